import EveryPath

/// The whole state of a machine, as far as it decides what happens next: the position, what is
/// held, which timeouts have been spent, whether there has been an outcome.
struct SuitePlace: Hashable {
  enum Deferred: Hashable {
    /// Something heard; an answer for a state belongs to that state's question.
    case symbol(Int, answers: SuiteAsk.Owner?)
    case timer(Int)
  }

  var position: Int?
  var hasEnded = false
  var hasDelivered = false
  var deferred: [Deferred] = []
  var spent: Set<Int> = []

  var deferredSymbols: Int { deferred.count { if case .symbol = $0 { true } else { false } } }
}

/// An order that expects an answer, and how long it does.
struct SuiteAsk: Hashable {
  enum Owner: Int, Hashable {
    /// As long as the machine stays at the waypoint.
    case waypoint
    /// As long as it stays in the state in which the running transition will end.
    case ahead
    /// As long as it stays in the state it is in, or whose transition runs.
    case state
  }

  /// Counts the orders that expect an answer from the beginning.
  let ordinal: Int
  let effect: Int
  var owner: Owner
}

/// A place, and what may still be answered there.
struct SuiteSituation: Hashable {
  let place: SuitePlace
  /// Effect and owner of each living ask.
  let asked: Set<[Int]>
}
