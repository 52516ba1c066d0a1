#include <dlfcn.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <stdbool.h>

/* Pango is loaded at its first call. It brings thirty libraries, which take the dynamic linker as long
   as all else before a pick has the pointer; `chidori convert` never needs them. The headers give the
   types and the check; nothing below refers to a symbol, so that the linker (--as-needed) notes no
   dependency. */

static inline void *chidori_pango(const char *function) {
  static void *library;
  if (!library) library = dlopen("libpangocairo-1.0.so.0", RTLD_LAZY);
  return library ? dlsym(library, function) : 0;
}

/* Whether Pango could be loaded; to be asked before anything else here is called. */
static inline bool chidori_has_pango(void) { return chidori_pango("pango_layout_new") != 0; }

#define CALL(function, ...)                                                                \
  __extension__({                                                                          \
    static __typeof__(&function) loaded;                                                   \
    if (!loaded) loaded = (__typeof__(&function))chidori_pango(#function);                 \
    loaded(__VA_ARGS__);                                                                   \
  })

/* Fonts and layouts. */

static inline PangoFontMap *chidori_font_map_new(void) { return CALL(pango_cairo_font_map_new); }

static inline PangoContext *chidori_context_new(PangoFontMap *map) {
  return CALL(pango_font_map_create_context, map);
}

static inline void chidori_context_set_font_options(PangoContext *context,
                                                    const cairo_font_options_t *options) {
  CALL(pango_cairo_context_set_font_options, context, options);
}

static inline PangoFont *chidori_context_load_font(PangoContext *context,
                                                   const PangoFontDescription *font) {
  return CALL(pango_context_load_font, context, font);
}

static inline PangoLayout *chidori_layout_new(PangoContext *context) {
  return CALL(pango_layout_new, context);
}

static inline void chidori_layout_set_font(PangoLayout *layout, const PangoFontDescription *font) {
  CALL(pango_layout_set_font_description, layout, font);
}

static inline void chidori_layout_set_attributes(PangoLayout *layout, PangoAttrList *attributes) {
  CALL(pango_layout_set_attributes, layout, attributes);
}

static inline void chidori_layout_set_text(PangoLayout *layout, const char *text, int length) {
  CALL(pango_layout_set_text, layout, text, length);
}

static inline PangoLayoutLine *chidori_layout_line(PangoLayout *layout) {
  return CALL(pango_layout_get_line_readonly, layout, 0);
}

static inline void chidori_line_extents(PangoLayoutLine *line, PangoRectangle *ink,
                                        PangoRectangle *logical) {
  CALL(pango_layout_line_get_extents, line, ink, logical);
}

/* Where a caret stands before each character, by the character's first byte, and after the last: one
   walk, where to ask for each would take time that grows with the square of the length. */
static inline void chidori_caret_positions(PangoLayout *layout, int length, int *positions) {
  PangoLayoutIter *at = CALL(pango_layout_get_iter, layout);
  int last = -1;
  positions[length] = 0;
  do {
    PangoLayoutRun *run = CALL(pango_layout_iter_get_run_readonly, at);
    int index = CALL(pango_layout_iter_get_index, at);
    PangoRectangle box;
    if (!run || index < 0 || index >= length) continue;
    CALL(pango_layout_iter_get_char_extents, at, &box);
    bool leftwards = run->item->analysis.level & 1;
    positions[index] = leftwards ? box.x + box.width : box.x;
    if (index > last) {
      last = index;
      positions[length] = leftwards ? box.x : box.x + box.width;
    }
  } while (CALL(pango_layout_iter_next_char, at));
  CALL(pango_layout_iter_free, at);
}

static inline void chidori_object_free(void *object) { CALL(g_object_unref, object); }

/* What a font is asked by. */

static inline PangoFontDescription *chidori_font_new(const char *family, double size,
                                                     PangoWeight weight) {
  PangoFontDescription *font = CALL(pango_font_description_new);
  CALL(pango_font_description_set_family, font, family);
  CALL(pango_font_description_set_absolute_size, font, size * PANGO_SCALE);
  CALL(pango_font_description_set_weight, font, weight);
  return font;
}

static inline void chidori_font_free(PangoFontDescription *font) {
  CALL(pango_font_description_free, font);
}

static inline PangoAttrList *chidori_features_new(const char *features) {
  PangoAttrList *attributes = CALL(pango_attr_list_new);
  CALL(pango_attr_list_insert, attributes, CALL(pango_attr_font_features_new, features));
  return attributes;
}

static inline void chidori_features_free(PangoAttrList *attributes) {
  CALL(pango_attr_list_unref, attributes);
}

static inline cairo_font_options_t *chidori_font_options_new(void) {
  cairo_font_options_t *options = CALL(cairo_font_options_create);
  CALL(cairo_font_options_set_antialias, options, CAIRO_ANTIALIAS_GRAY);
  CALL(cairo_font_options_set_hint_style, options, CAIRO_HINT_STYLE_SLIGHT);
  CALL(cairo_font_options_set_hint_metrics, options, CAIRO_HINT_METRICS_ON);
  return options;
}

static inline void chidori_font_options_free(cairo_font_options_t *options) {
  CALL(cairo_font_options_destroy, options);
}

/* Draws a line at a point into premultiplied ARGB pixels. */
static inline void chidori_draw_line(PangoLayoutLine *line, double x, double y, const double rgba[4],
                                     unsigned char *pixels, int width, int height) {
  cairo_surface_t *surface = CALL(cairo_image_surface_create_for_data, pixels, CAIRO_FORMAT_ARGB32,
                                  width, height, width * 4);
  cairo_t *cairo = CALL(cairo_create, surface);
  CALL(cairo_set_source_rgba, cairo, rgba[0], rgba[1], rgba[2], rgba[3]);
  CALL(cairo_move_to, cairo, x, y);
  CALL(pango_cairo_show_layout_line, cairo, line);
  CALL(cairo_destroy, cairo);
  CALL(cairo_surface_finish, surface);
  CALL(cairo_surface_destroy, surface);
}
