import EveryPath
import FlowModel
import Testing

/// An attempt that several wait for; that runners do the same, `RunnersAgreeTests` see on walks.
@Suite struct SharedAttemptTests {
  private func walk(_ moves: Hall.Move..., outlivesCallers: Bool = false) throws -> Walk<Hall> {
    let components = [
      try Component<Hall>(
        "first", Visitor(), perform: { _, _, _, _ in },
        hear: { if case .first(let event) = $0 { event } else { nil } }),
      try Component<Hall>(
        "second", Visitor(), perform: { _, _, _, _ in },
        hear: { if case .second(let event) = $0 { event } else { nil } }),
      try Component<Hall>(
        "clerk", Clerk(), outlivesCallers: outlivesCallers,
        perform: { _, reply, world, _ in world.asker = reply },
        hear: { if case .clerk(let event) = $0 { event } else { nil } }),
    ]
    var walk = Walk(
      System("hall", "two visitors and a clerk", components: components, worlds: [Hall()]) {})
    #expect(walk.take(["open"] + moves.map(\.rawValue)) == nil)
    return walk
  }

  @Test func `answers everybody who called it, in the order of their calls`() throws {
    let walk = try walk(.firstGoes, .secondGoes, .clerkAnswers)
    #expect(walk.outcomes == ["clerk: stamped", "first: content", "second: content"])
  }

  @Test func `goes on without a caller if it outlives them, and is shared with the next`() throws {
    let left = try walk(.firstGoes, .firstLeaves, .clerkAnswers, outlivesCallers: true)
    #expect(left.outcomes == ["first: left", "clerk: stamped"])
    let shared = try walk(
      .firstGoes, .firstLeaves, .secondGoes, .clerkAnswers, outlivesCallers: true)
    #expect(shared.outcomes == ["first: left", "clerk: stamped", "second: content"])
  }

  @Test func `A shared attempt is noted, and no crash, if there is no such component`() throws {
    let walk = try walk(.nobodyBegins)
    #expect(walk.outcomes == [])
    #expect(walk.system.missingComponents == ["`nobody`"])
  }

  @Test func `an attempt never begins if the call is called off before`() throws {
    let walk = try walk(.firstGoesAndLeaves)
    #expect(walk.outcomes == ["first: left"])
  }
}

/// Lives on after it has delivered.
private struct Clerk: Flow {
  enum State: String, Hashable, Sendable, CaseIterable { case asking, served, away }
  enum Event: String, Hashable, Sendable, CaseIterable { case yes, evening }
  enum Effect: Hashable, Sendable { case ask }
  enum Outcome: String, Hashable, Sendable { case stamped, gone }

  var start: State { .asking }
  func transitions(from state: State) -> Transitions {
    switch state {
    case .asking:
      Enter { Perform(.ask) }
      On(.yes) {
        Deliver(.stamped); Go(to: .served)
      }
    case .served: On(.evening) { Go(to: .away) }
    case .away: Finish()
    }
  }
  func answers(to effect: Effect) -> [Event] { [.yes] }
  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.gone) }
  func abandoned(_ reason: Abandonment) -> Outcome { .gone }
}

/// Calls the clerk, and may leave meanwhile.
private struct Visitor: Flow {
  enum State: String, Hashable, Sendable, CaseIterable { case waiting, content, outside }
  enum Event: String, Hashable, Sendable, CaseIterable { case go, leave }
  enum Effect: Hashable, Sendable { case none }
  enum Outcome: String, Hashable, Sendable { case content, left }
  static let clerk = ComponentID<Clerk>("clerk")

  var start: State { .waiting }
  func transitions(from state: State) -> Transitions {
    switch state {
    case .waiting:
      On(.go) {
        Call(Self.clerk, until: .stamped) {
          Or(.gone, from: Self.clerk) { Go(to: .outside) }
        }
        Go(to: .content)
      }
      Interrupt(.leave) { Go(to: .outside) }
    case .content: Finish(.content)
    case .outside: Finish(.left)
    }
  }
  func answers(to effect: Effect) -> [Event] { [] }
  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.left) }
  func abandoned(_ reason: Abandonment) -> Outcome { .left }
}

/// A hall in which everything can happen at any time.
private struct Hall: World {
  enum Move: String, Hashable, Sendable, CaseIterable {
    case open, firstGoes, firstLeaves, firstGoesAndLeaves, secondGoes, clerkAnswers
    case nobodyBegins
  }
  enum Stimulus: Hashable, Sendable {
    case first(Visitor.Event)
    case second(Visitor.Event)
    case clerk(Clerk.Event)
  }
  enum Observation: Hashable, Sendable { case none }

  var asker: Address?

  func offer(_ moves: inout [Move]) { moves += Move.allCases }

  mutating func take(_ move: Move, _ output: inout WorldOutput<Hall>) {
    switch move {
    case .open:
      output.begin(ComponentID<Visitor>("first"))
      output.begin(ComponentID<Visitor>("second"))
    case .firstGoes: output.tell(.first(.go))
    case .firstLeaves: output.tell(.first(.leave))
    case .firstGoesAndLeaves:
      output.tell(.first(.go))
      output.tell(.first(.leave))
    case .secondGoes: output.tell(.second(.go))
    case .nobodyBegins: output.begin(ComponentID<Clerk>("nobody"))
    case .clerkAnswers: if let asker { output.answer(asker, .clerk(.yes)) }
    }
  }

  var picture: Picture { Picture(title: "Hall") }
  mutating func renumber(_ number: (Address) -> Address) { asker = asker.map(number) }
  var screen: String { "hall" }
}
