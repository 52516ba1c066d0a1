import Drawing
import Geometry

/// What a tooltip shows: what the control is called, and the keys that do the same.
struct Tooltip<Message>: Control {
  let traits: Traits
  private let label: Label<Message>

  init(for owner: Traits) {
    var runs = [Label<Message>.Run(owner.name, .small)]
    if let shortcut = owner.shortcut { runs.append(.init("  \(shortcut)", .small, .dim)) }
    let id = owner.id.part("tooltip")
    label = Label(runs, id: id)
    traits = Traits(id: id, role: .label, name: label.traits.name)
  }

  func size(in room: Size, _ context: ViewContext) -> Size { label.size(in: room, context) }

  func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    label.draw(in: frame, state, context, into: &list)
  }
}

extension Scene {
  /// The tooltip of the control that `Interaction.tooltip` names.
  func tooltip(_ context: ViewContext) -> Popup? {
    guard let id = context.interaction.tooltip,
      let owner = front.last(where: { $0.traits.id == id }), !owner.traits.name.isEmpty,
      !owner.traits.role.isPlace
    else { return nil }
    let tooltip = Tooltip<Message>(for: owner.traits)
    let (across, down) = (context.scale(8), context.scale(5))
    let text = tooltip.size(in: size, context)
    let frame = Rect(origin: Point(x: across, y: down), size: text)
    return Popup(
      kind: .tooltip, anchor: owner.visibleFrame,
      size: Size(width: text.width + 2 * across, height: text.height + 2 * down),
      items: [Placed(frame: frame, control: tooltip)])
  }
}

extension Traits.Role {
  /// What is named for readers only: the pointer is in it all the time.
  fileprivate var isPlace: Bool { self == .scrollView || self == .scrollBar || self == .grid }
}
