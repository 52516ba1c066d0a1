import ColorModel
import Geometry
import PickerCore
import PickerUI
import Text
import Views

/// Where the controls of the window are: only their places come from the product's own layout.
struct WindowLayout {
  private let context: ViewContext

  private let isDialog: Bool
  /// What there is beside: the side panel, the history, a sheet.
  var prepare: (inout Model) -> Void = { _ in }

  init(scale: Double, isDialog: Bool = false) {
    self.isDialog = isDialog
    context = ViewContext(theme: .dark, scale: Scale(scale), text: TextEngine())
  }

  func scene(_ mode: Mode, size: Size) -> Scene<Message> {
    var model = Model(.black)
    model.mode = mode
    model.isDialog = isDialog
    prepare(&model)
    return Scene(MainScreen(model), size: size, context)
  }

  /// Where the caret stands behind a text typed into the output field.
  func caret(_ mode: Mode, after text: String, size: Size) -> Rect? {
    var model = Model(.black)
    model.mode = mode
    _ = update(&model, .typed(.output, text), at: 0)
    var context = context
    context.interaction.focus = MainScreen.initialFocus
    context.interaction.editing = TextEditing(caret: text.count, anchor: text.count)
    return Scene(MainScreen(model), size: size, context).caret(context)
  }

  /// Where a row of the format menu is in the popup, whose width follows the examples.
  func formatRow(_ format: OutputFormat, _ mode: Mode, _ color: Color, size: Size) -> Rect? {
    var model = Model(color)
    model.mode = mode
    model.isDialog = isDialog
    var context = context
    context.interaction.popup = "format"
    let popup = Scene(MainScreen(model), size: size, context).popup
    return popup?.items.first { $0.traits.id == ViewID("format.\(format)") }?.frame
  }
}
