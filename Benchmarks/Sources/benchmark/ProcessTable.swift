import Glibc

/// What /proc says of a process and of those it started.
enum ProcessTable {
  /// A process and its descendants.
  static func family(of pid: pid_t) -> [pid_t] {
    var children: [pid_t: [pid_t]] = [:]
    for name in names(in: "/proc") {
      guard let process = pid_t(name), let stat = text(of: "/proc/\(name)/stat"),
        let afterName = stat.lastIndex(of: ")")
      else { continue }
      let fields = stat[stat.index(after: afterName)...].split(separator: " ")
      if fields.count > 1, let parent = pid_t(fields[1]) {
        children[parent, default: []].append(process)
      }
    }
    var family = [pid]
    var next = 0
    while next < family.count {
      family += children[family[next]] ?? []
      next += 1
    }
    return family
  }

  /// Proportional memory of a family, in MiB.
  static func proportionalMemory(of pid: pid_t) -> Double? {
    let sizes = family(of: pid).compactMap { member in
      text(of: "/proc/\(member)/smaps_rollup").flatMap { number(after: "Pss:", in: $0) }
    }
    return sizes.isEmpty ? nil : sizes.reduce(0, +) / 1024
  }

  /// What a process has written and no other shares, in MiB: its heap, mostly.
  static func ownMemory(of pid: pid_t) -> Double? {
    text(of: "/proc/\(pid)/smaps_rollup")
      .flatMap { number(after: "Private_Dirty:", in: $0) }.map { $0 / 1024 }
  }

  /// Context switches so far, wanted or not, of each thread of a family.
  static func contextSwitches(of pid: pid_t) -> [String: Double] {
    var switches: [String: Double] = [:]
    for member in family(of: pid) {
      for thread in names(in: "/proc/\(member)/task") {
        guard let status = text(of: "/proc/\(member)/task/\(thread)/status") else { continue }
        switches[thread] =
          (number(after: "\nvoluntary_ctxt_switches:", in: status) ?? 0)
          + (number(after: "nonvoluntary_ctxt_switches:", in: status) ?? 0)
      }
    }
    return switches
  }

  /// Processor time of a family so far, in milliseconds.
  static func processorTime(of pid: pid_t) -> Double {
    family(of: pid).map { member in
      var clock = clockid_t()
      var time = timespec()
      guard clock_getcpuclockid(member, &clock) == 0, clock_gettime(clock, &time) == 0 else {
        return 0
      }
      return Clock.milliseconds(time)
    }.reduce(0, +)
  }

  private static func number(after label: String, in text: String) -> Double? {
    guard let found = text.firstRange(of: label) else { return nil }
    let digits = text[found.upperBound...].drop { $0 == " " || $0 == "\t" }.prefix { $0.isNumber }
    return Double(digits)
  }

  static func text(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&part, 1, part.count, file), count > 0 {
      bytes += part[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func names(in directory: String) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.first?.isNumber == true { names.append(name) }
    }
    return names
  }
}
