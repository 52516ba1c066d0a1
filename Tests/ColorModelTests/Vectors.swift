import ColorModel
import Foundation
import Testing

/// The rows of a file of `Data/`, by column name.
struct Vectors {
  let rows: [[String: String]]

  init(_ name: String) throws {
    let file = Bundle.module.bundleURL.appendingPathComponent("Data/\(name).tsv")
    var lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: true)
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    let header = lines.removeFirst()
    rows = lines.map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
  }

  /// The text of a row's `input_json`.
  static func input(_ row: [String: String]) throws -> String {
    try JSONDecoder().decode(String.self, from: Data(#require(row["input_json"]).utf8))
  }
}

extension [String: String] {
  /// The number in a column; nil for `none`.
  func number(_ column: String) throws -> Double? {
    let text = try #require(self[column])
    if text == "none" { return nil }
    let value: Double = try #require(Double(text))
    return value
  }

  /// The number in a column that has one in every row.
  func value(_ column: String) throws -> Double {
    let number = try number(column)
    return try #require(number)
  }

  func text(_ column: String) throws -> String { try #require(self[column]) }
}

/// The hex of what `text` reads as, with two digits more where it is not opaque.
func hex(_ text: String, as entry: ColorText.Entry = .css) throws -> String {
  let color = try ColorText.parse(text, as: entry)
  return try #require(CSSFormatter().text(color, as: .hex))
}

/// The error of reading `text`; nil where it reads.
func failure(_ text: String, as entry: ColorText.Entry = .css) -> ParseError? {
  do throws(ParseError) {
    _ = try ColorText.parse(text, as: entry)
    return nil
  } catch {
    return error
  }
}
