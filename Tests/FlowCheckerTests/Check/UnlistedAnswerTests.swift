import EveryPath
import FlowChecker
import FlowModel
import Testing

/// A world that answers what is not listed.
@Suite struct UnlistedAnswerTests {
  private func found(_ answer: Sketch.Event) throws -> [Finding] {
    let flow = Sketch { state in
      switch state {
      case .a:
        On(.tap) {
          Perform(.ask)
          Go(to: .b)
        }
      case .b:
        On(.yes) { Go(to: .z) }
        On(.no) { Go(to: .z) }
        On(.hidden) { Go(to: .z) }
        On(.tap) { Go(to: .z) }
      default: Finish(.done)
      }
    }
    let component = try Component<Oracle>(
      "oracle", flow, perform: { _, reply, oracle, _ in oracle.asker = reply }, hear: { $0 })
    return System("oracle", "", components: [component], worlds: [Oracle(answer: answer)]) {}
      .check().findings
      .filter { $0.rule == "unlisted-answer" }
  }

  @Test func `An unlisted answer is found with its component, effect, event and journey`() throws {
    let found = try found(.hidden)
    #expect(
      found.map(\.sentence) == [
        "the world answers `ask` of `oracle` with `hidden`, which answers(to:) does not list; list "
          + "it there, or let the world answer what is listed"
      ])
    #expect(found.map(\.witness) == [["knock", "tap", "answer"]])
  }

  @Test func `What is listed is not`() throws { #expect(try found(.yes) == []) }
}

/// Something that is asked, and gives the same answer each time.
private struct Oracle: QuietWorld {
  enum Move: String, Hashable, Sendable { case knock, tap, answer }
  enum Observation: Hashable, Sendable { case none }
  typealias Stimulus = Sketch.Event

  let answer: Sketch.Event
  var asker: Address?

  func offer(_ moves: inout [Move]) {
    moves += [.knock, .tap]
    if asker != nil { moves.append(.answer) }
  }

  mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
    switch move {
    case .knock: output.begin()
    case .tap: output.tell(.tap)
    case .answer:
      if let asker { output.answer(asker, answer) }
      asker = nil
    }
  }

  mutating func renumber(_ number: (Address) -> Address) { asker = asker.map(number) }
}
