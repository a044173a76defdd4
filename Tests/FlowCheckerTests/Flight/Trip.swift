import EveryPath
import FlowModel

/// A trip that takes the ferry: the component that it calls.
struct Trip: Flow {
  enum State: Hashable, Sendable {
    case riding
    case closed(Outcome)
  }
  enum Event: Hashable, Sendable, CaseIterable { case bell }
  enum Effect: Hashable, Sendable { case wave }
  enum Outcome: Hashable, Sendable { case arrived, stayed }

  static let ferry = ComponentID<Ferry>("ferry")

  var start: State { .riding }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .riding:
      Enter {
        Call(Self.ferry, until: .landed) {
          Or(.refused, from: Self.ferry) { Go(to: .closed(.stayed)) }
          Or(.dropped, from: Self.ferry) { Go(to: .closed(.stayed)) }
        }
        Perform(.wave)
        Go(to: .closed(.arrived))
      }
      Ignore(.bell, because: "it is for the ferry")
    case .closed(let outcome): Finish(outcome)
    }
  }

  func answers(to effect: Effect) -> [Event] { [] }
  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.stayed) }
  func abandoned(_ reason: Abandonment) -> Outcome { .stayed }
}

/// A trip and the ferry that it calls.
func tripByFerry() throws -> System<River> {
  let alone = try river()
  return System(
    "trip", "A trip that takes the ferry.",
    components: [
      try Component(
        "trip", Trip(), perform: { _, _, _, _ in },
        hear: { if case .rang = $0 { .bell } else { nil } })
    ] + alone.components, worlds: [River()]
  ) {}
}
