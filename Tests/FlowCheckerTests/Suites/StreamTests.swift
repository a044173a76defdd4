import EveryPath
import FlowChecker
import Reducers
import Testing

/// Suites that are streamed.
@Suite struct StreamTests {
  static let kinds: [SuiteStream.Kind] = [
    .simpleJourneys, .primePaths, .hidden(states: 0), .hidden(states: 1),
  ]

  private func compiled(_ flow: Sketch) throws -> CompiledFlow { try FlowGraph(flow).compiled }

  @Test func `simple journeys come to nothing twice`() throws {
    let stream = SuiteStream(.simpleJourneys, of: try compiled(SuiteTests.square))
    #expect(stream.map(\.name) == ["start", "start > ping"])
    #expect(stream.uncovered == [])
  }

  @Test
  func `prime paths are what cannot be made longer, and the rounds from each of their states`()
    throws
  {
    let stream = SuiteStream(.primePaths, of: try compiled(SuiteTests.square))
    #expect(
      stream.map(\.name) == [
        "start > ping", "start > tap", "start > ping > pong", "start > ping > tap",
        "start > ping > pong > ping",
      ])
  }

  @Test func `for hidden states each sequence of inputs is tried in each situation`() throws {
    let compiled = try compiled(SuiteTests.square)
    let count = compiled.symbols.count
    let none = Array(SuiteStream(.hidden(states: 0), of: compiled))
    // Not started, `a` and `b`; before the start there is also the start.
    #expect(none.count == 3 * count + 1)
    #expect(none.contains { $0.name == "not started: start" })
    let one = Array(SuiteStream(.hidden(states: 1), of: compiled))
    #expect(one.count == count + count * (count + 1) + 2 * count * count)
    #expect(Set(one.map(\.name)).count == one.count)
    #expect(one.contains { $0.name == "b: pong > pong" && $0.steps.count == 4 })
  }

  @Test(arguments: [0, 1])
  func `as many states as may be hidden are found, and no more`(_ states: Int) throws {
    let graph = try ReducerGraph(Switch(hides: false)).lowered()
    let found = SuiteStream(.hidden(states: states), of: graph.compiled).contains {
      $0.mismatch(on: Switch(hides: true), like: graph) != nil
    }
    #expect(found == (states == 1))
  }

  @Test(arguments: kinds)
  func `each stream passes on the flow it was made from`(_ kind: SuiteStream.Kind) throws {
    for flow in [SuiteTests.square, SuiteTests.porch] {
      let graph = try FlowGraph(flow)
      var count = 0
      for test in SuiteStream(kind, of: graph.compiled).prefix(1_500) {
        count += 1
        #expect(test.mismatch(on: graph) == nil)
        #expect(test.mismatch(on: graph.compiled) == nil)
      }
      #expect(count > 0)
    }
    let lift = try ReducerGraph(Lift()).lowered()
    for test in SuiteStream(kind, of: lift.compiled).prefix(500) {
      #expect(test.mismatch(on: Lift(), like: lift) == nil)
    }
  }

  @Test(arguments: kinds)
  func `skipping says how many steps the case has that is not made`(_ kind: SuiteStream.Kind) throws
  {
    let stream = SuiteStream(kind, of: try compiled(SuiteTests.porch))
    var iterator = stream.makeIterator()
    #expect(iterator.current == nil)
    for test in stream.prefix(300) {
      #expect(iterator.skip() == test.steps.count)
      #expect(iterator.current == test)
    }
  }

  @Test func `a difference is found on the compiled flow's machine as on the machine`() throws {
    let mutant = Sketch { state in
      switch state {
      case .a:
        On(.tap) { Stay() }
        On(.ping) { Go(to: .b) }
      default:
        On(.tap) { Stay() }
        On(.pong) { Go(to: .b) }
      }
    }
    let graph = try FlowGraph(mutant)
    let suite = Suite(.transitions, of: try compiled(SuiteTests.square))
    #expect(suite.map { $0.mismatch(on: graph) } == suite.map { $0.mismatch(on: graph.compiled) })
    #expect(suite.compactMap { $0.mismatch(on: graph.compiled) }.count == 1)
  }

  @Test(arguments: kinds)
  func `the same compiled flow gives the same stream`(_ kind: SuiteStream.Kind) throws {
    let compiled = try compiled(SuiteTests.porch)
    let first = SuiteStream(kind, of: compiled).prefix(500).map { $0 }
    #expect(first == SuiteStream(kind, of: compiled).prefix(500).map { $0 })
  }
}

/// A switch with a light; one that hides something hums after it was switched off.
private struct Switch: Reducer {
  struct State: Hashable {
    var isOn = false
    var wasOn = false
  }
  enum Event: Hashable { case toggle, listen }
  enum Effect: Hashable { case light, hum }

  let hides: Bool
  var start: State { State() }
  var alphabet: [Event] { [.toggle, .listen] }
  func reduce(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .toggle:
      state.wasOn = hides && state.isOn
      state.isOn.toggle()
      return [.light]
    case .listen: return state.wasOn ? [.hum] : []
    }
  }
  func name(of state: State) -> String { state.isOn ? "on" : "off" }
}
