/// A program under measurement.
struct Subject {
  let name: String
  /// The executable, found along PATH, and its arguments.
  let command: [String]
  /// What is other than in the environment of the measurement.
  var environment: [String: String] = [:]

  /// Windows in which a colour is chosen: Chidori first, then its peers.
  static func windows(chidori: String?) -> [Subject] {
    let peers = [
      Subject(name: "gpick", command: ["gpick"]),
      Subject(name: "gcolor3", command: ["gcolor3"]),
      Subject(name: "kcolorchooser", command: ["kcolorchooser"]),
      Subject(name: "yad --color", command: ["yad", "--color"]),
      Subject(name: "mate-color-select", command: ["mate-color-select"]),
    ]
    return chidori.map { [Subject(name: "chidori", command: [$0])] + peers } ?? peers
  }

  /// Programs that grab the pointer and take a colour from the screen.
  static func pickers(chidori: String?) -> [Subject] {
    let peers = [Subject(name: "grabc", command: ["grabc"])]
    return chidori.map { [Subject(name: "chidori pick", command: [$0, "pick"])] + peers } ?? peers
  }
}
