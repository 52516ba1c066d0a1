internal import CX11
internal import Synchronization

extension InputMethod {
  /// An open method and its one context.
  final class Session {
    let context: XIC
    let isServed: Bool
    /// The server went away and took both along.
    var ended: () -> Void = {}
    private let method: XIM
    /// What is composed at the caret is written with these.
    private let fonts: XFontSet?
    /// Held so that it is not closed before the method.
    private let display: Display
    private var isAlive = true
    /// Xlib keeps the locale's modifiers and the open methods in tables of the process, unguarded:
    /// one method is opened or closed at a time, as tests have displays in many threads.
    private static let tables = Mutex(())

    /// Nil where the server takes no connection; without a server Xlib composes by itself.
    ///
    /// C: `XOpenIM`, `XCreateIC`.
    init?(_ display: Display, window: WindowID, server: String?) {
      guard let method = Self.open(server, on: display) else { return nil }
      let styles = Self.styles(of: method)
      // Best at the caret; else the server draws what is being composed where it likes.
      let atCaret = XIMStyle(XIMPreeditPosition | XIMStatusNothing)
      let fonts = styles.contains(atCaret) ? chidori_font_set(display.raw) : nil
      let style = fonts == nil ? XIMStyle(XIMPreeditNothing | XIMStatusNothing) : atCaret
      guard styles.contains(style),
        let context = chidori_create_context(method, style, window.rawValue, fonts)
      else {
        if let fonts { XFreeFontSet(display.raw, fonts) }
        Self.close(method)
        return nil
      }
      self.display = display
      self.method = method
      self.fonts = fonts
      self.context = context
      isServed = server != nil
      var callback = XIMCallback(
        client_data: Unmanaged.passUnretained(self).toOpaque().assumingMemoryBound(to: CChar.self)
      ) { _, data, _ in
        guard let data else { return }
        Unmanaged<Session>.fromOpaque(data).takeUnretainedValue().die()
      }
      chidori_set_destroy_callback(method, &callback)
    }

    /// A server is left to notice by itself: Xlib would wait, without end, for its farewell.
    deinit {
      defer { if let fonts, !display.isLost { XFreeFontSet(display.raw, fonts) } }
      guard !isServed else {
        if isAlive {
          var none = XIMCallback()
          chidori_set_destroy_callback(method, &none)
        }
        return
      }
      XDestroyIC(context)
      Self.close(method)
    }

    private static func open(_ server: String?, on display: Display) -> XIM? {
      let address = tables.withLock { _ in
        XSetLocaleModifiers("@im=\(server ?? "none")") == nil
          ? 0 : UInt(bitPattern: XOpenIM(display.raw, nil, nil, nil))
      }
      return XIM(bitPattern: address)
    }

    private static func close(_ method: XIM) {
      tables.withLock { _ in _ = XCloseIM(method) }
    }

    private func die() {
      isAlive = false
      ended()
    }

    private static func styles(of method: XIM) -> [XIMStyle] {
      guard let list = chidori_styles(method) else { return [] }
      defer { XFree(list) }
      return Array(
        UnsafeBufferPointer(
          start: list.pointee.supported_styles, count: Int(list.pointee.count_styles)))
    }
  }
}
