import Glibc

/// Says a line to the person waiting.
func say(_ words: String) {
  let line = Array("benchmark: \(words)\n".utf8)
  write(STDERR_FILENO, line, line.count)
}

guard let options = Options(CommandLine.arguments.dropFirst()) else {
  say(Options.usage)
  exit(2)
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
if let convert = options.convert, let chidori = options.chidori {
  let pixmap = options.picture.map { Pixmap(path: $0) } ?? Pixmap.painted()
  guard let pixmap else {
    say("no binary pixmap of 8 bits: \(options.picture ?? "")")
    exit(3)
  }
  let speed = PaletteSpeed(
    pixmap, chidori: chidori, convert: convert, runs: options.runs, progress: say)
  print(
    PaletteSpeedReport(speed: speed, circumstances: circumstances).text
      + PictureSpeed(pixmap, runs: options.runs).text
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
