#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xlib-xcb.h>
#include <X11/Xlib.h>
#include <X11/Xresource.h>
#include <X11/Xutil.h>
#include <X11/cursorfont.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/Xcomposite.h>
#include <X11/extensions/Xdamage.h>
#include <X11/extensions/Xfixes.h>
#include <X11/extensions/Xrandr.h>
#include <X11/extensions/Xrender.h>
#include <X11/extensions/sync.h>
#include <X11/keysym.h>
#include <setjmp.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <sys/signalfd.h>
#include <unistd.h>
#include <xcb/xcb.h>

/* Opening a connection. A display has no exit handler before it is open, and a server that dies while
   the two greet each other would end the program: what Xlib has of the display is left behind, with
   its file closed. From an open one returning leads Xlib on to the display's exit handler. */

/* Where to go on; null but while this thread opens one. */
static inline jmp_buf **chidori_opening(void) {
  static __thread jmp_buf *failed;
  return &failed;
}

static inline int chidori_failed(Display *display) {
  jmp_buf *failed = *chidori_opening();
  if (!failed) return 0;
  close(ConnectionNumber(display));
  longjmp(*failed, 1);
}

/* Null where no server answers, or it is lost before it is open. */
static __attribute__((noinline)) Display *chidori_open_display(const char *name) {
  jmp_buf failed;
  Display *volatile display = 0;
  XSetIOErrorHandler(chidori_failed);
  *chidori_opening() = &failed;
  if (!setjmp(failed)) display = XOpenDisplay(name);
  *chidori_opening() = 0;
  return display;
}

/* Variadic functions, which Swift cannot call. */

static inline XIC chidori_create_context(XIM method, XIMStyle style, Window window, XFontSet fonts) {
  XPoint spot = {0, 0};
  if (!fonts) {
    return XCreateIC(method, XNInputStyle, style, XNClientWindow, window, XNFocusWindow, window,
                     (void *)0);
  }
  XVaNestedList preedit = XVaCreateNestedList(0, XNSpotLocation, &spot, XNFontSet, fonts, (void *)0);
  XIC context = XCreateIC(method, XNInputStyle, style, XNClientWindow, window, XNFocusWindow, window,
                          XNPreeditAttributes, preedit, (void *)0);
  XFree(preedit);
  return context;
}

/* The font every server has, for as many alphabets as it holds. */
static inline XFontSet chidori_font_set(Display *display) {
  char **missing = 0, *instead = 0;
  int count = 0;
  XFontSet fonts = XCreateFontSet(display, "fixed", &missing, &count, &instead);
  if (missing) XFreeStringList(missing);
  return fonts;
}

static inline XIMStyles *chidori_styles(XIM method) {
  XIMStyles *styles = 0;
  return XGetIMValues(method, XNQueryInputStyle, &styles, (void *)0) ? 0 : styles;
}

static inline void chidori_set_destroy_callback(XIM method, XIMCallback *callback) {
  XSetIMValues(method, XNDestroyCallback, callback, (void *)0);
}

static inline long chidori_filter_events(XIC context) {
  long mask = 0;
  XGetICValues(context, XNFilterEvents, &mask, (void *)0);
  return mask;
}

static inline void chidori_set_spot(XIC context, XPoint spot) {
  XVaNestedList list = XVaCreateNestedList(0, XNSpotLocation, &spot, (void *)0);
  XSetICValues(context, XNPreeditAttributes, list, (void *)0);
  XFree(list);
}

/* Xlib keeps the requests on a lost connection until its buffer is full, then crashes; and while XCB
   has the socket, the buffer ends where it begins and is full at once. The buffer, what is free of
   it and its end are the members 12 to 14 of the public, frozen part of Display; it holds 2048 bytes
   at least. */
static inline void chidori_drop_requests(Display *display) {
  _XPrivDisplay parts = (_XPrivDisplay)display;
  parts->private13 = parts->private12;
  if (parts->private14 == parts->private12) parts->private14 = parts->private12 + 2048;
}
