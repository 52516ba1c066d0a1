import Geometry
import ViewHarness
import Views

/// How a control can stand when its picture is taken.
enum Pose: String, CaseIterable {
  case rest, hovered, pressed, focused, disabled, invalid
}

/// Pictures of a control in all themes, scales and poses, as text.
///
/// The control has the id `it` and stands at 16, 16 (scale 1) in a frame of the given size.
func gallery(
  width: Double, height: Double, poses: [Pose] = [.rest, .hovered, .pressed, .focused, .disabled],
  focus: ViewID = "it", control: @escaping (Pose) -> any View<Int>
) -> String {
  var text = ""
  for (theme, name) in [(Theme.dark, "dark"), (.light, "light")] {
    for scale in [1, 1.5, 2] {
      for pose in poses {
        let harness = ViewHarness(
          pose,
          size: Size(
            width: Int((width + 32) * scale), height: Int((height + 32) * scale)),
          theme: theme, scale: scale,
          view: { pose in Padding(16, control(pose)) },
          update: { (_, _: Int) in })
        harness.interact { interaction in
          switch pose {
          case .rest, .disabled, .invalid: break
          case .hovered: interaction.hover = focus
          case .pressed: (interaction.hover, interaction.capture) = (focus, focus)
          case .focused: (interaction.focus, interaction.showsFocusRing) = (focus, true)
          }
        }
        text += "# \(name) \(scale) \(pose.rawValue)\n\(harness.drawList)"
      }
    }
  }
  return text
}
