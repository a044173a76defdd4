import EveryPath
import FlowChecker
import FlowModel
import Testing

/// Timers of two components that are called alike.
@Suite struct AlikeTimersTests {
  /// Begins two lamps at once.
  private struct Switch: QuietWorld {
    enum Stimulus: Hashable, Sendable { case none }
    enum Observation: Hashable, Sendable { case none }

    var isOn = false

    func offer(_ moves: inout [Bool]) { if !isOn { moves.append(true) } }
    func text(of move: Bool) -> ChoiceText { ChoiceText(.person, "on", "the switch") }
    mutating func take(_ move: Bool, _ output: inout WorldOutput<Self>) {
      isOn = true
      output.begin()
      output.begin(ComponentID<Sketch>("right"))
    }
    mutating func endProcess(_ output: inout WorldOutput<Self>) { output.processEnded() }
  }

  private func lamps() throws -> System<Switch> {
    let lamp = Sketch { state in
      switch state {
      case .a: After(.seconds(5), because: "it burns out") { Go(to: .z) }
      default: Finish(.done)
      }
    }
    let components = try ["left", "right"].map { name in
      try Component<Switch>(name, lamp, perform: { _, _, _, _ in }, hear: { _ in nil })
    }
    return System("lamps", "", components: components, worlds: [Switch()]) {
      AtNoTime<Switch>("the right lamp goes first") { $0.ended(1) && $0.isRunning(0) }
    }
  }

  @Test func `timers called alike are told apart by their components, so a journey means one`()
    throws
  {
    let system = try lamps()
    let report = system.check()
    #expect(!report.findings.contains { $0.rule == "ambiguous-choice" })
    let journey = try #require(report.properties[0].journey)
    #expect(journey.steps.map(\.choice) == ["on", "wait-right-a-after-5-s"])
    #expect(Replay(journey, in: system).result == .matched)
  }

  @Test func `a timer is called without its component where there is one of its name`() throws {
    let lamp = try lamps()
    let one = System<Switch>("lamp", "", components: [lamp.components[0]], worlds: [Switch()]) {}
    let walk = Walk(one, taking: ["on"])
    #expect(walk.choices.map(\.text.id) == ["wait-a-after-5-s", "wait-a-after-5-s+kill-1"])
  }
}
