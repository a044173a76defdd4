import EveryPath
import FlowChecker
import Testing

/// Lists that a flow does not write.
@Suite struct MissingListsTests {
  /// A state and an event carry a value, and may be listed.
  private struct Lamp: Flow {
    enum State: Hashable, Sendable { case lit(Bool) }
    enum Event: Hashable, Sendable { case turn(Bool) }
    enum Effect: Hashable, Sendable { case click }
    enum Outcome: Hashable, Sendable { case done }
    var states: [State] = []
    var events: [Event] = []
    var start: State { .lit(false) }

    func transitions(from state: State) -> Transitions {
      On(.turn(state == .lit(false))) {
        Perform(.click)
        Go(to: .lit(state == .lit(false)))
      }
    }

    func answers(to effect: Effect) -> [Event] { [] }
    func resume(from state: State) -> Resumption<State, Outcome> { .drop(.done) }
    func abandoned(_ reason: Abandonment) -> Outcome { .done }
  }

  /// Neither orders nor hears anything.
  private struct Stone: Flow {
    enum State: Hashable, Sendable, CaseIterable { case here }
    enum Event: Hashable, Sendable {}
    enum Effect: Hashable, Sendable {}
    enum Outcome: Hashable, Sendable { case done }
    var start: State { .here }
    func transitions(from state: State) -> Transitions { Finish(.done) }
    func answers(to effect: Effect) -> [Event] {}
    func resume(from state: State) -> Resumption<State, Outcome> { .drop(.done) }
    func abandoned(_ reason: Abandonment) -> Outcome { .done }
  }

  private static let states = [Lamp.State.lit(false), .lit(true)]
  private static let events = [Lamp.Event.turn(false), .turn(true)]

  @Test func `Each that is missing is named once, with the rule that is off`() throws {
    let graph = try FlowGraph(Lamp())
    #expect(
      graph.notes == [
        "`Lamp` lists no `states` and no `events`, so what is unused is not found "
          + "(unreachable-state, unused-event); write the lists"
      ])
    #expect(graph.findings == [])
  }

  @Test func `What is listed is not named`() throws {
    #expect(
      try FlowGraph(Lamp(events: Self.events)).notes == [
        "`Lamp` lists no `states`, so what is unused is not found (unreachable-state); write "
          + "the list"
      ])
    #expect(
      try FlowGraph(Lamp(states: Self.states, events: Self.events)).notes == [])
  }

  @Test func `What there is none of needs no list`() throws {
    #expect(try FlowGraph(Stone()).notes == [])
  }
}
