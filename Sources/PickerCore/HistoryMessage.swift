/// What happened to the history, or in the panel that shows it.
public enum HistoryMessage: Equatable, Sendable {
  /// Older entries have been read, newest first; `isLast` where there are no more.
  case loaded([HistoryChange], isLast: Bool)
  /// Another instance has changed it.
  case changed([HistoryChange])
  /// Another instance has written its file anew, and this is what it comes to.
  case reread(History)
  /// The history, or a file, could not be written; the first such failure is told.
  case failed(Failure)
  /// Lines of its file could not be read.
  case unreadable(HistoryTrouble)
  case exported(to: String)
  case exportRefused(HistoryBrowser.Question.Refusal)
  /// The clock of the wall; sent again where it may have changed, and at midnight.
  case clock(LocalTime)

  /// What was deleted last is to come back.
  case takeBack
  /// What was told of the file is known.
  case troubleSeen
  /// Typed into the search field.
  case search(String)
  /// Selected alone, and the colour taken.
  case take(History.ID)
  /// The colour taken; the selection stays.
  case activate(History.ID)
  /// Copied in the chosen format.
  case copy(History.ID)
  /// Selected by places in the list, alone or beside what is selected.
  case select(ClosedRange<Int>, adding: Bool)
  case toggle(History.ID)
  case selectAll
  /// Something is to be done with an entry or all selected ones.
  case run(HistoryAction, on: HistoryTarget)

  /// The text of the sheet that asks for one, as it is typed, and its end.
  case answerTyped(String)
  case answered(String)
  /// The file is to be written in this form.
  case exportAs(TextForm)
  /// The file that is there is to be replaced.
  case replaced
  case dismissed
}

/// What is done with entries of the history.
public enum HistoryAction: Hashable, Sendable {
  /// One a line, in this form or the chosen one.
  case copy(TextForm?)
  /// Into a text file, one a line: asks for its path and the form.
  case export
  /// Pinned all, or where all are pinned, none.
  case pin
  /// Asks for a name.
  case name
  case delete
  /// Search what looks like it.
  case near
}

/// What an action is for.
public enum HistoryTarget: Hashable, Sendable {
  case selection
  case entry(History.ID)
}
