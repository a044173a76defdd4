import EveryPath
import FlowModel
import Testing

/// A component whose interface is swept away.
@Suite struct SweptComponentTests {
  private func walk() throws -> Walk<Desk> {
    let component = try Component<Desk>(
      "question", Question(), perform: { effect, reply, world, _ in world.ask(effect, reply) },
      hear: { stimulus in stimulus })
    return Walk(
      System("desk", "a question that may be swept away", components: [component], worlds: [Desk()])
      {})
  }

  @Test func `ends as dropped, once`() throws {
    var walk = try walk()
    #expect(walk.take(["ask", "sweep", "sweep"]) == nil)
    #expect(walk.outcomes == ["dropped"])
    #expect(walk.transitions.map { $0.ended() } == [false, true, false])
  }

  @Test func `hears no late answer`() throws {
    var walk = try walk()
    #expect(walk.take(["ask", "sweep", "answer"]) == nil)
    #expect(walk.outcomes == ["dropped"])
  }

  @Test func `a swept component may be begun again`() throws {
    var walk = try walk()
    #expect(walk.take(["ask", "sweep", "ask", "answer"]) == nil)
    #expect(walk.outcomes == ["dropped", "answered"])
  }

  @Test func `A swept component is left alone if it does not run`() throws {
    var walk = try walk()
    #expect(walk.take(["sweep"]) == nil)
    #expect(walk.outcomes == [])
  }
}

/// A flow that asks one question.
private struct Question: Flow {
  enum State: String, Hashable, Sendable, CaseIterable { case asking, closed }
  enum Event: String, Hashable, Sendable, CaseIterable { case answered }
  enum Effect: Hashable, Sendable { case ask }
  enum Outcome: String, Hashable, Sendable { case answered, cancelled, dropped }

  var name: String { "question" }
  var start: State { .asking }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .asking:
      Enter { Perform(.ask) }
      On(.answered) { Go(to: .closed) }
    case .closed: Finish(.answered)
    }
  }

  func answers(to effect: Effect) -> [Event] { [.answered] }
  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.cancelled) }
  func abandoned(_ reason: Abandonment) -> Outcome {
    reason == .dropped ? .dropped : .cancelled
  }
}

/// A desk at which questions are asked, answered and swept away.
private struct Desk: World {
  enum Move: String, Hashable, Sendable, CaseIterable { case ask, answer, sweep }
  enum Observation: Hashable, Sendable { case none }
  typealias Stimulus = Question.Event

  private var asker: Address?

  mutating func ask(_ effect: Question.Effect, _ reply: Address) { asker = reply }

  func offer(_ moves: inout [Move]) { moves += Move.allCases }

  mutating func take(_ move: Move, _ output: inout WorldOutput<Desk>) {
    switch move {
    case .ask: output.begin()
    case .answer: if let asker { output.answer(asker, .answered) }
    case .sweep: output.drop()
    }
  }

  var picture: Picture { Picture(title: "Desk") }
  mutating func renumber(_ number: (Address) -> Address) { asker = asker.map(number) }
  var screen: String { "desk" }
}
