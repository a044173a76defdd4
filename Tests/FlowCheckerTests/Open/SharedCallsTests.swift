import EveryPath
import FlowChecker
import FlowModel
import StateSpace
import Testing

@Suite struct `A part that several call, without a world` {
  private static let bell = PartName<Sketch>("bell")
  private static let hastyName = PartName<Sketch>("two")

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

  @Test(
    "does what it does with a world in which anything comes at any time", arguments: systems)
  func like(name: String, flows: [(name: String, flow: Sketch)]) throws {
    let system = System<Crowd>(
      name, "",
      parts: try flows.enumerated().map { number, part in
        try Part<Crowd>(
          part.name, part.flow, perform: { _, _, _, _ in },
          hear: { $0.part == number ? $0.event : nil })
      }, worlds: [Crowd(count: flows.count)]
    ) {}
    let product = OpenProduct(Ensemble(system))
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
        let place = moves[move.open(in: product.ensemble)] ?? pair.place
        for part in flows.indices {
          let machine = successor.state.parts[part].machine
          try #require(
            (machine.isRunning ? machine.position : nil)
              == product.running(part, in: graph.states[place]), "\(pair.state.parts) \(move)")
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
  /// The position of a part that runs.
  fileprivate func running(_ part: Int, in state: State) -> Int? {
    position(of: part, in: state).flatMap { position in
      ensemble.members[part].plan.positions[position].kind == .final ? nil : position
    }
  }
}

/// Begins, tells and drops whatever it likes.
private struct Crowd: QuietWorld {
  struct Stimulus: Hashable, Sendable {
    let part: Int
    let event: Sketch.Event
  }
  enum Move: Hashable, Sendable {
    case begin(Int)
    case tell(Stimulus)
    case drop(Int)

    func open(in ensemble: Ensemble) -> OpenMove {
      switch self {
      case .begin(let part): .begin(part: part)
      case .drop(let part): .drop(part: part)
      case .tell(let stimulus):
        .tell(
          part: stimulus.part,
          symbol: ensemble.members[stimulus.part].plan.symbols.firstIndex {
            $0.id == "\(stimulus.event)"
          } ?? -1)
      }
    }
  }
  enum Observation: Hashable, Sendable { case none }

  let count: Int

  func offer(_ moves: inout [Move]) {
    for part in 0..<count {
      moves += [.begin(part), .drop(part)]
      moves += [.tap, .back, .ping, .pong].map { .tell(Stimulus(part: part, event: $0)) }
    }
  }
  func text(of move: Move) -> ChoiceText { ChoiceText(.system, "\(move)", "\(move)") }
  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    switch move {
    case .begin(let part): output.begin(part: part)
    case .tell(let stimulus): output.tell(stimulus)
    case .drop(let part): output.drop(part: part)
    }
  }
  var isRunning: Bool { false }
}
