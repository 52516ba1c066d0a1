import Glibc
import Sampling

/// Says a line to the person waiting.
func say(_ words: String) {
  let line = Array("benchmark: \(words)\n".utf8)
  write(STDERR_FILENO, line, line.count)
}

guard let options = Options(CommandLine.arguments.dropFirst()) else {
  say(Options.usage)
  exit(2)
}
if let (path, count) = options.paletteOf {
  guard let pixmap = Pixmap(path: path) else { exit(3) }
  for color in PaletteExtraction(count: count).colors(of: pixmap.picture) { print(color.color) }
  exit(0)
}
var circumstances: [String] = []
while let line = readLine() { circumstances.append(line) }
if let colors = options.colors, let chidori = options.chidori {
  let speed = ColorSpeed(
    chidori: chidori, python: colors.python, script: colors.script, runs: options.runs)
  let report = ColorSpeedReport(speed: speed, circumstances: circumstances)
  print(report.text, terminator: "")
  exit(0)
}
if let convert = options.convert {
  let speed = PaletteSpeed(
    convert: convert, path: options.picture, runs: options.runs, progress: say)
  print(
    PaletteSpeedReport(speed: speed, circumstances: circumstances).text
      + MeanSpeed(runs: options.runs).text, terminator: "")
  exit(0)
}
guard let observer = Observer() else {
  say("no display with the DAMAGE extension: start one, as Scripts/benchmark does")
  exit(3)
}
if options.isHistory, let chidori = options.chidori {
  let speed = HistorySpeed(
    chidori: chidori, observer: observer, runs: options.runs, progress: say)
  print(HistorySpeedReport(speed: speed, circumstances: circumstances).text, terminator: "")
  exit(0)
}
if options.isDaemon, let chidori = options.chidori {
  let speed = DaemonSpeed(
    chidori: chidori, observer: observer, runs: options.runs, picks: options.soak.picks,
    progress: say)
  print(DaemonReport(speed: speed, circumstances: circumstances).text, terminator: "")
  exit(0)
}
if options.isSoak, let chidori = options.chidori {
  let courses = Soak(observer: observer, chidori: chidori, extent: options.soak).run(progress: say)
  let report = SoakReport(courses: courses, circumstances: circumstances)
  print(report.text, terminator: "")
  exit(report.isFlat ? 0 : 1)
}
var session = Session(options: options)
session.run(observer: observer, progress: say)
print(Report(session: session, circumstances: circumstances).text, terminator: "")
