import EveryPath

/// A ferry: asks whether it may cross, takes its load in, crosses for a while, and is remembered.
struct Ferry: Flow {
  enum State: Hashable, Sendable {
    case asking
    case crossing
    case closed(Outcome)
  }
  enum Event: Hashable, Sendable, CaseIterable { case allowed, forbidden, loaded, bell }
  enum Effect: Hashable, Sendable { case ask, load, ring, moor }
  enum Outcome: Hashable, Sendable { case landed, refused, dropped }

  var start: State { .asking }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .asking:
      Enter { Perform(.ask) }
      On(.allowed) {
        Remember()
        Perform(.load, until: .loaded)
        Go(to: .crossing)
      }
      On(.forbidden) { Go(to: .closed(.refused)) }
    case .crossing:
      On(.bell) {
        Perform(.ring)
        Stay()
      }
      After(.seconds(3), because: "the river is wide") {
        Forget()
        Perform(.moor)
        Go(to: .closed(.landed))
      }
    case .closed(let outcome): Finish(outcome)
    }
  }

  func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .ask: [.allowed, .forbidden]
    case .load: [.loaded]
    case .ring, .moor: []
    }
  }

  func resume(from state: State) -> Resumption<State, Outcome> {
    switch state {
    case .asking, .crossing: .at(.asking)
    case .closed: .drop(.dropped)
    }
  }

  func abandoned(_ reason: Abandonment) -> Outcome { .dropped }
}
