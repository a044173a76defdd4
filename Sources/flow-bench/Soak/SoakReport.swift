/// What a soak has come to: counts, and what went wrong in sentences.
@MainActor
package final class SoakReport {
  /// How often each random event happened.
  package internal(set) var moves: [SoakMove: Int] = [:]
  package internal(set) var (callers, outcomes) = (0, 0)
  /// How many attempts began, or went on from an intent, and how many ended in an outcome.
  package internal(set) var (attempts, ends) = (0, 0)
  /// What went wrong.
  package internal(set) var mistakes: [String] = []

  /// How many random events happened, in all.
  package var events: Int { moves.values.reduce(0, +) }

  /// The counts in a line, and then the mistakes.
  package var text: String {
    let counts =
      "\(events) events; \(callers) callers, \(outcomes) outcomes told; "
      + "\(attempts) attempts, \(ends) ends"
    return ([counts] + mistakes).joined(separator: "\n")
  }
}

package enum SoakMove: Hashable, Sendable, CaseIterable {
  case ask, answer, answerElsewhere, doubled, late, lost, activity, tap, settings, time, cancel
  case abandon, sweep

  /// Each as often as it happens, beside the others.
  static let bag: [SoakMove] = allCases.flatMap { move in
    let weight =
      switch move {
      case .answer: 10
      case .ask, .answerElsewhere, .activity, .time: 4
      case .tap, .settings: 3
      case .doubled, .late, .lost, .cancel: 2
      case .abandon, .sweep: 1
      }
    return Array(repeating: move, count: weight)
  }
}

/// Random numbers that come again from the same seed.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Section {
  /// Each round has a seed of its own.
  static let soak = Section(
    name: "soak", summary: "random events on coordinators of all permissions, by seed"
  ) { report, effort in
    for seed in 1...effort.rounds {
      let found = await Soak.run(
        events: effort.isQuick ? 10_000 : 200_000, seed: UInt64(seed))
      report.line("seed \(seed): \(found.text)")
      report.same("mistakes with seed \(seed)", found.mistakes.count, 0)
    }
  }
}
