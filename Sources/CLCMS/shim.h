#include <dlfcn.h>
#include <lcms2.h>
#include <stdbool.h>

/* Loaded at its first call, as Pango is (see CPango). */

static inline void *chidori_lcms(const char *function) {
  static void *library;
  if (!library) library = dlopen("liblcms2.so.2", RTLD_LAZY);
  return library ? dlsym(library, function) : 0;
}

/* Whether it could be loaded; to be asked before anything else here is called. */
static inline bool chidori_has_lcms(void) { return chidori_lcms("cmsCreateTransform") != 0; }

#define CALL(function, ...)                                                                \
  __extension__({                                                                          \
    static __typeof__(&function) loaded;                                                   \
    if (!loaded) loaded = (__typeof__(&function))chidori_lcms(#function);                  \
    loaded(__VA_ARGS__);                                                                   \
  })

/* Null where the bytes are no profile. */
static inline cmsHPROFILE chidori_profile_open(const void *bytes, size_t count) {
  return CALL(cmsOpenProfileFromMem, bytes, (cmsUInt32Number)count);
}

static inline void chidori_profile_close(cmsHPROFILE profile) { CALL(cmsCloseProfile, profile); }

static inline bool chidori_profile_is_rgb(cmsHPROFILE profile) {
  return CALL(cmsGetColorSpace, profile) == cmsSigRgbData;
}

static inline bool chidori_profile_is_gray(cmsHPROFILE profile) {
  return CALL(cmsGetColorSpace, profile) == cmsSigGrayData;
}

enum { CHIDORI_GRAY_DOUBLE, CHIDORI_RGB_DOUBLE, CHIDORI_RGB_8, CHIDORI_RGBA_8 };

/* To sRGB, relative colorimetric, without black point compensation; null where the profile cannot. */
static inline cmsHTRANSFORM chidori_transform_new(cmsHPROFILE profile, int kind) {
  static const cmsUInt32Number from[] = {TYPE_GRAY_DBL, TYPE_RGB_DBL, TYPE_RGB_8, TYPE_RGBA_8};
  static const cmsUInt32Number to[] = {TYPE_RGB_DBL, TYPE_RGB_DBL, TYPE_RGB_8, TYPE_RGBA_8};
  cmsHPROFILE srgb = CALL(cmsCreate_sRGBProfile);
  cmsHTRANSFORM transform =
      CALL(cmsCreateTransform, profile, from[kind], srgb, to[kind], INTENT_RELATIVE_COLORIMETRIC,
           cmsFLAGS_HIGHRESPRECALC | cmsFLAGS_COPY_ALPHA);
  CALL(cmsCloseProfile, srgb);
  return transform;
}

static inline void chidori_transform(cmsHTRANSFORM transform, const void *from, void *to,
                                     size_t pixels) {
  CALL(cmsDoTransform, transform, from, to, (cmsUInt32Number)pixels);
}

static inline void chidori_transform_free(cmsHTRANSFORM transform) {
  CALL(cmsDeleteTransform, transform);
}
