/// A file that the program was started with, such as its standard input, as a path names it.
///
/// Only this process can open it, neither one that it starts nor the window that is open already.
public struct InheritedFile: Hashable, Sendable {
  /// What the kernel calls it in this process.
  public let descriptor: Int32

  /// Nil for the path of any other file: `/dev/stdin` or `/dev/fd/3`, as a shell writes `<(...)`.
  public init?(path: String) {
    guard path != "/dev/stdin" else {
      descriptor = 0
      return
    }
    let directories = ["/dev/fd/", "/proc/self/fd/"]
    guard let directory = directories.first(where: path.hasPrefix),
      let number = Int32(path.dropFirst(directory.count)), number >= 0
    else { return nil }
    descriptor = number
  }
}
