import EveryPath
import FlowModel
import Testing

/// A flow that is another one, but for some rows.
@Suite struct AlteredFlowTests {
  private struct Door: Flow {
    enum State: Hashable, Sendable { case closed, opening, open, gone }
    enum Event: Hashable, Sendable { case rung, pushed, opened }
    enum Effect: Hashable, Sendable { case light, turn, wave }
    enum Outcome: Hashable, Sendable { case entered, left }

    var start: State { .closed }

    func transitions(from state: State) -> Transitions {
      switch state {
      case .closed:
        Enter { Perform(.light) }
        On(.rung) { Go(to: .opening) }
        On(.pushed) { Stay() }
      case .opening:
        Enter {
          Perform(.turn, until: .opened)
          Perform(.wave)
          Go(to: .open)
        }
        Ignore(.rung, .pushed, because: "the door is on its way")
      case .open: On(.pushed) { Go(to: .gone) }
      case .gone: Finish(.entered)
      }
      Ignore(.opened, because: "the door is what it is")
    }

    func answers(to effect: Effect) -> [Event] { effect == .turn ? [.opened] : [] }

    func resume(from state: State) -> Resumption<State, Outcome> { .drop(.left) }

    func abandoned(_ reason: Abandonment) -> Outcome { .left }

    var same: AlteredFlow<Self> {
      AlteredFlow(self, name: "same") { state in
        switch state {
        case .closed: Enter { Perform(.light) }
        default: transitions(from: state)
        }
      }
    }

    var pushedOpen: AlteredFlow<Self> {
      AlteredFlow(self, name: "pushed-open") { state in
        if state == .closed { On(.pushed) { Go(to: .open) } }
      }
    }

    var heavy: AlteredFlow<Self> {
      AlteredFlow(self, name: "heavy", start: .opening) { state in
        if state == .opening { Interrupt(.pushed) { Go(to: .closed) } }
        if state == .closed { Ignore(.pushed, because: "it takes more") }
      }
    }

    var early: AlteredFlow<Self> {
      AlteredFlow(self, name: "early") { state in
        if state == .opening { Finish(.left) }
      }
    }

    var deaf: AlteredFlow<Self> {
      AlteredFlow(self, name: "deaf") { _ in Ignore(.opened, because: "it hears nothing") }
    }

    var silent: AlteredFlow<Self> {
      AlteredFlow(
        self, name: "silent", ordering: { [.light, .turn].contains($0) ? nil : $0 },
        rows: { transitions(from: $0) })
    }
  }

  /// What a flow does, a line for each of its transitions.
  private func transitions<F: Flow>(of flow: F) throws -> [String] {
    let graph = try FlowGraph(flow, checksPaths: false).compiled
    func orders(_ range: Range<Int>) -> String {
      graph.orders[range].map { order in
        if case .perform(let effect, _) = order { " " + graph.effects[effect].id } else { "" }
      }.joined()
    }
    return graph.edges.map { edge in
      let (source, target) = (graph.positions[edge.source].id, graph.positions[edge.target].id)
      return "\(source): \(graph.name(of: edge.trigger)) -> \(target)\(orders(edge.orders))"
    }
  }

  @Test func `what is not written anew is as before`() throws {
    #expect(try Set(transitions(of: Door().same)) == Set(transitions(of: Door())))
    #expect(Door().same.resume(from: .open) == .drop(.left))
    #expect(Door().same.answers(to: .turn) == [.opened])
  }

  @Test func `a row takes the place of the one for the same event`() throws {
    let before = try transitions(of: Door()).filter { $0 != "closed: pushed -> closed" }
    let after = try transitions(of: Door().pushedOpen)
    #expect(Set(after) == Set(before + ["closed: pushed -> open"]))
  }

  @Test func `an event that is ignored leaves the others of its state`() throws {
    #expect(
      try transitions(of: Door().heavy) == [
        "opening: pushed -> closed light",
        "opening/enter/opened: opened -> open wave",
        "opening/enter/opened: pushed -> closed light",
        "open: pushed -> gone",
        "closed: rung -> opening/enter/opened turn",
      ])
  }

  @Test func `a final state has no other rows`() throws {
    let lines = try transitions(of: Door().early)
    #expect(lines == ["closed: rung -> opening", "closed: pushed -> closed"])
  }

  @Test func `a final state stays final, whatever is written for every state`() throws {
    #expect(try Set(transitions(of: Door().deaf)) == Set(transitions(of: Door())))
  }

  @Test func `an effect that is left out is not waited for`() throws {
    let lines = try transitions(of: Door().silent)
    #expect(lines.contains("closed: rung -> open wave"))
  }
}
