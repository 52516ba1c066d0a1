/// Who is next by Tab: what can be focused, in reading order, which is the order of placing.
struct FocusOrder<Message> {
  private let items: [Placed<Message>]

  init(_ items: [Placed<Message>]) { self.items = items }

  /// The one after `current`, or before it; from the last to the first and back.
  func next(to current: ViewID?, backwards: Bool) -> ViewID? {
    let stops = items.indices.filter { index in
      let traits = items[index].traits
      return traits.isFocusable && traits.isInteractive
    }
    // What has the focus may itself be no Tab stop: a segment clicked a moment ago.
    let here = items.firstIndex { $0.traits.id == current }
    let stop =
      if backwards {
        stops.last { $0 < (here ?? items.count) } ?? stops.last
      } else {
        stops.first { $0 > (here ?? -1) } ?? stops.first
      }
    return stop.map { items[$0].traits.id }
  }
}
