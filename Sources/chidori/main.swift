internal import Glibc

// Text is what the locale says; numbers never grow comma decimals.
setlocale(LC_CTYPE, "")
// A closed pipe ends the program quietly, by the write that fails.
signal(SIGPIPE, SIG_IGN)
// A limit on the size of files is an error of the write too.
signal(SIGXFSZ, SIG_IGN)
exit(Program.run(Array(CommandLine.arguments.dropFirst())))
