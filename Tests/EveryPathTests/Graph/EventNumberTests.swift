import EveryPath
import Testing

/// A flow that listens to events of any kind.
private struct Listener<Event: Hashable & Sendable>: Flow {
  enum State: Hashable, Sendable { case open, closed }
  enum Effect: Hashable, Sendable { case none }
  enum Outcome: Hashable, Sendable { case done }

  let heard: [Event]

  var start: State { .open }

  func transitions(from state: State) -> FlowRows<Self> {
    switch state {
    case .open: for event in heard { On(event) { Go(to: .closed) } }
    case .closed: Finish(.done)
    }
  }

  func answers(to effect: Effect) -> [Event] { [] }
  func abandoned(_ reason: Abandonment) -> Outcome { .done }

  /// The number of each event that is heard, in order, then of each that is not.
  static func numbers(_ heard: [Event], not unheard: [Event]) throws -> [Int?] {
    let graph = try FlowGraph(Listener(heard: heard))
    var machine = Machine(graph)
    machine.start()
    for event in unheard { #expect(machine.receive(event).disposition == .refused) }
    for event in heard {
      var copy = machine
      #expect(copy.receive(event).disposition == .moved(edge: graph.number(of: event) ?? -1))
    }
    return (heard + unheard).map { graph.number(of: $0) }
  }
}

/// A letter that is the same in either case.
private struct Letter: Hashable, Sendable, CustomStringConvertible {
  let code: UInt8

  var description: String { "letter\(code | 32)" }

  static func == (left: Letter, right: Letter) -> Bool { left.code | 32 == right.code | 32 }
  func hash(into hasher: inout Hasher) { hasher.combine(code | 32) }
}

@Suite struct EventNumberTests {
  @Test func `A number is found for few events and many, and for no others`() throws {
    #expect(try Listener<Int>.numbers([3, 5], not: [-1, 4]) == [0, 1, nil, nil])
    let numbers = try Listener<Int>.numbers(Array(0..<100), not: [-1, 100, .max, .min])
    #expect(numbers == Array(0..<100) + [nil, nil, nil, nil])
  }

  @Test func `A number is found for events that spread over all bits`() throws {
    let spread = (0..<60).map { UInt64(1) << $0 }
    #expect(try Listener<UInt64>.numbers(spread, not: [0, 3]) == Array(0..<60) + [nil, nil])
  }

  @Test func `A number is found for an event without any bytes`() throws {
    enum Only: Hashable, Sendable { case one }
    #expect(try Listener<Only>.numbers([.one], not: []) == [0])
  }

  @Test func `A number is found for events of text`() throws {
    let texts = ["a", "b", "a text too long for sixteen bytes"]
    #expect(try Listener<String>.numbers(texts, not: ["c"]) == [0, 1, 2, nil])
  }

  @Test func `A number is the same for events that are equal with other bytes`() throws {
    let graph = try FlowGraph(Listener(heard: [Letter(code: 65), Letter(code: 98)]))
    #expect([65, 97, 66, 98, 67].map { graph.number(of: Letter(code: $0)) } == [0, 0, 1, 1, nil])
  }
}
