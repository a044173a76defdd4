import PermissionFlow

/// A part that is called: asks once and answers.
struct Clerk: Flow {
  enum State: Hashable, Sendable, CaseIterable {
    case asking
    case served
    case refused
  }
  enum Event: Hashable, Sendable, CaseIterable {
    case yes
    case no
    case rain
  }
  enum Effect: Hashable, Sendable { case ask }
  enum Outcome: Hashable, Sendable {
    case stamped
    case rejected
    case gone
  }
  var start: State { .asking }
  func transitions(from state: State) -> Transitions {
    switch state {
    case .asking:
      Enter { Perform(.ask) }
      On(.yes) { Go(to: .served) }
      On(.no) { Go(to: .refused) }
      Ignore(.rain, because: "the office has a roof")
    case .served: Finish(.stamped)
    case .refused: Finish(.rejected)
    }
  }
  func answers(to effect: Effect) -> [Event] { [.yes, .no] }
  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.gone) }
  func abandoned(_ reason: Abandonment) -> Outcome { .gone }
}

/// A flow that calls the clerk, twice if need be, and tells it about the weather.
struct Errand: Flow {
  enum State: Hashable, Sendable, CaseIterable {
    case idle
    case home
    case outside
  }
  enum Event: Hashable, Sendable, CaseIterable {
    case go
    case rain
    case callOff
  }
  enum Effect: Hashable, Sendable { case leave }
  enum Outcome: Hashable, Sendable {
    case done
    case failed
    case gone
  }
  static let clerk = PartName<Clerk>("clerk")

  var start: State { .idle }
  func transitions(from state: State) -> Transitions {
    switch state {
    case .idle:
      On(.go) {
        Perform(.leave)
        Call(Self.clerk, until: .stamped) {
          Or(.rejected, from: Self.clerk) { Stay() }
          Silence(.seconds(60), because: "the office closes") { Go(to: .outside) }
        }
        Go(to: .home)
      }
      On(.rain) {
        Tell(Self.clerk, .rain); Perform(.leave); Stay()
      }
      Interrupt(.callOff) { Go(to: .outside) }
    case .home: Finish(.done)
    case .outside: Finish(.failed)
    }
  }
  func answers(to effect: Effect) -> [Event] { [] }
  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.gone) }
  func abandoned(_ reason: Abandonment) -> Outcome { .gone }
}
