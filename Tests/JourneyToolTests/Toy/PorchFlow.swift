import EveryPath

/// A lamp that burns for a while when somebody rings.
struct PorchFlow: Flow {
  enum State: Hashable, Sendable, CaseIterable { case lighting, burning, dark }
  enum Event: Hashable, Sendable, CaseIterable { case lit, failed, rangAgain, left }
  enum Effect: Hashable, Sendable { case light, darken }
  enum Outcome: Hashable, Sendable { case seen, unseen }

  var start: State { .lighting }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .lighting:
      Enter { Perform(.light) }
      On(.lit) { Go(to: .burning) }
      On(.failed) {
        Deliver(.unseen)
        Go(to: .dark)
      }
      Ignore(.rangAgain, .left, because: "the lamp is busy")
    case .burning:
      After(.seconds(5), because: "long enough to find the lock") {
        Perform(.darken)
        Deliver(.seen)
        Go(to: .dark)
      }
      Ignore(.rangAgain, because: "it burns")
      Ignore(.left, because: "the lamp burns its time")
    case .dark: Finish()
    }
  }

  func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .light: [.lit, .failed]
    case .darken: []
    }
  }

  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.unseen) }

  func abandoned(_ reason: Abandonment) -> Outcome { .unseen }
}
