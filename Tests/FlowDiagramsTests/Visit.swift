import EveryPath

/// A flow that waits on entering, calls another component, and tells a third one.
struct Visit: Flow {
  enum State: Hashable, Sendable, CaseIterable { case outside, inside, gone }
  enum Event: Hashable, Sendable { case seen, bored }
  enum Effect: Hashable, Sendable { case look }
  enum Outcome: Hashable, Sendable { case over }

  static let knock = ComponentID<Knock>("door")
  static let chain = ComponentID<Chain>("chain")

  var start: State { .outside }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .outside:
      Enter { Perform(.look, until: .seen) }
      On(.bored) {
        Call(Self.knock, until: .yes) {
          Or(.no, from: Self.knock) { Go(to: .gone) }
          Or(.bored) { Stay() }
        }
        Go(to: .inside)
      }
    case .inside:
      On(.bored) {
        Tell(Self.chain, .next)
        Go(to: .outside)
      }
    case .gone: Finish(.over)
    }
  }

  func answers(to effect: Effect) -> [Event] { [.seen] }
  func abandoned(_ reason: Abandonment) -> Outcome { .over }
}
