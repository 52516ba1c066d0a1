public import Geometry

/// A picture as a list of commands, built by views and compared to find what must be repainted.
public struct DrawList: Equatable, Sendable {
  public private(set) var commands: [DrawCommand] = []

  public init() {}

  public mutating func append(_ command: DrawCommand) { commands.append(command) }

  public mutating func fill(_ path: Path, _ paint: Paint) { append(.fill(path, paint)) }

  public mutating func stroke(_ path: Path, width: Int, _ paint: Paint) {
    append(.stroke(path, width: width, paint))
  }

  public mutating func text(_ run: TextRun, in rect: Rect) { append(.text(run, rect)) }

  /// Runs `body`, whose commands draw only inside `rect`.
  public mutating func clipped(to rect: Rect, _ body: (inout DrawList) -> Void) {
    append(.pushClip(rect))
    body(&self)
    append(.popClip)
  }
}
