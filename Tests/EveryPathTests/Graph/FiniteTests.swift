import EveryPath
import FlowChecker
import Testing

/// Semantics 7: finite by construction.
@Suite struct FiniteTests {
  /// Counts up to `bound`, or for ever; each number waits once on its way.
  struct Counter: Flow {
    enum State: Hashable, Sendable {
      case at(Int)
      case over
    }
    enum Event: Hashable, Sendable { case up, down, shown, stop }
    enum Effect: Hashable, Sendable { case show }
    enum Outcome: Hashable, Sendable { case done }

    var bound: Int?
    var waits = true
    var start: State { .at(0) }

    func transitions(from state: State) -> Transitions {
      switch state {
      case .at(let number):
        if bound.map({ number < $0 }) ?? true {
          On(.up) {
            if waits { Perform(.show, until: .shown) }
            Go(to: .at(number + 1))
          }
        }
        if number > 0 { On(.down) { Go(to: .at(number - 1)) } }
        On(.stop) { Go(to: .over) }
      case .over: Finish(.done)
      }
    }

    func answers(to effect: Effect) -> [Event] { [.shown] }
    var boundEvents: [Event] { [.stop] }
    func abandoned(_ reason: Abandonment) -> Outcome { .done }
  }

  @Test func `Ten thousand states have a graph`() throws {
    let graph = try FlowGraph(Counter(bound: 9_998))
    #expect(graph.compiled.stateCount == 10_000)
    #expect(graph.compiled.positions.count == 10_000 + 9_998)
    #expect(graph.findings == [])
  }

  @Test func `One past that is an error that shows the chain`() {
    #expect(
      mistakes(of: Counter(bound: 9_999)).map(\.sentence) == [
        "more than 10000 states, and still growing: … > at(9996) > at(9997) > at(9998) > at(9999); "
          + "give the growing value a bound, or keep it in the driver"
      ])
  }

  @Test func `What grows for ever is that error too`() {
    let found = mistakes(of: Counter(bound: nil))
    #expect(found.map(\.rule) == ["too-many-states"])
    #expect(found.first?.lines.count == 1)
  }

  /// Each resumption counts one up; the rows alone do not.
  struct Returning: Flow {
    enum State: Hashable, Sendable {
      case at(Int)
      case shown(Int)
      case over
    }
    enum Event: Hashable, Sendable { case tap }
    enum Effect: Hashable, Sendable { case beep }
    enum Outcome: Hashable, Sendable { case done }
    /// Whether another state comes between two resumptions.
    var shows = false
    static let line = #line + 7
    var start: State { .at(0) }

    func transitions(from state: State) -> Transitions {
      switch state {
      case .at(let number):
        if shows {
          On(.tap) { Go(to: .shown(number)) }
        } else {
          On(.tap) { Go(to: .over) }
        }
      case .shown: On(.tap) { Go(to: .over) }
      case .over: Finish(.done)
      }
    }

    func answers(to effect: Effect) -> [Event] { [] }
    func resume(from state: State) -> Resumption<State, Outcome> {
      switch state {
      case .at(let number): shows ? .at(state) : .at(.at(number + 1))
      case .shown(let number): .at(.at(number + 1))
      case .over: .drop(.done)
      }
    }
    func abandoned(_ reason: Abandonment) -> Outcome { .done }
  }

  @Test func `A chain that resumptions make says so and points at no row`() {
    let found = mistakes(of: Returning())
    #expect(
      found.map(\.sentence) == [
        "more than 10000 states, and still growing: … > at(9996) > resumed in at(9997) > resumed in "
          + "at(9998) > resumed in at(9999); give the growing value a bound, in `resume(from:)` too, "
          + "or keep it in the driver"
      ])
    #expect(found.map(\.lineNumbers) == [[]])
  }

  @Test func `A chain that resumptions have a part in names them`() {
    let found = mistakes(of: Returning(shows: true))
    #expect(found.count == 1)
    #expect(found.first?.sentence.contains(") > resumed in at(") == true)
    #expect(found.first?.sentence.contains(") > shown(") == true)
    #expect(found.map(\.lineNumbers) == [[Returning.line]])
  }

  @Test func `An if bounds a growing state`() throws {
    let graph = try FlowGraph(Counter(bound: 3))
    #expect(
      graph.compiled.positions.prefix(graph.compiled.stateCount).map(\.id)
        == ["at(0)", "at(1)", "over", "at(2)", "at(3)"])
  }

  /// Passes on from state to state, `length` times in a row.
  struct Corridor: Flow {
    enum Event: Hashable, Sendable { case go }
    enum Effect: Hashable, Sendable { case step }
    let length: Int
    var start: Int { -1 }

    func transitions(from state: Int) -> Transitions {
      if state == length {
        Finish(true)
      } else if state < 0 {
        On(.go) { Go(to: 0) }
      } else {
        Enter { Go(to: state + 1) }
      }
    }

    func answers(to effect: Effect) -> [Event] { [] }
    func abandoned(_ reason: Abandonment) -> Bool { false }
  }

  @Test func `A hundred passages in a row are allowed`() throws {
    var machine = try Machine(Corridor(length: 100))
    machine.start()
    machine.receive(.go)
    #expect(machine.positionID == "100")
  }

  @Test(arguments: [102, 9_000])
  func `A chain of passages is bounded`(length: Int) throws {
    let found = mistakes(of: Corridor(length: length))
    #expect(Set(found.map(\.rule)) == ["endless-passage"])
    let sentence = try #require(found.first?.sentence)
    #expect(
      sentence.hasPrefix(
        "more than 100 states in a row only pass on, up to `101`; let one of the Enter blocks "
          + "wait, or end without Go" + (length > 102 ? "; the same goes for `202`, `303`" : "")))
    #expect(sentence.hasSuffix(length > 102 ? "`2121` and 68 others" : "without Go"))
  }

  struct Listed: Flow {
    enum State: Hashable, Sendable {
      case at(Int)
      case over
    }
    enum Event: Hashable, Sendable { case tap }
    enum Effect: Hashable, Sendable { case beep }
    enum Outcome: Hashable, Sendable { case done }
    var states: [State] { (0...10_000).map { .at($0) } }
    var start: State { .at(0) }
    func transitions(from state: State) -> Transitions { On(.tap) { Go(to: .over) } }
    func answers(to effect: Effect) -> [Event] { [] }
    func resume(from state: State) -> Resumption<State, Outcome> { .at(.over) }
    func abandoned(_ reason: Abandonment) -> Outcome { .done }
  }

  @Test func `A list that is too long is said`() {
    #expect(
      mistakes(of: Listed()).map(\.sentence) == [
        "`states` lists 10001 states, a flow has at most 10000; keep the value that varies in the "
          + "driver"
      ])
  }
}
