import EveryPath
import Testing

/// Semantics 4: the result of one event.
@Suite struct ResultTests {
  static let flow = Sketch { state in
    switch state {
    case .a:
      On(.tap) {
        Perform(.hide, until: .hidden)
        Perform(.beep)
        Perform(.buzz)
        Go(to: .b)
      }
      Ignore(.ping, .pong, because: "news of no concern")
    case .b:
      On(.back) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  @Test func `Moved tells the effects in order`() throws {
    var machine = try Machine(Self.flow)
    machine.start()
    machine.receive(.tap)
    let reaction = machine.receive(.hidden)
    guard case .moved(let edge) = reaction.disposition else {
      Issue.record("expected a move, not \(reaction.disposition)")
      return
    }
    #expect(machine.graph.compiled.edges[edge].source == machine.graph.compiled.stateCount)
    #expect(machine.effects(of: reaction) == [.beep, .buzz])
  }

  @Test func `Ignored tells the reason`() throws {
    var rig = try Rig(Self.flow)
    #expect(rig.send(.ping) == "ignored: news of no concern")
    #expect(rig.send(.pong) == "ignored: news of no concern")
  }

  @Test func `Deferred is said`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    #expect(rig.send(.back) == "deferred")
  }

  @Test func `What was deferred is delivered once the sequence is done`() throws {
    var machine = try Machine(Self.flow)
    machine.start()
    machine.receive(.tap)
    machine.receive(.back)
    #expect(machine.deliverAllDeferred().isEmpty, "the sequence runs")
    machine.receive(.hidden)
    #expect(machine.deliverAllDeferred().compactMap { machine.outcome(of: $0) } == [.done])
    #expect(machine.deliverAllDeferred().isEmpty)
  }

  @Test func `Stale is said`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    rig.answer(.hide, .hidden)
    #expect(rig.answer(.hide, .hidden) == "stale")
  }

  @Test(arguments: [Sketch.Event.back, .hidden, .alarm])
  func `What is neither handled nor ignored is refused`(event: Sketch.Event) throws {
    var rig = try Rig(Self.flow)
    let before = rig.machine.state
    #expect(rig.send(event) == "refused")
    #expect(rig.machine.state == before, "nothing changes")
    #expect(rig.orders == [])
  }

  @Test func `Nothing is accepted before the start`() throws {
    var machine = try Machine(Self.flow)
    #expect(machine.receive(.tap).disposition == .refused)
    #expect(machine.receive(.tap, ticket: Ticket(1)).disposition == .droppedAsStale)
    #expect(machine.fire(timer: 0).disposition == .droppedAsStale)
    #expect(machine.abandon(.cancelled).disposition == .refused)
    #expect(machine.deliverDeferred() == nil)
    #expect(machine.positionID == nil)
  }

  @Test func `Nothing is accepted after the end`() throws {
    var rig = try Rig(Self.flow)
    rig.send(.tap)
    rig.send(.hidden)
    rig.send(.back)
    #expect(rig.machine.state.hasEnded)
    let before = rig.machine.state
    #expect(rig.send(.back) == "refused")
    #expect(rig.answer(.hide, .hidden) == "stale")
    #expect(rig.abandon(.cancelled) == "refused")
    #expect(rig.settle() == [])
    #expect(rig.machine.start().disposition == .refused)
    #expect(rig.machine.state == before)
  }

  @Test func `A running machine refuses to start or resume`() throws {
    var rig = try Rig(Self.flow)
    let intent = rig.machine.intent(rememberedIn: 0)
    rig.send(.tap)
    let before = rig.machine.state
    #expect(rig.machine.start().disposition == .refused)
    #expect(try rig.machine.resume(intent).disposition == .refused)
    #expect(rig.machine.state == before)
  }

  @Test(arguments: [Int.min, -1, 9, 1000, Int.max])
  func `A number of nothing is no trap`(number: Int) throws {
    var machine = try Machine(Self.flow)
    machine.start()
    #expect(machine.receive(symbol: number).disposition == .refused)
    #expect(machine.fire(timer: number).disposition == .droppedAsStale)
    var state = MachineState()
    var next: UInt32 = 1
    let compiled = machine.graph.compiled
    #expect(compiled.resume(at: number, &state, ticket: &next).disposition == .refused)
    _ = compiled.begin(&state, ticket: &next)
    #expect(compiled.receive(number, &state, next: &next).disposition == .refused)
  }

  @Test func `Every symbol at every position is answered`() throws {
    let graph = try FlowGraph(Self.flow)
    for position in graph.compiled.positions.indices {
      for symbol in graph.compiled.symbols.indices {
        let edges = graph.compiled.edges(from: position)
        guard case .move(let edge) = graph.compiled.cell(position: position, symbol: symbol) else {
          continue
        }
        #expect(edges.contains(edge))
        #expect(graph.compiled.edges[edge].trigger == .symbol(symbol))
      }
    }
  }
}
