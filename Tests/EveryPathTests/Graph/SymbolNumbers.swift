import EveryPath
import Testing

/// Calls a component before it first mentions some of its events.
private struct EarlyCaller: Flow {
  enum State: Hashable, Sendable, CaseIterable { case calling, resting, closed }
  enum Event: Hashable, Sendable { case begin, end }
  enum Effect: Hashable, Sendable { case rest }
  enum Outcome: Hashable, Sendable { case done }
  static let component = ComponentID<EarlyCaller>("component")
  var start: State { .calling }
  func transitions(from state: State) -> Transitions {
    switch state {
    case .calling:
      On(.begin) {
        Call(Self.component, until: .done); Go(to: .resting)
      }
    case .resting: On(.end) { Go(to: .closed) }
    case .closed: Finish(.done)
    }
  }
  func answers(to effect: Effect) -> [Event] { [] }
  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.done) }
  func abandoned(_ reason: Abandonment) -> Outcome { .done }
}

@Test func `An event has the number of its symbol, also after the call of a component`() throws {
  let graph = try FlowGraph(EarlyCaller())
  for event in [EarlyCaller.Event.begin, .end] {
    let number = try #require(graph.number(of: event))
    #expect(graph.events[number] == event)
    #expect(graph.compiled.symbols[number].id == "\(event)")
  }
}
