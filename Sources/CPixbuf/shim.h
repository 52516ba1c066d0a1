#include <dlfcn.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <stdbool.h>

/* Loaded at its first call, as Pango is (see CPango): only a picture needs it. Nothing below refers to a
   symbol, so that the linker (--as-needed) notes no dependency. */

static inline void *chidori_pixbuf(const char *function) {
  static void *library;
  if (!library) library = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_LAZY);
  return library ? dlsym(library, function) : 0;
}

/* Whether it could be loaded; to be asked before anything else here is called. */
static inline bool chidori_has_pixbuf(void) { return chidori_pixbuf("gdk_pixbuf_loader_new") != 0; }

#define CALL(function, ...)                                                                \
  __extension__({                                                                          \
    static __typeof__(&function) loaded;                                                   \
    if (!loaded) loaded = (__typeof__(&function))chidori_pixbuf(#function);                \
    loaded(__VA_ARGS__);                                                                   \
  })

typedef void (*chidori_size_function)(GdkPixbufLoader *loader, int width, int height, void *context);
typedef void (*chidori_area_function)(GdkPixbufLoader *loader, int x, int y, int width, int height,
                                      void *context);

/* Of a format, or of whichever the first bytes are; null where there is no loader of that format. */
static inline GdkPixbufLoader *chidori_loader_new(const char *format,
                                                  chidori_size_function size_known,
                                                  chidori_area_function area_done,
                                                  void *context) {
  GdkPixbufLoader *loader =
      format ? CALL(gdk_pixbuf_loader_new_with_type, format, 0) : CALL(gdk_pixbuf_loader_new);
  if (!loader) return 0;
  CALL(g_signal_connect_data, loader, "size-prepared", (GCallback)size_known, context, 0, 0);
  CALL(g_signal_connect_data, loader, "area-updated", (GCallback)area_done, context, 0, 0);
  return loader;
}

/* What a loader's call came to: a code of GdkPixbufError, or one of these. */
enum { CHIDORI_PIXBUF_DONE = -1, CHIDORI_PIXBUF_FAILED = -2 };

static inline int chidori_outcome(gboolean is_done, GError *error) {
  int code = CHIDORI_PIXBUF_DONE;
  if (!is_done) {
    bool is_known = error && error->domain == CALL(gdk_pixbuf_error_quark);
    code = is_known ? error->code : CHIDORI_PIXBUF_FAILED;
  }
  if (error) CALL(g_error_free, error);
  return code;
}

static inline int chidori_loader_write(GdkPixbufLoader *loader, const void *bytes, size_t count) {
  GError *error = 0;
  gboolean is_done = CALL(gdk_pixbuf_loader_write, loader, (const guchar *)bytes, count, &error);
  return chidori_outcome(is_done, error);
}

/* While the size is told: has the loader fail before it asks for memory. */
static inline void chidori_loader_refuse(GdkPixbufLoader *loader) {
  CALL(gdk_pixbuf_loader_set_size, loader, 0, 0);
}

static inline int chidori_loader_close(GdkPixbufLoader *loader) {
  GError *error = 0;
  gboolean is_done = CALL(gdk_pixbuf_loader_close, loader, &error);
  return chidori_outcome(is_done, error);
}

/* The picture, for its caller to free; null where there is none. */
static inline GdkPixbuf *chidori_loader_pixbuf(GdkPixbufLoader *loader) {
  GdkPixbuf *pixbuf = CALL(gdk_pixbuf_loader_get_pixbuf, loader);
  return pixbuf ? CALL(g_object_ref, pixbuf) : 0;
}

/* The orientation that the file says, as EXIF numbers them, where the loader has not found it. */
static inline void chidori_pixbuf_orient(GdkPixbuf *pixbuf, const char *orientation) {
  CALL(gdk_pixbuf_set_option, pixbuf, "orientation", orientation);
}

/* Turned and mirrored as the file says, for its caller to free; null where memory is short. */
static inline GdkPixbuf *chidori_pixbuf_upright(GdkPixbuf *pixbuf) {
  return CALL(gdk_pixbuf_apply_embedded_orientation, pixbuf);
}

/* The colour profile of the file, for its caller to free; null where there is none. */
static inline unsigned char *chidori_pixbuf_profile(GdkPixbuf *pixbuf, size_t *count) {
  const char *text = CALL(gdk_pixbuf_get_option, pixbuf, "icc-profile");
  return text ? CALL(g_base64_decode, text, count) : 0;
}

static inline void chidori_pixbuf_free_bytes(unsigned char *bytes) { CALL(g_free, bytes); }

/* 8 bits a channel, red first; pixels are 3 bytes, or 4 with straight alpha. */
typedef struct {
  int width, height, bytes_per_row;
  bool has_alpha;
  unsigned char *pixels;
} chidori_pixels;

static inline chidori_pixels chidori_pixbuf_pixels(GdkPixbuf *pixbuf) {
  return (chidori_pixels){
      .width = CALL(gdk_pixbuf_get_width, pixbuf),
      .height = CALL(gdk_pixbuf_get_height, pixbuf),
      .bytes_per_row = CALL(gdk_pixbuf_get_rowstride, pixbuf),
      .has_alpha = CALL(gdk_pixbuf_get_has_alpha, pixbuf),
      .pixels = CALL(gdk_pixbuf_get_pixels, pixbuf),
  };
}

static inline void chidori_pixbuf_free(void *object) { CALL(g_object_unref, object); }

/* A PNG file of rows of 3 bytes a pixel, for its caller to free; null where memory is short. */
static inline unsigned char *chidori_png(const void *pixels, int width, int height,
                                         size_t *count) {
  GdkPixbuf *pixbuf = CALL(gdk_pixbuf_new_from_data, (const guchar *)pixels, GDK_COLORSPACE_RGB,
                           false, 8, width, height, 3 * width, 0, 0);
  if (!pixbuf) return 0;
  gchar *bytes = 0;
  gsize size = 0;
  CALL(gdk_pixbuf_save_to_bufferv, pixbuf, &bytes, &size, "png", 0, 0, 0);
  CALL(g_object_unref, pixbuf);
  *count = size;
  return (unsigned char *)bytes;
}
