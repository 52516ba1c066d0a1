import Geometry
import TestSupport
import Testing
import X11

@Suite struct WindowStateTests {
  @Test func aServerIsManagedWhileAManagerRuns() throws {
    let client = try Client()
    #expect(!client.display.isManaged)
    #expect(!client.display.managerSupports(.netWMStateAbove))
    var manager: WindowManager? = try WindowManager(on: client.server)
    #expect(client.display.isManaged)
    #expect(client.display.managerSupports(.netWMStateAbove))
    #expect(!client.display.managerSupports(.comptonShadow))
    let (display, root) = (client.display, client.display.screen.root)
    let words = display.property(display[.netSupportingWMCheck], of: root)?.words
    let check = try WindowID(rawValue: UInt(#require(words?.first)))
    display.select(.substructure, of: root)
    display.sync()
    withExtendedLifetime(manager) {}
    manager = nil
    client.event { if case .destroyed(check) = $0 { true } else { false } }
    #expect(!client.display.isManaged)
    #expect(!client.display.managerSupports(.netWMStateAbove))
  }

  @Test func whatAManagerLeftBehindDoesNotCount() throws {
    let client = try Client()
    let (display, root) = (client.display, client.display.screen.root)
    let ghost = UInt32(0x0012_3456)
    display.setProperty(
      display[.netSupportingWMCheck], of: root, to: Property(type: .window, .words([ghost])))
    display.setProperty(
      display[.netSupported], of: root,
      to: Property(type: .atom, .words([UInt32(display[.netWMStateAbove].rawValue)])))
    #expect(!display.managerSupports(.netWMStateAbove))
  }

  @Test func statesComeAndGoAsAskedFor() throws {
    let client = try Client()
    let manager = try WindowManager(on: client.server)
    let display = client.display
    let window = Window(
      Window.Form(frame: Rect(x: 0, y: 0, width: 200, height: 100)), on: display)
    window.setProtocols()
    window.select([.structure, .exposure, .property])
    window.map()
    client.event { if case .expose(window.id, _, _) = $0 { true } else { false } }
    let above = display[.netWMStateAbove]
    for isOn in [true, false] {
      window.request(.netWMStateAbove, isOn)
      client.event { event in
        guard case .property(let change) = event, change.name == display[.netWMState] else {
          return false
        }
        return window.states.contains(above) == isOn
      }
      #expect(window.states.contains(above) == isOn)
    }
    withExtendedLifetime(manager) {}
  }
}
