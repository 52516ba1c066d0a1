/// Where a user's files are kept, by the XDG Base Directory Specification (version 0.8).
///
/// Nothing is made here: a directory is made, for the user alone, when a file is first written.
public struct XDGDirectories: Sendable {
  private let environment: [String: String]

  /// - Parameter environment: the variables of the process.
  public init(environment: [String: String]) { self.environment = environment }

  /// What the user took, `history.jsonl`.
  public var history: String {
    get throws(StorageError) { try file("history.jsonl", "XDG_DATA_HOME", or: ".local/share") }
  }

  /// What the user set, `settings.json`.
  public var settings: String {
    get throws(StorageError) { try file("settings.json", "XDG_CONFIG_HOME", or: ".config") }
  }

  /// What the program remembers by itself, `state.json`.
  public var state: String {
    get throws(StorageError) { try file("state.json", "XDG_STATE_HOME", or: ".local/state") }
  }

  /// For what lasts until the user logs out; nil outside a session, as there is no other place.
  public var runtime: String? { absolute("XDG_RUNTIME_DIR").map { $0 + "/chidori" } }

  /// A picture made for another program: gone with the session where there is a place for that.
  public func picture(_ name: String) throws(StorageError) -> String {
    if let runtime { return "\(runtime)/\(name)" }
    return try file(name, "XDG_CACHE_HOME", or: ".cache")
  }

  private func file(
    _ name: String, _ variable: String, or fallback: String
  ) throws(StorageError) -> String {
    if let base = absolute(variable) { return "\(base)/chidori/\(name)" }
    guard let home = absolute("HOME") else { throw .noHome }
    return "\(home)/\(fallback)/chidori/\(name)"
  }

  /// The value of a variable; one that is no absolute path counts as unset, says the specification.
  private func absolute(_ variable: String) -> String? {
    guard var path = environment[variable], path.hasPrefix("/") else { return nil }
    while path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
