public import Drawing
public import Geometry
public import Views

/// A window without a screen: verbs are what a user does, controls are found by what they are
/// called.
///
/// It does what a host does: builds the scene anew after every event, runs the messages through
/// `update`, and answers requests for its own clipboard.
public final class ViewHarness<Model, Message> {
  public private(set) var model: Model
  public private(set) var scene = Scene<Message>()
  /// All since the beginning, oldest first.
  public private(set) var messages: [Message] = []
  public private(set) var requests: [Request] = []
  /// Whether the last event was taken.
  public private(set) var wasHandled = false
  public var clipboard = ""
  public var primary = ""
  public private(set) var context: ViewContext

  private let size: Size
  private let view: (Model) -> any View<Message>
  private let update: (inout Model, Message) -> Void

  /// A window of `size` device pixels, on a monitor where a popup may be so high.
  public init(
    _ model: Model, size: Size = Size(width: 320, height: 200), theme: Theme = .dark,
    scale: Double = 1, popupRoom: Int = .max, view: @escaping (Model) -> any View<Message>,
    update: @escaping (inout Model, Message) -> Void
  ) {
    self.model = model
    self.size = size
    self.view = view
    self.update = update
    context = ViewContext(theme: theme, scale: Scale(scale), text: FixedTextMeasurer())
    context.popupRoom = popupRoom
    rebuild()
  }

  public var interaction: Interaction { context.interaction }
  public var drawList: DrawList { scene.draw(context) }
  public var popupDrawList: DrawList? { scene.popup?.draw(context, isRound: false) }

  /// Changes the interaction as a host does, such as the blinking of the caret.
  public func interact(_ change: (inout Interaction) -> Void) {
    change(&context.interaction)
    rebuild()
  }

  /// Sends one event, and the answers to what it requests.
  public func send(_ event: InputEvent) {
    let reaction = dispatch(event, to: scene, &context)
    apply(reaction)
    for request in reaction.requests {
      switch request {
      case .copy(let text, .clipboard): clipboard = text
      case .copy(let text, .primary): primary = text
      case .paste(.clipboard): answer(clipboard)
      case .paste(.primary): answer(primary)
      case .drag, .holdKeyboard: break
      }
    }
    wasHandled = reaction.isHandled
  }

  /// Moves the focus as a host does when its window opens.
  public func focus(_ name: String, byKeyboard: Bool = true) {
    focus(find(name)?.traits.id, byKeyboard: byKeyboard)
  }

  public func focus(_ id: ViewID?, byKeyboard: Bool = true) {
    apply(moveFocus(to: id, byKeyboard: byKeyboard, in: scene, &context))
  }

  /// A change of the model that no view made.
  public func mutate(_ change: (inout Model) -> Void) {
    change(&model)
    rebuild()
  }

  private func answer(_ text: String) {
    apply(dispatch(.paste(text), to: scene, &context))
  }

  private func apply(_ reaction: Reaction<Message>) {
    messages += reaction.messages
    requests += reaction.requests
    for message in reaction.messages { update(&model, message) }
    rebuild()
  }

  private func rebuild() { scene = context.scene(of: view(model), size: size) }
}
