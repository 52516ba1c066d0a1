import ColorModel
import Views
import X11

/// What is dragged out of the window, and into it.
extension WindowHost {
  func beginDrag(of color: Color) {
    pointerTaken()
    drag?.cancel()
    drag = ColorDrag(of: color, as: content.offer(color), context, desk, from: window.id)
  }

  func makeDropTarget() -> DropTarget {
    let display = desk.display
    return DropTarget(
      window, desk.loop, accepting: Drop.types(display),
      client: DropTarget.Client(
        hovers: { [weak self] isOver in
          self?.context.interaction.isDropTarget = isOver
          self?.invalidate()
        },
        dropped: { [weak self] in self?.content.dropped(Drop($1, as: $0, display)) ?? false }))
  }
}
