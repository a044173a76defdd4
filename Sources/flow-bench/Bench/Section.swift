import Foundation

/// A part of the benchmark, run by its name.
///
/// A further one is a file with an extension that makes it, and its place in ``all``.
struct Section: Sendable {
  let name: String
  let summary: String
  /// The sections that are run too where this one is asked for by its name.
  var besides: [String] = []
  let run: @MainActor @Sendable (Report, Effort) async throws -> Void

  /// All of them, in the order in which they run.
  static let all: [Section] = [
    .dispatch, .making, .runner, .search, .spin, .growth, .types, .long, .felt,
  ]
}

/// How much is measured.
struct Effort {
  /// Small models, once each: to see that all works and the counts are right.
  let isQuick: Bool
  /// How often each thing is measured.
  let rounds: Int

  init(isQuick: Bool, rounds: Int? = nil) {
    self.isQuick = isQuick
    self.rounds = rounds ?? (isQuick ? 1 : 5)
  }
}

/// Something that cannot be measured, and why.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

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
