/// What a soak has come to: counts, and what went wrong in sentences.
package struct SoakReport: Sendable, CustomStringConvertible {
  /// How many random events happened, in all.
  package var events = 0
  /// How many events of each kind happened, in the order of ``SoakMove``.
  package internal(set) var moves: [SoakMove: Int] = [:]
  /// How many callers asked.
  package internal(set) var callers = 0
  /// How many callers were told an outcome.
  package internal(set) var outcomes = 0
  /// How many attempts began, or went on from an intent.
  package internal(set) var attempts = 0
  /// How many attempts ended in an outcome.
  package internal(set) var ends = 0
  /// How many coordinators were made and released again.
  package internal(set) var coordinators = 0
  /// What went wrong.
  package internal(set) var mistakes: [String] = []

  init() {}

  /// The counts, one a line, and then the mistakes.
  package var description: String {
    let kinds = SoakMove.allCases.map { "\($0.rawValue) \(moves[$0] ?? 0)" }
    let counts = [
      "\(events) events: \(kinds.joined(separator: ", "))",
      "\(callers) callers, \(outcomes) outcomes told; \(attempts) attempts, \(ends) ends",
      "\(coordinators) coordinators made and released",
    ]
    return (counts + mistakes).joined(separator: "\n")
  }

  /// Adds what another soak has come to.
  mutating func add(_ other: SoakReport) {
    events += other.events
    moves.merge(other.moves, uniquingKeysWith: +)
    callers += other.callers
    outcomes += other.outcomes
    attempts += other.attempts
    ends += other.ends
    coordinators += other.coordinators
    mistakes += other.mistakes
  }
}

/// What can happen in a soak.
package enum SoakMove: String, Hashable, Sendable, CaseIterable {
  case ask, answer, answerElsewhere, doubled, late, lost, activity, tap, settings, time, cancel
  case abandon

  /// How often it happens, beside the others.
  var weight: Int {
    switch self {
    case .answer: 10
    case .ask, .answerElsewhere, .activity, .time: 4
    case .tap, .settings: 3
    case .doubled, .late, .lost, .cancel: 2
    case .abandon: 1
    }
  }

  static let bag: [SoakMove] = allCases.flatMap { Array(repeating: $0, count: $0.weight) }
}

/// Random numbers that come again from the same seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
