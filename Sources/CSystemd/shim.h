#include <dlfcn.h>
#include <stdbool.h>
#include <systemd/sd-bus.h>

/* Loaded at its first call, as Pango is (see CPango): most commands need no bus, and a system may have
   the same calls from elogind or basu, or none. Nothing below refers to a symbol, so that the linker
   (--as-needed) notes no dependency. */

static inline void *chidori_systemd(const char *function) {
  static void *library;
  if (!library) library = dlopen("libsystemd.so.0", RTLD_LAZY);
  if (!library) library = dlopen("libelogind.so.0", RTLD_LAZY);
  if (!library) library = dlopen("libbasu.so.0", RTLD_LAZY);
  return library ? dlsym(library, function) : 0;
}

/* Whether it could be loaded; to be asked before anything else here is called. Asks for the youngest
   of the calls. */
static inline bool chidori_has_bus(void) { return chidori_systemd("sd_bus_add_match_async") != 0; }

#define CALL(function, ...)                                                                \
  __extension__({                                                                          \
    static __typeof__(&function) loaded;                                                   \
    if (!loaded) loaded = (__typeof__(&function))chidori_systemd(#function);               \
    loaded(__VA_ARGS__);                                                                   \
  })

/* The connection. */

static inline int chidori_bus_open_user(sd_bus **bus) { return CALL(sd_bus_open_user, bus); }

/* A bus by its address: for those that are not the user's. */
static inline int chidori_bus_open(sd_bus **bus, const char *address) {
  int code = CALL(sd_bus_new, bus);
  if (code >= 0) code = CALL(sd_bus_set_address, *bus, address);
  if (code >= 0) code = CALL(sd_bus_set_bus_client, *bus, 1);
  if (code >= 0) code = CALL(sd_bus_start, *bus);
  return code;
}

/* One that has never been let in has nobody to send to, and would be waited for. */
static inline void chidori_bus_free(sd_bus *bus) {
  if (CALL(sd_bus_is_ready, bus) > 0) CALL(sd_bus_flush, bus);
  CALL(sd_bus_close, bus);
  CALL(sd_bus_unref, bus);
}

static inline bool chidori_bus_is_open(sd_bus *bus) { return CALL(sd_bus_is_open, bus) > 0; }

static inline int chidori_bus_file(sd_bus *bus) { return CALL(sd_bus_get_fd, bus); }

static inline int chidori_bus_events(sd_bus *bus) { return CALL(sd_bus_get_events, bus); }

static inline int chidori_bus_timeout(sd_bus *bus, uint64_t *microseconds) {
  return CALL(sd_bus_get_timeout, bus, microseconds);
}

static inline int chidori_bus_process(sd_bus *bus) { return CALL(sd_bus_process, bus, 0); }

static inline int chidori_bus_wait(sd_bus *bus, uint64_t microseconds) {
  return CALL(sd_bus_wait, bus, microseconds);
}

static inline int chidori_bus_send(sd_bus *bus, sd_bus_message *message) {
  return CALL(sd_bus_send, bus, message, 0);
}

static inline int chidori_bus_call(sd_bus *bus, sd_bus_slot **slot, sd_bus_message *message,
                                   sd_bus_message_handler_t answered, void *context,
                                   uint64_t microseconds) {
  return CALL(sd_bus_call_async, bus, slot, message, answered, context, microseconds);
}

static inline int chidori_bus_added(sd_bus_message *message, void *context, sd_bus_error *error) {
  return 0;
}

static inline int chidori_bus_match(sd_bus *bus, sd_bus_slot **slot, const char *rule,
                                    sd_bus_message_handler_t received, void *context) {
  return CALL(sd_bus_add_match_async, bus, slot, rule, received, chidori_bus_added, context);
}

static inline int chidori_bus_object(sd_bus *bus, sd_bus_slot **slot, const char *path,
                                     bool is_tree, sd_bus_message_handler_t called,
                                     void *context) {
  return is_tree ? CALL(sd_bus_add_fallback, bus, slot, path, called, context)
                 : CALL(sd_bus_add_object, bus, slot, path, called, context);
}

static inline void chidori_slot_free(sd_bus_slot *slot) { CALL(sd_bus_slot_unref, slot); }

/* Messages. */

static inline int chidori_message_new_call(sd_bus *bus, sd_bus_message **message,
                                           const char *destination, const char *path,
                                           const char *interface, const char *member) {
  return CALL(sd_bus_message_new_method_call, bus, message, destination, path, interface, member);
}

static inline int chidori_message_new_signal(sd_bus *bus, sd_bus_message **message,
                                             const char *path, const char *interface,
                                             const char *member) {
  return CALL(sd_bus_message_new_signal, bus, message, path, interface, member);
}

static inline int chidori_message_set_destination(sd_bus_message *message, const char *name) {
  return CALL(sd_bus_message_set_destination, message, name);
}

static inline int chidori_message_new_return(sd_bus_message *call, sd_bus_message **message) {
  return CALL(sd_bus_message_new_method_return, call, message);
}

static inline int chidori_message_new_error(sd_bus_message *call, sd_bus_message **message,
                                            const char *name, const char *words) {
  sd_bus_error error = {name, words, 0};
  return CALL(sd_bus_message_new_method_error, call, message, &error);
}

static inline void chidori_message_keep(sd_bus_message *message) {
  CALL(sd_bus_message_ref, message);
}

static inline void chidori_message_free(sd_bus_message *message) {
  CALL(sd_bus_message_unref, message);
}

static inline const char *chidori_message_path(sd_bus_message *message) {
  return CALL(sd_bus_message_get_path, message);
}

static inline const char *chidori_message_interface(sd_bus_message *message) {
  return CALL(sd_bus_message_get_interface, message);
}

static inline const char *chidori_message_member(sd_bus_message *message) {
  return CALL(sd_bus_message_get_member, message);
}

static inline const char *chidori_message_sender(sd_bus_message *message) {
  return CALL(sd_bus_message_get_sender, message);
}

static inline const sd_bus_error *chidori_message_error(sd_bus_message *message) {
  return CALL(sd_bus_message_get_error, message);
}

static inline int chidori_message_append(sd_bus_message *message, char type, const void *value) {
  return CALL(sd_bus_message_append_basic, message, type, value);
}

static inline int chidori_message_append_bytes(sd_bus_message *message, const void *bytes,
                                               size_t count) {
  return CALL(sd_bus_message_append_array, message, 'y', bytes, count);
}

static inline int chidori_message_open(sd_bus_message *message, char type, const char *contents) {
  return CALL(sd_bus_message_open_container, message, type, contents);
}

static inline int chidori_message_close(sd_bus_message *message) {
  return CALL(sd_bus_message_close_container, message);
}

static inline void chidori_message_rewind(sd_bus_message *message) {
  CALL(sd_bus_message_rewind, message, true);
}

/* The type of the next value, and of what a container holds; 0 at the end. */
static inline int chidori_message_peek(sd_bus_message *message, char *type, const char **contents) {
  return CALL(sd_bus_message_peek_type, message, type, contents);
}

static inline int chidori_message_read(sd_bus_message *message, char type, void *value) {
  return CALL(sd_bus_message_read_basic, message, type, value);
}

static inline int chidori_message_read_bytes(sd_bus_message *message, const void **bytes,
                                             size_t *count) {
  return CALL(sd_bus_message_read_array, message, 'y', bytes, count);
}

static inline int chidori_message_enter(sd_bus_message *message, char type, const char *contents) {
  return CALL(sd_bus_message_enter_container, message, type, contents);
}

static inline int chidori_message_exit(sd_bus_message *message) {
  return CALL(sd_bus_message_exit_container, message);
}
