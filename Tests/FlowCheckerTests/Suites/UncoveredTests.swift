import EveryPath
import FlowChecker
import Testing

/// What no case of a suite tries, and why.
@Suite struct UncoveredTests {
  private func compiled(_ flow: Sketch) throws -> CompiledFlow { try FlowGraph(flow).compiled }

  @Test func `what the limit leaves out is listed as skipped, with the reason`() throws {
    // At the waypoint two events can be deferred, and each tap asks once more.
    let flow = Sketch { state in
      switch state {
      case .a:
        On(.tap) {
          Perform(.hide, until: .hidden)
          Go(to: .b)
        }
      case .b:
        On(.ping) {
          Perform(.ask)
          Stay()
        }
        On(.yes) { Go(to: .z) }
        On(.no) { Go(to: .z) }
      default: Finish(.done)
      }
    }
    let compiled = try compiled(flow)
    func skipped(_ requirements: [Requirement]) -> [String] {
      requirements.filter {
        if case .skipped = $0.status { true } else { false }
      }.map(\.name)
    }
    #expect(
      skipped(Suite(.transitions, of: compiled).uncovered)
        == ["every transition while two or more are deferred"])
    #expect(
      skipped(Suite(.pairs, of: compiled).uncovered)
        == ["each two transitions while something is deferred"])
  }

  @Test func `what is called infeasible never happens, whatever a machine is told`() throws {
    let entering = Sketch { state in
      switch state {
      case .a:
        Enter {
          Perform(.show, until: .shown)
          Go(to: .b)
        }
        On(.tap) { Go(to: .z) }
      case .b:
        On(.ping) {
          Perform(.hide, until: .hidden)
          Go(to: .c)
        }
        On(.yes) { Stay() }
        Interrupt(.back) { Go(to: .a) }
      case .c:
        On(.yes) { Go(to: .b) }
        On(.no) { Go(to: .a) }
        On(.pong) { Go(to: .c) }
      default: Finish(.done)
      }
    }
    for flow in [SuiteTests.porch, entering] {
      let compiled = try compiled(flow)
      let taken = Taken(compiled, steps: 20_000)
      let transitions = Suite(.transitions, of: compiled).requirements
      for edge in compiled.edges.indices {
        #expect(transitions[edge].isCovered == taken.edges.contains(edge), "\(transitions[edge])")
      }
      let pairs = compiled.edges.indices.flatMap { first in
        compiled.edges(from: compiled.edges[first].target).map { [first, $0] }
      }
      for (pair, requirement) in zip(pairs, Suite(.pairs, of: compiled).requirements) {
        #expect(requirement.isCovered == taken.pairs.contains(pair), "\(requirement)")
      }
    }
  }
}

/// What a machine does that is told anything, started anew now and then.
private struct Taken {
  var edges: Set<Int> = []
  var pairs: Set<[Int]> = []

  init(_ compiled: CompiledFlow, steps: Int) {
    var random: UInt64 = 1
    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((random >> 33) % UInt64(bound))
    }
    var state = MachineState()
    var ticket: UInt32 = 1
    var last: Int?
    for _ in 0..<steps {
      if !state.isRunning || next(30) == 0 {
        state = MachineState()
        last = nil
        _ = compiled.begin(&state, ticket: &ticket)
      }
      let input = next(compiled.symbols.count + compiled.timers.count)
      var reaction =
        input < compiled.symbols.count
        ? compiled.receive(input, &state, next: &ticket)
        : compiled.fire(timer: input - compiled.symbols.count, &state, next: &ticket)
      while true {
        if case .moved(let edge) = reaction.disposition {
          edges.insert(edge)
          if let last { pairs.insert([last, edge]) }
          last = edge
        }
        guard let deferred = compiled.deliverDeferred(&state, next: &ticket) else { break }
        reaction = deferred.reaction
      }
    }
  }
}
