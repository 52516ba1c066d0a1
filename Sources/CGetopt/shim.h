#include <getopt.h>

static inline int chidori_optind(void) { return optind; }
static inline int chidori_optopt(void) { return optopt; }
static inline char *chidori_optarg(void) { return optarg; }
static inline void chidori_reset(void) { optind = 0; opterr = 0; }
