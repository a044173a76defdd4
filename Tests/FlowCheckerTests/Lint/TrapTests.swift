import EveryPath
import FlowChecker
import Testing

/// Who tests the tester: traps.
@Suite struct TrapTests {
  private func traps(
    @FlowRowBuilder<Sketch> _ rows: @escaping @Sendable (Sketch.State) -> FlowRows<Sketch>
  ) throws -> [Finding] {
    try findings(of: Sketch(rows)).filter { $0.rule == "trap" }
  }

  @Test func `a trap in which every state waits in its Enter`() throws {
    let line = #line + 6
    let found = try traps { state in
      switch state {
      case .a:
        On(.tap) { Go(to: .b) }
        On(.back) { Go(to: .z) }
      case .b:
        Enter {
          Perform(.ask, until: .yes)
          Go(to: .c)
        }
      case .c:
        Enter {
          Perform(.show, until: .shown)
          Go(to: .b)
        }
      default: Finish(.done)
      }
    }
    #expect(found.map(\.sentence) == ["no way leads from `b`, `c` to an end; write a way out"])
    #expect(found.map(\.lineNumbers) == [[line + 1, line + 6]])
    #expect(found.map(\.witness) == [["tap"]])
  }

  @Test func `two separate traps are two findings, each with the way into it`() throws {
    let found = try traps { state in
      switch state {
      case .a:
        On(.tap) { Go(to: .b) }
        On(.ping) { Go(to: .c) }
        On(.back) { Go(to: .z) }
      case .b: On(.tap) { Go(to: .b) }
      case .c: On(.tap) { Go(to: .c) }
      default: Finish(.done)
      }
    }
    #expect(
      found.map(\.sentence)
        == ["b", "c"].map { "no way leads from `\($0)` to an end; write a way out" })
    #expect(found.map(\.witness) == [["tap"], ["ping"]])
  }

  @Test func `a trap is where a journey goes round, not the way there`() throws {
    let found = try traps { state in
      switch state {
      case .a:
        On(.tap) { Go(to: .b) }
        On(.back) { Go(to: .z) }
      case .b: On(.tap) { Go(to: .c) }
      case .c: On(.tap) { Go(to: .d) }
      case .d: On(.tap) { Go(to: .c) }
      default: Finish(.done)
      }
    }
    #expect(found.map(\.sentence) == ["no way leads from `c`, `d` to an end; write a way out"])
    #expect(found.map(\.witness) == [["tap", "tap"]])
  }

  @Test func `in a flow that never ends, two places that nothing leaves are two traps`() throws {
    let line = #line + 4
    let found = try traps { state in
      switch state {
      case .a:
        On(.tap) { Go(to: .b) }
        On(.ping) { Go(to: .d) }
      case .b: On(.tap) { Go(to: .c) }
      case .c: On(.tap) { Go(to: .b) }
      default: On(.tap) { Go(to: .d) }
      }
    }
    #expect(
      found.map(\.sentence) == [
        "no way leads from `b`, `c` back to the rest of the flow; write a way out",
        "no way leads from `d` back to the rest of the flow; write a way out",
      ])
    #expect(found.map(\.lineNumbers) == [[line + 2, line + 3], [line + 4]])
    #expect(found.map(\.witness) == [["tap"], ["ping"]])
  }

  @Test func `in a flow that never ends, the round behind a page that is seen once is no trap`()
    throws
  {
    #expect(
      try traps { state in
        switch state {
        case .a: On(.tap) { Go(to: .b) }
        case .b: On(.tap) { Go(to: .c) }
        default: On(.tap) { Go(to: .b) }
        }
      } == [])
  }

  /// Goes round in `day`; a new process goes round in `night`.
  struct Shifts: Flow {
    enum State: Hashable, Sendable { case day, night }
    enum Event: Hashable, Sendable { case tick }
    enum Effect: Hashable, Sendable {}
    enum Outcome: Hashable, Sendable { case done }
    var start: State { .day }

    func transitions(from state: State) -> Transitions { On(.tick) { Go(to: state) } }
    func answers(to effect: Effect) -> [Event] {}
    func resume(from state: State) -> Resumption<State, Outcome> { .at(.night) }
    func abandoned(_ reason: Abandonment) -> Outcome { .done }
  }

  @Test func `in a flow that never ends, the round that the start is in is no trap`() throws {
    let found = try findings(of: Shifts()).filter { $0.rule == "trap" }
    #expect(
      found.map(\.sentence) == [
        "no way leads from `night` back to the rest of the flow; write a way out"
      ])
    #expect(found.map(\.witness) == [["the app is ended and resumed"]])
  }
}
