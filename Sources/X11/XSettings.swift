/// The desktop's settings as a settings daemon publishes them.
///
/// The layout is that of the XSETTINGS specification, version 0.5: a byte order, a serial number,
/// a count, then for each setting its type, name, serial number and value, padded to 4 bytes.
public struct XSettings: Hashable, Sendable {
  public enum Value: Hashable, Sendable {
    case integer(Int32)
    case string(String)
  }

  public private(set) var values: [String: Value] = [:]

  public init() {}

  /// What can be read of the property's bytes; what follows a broken setting is left out.
  public init(_ bytes: [UInt8]) {
    guard let order = bytes.first, order <= 1 else { return }
    var reader = Reader(rest: bytes.dropFirst(), isBigEndian: order == 1)
    reader.skip(3 + 4)
    guard let count = reader.word() else { return }
    for _ in 0..<count {
      guard let (name, value) = reader.setting() else { return }
      values[name] = value
    }
  }

  /// Net/ThemeName.
  public var themeName: String? { string("Net/ThemeName") }

  /// Gtk/FontName, such as "Cantarell 11".
  public var fontName: String? { string("Gtk/FontName") }

  /// Xft/DPI: published in 1024ths; -1 and 0 mean unset.
  public var dotsPerInch: Double? {
    integer("Xft/DPI").flatMap { $0 > 0 ? Double($0) / 1024 : nil }
  }

  /// Gdk/WindowScalingFactor, 1 or more.
  public var windowScalingFactor: Int? {
    integer("Gdk/WindowScalingFactor").flatMap { $0 > 0 ? Int($0) : nil }
  }

  /// Net/DndDragThreshold: how far a press moves before it is a drag, 1 or more.
  public var dragThreshold: Int? {
    integer("Net/DndDragThreshold").flatMap { $0 > 0 ? Int($0) : nil }
  }

  public func string(_ name: String) -> String? {
    if case .string(let text) = values[name] { text } else { nil }
  }

  public func integer(_ name: String) -> Int32? {
    if case .integer(let number) = values[name] { number } else { nil }
  }
}

extension XSettings {
  private struct Reader {
    var rest: ArraySlice<UInt8>
    let isBigEndian: Bool

    mutating func skip(_ count: Int) { rest = rest.dropFirst(count) }

    mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
      guard count <= rest.count else { return nil }
      defer { skip(count) }
      return rest.prefix(count)
    }

    mutating func half() -> UInt16? {
      guard let pair = bytes(2), let first = pair.first, let last = pair.last else { return nil }
      return isBigEndian
        ? UInt16(first) << 8 | UInt16(last) : UInt16(last) << 8 | UInt16(first)
    }

    mutating func word() -> UInt32? {
      guard let first = half(), let last = half() else { return nil }
      return isBigEndian
        ? UInt32(first) << 16 | UInt32(last) : UInt32(last) << 16 | UInt32(first)
    }

    /// A text of so many bytes, with its padding.
    mutating func text(_ count: Int) -> String? {
      guard let text = bytes(count) else { return nil }
      skip((4 - count % 4) % 4)
      return String(decoding: text, as: UTF8.self)
    }

    mutating func setting() -> (name: String, value: Value?)? {
      guard let type = bytes(1)?.first, bytes(1) != nil, let length = half(),
        let name = text(Int(length)), word() != nil
      else { return nil }
      switch type {
      case 0: return word().map { (name, .integer(Int32(bitPattern: $0))) }
      case 1:
        guard let length = word() else { return nil }
        return text(Int(length)).map { (name, .string($0)) }
      case 2:
        // A colour, four half words: nobody asks for one.
        return bytes(8).map { _ in (name, nil) }
      default: return nil
      }
    }
  }
}
