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
#include <X11/keysym.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <sys/signalfd.h>
#include <xcb/xcb.h>

/* Variadic functions, which Swift cannot call. */

static inline XIC chidori_create_context(XIM method, XIMStyle style, Window window) {
  return XCreateIC(method, XNInputStyle, style, XNClientWindow, window, XNFocusWindow, window,
                   (void *)0);
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

/* Xlib keeps the requests on a lost connection until its buffer is full, then crashes. The buffer
   and its end are the members 12 and 13 of the public, frozen part of Display. */
static inline void chidori_drop_requests(Display *display) {
  _XPrivDisplay parts = (_XPrivDisplay)display;
  parts->private13 = parts->private12;
}
