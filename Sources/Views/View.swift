public import Geometry

/// A description of a part of the screen, built anew for every change and thrown away.
///
/// A container places its children; a control places itself. Nothing here is kept: hover, focus,
/// capture and caret live in `Interaction`, keyed by `ViewID`.
public protocol View<Message> {
  associatedtype Message

  /// The size it would like, given the room there is (which it may exceed).
  func size(in room: Size, _ context: ViewContext) -> Size

  /// Appends what it shows to the scene, inside `frame`.
  func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>)

  /// Its share of the room that a `Row` or `Column` has left; 0 keeps it at its own size.
  var weight: Int { get }
}

extension View {
  public var weight: Int { 0 }
}
