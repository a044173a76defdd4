import Foundation

/// How long something took by the processor, which neighbours on the machine disturb little.
struct Timing {
  let processor: Double

  /// Runs something once.
  static func of<Result>(_ work: () throws -> Result) rethrows -> (Timing, Result) {
    let begin = now
    let result = try work()
    return (Timing(processor: now - begin), result)
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
