import Foundation

/// How long something took: by the processor, which neighbours on the machine disturb little, and by
/// the clock on the wall.
struct Timing {
  let processor: Double
  let wall: Double

  /// Runs something once.
  static func of<Result>(_ work: () throws -> Result) rethrows -> (Timing, Result) {
    let begin = now
    let result = try work()
    return (Timing(since: begin), result)
  }

  /// Runs something with several threads once.
  @MainActor
  static func of<Result>(
    _ work: @MainActor () async throws -> Result
  ) async rethrows -> (Timing, Result) {
    let begin = now
    let result = try await work()
    return (Timing(since: begin), result)
  }

  private typealias Moment = (processor: Double, wall: Double)

  private init(since begin: Moment) {
    let end = Self.now
    processor = end.processor - begin.processor
    wall = end.wall - begin.wall
  }

  private static var now: Moment {
    (seconds(of: CLOCK_PROCESS_CPUTIME_ID), seconds(of: CLOCK_MONOTONIC))
  }

  private static func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
