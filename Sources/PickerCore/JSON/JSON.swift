/// JSON text.
public enum JSON {
  /// An object with its members, each a name and a value that is JSON, in this order.
  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(quoted($0)):\($1)" }.joined(separator: ",") + "}"
  }

  /// At full precision: the shortest digits that read back the same, without an exponent; 0 for the
  /// noise of arithmetic.
  static func number(_ value: Double) -> String {
    guard abs(value) >= 5e-13 else { return "0" }
    let parts = "\(value)".split(separator: "e")
    let text = parts[0].hasSuffix(".0") ? parts[0].dropLast(2) : parts[0]
    guard parts.count > 1, let exponent = Int(parts[1]) else { return String(text) }
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text.filter(\.isNumber)
    guard exponent < 0 else {
      return sign + digits + String(repeating: "0", count: exponent + 1 - digits.count)
    }
    return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits
  }

  /// A string with its quotes.
  public static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 32:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
