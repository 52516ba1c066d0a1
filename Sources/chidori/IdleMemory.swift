internal import CMemory

/// Memory that a program can do without while it waits.
enum IdleMemory {
  /// Gives back what is free, and what is mapped of the program's own code: that comes again, page
  /// by page and without the disk, where it is needed.
  ///
  /// Half of what a waiting daemon has is code that only a start or a pick runs. C: `malloc_trim`,
  /// `madvise`.
  static func giveBack() { chidori_give_back() }
}
