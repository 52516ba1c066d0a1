extension Option {
  /// A value in seconds: a plain decimal number, a day at most.
  func seconds(_ text: String) throws(Failure) -> Double {
    let isPlain = text.utf8.allSatisfy { (48...57).contains($0) || $0 == 46 }
    guard isPlain, let seconds = Double(text), seconds <= 86400 else {
      throw .badValue(
        option: "--\(rawValue)", value: text, expected: "seconds, such as 2 or 0.5")
    }
    return seconds
  }
}
