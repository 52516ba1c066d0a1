import Geometry
import PickerCore
import Views

/// Cancel and OK, for a window that other programs ask a colour of.
struct DialogButtons: View {
  private let model: Model

  init(_ model: Model) { self.model = model }

  /// At the right of the frame, which is as high as a button.
  func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let gap = context.scale(8)
    let width = (min(context.scale(Metrics.dialogButtons), frame.width) - gap) / 2
    guard width > 0 else { return }
    let accept = Rect(
      x: frame.maxX - width, y: frame.minY, width: width, height: frame.height)
    button(.cancel).place(
      in: accept.offset(by: Point(x: -width - gap, y: 0)), context, into: &scene)
    button(.accept).place(in: accept, context, into: &scene)
  }

  func size(in room: Size, _ context: ViewContext) -> Size {
    Size(
      width: context.scale(Metrics.dialogButtons), height: context.scale(Metrics.control))
  }

  private func button(_ command: Command) -> Button<Message> {
    Button(
      command.title, id: ViewID("\(command)"), shortcut: model.shortcut(of: command),
      keepsFocus: command == .accept, .command(command))
  }
}
