import ColorModel
import Drawing
import Geometry
import PickerCore
import Views

/// Asks for a picture: a path that Tab completes, and what goes on as it does.
struct FileSheet: View {
  let model: Model
  let state: FileSheetState

  func size(in room: Size, _ context: ViewContext) -> Size { room }

  func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    let height = Metrics.list(224, rest: 184, in: frame.height, context.scale)
    Sheet(
      id: "files", title: Command.open.title, dismiss: .picture(.files(.dismiss)),
      buttons: [Button("Open", id: "files.open", .picture(.files(.commit)))],
      Column(
        spacing: 8,
        [
          Fixed(width: 420, path),
          Fixed(
            height: height,
            ScrollView(
              id: "files.list", name: "Files", isTabStop: false,
              showing: state.selected.map(FileList.id), FileList(state: state))),
          Fixed(height: 18, status),
        ])
    ).place(in: frame, context, into: &scene)
  }

  private var path: TextField<Message> {
    TextField(
      id: "files.path", name: "Path of the picture", text: state.text,
      completion: state.completion, isInvalid: state.problem != nil, hasSteps: true
    ) { event in
      switch event {
      case .edited(let text), .pasted(_, let text): .picture(.files(.typed(text)))
      case .committed: .picture(.files(.commit))
      case .stepped(let steps):
        .picture(.files(.moveSelection(by: steps > 0 ? -max(1, Int(steps)) : max(1, -Int(steps)))))
      case .left, .reverted: nil
      }
    }
  }

  /// What is wrong, or how far it is.
  private var status: Label<Message> {
    if let problem = state.problem {
      return Label(problem, .small, .error, id: "files.status")
    }
    if let progress = model.pictureLoad?.progress {
      let percent = Number.text(100 * progress, decimals: 0)
      return Label("reading, \(percent) %", .small, .dim, id: "files.status")
    }
    return Label(
      "Tab completes, arrows choose, Enter opens", .small, .dim, id: "files.status")
  }
}

/// Directories and pictures, one a row; the keyboard stays in the field.
private struct FileList: View {
  let state: FileSheetState

  static func id(_ index: Int) -> ViewID { ViewID("files.\(index)") }

  func size(in room: Size, _ context: ViewContext) -> Size {
    Size(width: room.width, height: max(1, state.candidates.count) * context.scale(24))
  }

  func place(in frame: Rect, _ context: ViewContext, into scene: inout Scene<Message>) {
    guard !state.candidates.isEmpty else {
      var line = frame
      line.size.height = context.scale(24)
      if state.problem == nil {
        Label<Message>("no picture here", .small, .dim, id: "files.hint")
          .place(in: line, context, into: &scene)
      }
      return
    }
    let height = context.scale(24)
    for (index, entry) in state.candidates.enumerated() {
      let row = Rect(
        x: frame.minX, y: frame.minY + index * height, width: frame.width - context.scale(14),
        height: height)
      guard row.intersects(scene.visible) || index == state.selected else { continue }
      FileRow(index: index, entry: entry, isSelected: index == state.selected)
        .place(in: row, context, into: &scene)
    }
  }
}

/// A click chooses it, a double click opens it.
private struct FileRow: Control {
  typealias Message = PickerCore.Message

  let index: Int
  let entry: FileEntry
  let isSelected: Bool

  var traits: Traits {
    Traits(
      id: FileList.id(index), role: .listItem, name: entry.path, actions: [.press],
      isSelected: isSelected, keepsFocus: true)
  }

  func size(in room: Size, _ context: ViewContext) -> Size {
    Size(width: room.width, height: context.scale(24))
  }

  func draw(
    in frame: Rect, _ state: ControlState, _ context: ViewContext, into list: inout DrawList
  ) {
    let (theme, scale) = (context.theme, context.scale)
    if isSelected || state.isHovered {
      list.fill(
        .rounded(frame, radius: scale(4)), .solid(isSelected ? theme.chosen : theme.button))
    }
    let slot = Rect(x: frame.minX + scale(4), y: frame.minY, width: scale(16), height: frame.height)
    let icon: Icon = entry.isDirectory ? .folder : .picture
    icon.draw(in: slot, scale, .solid(theme.dim), into: &list)
    Label<Message>(entry.path).draw(
      in: frame.inset(by: Insets(left: scale(28), right: scale(4))), state, context, into: &list)
  }

  func handle(_ event: ControlEvent, in frame: Rect, _ context: inout ViewContext)
    -> Reaction<Message>
  {
    switch event {
    case .pointerDown(let pointer) where pointer.button == .primary:
      return .message(.picture(.files(.select(index))))
    case .pointerUp(let pointer) where pointer.clicks == 2 && frame.contains(pointer.position):
      return .message(.picture(.files(.commit)))
    case .pointerDown, .pointerDragged, .pointerUp: return .handled
    default: return .ignored
    }
  }
}

extension Icon {
  /// A folder with its tab.
  fileprivate static let folder = Icon(
    side: 14,
    [
      [(1, 3), (5.5, 3), (7, 4.6), (13, 4.6), (13, 12), (1, 12)].map {
        Path.Vertex(x: $0.0, y: $0.1)
      }
    ])
}
