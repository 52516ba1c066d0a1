import Bus
import BusHarness
import ColorModel
import Geometry
import PickerCore
import TestSupport
import Testing
import Views
import X11

/// Ctrl+O where the desktop's portal has a dialog for files.
@Suite(.serialized)
struct WindowFilePortalTests {
  private let bus: SessionBus
  private let home = TemporaryHome()

  init() throws {
    bus = try SessionBus()
    try home.write("P3\n1 1\n255\n201 33 47\n", to: "one pixel.ppm")
  }

  private func start(_ manner: PortalStandIn.Manner) throws -> (WindowUnderTest, PortalStandIn) {
    let portal = try PortalStandIn(bus.address, manner)
    return (try WindowUnderTest("#336699", environment: bus.environment), portal)
  }

  private func open(_ window: WindowUnderTest, _ portal: PortalStandIn) throws {
    try portal.answer(window) { try window.keys("ctrl+o") }
  }

  /// Of another hue than all that the window shows by itself.
  private func expectPixel(_ window: WindowUnderTest) throws {
    try window.wait(forAnyOf: window.bounds) { $0 == RGB8(201, 33, 47) }
  }

  @Test func theFileOfTheDialogIsOpened() throws {
    let uri = "file://\(home.path)/one%20pixel.ppm"
    let (window, portal) = try start(.answers(0, ["uris": .strings([uri])]))
    try open(window, portal)
    try expectPixel(window)
    let id = String(window.id.rawValue, radix: 16)
    #expect(portal.questions.first?.interface == "org.freedesktop.portal.FileChooser")
    #expect(portal.questions.first?.values.first == .string("x11:\(id)"))
    window.close()
  }

  @Test func aCancelLeavesAllAsItIs() throws {
    let (window, portal) = try start(.answers(1, [:]))
    let before = try window.picture(window.frame("plane"))
    for _ in 0..<2 {
      try open(window, portal)
      #expect(try window.picture(window.frame("plane")) == before)
    }
    window.close()
  }

  @Test(arguments: [
    PortalStandIn.Manner.hasNone, .fails, .answers(2, [:]), .ignores,
  ])
  func withoutADialogTheSheetOpens(_ manner: PortalStandIn.Manner) throws {
    let (window, portal) = try start(manner)
    window.layOut { $0.fileSheet = FileSheetState(directory: "/") }
    let status = try window.frame("files.status")
    let before = try window.picture(status)
    try window.keys("ctrl+o")
    _ = runTogether([portal.bus]) { !portal.questions.isEmpty }
    try window.wait(forPicture: status) { $0 != before }
    try window.keys("ctrl+a")
    try window.type("\(home.path)/one pixel.ppm")
    try window.keys("Return")
    window.layOut { _ in }
    try expectPixel(window)
    window.close()
  }

  /// By Esc the dialog of GTK ends as one that could not be opened, but it had the keyboard.
  @Test func aDialogThatWasThereIsNotFollowedByTheSheet() throws {
    let (window, portal) = try start(.takesNote)
    try open(window, portal)
    var form = Window.Form(frame: Rect(x: 900, y: 600, width: 40, height: 40))
    form.overrideRedirect = true
    let dialog = Window(form, on: window.display)
    dialog.mapRaised()
    dialog.focus()
    window.display.sync()
    try window.settle()
    let before = try window.picture(window.bounds)
    portal.respond(2)
    try portal.reach(window)
    #expect(try window.picture(window.bounds) == before)
    window.close()
  }

  @Test func askedForAgainTheSheetOpensInPlaceOfADialogThatDoesNotCome() throws {
    let (window, portal) = try start(.takesNote)
    try open(window, portal)
    window.layOut { $0.fileSheet = FileSheetState(directory: "/") }
    let status = try window.frame("files.status")
    let before = try window.picture(status)
    try window.keys("ctrl+o")
    #expect(runTogether([portal.bus]) { portal.closed.count == 1 })
    try window.wait(forPicture: status) { $0 != before }
    #expect(portal.questions.count == 1)
    window.close()
  }

  @Test func whileTheDialogIsOpenTheWindowIsUsableAndClosesIt() throws {
    let (window, portal) = try start(.takesNote)
    try open(window, portal)
    try window.click("plane")
    #expect(window.hex != "#336699")
    window.closeByManager()
    #expect(runTogether([portal.bus]) { portal.closed.count == 1 })
    #expect(window.end().status == 0)
  }
}
