import EveryPath

/// A small flow with everything that a diagram has a sign for, and with names that hurt.
struct Knock: Flow {
  enum State: Hashable, Sendable, CaseIterable { case end, explaining, open, closed }
  enum Event: Hashable, Sendable { case tapped, allowed, denied, left, waved }
  enum Effect: Hashable, Sendable {
    case look, ask, openSettings
    case say(String)
  }
  enum Outcome: Hashable, Sendable { case yes, no }

  var start: State { .end }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .end:
      Enter { Perform(.look) }
      On(.tapped) {
        Perform(.ask, until: .allowed) {
          Or(.denied) { Go(to: .explaining) }
          Timeout(.seconds(5), because: "nobody is \"home\"") { Go(to: .closed) }
        }
        Go(to: .open)
      }
      Interrupt(.left) { Go(to: .closed) }
    case .explaining:
      After(.seconds(30), because: "the lamp goes out") { Go(to: .closed) }
      On(.tapped) {
        Wait(.milliseconds(200), because: "the door still closes")
        Remember()
        Perform(.openSettings)
        Go(to: .end)
      }
      On(.waved) {
        Perform(.say("a \\ b")); Stay()
      }
      On(.left) { Go(to: .explaining) }
      On(.denied) {
        Perform(.say("bye")); Go(to: .closed)
      }
    case .open: Finish(.yes)
    case .closed: Finish(.no)
    }
  }

  func answers(to effect: Effect) -> [Event] { effect == .ask ? [.allowed, .denied] : [] }
  func abandoned(_ reason: Abandonment) -> Outcome { .no }

  func name(of state: State) -> String {
    switch state {
    case .end: "end"
    case .explaining: "say \"no\" <b>\nagain; 100%"
    case .open: "- open `it`: #1 *now*"
    case .closed: "closed"
    }
  }
}
