public import Geometry

/// A view with room around it, given at scale 1.
public struct Padding<Message>: View {
  private let top, left, bottom, right: Double
  private let child: any View<Message>

  public init(
    top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0,
    _ child: any View<Message>
  ) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    self.child = child
  }

  public init(_ all: Double, _ child: any View<Message>) {
    self.init(top: all, left: all, bottom: all, right: all, child)
  }

  public var weight: Int { child.weight }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    let insets = insets(context.scale)
    let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
    let size = child.size(
      in: Size(width: room.width - across, height: room.height - down), context)
    return Size(width: size.width + across, height: size.height + down)
  }

  public func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    child.place(in: frame.inset(by: insets(context.scale)), context, into: &scene)
  }

  private func insets(_ scale: Scale) -> Insets {
    Insets(top: scale(top), left: scale(left), bottom: scale(bottom), right: scale(right))
  }
}

/// A view whose width, height or both are given, at scale 1.
public struct Fixed<Message>: View {
  private let width: Double?
  private let height: Double?
  private let child: any View<Message>

  public init(width: Double? = nil, height: Double? = nil, _ child: any View<Message>) {
    self.width = width
    self.height = height
    self.child = child
  }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    let (width, height) = (width.map { context.scale($0) }, height.map { context.scale($0) })
    let inside = Size(width: width ?? room.width, height: height ?? room.height).cut(to: room)
    let own = child.size(in: inside, context)
    return Size(width: width ?? own.width, height: height ?? own.height)
  }

  public func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    child.place(in: frame, context, into: &scene)
  }
}

/// A view that takes a share of the room a row or column has left.
public struct Fill<Message>: View {
  public let weight: Int
  private let child: any View<Message>

  public init(weight: Int = 1, _ child: any View<Message>) {
    self.weight = weight
    self.child = child
  }

  public func size(in room: Size, _ context: ViewContext) -> Size { child.size(in: room, context) }

  public func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    child.place(in: frame, context, into: &scene)
  }
}

/// Room with nothing in it: of a length given at scale 1, or a share of what is left.
public struct Spacer<Message>: View {
  private let length: Double?

  public init(_ length: Double? = nil) { self.length = length }

  public var weight: Int { length == nil ? 1 : 0 }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    let side = length.map { context.scale($0) } ?? 0
    return Size(width: side, height: side)
  }

  public func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {}
}

/// Views over each other in one frame, the last on top.
public struct Overlay<Message>: View {
  private let children: [any View<Message>]

  public init(_ children: [any View<Message>]) { self.children = children }

  public func size(in room: Size, _ context: ViewContext) -> Size {
    children.reduce(.zero) { largest, child in
      let size = child.size(in: room, context)
      return Size(
        width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  public func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    for child in children { child.place(in: frame, context, into: &scene) }
  }
}
