/// The settings that give keys to actions.
extension SettingRow {
  static func keys<Action>(
    _ path: Path<KeyAssignment<Action>>, of name: String, to noun: String, takes: String
  ) -> SettingRow {
    SettingRow(takes: takes) { value, settings in
      guard case .object(let members) = value else { return [.other] }
      var (keys, order, problems) = (KeyAssignment<Action>(), [Action](), [Problem]())
      for member in members {
        guard let action = Action(rawValue: member.name) else {
          problems.append(
            Problem(path: [member.name], words: "\"\(name)\" has no such \(noun): \(member.name)"))
          continue
        }
        let (chords, unreadable) = read(member)
        let refused = chords.filter { !Action.canHave($0) }.map { "\($0)" }
        problems += unreadable
        problems += refused.map {
          Problem(
            path: [member.name], words: "\"\(member.name)\" needs Ctrl, Alt or Super with: \($0)")
        }
        guard unreadable.isEmpty, refused.isEmpty else { continue }
        keys.set(action, to: chords)
        order.append(action)
      }
      for (action, chord, other) in keys.settleConflicts(order: order) {
        let (name, other) = (action.rawValue, other.rawValue)
        problems.append(
          Problem(path: [name], words: "\"\(name)\" cannot have a key of \"\(other)\": \(chord)"))
      }
      settings[keyPath: path] = keys
      return problems
    } write: { settings in
      .object(
        Action.allCases.compactMap { action in
          settings[keyPath: path].changed[action].map { chords in
            .init(action.rawValue, .array(chords.map { .string("\($0)") }))
          }
        })
    }
  }

  private static func read(_ member: JSONValue.Member) -> ([KeyChord], [Problem]) {
    guard case .array(let elements) = member.value else {
      let words = "\"\(member.name)\" takes a list of keys: \(member.value.text)"
      return ([], [Problem(path: [member.name], words: words)])
    }
    var (chords, problems): ([KeyChord], [Problem]) = ([], [])
    for element in elements {
      if case .string(let text) = element, let chord = KeyChord(text) {
        chords.append(chord)
      } else {
        problems.append(
          Problem(
            path: [member.name], words: "\"\(member.name)\" has what is no key: \(element.text)"))
      }
    }
    return (chords, problems)
  }
}
