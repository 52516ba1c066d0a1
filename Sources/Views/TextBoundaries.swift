/// Where words begin and end in a line of text, counted in characters.
struct TextBoundaries {
  private let characters: [Character]

  init(_ text: String) { characters = Array(text) }

  /// The beginning of the word before `place`.
  func wordStart(before place: Int) -> Int {
    var place = place
    while place > 0, !isWord(place - 1) { place -= 1 }
    while place > 0, isWord(place - 1) { place -= 1 }
    return place
  }

  /// The end of the word after `place`.
  func wordEnd(after place: Int) -> Int {
    var place = place
    while place < characters.count, !isWord(place) { place += 1 }
    while place < characters.count, isWord(place) { place += 1 }
    return place
  }

  /// The word at `place`, or the characters that are none.
  func run(at place: Int) -> Range<Int> {
    guard !characters.isEmpty else { return 0..<0 }
    let middle = min(place, characters.count - 1)
    let kind = isWord(middle)
    var (start, end) = (middle, middle + 1)
    while start > 0, isWord(start - 1) == kind { start -= 1 }
    while end < characters.count, isWord(end) == kind { end += 1 }
    return start..<end
  }

  /// A letter, a digit, or the point between two digits.
  private func isWord(_ index: Int) -> Bool {
    let character = characters[index]
    if character == ".", index > 0, index + 1 < characters.count {
      return characters[index - 1].isNumber && characters[index + 1].isNumber
    }
    return character.isLetter || character.isNumber || character == "_"
  }
}

extension String {
  /// As one line: line breaks and tabs become spaces, other control characters go.
  var asOneLine: String {
    var line = ""
    for character in self {
      if character.isNewline || character == "\t" {
        line.append(" ")
      } else if character.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) {
        line.append(character)
      }
    }
    return line
  }
}
