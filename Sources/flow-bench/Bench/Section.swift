import Foundation

/// A part of the benchmark, run by its name.
struct Section: Sendable {
  let name: String
  let summary: String
  let run: @MainActor @Sendable (Report, Effort) async throws -> Void

  /// All of them, in the order in which they run.
  static let all: [Section] = [.felt, .long, .spin, .soak]
}

/// How much is measured.
struct Effort {
  /// Small models, once each: to see that all works and the counts are right.
  let isQuick: Bool
  /// How often each thing is measured.
  let rounds: Int

  init(isQuick: Bool, rounds: Int?) {
    self.isQuick = isQuick
    self.rounds = rounds ?? (isQuick ? 1 : 5)
  }
}

/// Something that cannot be measured, and why.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// How many seconds something took of the processor, which neighbours on the machine disturb little.
func timing<Result>(_ work: () throws -> Result) rethrows -> (seconds: Double, result: Result) {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let begin = now()
  let result = try work()
  return (now() - begin, result)
}
