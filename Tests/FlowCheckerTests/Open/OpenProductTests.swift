import EveryPath
import FlowChecker
import FlowModel
import StateSpace
import Testing

/// Components without a world.
@Suite struct OpenProductTests {
  /// The ids of a product's states: the position of each component, `-` for one that does not run.
  private func states(_ product: OpenProduct) -> [String] {
    let components = product.composition.members
    return product.stateGraph().states.map { state in
      components.indices.map { component in
        product.position(of: component, in: state).map {
          components[component].compiled.positions[$0].id
        } ?? "-"
      }.joined(separator: " ")
    }
  }

  private var lamp: Sketch {
    Sketch { state in
      switch state {
      case .a: On(.tap) { Go(to: .b) }
      case .b: After(.seconds(5), because: "a minute is long") { Go(to: .z) }
      case .c, .d: Ignore(.tap, because: "never reached")
      case .z: Finish(.done)
      }
    }
  }

  @Test func `one component begins, hears, waits, ends, is dropped and begins again`() throws {
    let product = OpenProduct(Composition("lamp", [try FlowComponent("lamp", lamp)]))
    let graph = product.stateGraph()
    #expect(states(product) == ["-", "a", "b", "z"])
    #expect(graph.completeness == .complete)
    // Begin; tap, drop; over, drop; begin.
    #expect(graph.targets == [1, 2, 0, 3, 0, 1])
    let inputs: [OpenInput] = [.begin(caller: nil), .symbol(0), .drop, .over(timer: 0)]
    #expect(graph.choices == inputs.map { OpenMove(0, $0) })
  }

  @Test func `components that do not know each other multiply`() throws {
    let composition = Composition(
      "two", [try FlowComponent("one", lamp), try FlowComponent("two", lamp)])
    let graph = OpenProduct(composition).stateGraph()
    #expect(graph.states.count == 16)
    #expect(graph.targets.count == 2 * 4 * 6)
  }

  private static let bell = ComponentID<Sketch>("bell")

  private var porter: Sketch {
    Sketch { state in
      switch state {
      case .a:
        On(.tap) {
          Tell(Self.bell, .ping)
          Go(to: .b)
        }
      case .b: On(.back) { Go(to: .z) }
      case .c, .d: Ignore(.tap, because: "never reached")
      case .z: Finish(.done)
      }
    }
  }

  private var ringing: Sketch {
    Sketch { state in
      switch state {
      case .a: On(.ping) { Go(to: .z) }
      case .b, .c, .d: Ignore(.tap, because: "never reached")
      case .z: Finish(.done)
      }
    }
  }

  @Test func `what a component tells another arrives in the same step`() throws {
    let composition = Composition(
      "tell", [try FlowComponent("porter", porter), try FlowComponent("bell", ringing)])
    let product = OpenProduct(composition)
    let graph = product.stateGraph()
    let ids = states(product)
    let tap = graph.edges(of: try #require(ids.firstIndex(of: "a a"))).first {
      graph.choices[Int(graph.choiceNumbers[$0])] == OpenMove(0, .symbol(0))
    }
    #expect(ids[Int(graph.targets[try #require(tap)])] == "b z")
    #expect(Set(ids).count == 12)
  }

  @Test func `components of different processes do not hear each other`() throws {
    let composition = Composition(
      "apart",
      [try FlowComponent("porter", porter), try FlowComponent("bell", ringing, process: 1)])
    #expect(composition.members[0].receivers == [nil])
  }

  private var asking: Sketch {
    Sketch { state in
      switch state {
      case .a:
        On(.tap) {
          Call(Self.bell, until: .done) {
            Or(.dropped, from: Self.bell) { Go(to: .c) }
            Or(.cancelled, from: Self.bell) { Go(to: .c) }
            Or(.back) { Stay() }
          }
          Go(to: .b)
        }
      case .b, .c: On(.back) { Go(to: .a) }
      case .d: Ignore(.tap, because: "never reached")
      case .z: Finish(.done)
      }
    }
  }

  @Test func `a call begins a component, and its outcome comes from nobody else`() throws {
    let composition = Composition(
      "call", [try FlowComponent("asking", asking), try FlowComponent("bell", ringing)])
    let waiting = "a/tap/bell: done"
    let product = OpenProduct(composition)
    let graph = product.stateGraph()
    let ids = states(product)
    let called = try #require(ids.firstIndex(of: "\(waiting) a"))
    let ends = graph.edges(of: called).map { edge in
      let move = graph.choices[Int(graph.choiceNumbers[edge])]
      return "\(move.component) \(move.input) \(ids[Int(graph.targets[edge])])"
    }
    let tap = try #require(composition.members[0].compiled.symbols.firstIndex { $0.id == "tap" })
    let back = try #require(composition.members[0].compiled.symbols.firstIndex { $0.id == "back" })
    let ping = try #require(composition.members[1].compiled.symbols.firstIndex { $0.id == "ping" })
    #expect(
      ends == [
        // A second tap waits, for `Stay` leads back to where it counts.
        "0 symbol(\(tap)) \(waiting) a",
        "0 symbol(\(back)) a -", "0 drop - -",
        // Somebody outside asks for the same attempt.
        "1 begin(caller: nil) \(waiting) a",
        "1 symbol(\(ping)) b z", "1 drop c -",
      ])
  }

  @Test func `an outcome of a component that is not there comes from outside`() throws {
    let composition = Composition("alone", [try FlowComponent("asking", asking)])
    let symbols = composition.members[0].compiled.symbols.indices
    #expect(composition.members[0].open == Array(symbols))
  }

  private var waiting: Sketch {
    Sketch { state in
      switch state {
      case .a:
        On(.tap) {
          Perform(.show, until: .shown)
          Go(to: .b)
        }
      case .b:
        On(.ping) { Go(to: .a) }
        On(.pong) { Go(to: .a) }
      case .c, .d: Ignore(.tap, because: "never reached")
      case .z: Finish(.done)
      }
    }
  }

  @Test(arguments: [(nil, 7), (0, 3), (1, 5), (2, 7)] as [(Int?, Int)])
  func `what waits is told apart by its order, up to a bound`(most: Int?, count: Int) throws {
    let component = try FlowComponent("waiting", waiting, checksPaths: false)
    let product = OpenProduct(Composition("waiting", [component]), mostDeferred: most)
    // None runs; a; the wait with nothing, ping, pong, and both in two orders; b.
    #expect(product.stateGraph().states.count == count + 1)
  }

  @Test func `components that tell each other things for ever are named, and lead nowhere`() throws
  {
    let echo = Sketch { state in
      switch state {
      case .a:
        On(.ping) {
          Tell(Self.bell, .ping)
          Stay()
        }
        On(.back) { Go(to: .z) }
      case .b, .c, .d: Ignore(.tap, because: "never reached")
      case .z: Finish(.done)
      }
    }
    let product = OpenProduct(Composition("echo", [try FlowComponent("bell", echo)]))
    #expect(product.stateGraph().states.count == 3)
    #expect(product.endless == [OpenMove(0, .symbol(0))])
  }
}
