/// What the command line asks for.
struct Options {
  /// Chidori's executable; without it the peers are measured alone.
  var chidori: String?
  /// How often each program is started.
  var runs = 30
  /// Whether to wait for the windows to come to rest, which takes half a minute.
  var measuresIdle = true

  init?(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)[...]
    while let word = rest.popFirst() {
      switch word {
      case "--chidori":
        guard let path = rest.popFirst() else { return nil }
        chidori = path
      case "--runs":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else { return nil }
        runs = count
      case "--no-idle": measuresIdle = false
      default: return nil
      }
    }
  }
}
