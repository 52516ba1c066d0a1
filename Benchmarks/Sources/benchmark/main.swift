import Glibc

/// Says a line to the person waiting.
func say(_ words: String) {
  let line = Array("benchmark: \(words)\n".utf8)
  write(STDERR_FILENO, line, line.count)
}

guard let options = Options(CommandLine.arguments.dropFirst()) else {
  say("usage: benchmark [--chidori PATH] [--runs N] [--no-idle] < circumstances > RESULTS.md")
  exit(2)
}
guard let observer = Observer() else {
  say("no display with the DAMAGE extension: start one, as Scripts/benchmark does")
  exit(3)
}
var circumstances: [String] = []
while let line = readLine() { circumstances.append(line) }
var session = Session(options: options)
session.run(observer: observer, progress: say)
print(Report(session: session, circumstances: circumstances).text, terminator: "")
