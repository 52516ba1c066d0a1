#include <dlfcn.h>
#include <lcms2.h>
#include <stdbool.h>

/* Loaded at its first call, as Pango is (see CPango). */

static inline void *chidori_lcms(const char *function) {
  static void *library;
  if (!library) library = dlopen("liblcms2.so.2", RTLD_LAZY);
  return library ? dlsym(library, function) : 0;
}
