import EveryPath
import FlowChecker
import Testing

@Suite struct ReturnedRowsTests {
  /// A door whose rows stand in a builder, or are returned by a plain `switch`.
  private struct Door: Flow {
    enum State: Hashable, Sendable, CaseIterable { case closed, open, gone }
    enum Event: Hashable, Sendable { case push, pull }
    enum Effect: Hashable, Sendable { case creak }
    enum Outcome: Hashable, Sendable { case unhinged }

    let returns: Bool
    var start: State { .closed }

    func transitions(from state: State) -> Transitions {
      if returns { return returned(from: state) }
      return built(from: state)
    }

    private func returned(from state: State) -> Transitions {
      switch state {
      case .closed: return closed
      case .open: return open
      case .gone: return gone
      }
    }

    @RowBuilder private func built(from state: State) -> Transitions {
      switch state {
      case .closed: closed
      case .open: open
      case .gone: gone
      }
    }

    @RowBuilder private var closed: Transitions {
      On(.push) {
        Perform(.creak)
        Go(to: .open)
      }
      Ignore(.pull, because: "it opens the other way")
    }

    @RowBuilder private var open: Transitions {
      On(.pull) { Go(to: .closed) }
      On(.push) { Go(to: .gone) }
    }

    @RowBuilder private var gone: Transitions { Finish(.unhinged) }

    func answers(to effect: Effect) -> [Event] { [] }
    var boundEvents: [Event] { [.push, .pull] }
    func abandoned(_ reason: Abandonment) -> Outcome { .unhinged }
  }

  @Test func `Rows that a switch returns are the rows of a builder`() throws {
    let built = try FlowGraph(Door(returns: false))
    let returned = try FlowGraph(Door(returns: true))
    #expect(built.compiled.positions.map(\.id) == ["closed", "open", "gone"])
    #expect(returned.compiled.fingerprint == built.compiled.fingerprint)
    #expect(returned.findings.isEmpty)
  }
}
