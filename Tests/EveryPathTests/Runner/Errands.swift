import EveryPath

/// A component that is called: asks once, answers, and takes its leave.
struct Clerk: Flow {
  enum State: Hashable, Sendable, CaseIterable { case asking, served, refused }
  enum Event: Hashable, Sendable, CaseIterable { case yes, no, rain }
  enum Effect: Hashable, Sendable { case ask, bow, wave }
  enum Outcome: Hashable, Sendable { case stamped, rejected, gone }
  var start: State { .asking }
  func transitions(from state: State) -> Transitions {
    switch state {
    case .asking:
      Enter { Perform(.ask) }
      On(.yes) {
        Deliver(.stamped)
        goodbye
        Go(to: .served)
      }
      On(.no) {
        goodbye
        Go(to: .refused)
      }
      On(.rain) { Go(to: .refused) }
    case .served: Finish()
    case .refused: Finish(.rejected)
    }
  }
  @StepBuilder private var goodbye: Steps {
    Perform(.bow)
    Perform(.wave)
  }
  func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .ask: [.yes, .no]
    case .bow, .wave: [.rain]
    }
  }
  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.gone) }
  func abandoned(_ reason: Abandonment) -> Outcome { .gone }
}

/// A flow that calls the clerk, twice if need be, and tells it about the weather.
struct Errand: Flow {
  enum State: Hashable, Sendable, CaseIterable { case idle, home, outside }
  enum Event: Hashable, Sendable, CaseIterable { case go, rain, pause, callOff }
  enum Effect: Hashable, Sendable { case leave, comeHome }
  enum Outcome: Hashable, Sendable { case done, failed, gone }
  static let clerk = ComponentID<Clerk>("clerk")

  var start: State { .idle }
  func transitions(from state: State) -> Transitions {
    switch state {
    case .idle:
      On(.go) {
        Perform(.leave)
        Call(Self.clerk, until: .stamped) {
          Or(.rejected, from: Self.clerk) { Stay() }
          Timeout(.seconds(60), because: "the office closes") { Go(to: .outside) }
        }
        Perform(.comeHome)
        Go(to: .home)
      }
      On(.rain) {
        Tell(Self.clerk, .rain); Perform(.leave); Stay()
      }
      Interrupt(.pause) { Stay() }
      Interrupt(.callOff) { Go(to: .outside) }
    case .home: Finish(.done)
    case .outside: Finish(.failed)
    }
  }
  func answers(to effect: Effect) -> [Event] { [] }
  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.gone) }
  func abandoned(_ reason: Abandonment) -> Outcome { .gone }
}

/// A flow that calls a gate, which may be open already.
struct Visit: Flow {
  enum State: Hashable, Sendable, CaseIterable { case outside, inside }
  enum Event: Hashable, Sendable, CaseIterable { case knock }
  enum Effect: Hashable, Sendable { case none }
  enum Outcome: Hashable, Sendable { case inside, gone }
  static let gate = ComponentID<Gate>("gate")

  var start: State { .outside }
  func transitions(from state: State) -> Transitions {
    switch state {
    case .outside:
      On(.knock) {
        Call(Self.gate, until: .allowed); Go(to: .inside)
      }
    case .inside: Finish(.inside)
    }
  }
  func answers(to effect: Effect) -> [Event] { [] }
  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.gone) }
  func abandoned(_ reason: Abandonment) -> Outcome { .gone }
}
