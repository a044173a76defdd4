import EveryPath
import FlowChecker
import FlowModel
import Testing

/// What is passed within a step counts as what is rested at.
@Suite struct PassingTests {
  /// A process that can be ended and launched anew in one step; who asks is answered at once.
  private struct Kiosk: QuietWorld {
    enum Move: Hashable, Sendable { case open, tap, reopen }
    enum Stimulus: Hashable, Sendable { case tapped, said }
    enum Observation: Hashable, Sendable { case none }

    var isRunning = false
    /// Whether it answers at once only after it was opened anew.
    var answersLate = false

    func offer(_ moves: inout [Move]) { moves += isRunning ? [.tap, .reopen] : [.open] }
    func text(of move: Move) -> ChoiceText { ChoiceText(.person, "\(move)", "\(move)") }
    mutating func take(_ move: Move, _ output: inout WorldOutput<Self>) {
      switch move {
      case .tap: return output.tell(.tapped)
      case .open: break
      case .reopen:
        answersLate = false
        output.processEnded()
      }
      isRunning = true
      output.processLaunched(intentIsFresh: true)
      output.begin()
    }
  }

  private static let flow = Sketch { state in
    switch state {
    case .a:
      Enter { Perform(.ask) }
      On(.yes) { Go(to: .b) }
      On(.no) { Go(to: .z) }
      On(.tap) { Go(to: .z) }
    case .b: On(.tap) { Go(to: .c) }
    case .c: On(.tap) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  @Test(arguments: [(false, "open tap tap"), (true, "open reopen tap tap")])
  func `Passing is the same with a journey and without`(answersLate: Bool, choices: String) throws {
    let component = try Component<Kiosk>(
      "clerk", Self.flow,
      perform: { _, address, kiosk, output in
        if !kiosk.answersLate { output.answer(address, .said) }
      }, hear: { $0 == .said ? .yes : .tap })
    let system = System(
      "kiosk", "", components: [component], worlds: [Kiosk(answersLate: answersLate)],
      properties: {})
    var walk = Walk(system)
    #expect(walk.take(choices.split(separator: " ").map(String.init)) == nil)
    let journey = walk.journey(title: choices)
    let seen = system.cover(by: [journey]).items.filter { $0.status == .seen }
    #expect(seen.map(\.says).contains("a: yes > tap"))
    let alone = system.cover(by: [])
    for item in alone.items where seen.map(\.goal).contains(item.goal) {
      #expect(item.status != .unreachable, "\(item.says)")
    }
  }

  @Test func `Passing is shown in the world at whose start it is`() {
    let go = Crossing.Way(by: .person, id: "go", target: 2)
    let one = Crossing(ways: [[go], [go], []], lit: [])
    var two = one
    two.place = 1
    let system = System<Crossing>("worlds", "", components: [], worlds: [one, two]) {
      Always("one is one", whenever: { $0.world.place == 1 }) { _ in true }
    }
    let report = system.cover(by: [], suggesting: 1)
    guard case .missed(let journey) = report.items[0].status else {
      Issue.record("\(report.items[0].status)")
      return
    }
    #expect(journey.world == 2)
    #expect(system.cover(by: [journey]).items[0].status == .seen)
    #expect(report.suggestions.map(\.gain) == [1])
  }

  @Test func `a state that is always led on from is no gap`() throws {
    let flow = Sketch { state in
      switch state {
      case .a: On(.tap) { Go(to: .b) }
      case .b:
        Enter {
          Perform(.ask, until: .yes) { Or(.no) { Go(to: .a) } }
          Go(to: .z)
        }
        On(.tap) { Go(to: .z) }
      default: Finish(.done)
      }
    }
    let states = try desk(flow) {}.cover(by: []).items.filter {
      if case .state = $0.goal { true } else { false }
    }
    #expect(states.map(\.says) == ["a", "z", "b/enter/yes"])
    #expect(!states.contains { $0.status == .unreachable })
  }
}
