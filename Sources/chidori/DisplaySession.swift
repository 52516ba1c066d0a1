internal import ColorModel
internal import Desktop
internal import Drawing
internal import Geometry
internal import Glibc
internal import PickerCore
internal import PickerUI
internal import Sampling
internal import Session
internal import Text
internal import Views
internal import X11

/// A connection to the display with its loop: what the window and the pick both start from.
///
/// Opening it sends as little as it can. Fonts, settings and RENDER are asked for when first used.
final class DisplaySession {
  let loop: EventLoop
  let keyboard: Keyboard
  private var madeCaches: CanvasCaches?
  private lazy var desktop = AppearanceWatch(loop.display, wishes)
  private var theme: Settings.ThemeChoice
  /// By the desktop's portal.
  private var scheme: ColorScheme?
  let text = TextEngine()
  private lazy var hasFonts = (try? text.checkFonts()) != nil
  /// What the launcher calls this start of the program; nil without one.
  let startup: StartupID?
  /// Fonts and pictures are there before they are needed.
  private var isReady = false

  /// `loadsFonts` begins to read the font configuration while the server is still answering.
  init(theme: Settings.ThemeChoice, loadsFonts: Bool = false) throws(Failure) {
    self.theme = theme
    startup = environment("DESKTOP_STARTUP_ID").flatMap(StartupID.init)
    // What this program starts is no part of that; and a thread may read the environment later.
    unsetenv("DESKTOP_STARTUP_ID")
    if loadsFonts { text.prepare() }
    do throws(XError) {
      loop = EventLoop(try Display())
    } catch {
      throw .noDisplay(environment("DISPLAY") ?? "")
    }
    keyboard = Keyboard(loop.display)
  }

  var display: Display { loop.display }

  /// Whether the screen is a Wayland session's: all of it but X11's own windows reads as black.
  var isInWayland: Bool {
    environment("WAYLAND_DISPLAY")?.isEmpty == false || display.supports(.xwayland)
  }

  var appearance: Appearance { desktop.appearance }

  /// CHIDORI_THEME comes before the settings, and those before the desktop.
  private var wishes: Appearance.Wishes {
    let named = environment("CHIDORI_THEME")
    let isNamed = ["dark", "light"].contains(named?.lowercased())
    let chosen = theme == .desktop ? scheme.map { $0 == .dark ? "dark" : "light" } : theme.rawValue
    return .init(theme: isNamed ? named : chosen, scale: environment("CHIDORI_SCALE"))
  }

  /// The settings want another theme; how we look, where that has changed.
  func adopt(_ theme: Settings.ThemeChoice) -> Appearance? {
    self.theme = theme
    return desktop.adopt(wishes) ? appearance : nil
  }

  /// The desktop's portal wants another look; how we look, where that has changed.
  func adopt(_ scheme: ColorScheme?) -> Appearance? {
    self.scheme = scheme
    return desktop.adopt(wishes) ? appearance : nil
  }

  /// Takes the event; how the desktop wants us to look, where that has changed.
  func follow(_ event: Event) -> Appearance? {
    guard desktop.handle(event) else { return nil }
    if text.sans != appearance.fontFamilies {
      text.sans = appearance.fontFamilies
      madeCaches?.fontsChanged()
    }
    return appearance
  }

  /// Makes ready what a pick would ask for while its user waits; throws where there is no RENDER.
  func prepare() throws(Failure) {
    do throws(XError) {
      _ = try caches()
    } catch {
      throw .noRender
    }
    isReady = hasFonts
  }

  /// The pictures that all windows share.
  func caches() throws(XError) -> CanvasCaches {
    if let madeCaches { return madeCaches }
    let caches = try CanvasCaches(display, text: text)
    madeCaches = caches
    return caches
  }

  /// Gives up the pictures of texts, each of which was of one place on the screen.
  func forgetTexts() { madeCaches?.fontsChanged() }

  var context: ViewContext { context(appearance) }

  private func context(_ appearance: Appearance) -> ViewContext {
    text.sans = appearance.fontFamilies
    var context = ViewContext(theme: appearance.theme, scale: appearance.scale, text: text)
    context.textScale = appearance.textScale
    return context
  }

  /// The launcher need not wait any longer.
  func endStartup() { if let startup { display.endStartup(startup) } }

  /// A pick whose loupe shows values in these words, and looks as it did when the pick began.
  func makePick(
    _ source: RootSource, _ options: PickOverlay.Options, loupe: LoupeForm,
    colors: ScreenColors, words: @escaping () -> LoupeWords, client: PickOverlay.Client
  ) -> PickOverlay {
    // Asked for once the grabs are held.
    lazy var appearance = self.appearance
    var look = PickOverlay.Look(
      geometry: { lens in
        LoupeGeometry(
          scale: appearance.scale.factor, cells: loupe.cells, lens: lens, hasHints: loupe.hasHints)
      },
      caches: { () throws(XError) in try self.caches() },
      paint: { [self] frame, geometry, status, isRounded, withWords in
        let words = words()
        let mark = withWords ? colors.values(at: frame.area.position)?.mark : nil
        let picture = LoupePicture(
          frame, geometry, isRounded: isRounded, forms: words.forms, style: words.formatter,
          status: status, mark: mark)
        var list = DrawList()
        picture.draw(theme: appearance.theme, scale: appearance.scale, into: &list)
        if withWords, hasFonts { picture.drawText(context(appearance), into: &list) }
        return list
      })
    look.profile = { colors.profile(at: $0) }
    look.hasWords = isReady
    return PickOverlay(
      loop, keyboard: keyboard, source: source, options: options, look: look, client: client)
  }

  func makeSource() throws(Failure) -> RootSource {
    do throws(UnsupportedLayout) {
      return try RootSource(display)
    } catch {
      throw .captureRefused("\(error)")
    }
  }
}

/// How large the loupe is.
struct LoupeForm {
  var cells: Int
  /// It tells its keys.
  var hasHints: Bool

  /// By the settings, and by how many loupes have told their keys.
  init(_ settings: Settings, hints: Int) {
    cells = settings.loupeCells
    hasHints =
      switch settings.hints {
      case .always: true
      case .never: false
      case .first: hints < 3
      }
  }
}

/// How the loupe writes the value.
struct LoupeWords {
  var forms: [TextForm]
  var formatter: CSSFormatter
}

/// The value of an environment variable; nil where it is not set.
func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
