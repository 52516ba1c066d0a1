/* An input method server (XIM) for tests: `server NAME position|nothing`.

   It tells on standard output what it is told: "ready", "style N", "focus", "spot X Y", and "key N" once
   that is answered. It commits 漢字 for the key of "k", and ñ for the keys of "q" and "n" one after the other; every other key
   goes back to the client. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <xcb-imdkit/encoding.h>
#include <xcb-imdkit/imdkit.h>
#include <xcb/xcb.h>

enum { key_q = 24, key_k = 45, key_n = 57, preedit_nothing = 0x8, preedit_position = 0x4,
       status_nothing = 0x400 };

static int answered_key;

static void commit(xcb_im_t *im, xcb_im_input_context_t *context, const char *text) {
  size_t length;
  char *compound = xcb_utf8_to_compound_text(text, strlen(text), &length);
  xcb_im_commit_string(im, context, XCB_XIM_LOOKUP_CHARS, compound, length, 0);
  free(compound);
}

static void type(xcb_im_t *im, xcb_im_input_context_t *context, xcb_key_press_event_t *key) {
  static int composes;
  int is_press = (key->response_type & 0x7f) == XCB_KEY_PRESS;
  int is_plain = !(key->state & (XCB_MOD_MASK_CONTROL | XCB_MOD_MASK_1));
  if (is_press) answered_key = key->detail;
  if (is_press && is_plain && key->detail == key_k) {
    commit(im, context, "漢字");
  } else if (is_press && is_plain && key->detail == key_q) {
    composes = 1;
  } else if (is_press && is_plain && key->detail == key_n && composes) {
    composes = 0;
    commit(im, context, "ñ");
  } else {
    xcb_im_forward_event(im, context, key);
  }
}

static void told(xcb_im_t *im, xcb_im_client_t *client, xcb_im_input_context_t *context,
                 const xcb_im_packet_header_fr_t *header, void *frame, void *argument, void *data) {
  switch (header->major_opcode) {
  case XCB_XIM_CREATE_IC:
    printf("style %u\n", xcb_im_input_context_get_input_style(context));
    break;
  case XCB_XIM_SET_IC_VALUES: {
    xcb_point_t spot = xcb_im_input_context_get_preedit_attr(context)->spot_location;
    printf("spot %d %d\n", spot.x, spot.y);
    break;
  }
  case XCB_XIM_SET_IC_FOCUS: printf("focus\n"); break;
  case XCB_XIM_FORWARD_EVENT: type(im, context, argument); break;
  }
}

/* Until the display server has done all it was asked. */
static void await(xcb_connection_t *connection) {
  free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), 0));
}

int main(int count, char **arguments) {
  int number;
  if (count != 3) return 2;
  /* A test that waits for what never comes is to fail, not to stand. */
  alarm(60);
  setvbuf(stdout, 0, _IOLBF, 0);
  xcb_compound_text_init();
  xcb_connection_t *connection = xcb_connect(0, &number);
  xcb_screen_t *screen = xcb_setup_roots_iterator(xcb_get_setup(connection)).data;
  xcb_window_t window = xcb_generate_id(connection);
  xcb_create_window(connection, XCB_COPY_FROM_PARENT, window, screen->root, 0, 0, 1, 1, 0,
                    XCB_WINDOW_CLASS_INPUT_OUTPUT, screen->root_visual, 0, 0);
  int at_caret = strcmp(arguments[2], "position") == 0;
  uint32_t wanted[] = {preedit_nothing | status_nothing, preedit_position | status_nothing};
  xcb_im_styles_t styles = {at_caret ? 2 : 1, wanted};
  char *compound = "COMPOUND_TEXT";
  xcb_im_encodings_t encodings = {1, &compound};
  xcb_im_trigger_keys_t none = {0, 0};
  xcb_im_t *im = xcb_im_create(connection, number, window, arguments[1], XCB_IM_ALL_LOCALES, &styles,
                               &none, &none, &encodings, 0, told, 0);
  if (!xcb_im_open_im(im)) return 1;
  xcb_flush(connection);
  await(connection);
  printf("ready\n");
  xcb_generic_event_t *event;
  while ((event = xcb_wait_for_event(connection))) {
    xcb_im_filter_event(im, event);
    xcb_flush(connection);
    if (answered_key) {
      await(connection);
      printf("key %d\n", answered_key);
    }
    answered_key = 0;
    free(event);
  }
  return 0;
}
