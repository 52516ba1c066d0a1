import Geometry
import ViewHarness
import Views

/// A harness around one view whose messages are only recorded.
func recorder<Message>(
  _ view: any View<Message>, size: Size = Size(width: 320, height: 200), scale: Double = 1
) -> ViewHarness<Void, Message> {
  ViewHarness((), size: size, scale: scale, view: { _ in view }, update: { _, _ in })
}
