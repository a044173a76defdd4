import EveryPath
import FlowChecker
import FlowModel
import StateSpace
import Testing

/// A component that several call, without a world.
@Suite struct SharedCallsTests {
  private static let bell = ComponentID<Sketch>("bell")
  private static let hastyName = ComponentID<Sketch>("two")

  /// Calls the bell, and may stop waiting for it.
  private static let caller = Sketch { state in
    switch state {
    case .a:
      On(.tap) {
        Call(bell, until: .done) {
          Or(.failed, from: bell) { Go(to: .d) }
          Or(.dropped, from: bell) { Go(to: .c) }
          Or(.cancelled, from: bell) { Go(to: .c) }
          Or(.back) { Go(to: .c) }
        }
        Go(to: .b)
      }
    case .b, .c: On(.back) { Go(to: .a) }
    case .d: On(.back) { Go(to: .z) }
    case .z: Finish(.done)
    }
  }

  /// Ends by itself, or has its outcome while it lives on.
  private static let called = Sketch { state in
    switch state {
    case .a:
      On(.ping) {
        Deliver(.done)
        Go(to: .z)
      }
      On(.pong) {
        Deliver(.failed)
        Go(to: .b)
      }
    case .b: On(.ping) { Go(to: .z) }
    case .c, .d: Ignore(.tap, because: "never reached")
    case .z: Finish()
    }
  }

  /// Calls the bell, and may forget about it, or tell it to end, before it has begun.
  private static let hasty = Sketch { state in
    switch state {
    case .a:
      On(.tap) {
        Tell(hastyName, .back)
        Tell(bell, .ping)
        Call(bell, until: .done) {
          Or(.failed, from: bell) { Go(to: .b) }
          Or(.dropped, from: bell) { Go(to: .b) }
          Or(.cancelled, from: bell) { Go(to: .b) }
          Or(.back) { Go(to: .c) }
        }
        Go(to: .b)
      }
    case .b, .c: On(.back) { Go(to: .a) }
    case .d: Ignore(.tap, because: "never reached")
    case .z: Finish(.done)
    }
  }

  static let systems: [(String, [(name: String, flow: Sketch)])] = [
    ("one caller", [("one", caller), ("bell", called)]),
    ("two callers", [("one", caller), ("two", caller), ("bell", called)]),
    ("a caller before and one behind", [("one", caller), ("bell", called), ("two", caller)]),
    ("a hasty one", [("two", hasty), ("one", caller), ("bell", called)]),
  ]

  @Test(arguments: systems, [false, true])
  func `does what it does with a world in which anything comes at any time`(
    _ named: (name: String, flows: [(name: String, flow: Sketch)]), outlivesCallers: Bool
  ) throws {
    let (name, flows) = named
    let system = System<Crowd>(
      name, "",
      components: try flows.enumerated().map { number, component in
        try Component<Crowd>(
          component.name, component.flow, outlivesCallers: outlivesCallers,
          perform: { _, _, _, _ in },
          hear: { $0.component == number ? $0.event : nil })
      }, worlds: [Crowd(names: flows.map(\.name))]
    ) {}
    let product = OpenProduct(Composition(system))
    let graph = product.stateGraph()
    var seen: Set<Pair> = []
    var open = [Pair(state: Walk(system).start, place: 0)]
    while let pair = open.popLast() {
      guard seen.insert(pair).inserted else { continue }
      let moves = Dictionary(
        uniqueKeysWithValues: graph.edges(of: pair.place).map { edge in
          (graph.choices[Int(graph.choiceNumbers[edge])], Int(graph.targets[edge]))
        })
      for successor in system.successors(of: pair.state) {
        guard case .world(let move) = successor.move.kind else { continue }
        // What would change nothing is left out of the product.
        let place = moves[move.open(in: product.composition)] ?? pair.place
        for component in flows.indices {
          let machine = successor.state.components[component].machine
          try #require(
            (machine.isRunning ? machine.position : nil)
              == product.running(component, in: graph.states[place]),
            "\(pair.state.components) \(move)")
        }
        open.append(Pair(state: successor.state, place: place))
      }
    }
    #expect(Set(seen.map(\.place)).count == graph.states.count)
    #expect(product.endless == [])
  }

  private struct Pair: Hashable {
    let state: SystemState<Crowd>
    let place: Int
  }
}

extension OpenProduct {
  /// The position of a component that runs.
  fileprivate func running(_ component: Int, in state: State) -> Int? {
    position(of: component, in: state).flatMap { position in
      composition.members[component].compiled.positions[position].kind == .final ? nil : position
    }
  }
}

/// Begins, tells and drops whatever it likes.
private struct Crowd: QuietWorld {
  struct Stimulus: Hashable, Sendable {
    let component: Int
    let event: Sketch.Event
  }
  enum Move: Hashable, Sendable {
    case begin(Int)
    case tell(Stimulus)
    case drop(Int)

    func open(in composition: Composition) -> OpenMove {
      switch self {
      case .begin(let component): OpenMove(component, .begin(caller: nil))
      case .drop(let component): OpenMove(component, .drop)
      case .tell(let stimulus):
        OpenMove(
          stimulus.component,
          .symbol(
            composition.members[stimulus.component].compiled.symbols.firstIndex {
              $0.id == "\(stimulus.event)"
            } ?? -1))
      }
    }
  }
  enum Observation: Hashable, Sendable { case none }

  let names: [String]

  func offer(_ moves: inout [Move]) {
    for component in names.indices {
      moves += [.begin(component), .drop(component)]
      moves += [.tap, .back, .ping, .pong].map { .tell(Stimulus(component: component, event: $0)) }
    }
  }
  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    switch move {
    case .begin(let component): output.begin(ComponentID<Sketch>(names[component]))
    case .tell(let stimulus): output.tell(stimulus)
    case .drop(let component): output.drop(ComponentID<Sketch>(names[component]))
    }
  }
}
