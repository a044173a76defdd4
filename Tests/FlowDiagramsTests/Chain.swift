import EveryPath

/// A flow of as many states as wanted, one after the other.
struct Chain: Flow {
  enum Event: Hashable, Sendable { case next, skip }
  enum Effect: Hashable, Sendable {}
  enum Outcome: Hashable, Sendable { case done }

  let length: Int
  var prefix = ""
  /// Whether each state has a second transition to the same next state.
  var isDoubled = false

  var start: Int { 1 }

  func transitions(from state: Int) -> Transitions {
    if state == length {
      Finish(.done)
    } else {
      On(.next) { Go(to: state + 1) }
      if isDoubled { On(.skip) { Go(to: state + 1) } }
    }
  }

  func abandoned(_ reason: Abandonment) -> Outcome { .done }
  func name(of state: Int) -> String { "\(prefix)\(state)" }
  func answers(to effect: Effect) -> [Event] {}
}
