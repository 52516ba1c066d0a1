import Geometry
import TestSupport
import Testing
import X11

@Suite struct CompositeTests {
  @Test func followsTheCompositorAsItComesAndGoes() throws {
    let client = try Client()
    let selection = client.display.compositorSelection
    try client.display.watchSelection(selection)
    client.display.sync()
    #expect(!client.display.isComposited)
    let picom = try client.server.start("picom", "--config", "/dev/null", output: .discarded)
    let came = client.value { event -> WindowID? in
      if case .selectionOwner(selection, let owner) = event { owner } else { nil }
    }
    #expect(came != nil && came != WindowID.none)
    #expect(client.display.isComposited)
    picom.signal(15)
    let went = client.value { event -> WindowID? in
      if case .selectionOwner(selection, let owner) = event { owner } else { nil }
    }
    #expect(went == WindowID.none)
    #expect(!client.display.isComposited)
  }

  @Test func redirectedScreenKeepsWhatAPopupCovered() throws {
    let client = try Client()
    let frame = Rect(x: 10, y: 10, width: 50, height: 50)
    // Their window draws once and never again: what is lost is lost.
    let other = try Client(client.server)
    let theirs = other.shownWindow(frame)
    let redirection = try Redirection(client.display)
    GraphicsContext(other.display, for: theirs.id.drawable)
      .fill(Rect(x: 0, y: 0, width: 50, height: 50), pixel: 0x3366CC)
    other.display.sync()
    do {
      let popup = client.shownWindow(frame)
      GraphicsContext(client.display, for: popup.id.drawable)
        .fill(Rect(x: 0, y: 0, width: 50, height: 50), pixel: 0xFF0000)
      #expect(try centre(client) == 0xFF0000)
      withExtendedLifetime(popup) {}
    }
    #expect(try centre(client) == 0x3366CC)
    withExtendedLifetime(theirs) {}
    _ = consume redirection
  }

  private func centre(_ client: Client) throws -> UInt? {
    let image = try client.display.captureScreen(
      Rect(x: 30, y: 30, width: 1, height: 1),
      bounds: Rect(origin: .zero, size: client.display.screen.size))
    return image.flatMap { client.display.pixels(of: $0).first }
  }

  @Test func redirectionNeedsTheExtension() throws {
    let client = try Client(arguments: ["-extension", "Composite"])
    #expect(throws: XError.missing(.composite)) { _ = try Redirection(client.display) }
  }

  @Test func damageTellsWhatWasDrawn() throws {
    let client = try Client()
    let window = client.shownWindow(Rect(x: 20, y: 30, width: 100, height: 80))
    let damage = try Damage(of: window.id.drawable, on: client.display)
    GraphicsContext(client.display, for: window.id.drawable)
      .fill(Rect(x: 5, y: 6, width: 7, height: 8), pixel: 1)
    var told: [DamageEvent] = []
    client.event { event in
      if case .damage(let damage) = event { told.append(damage) }
      return told.count == 2
    }
    let whole = Rect(x: 0, y: 0, width: 100, height: 80)
    #expect(told.map(\.area) == [whole, Rect(x: 5, y: 6, width: 7, height: 8)])
    #expect(told.allSatisfy { $0.damage == damage.id && $0.drawable == window.id.drawable })
    #expect(told.last?.geometry == Rect(x: 20, y: 30, width: 100, height: 80))
  }

  @Test func damageOfAWindowThatIsGoneIsRefused() throws {
    let client = try Client()
    #expect(throws: XError.self) {
      try Damage(of: DrawableID(rawValue: 0x1234_5678), on: client.display)
    }
  }
}
