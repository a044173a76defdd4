import EveryPath

/// A flow with a state that is only passed through: what it does on entering leads on.
struct Curtain: Flow {
  enum State: Hashable, Sendable, CaseIterable { case open, falling, shut }
  enum Event: Hashable, Sendable { case pulled, down, stuck }
  enum Effect: Hashable, Sendable { case fall }
  enum Outcome: Hashable, Sendable { case over }

  var start: State { .open }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .open: On(.pulled) { Go(to: .falling) }
    case .falling:
      Enter {
        Perform(.fall, until: .down) {
          Or(.stuck) { Go(to: .open) }
        }
        Go(to: .shut)
      }
    case .shut: Finish(.over)
    }
  }

  func answers(to effect: Effect) -> [Event] { [.down, .stuck] }
  func abandoned(_ reason: Abandonment) -> Outcome { .over }
}
