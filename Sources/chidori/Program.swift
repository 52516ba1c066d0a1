internal import Files
internal import Glibc
internal import PickerCore

/// The program behind a command line.
enum Program {
  /// The version, as the changelog has it; CMake reads it here.
  static let release = Release(version: "0.1.0", date: "2026-11-30")

  /// Runs a command line and returns its exit status.
  static func run(_ words: [String]) -> Int32 {
    if let owner = ClipboardOwner(words) { return owner.run() }
    if let decoder = PictureDecoder(words) { return decoder.run() }
    do throws(Failure) {
      let arguments = try parseCommandLine(words)
      switch try Invocation(arguments, fileExists: { access($0, F_OK) == 0 }) {
      case .window(let options): try PickerApp.run(options)
      case .pick(let options): try PickCommand(options).run()
      case .daemon: try Daemon().run()
      case .image(let options): try ImageCommand(options).run()
      case .convert(let options):
        var command = ConvertCommand(options)
        try command.run()
      case .contrast(let options):
        let report = ContrastReport(options)
        try Output.write((options.isJSON ? report.json : report.text) + "\n")
      case .portal(let options): try PortalCommand(options).run()
      case .help(let verb): try Output.write(HelpText.text(for: verb))
      case .topic(let topic): try Output.write(topic.text(release))
      case .version: try Output.write("chidori \(release.version)\n")
      }
      return 0
    } catch {
      Output.report(error)
      return error.exitStatus
    }
  }
}
