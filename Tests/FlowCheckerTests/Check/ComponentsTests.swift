import EveryPath
import FlowChecker
import FlowModel
import Testing

/// Several components in one search.
@Suite struct ComponentsTests {
  /// A clerk who tells a colleague, and ends; the colleague does not run.
  private func office(
    throwingAway isThrownAway: Bool, colleague: String = "colleague"
  ) throws -> System<Desk> {
    let clerk = Sketch { state in
      switch state {
      case .a:
        On(.tap) {
          Tell(ComponentID<Sketch>("colleague"), .yes)
          Go(to: .z)
        }
      default: Finish(.done)
      }
    }
    func component(_ name: String) throws -> Component<Desk> {
      try Component(
        name, clerk, isThrownAway: isThrownAway, perform: { _, _, _, _ in },
        hear: { if case .tapped = $0 { .tap } else { nil } })
    }
    let components = [try component("clerk"), try component(colleague)]
    return System("office", "", components: components, worlds: [Desk()]) {
      Sometimes<Desk>("an end") { $0.ended() }
      Sometimes<Desk>("a trace of the end") {
        !$0.isRunning() && $0.state.components[0].machine.hasEnded
      }
    }
  }

  @Test(
    arguments: [
      ("colleague", []),
      (
        "clerk",
        [
          "two components of `office` are called `clerk`, and only the first is meant by the name; "
            + "give each a name of its own"
        ]
      ),
      ("", ["a component of `office` has no name; give it one"]),
    ])
  func `a name that says which component is meant belongs to one of them`(
    colleague: String, sentences: [String]
  ) throws {
    let report = try office(throwingAway: false, colleague: colleague).check()
    #expect(
      report.findings.filter { $0.rule == "repeated-component" }.map(\.sentence) == sentences)
  }

  @Test func `who does not run is told nothing`() throws {
    let report = try office(throwingAway: false).check()
    #expect(report.isComplete)
    #expect(report.findings.filter { $0.rule == "refused-event" } == [])
    #expect(report.coverage.refused == [])
  }

  @Test func `a machine that is thrown away leaves no trace of its end`() throws {
    let (kept, gone) = (
      try office(throwingAway: false).check(), try office(throwingAway: true).check()
    )
    #expect(kept.properties.map(\.verdict) == [.holds, .holds])
    #expect(gone.properties.map(\.verdict) == [.holds, .broken])
    #expect(gone.states < kept.states)
  }

  /// A door at which one rings twice at once.
  private struct Door: QuietWorld {
    enum Stimulus: Hashable, Sendable { case none }
    enum Observation: Hashable, Sendable { case none }

    func offer(_ moves: inout [Bool]) { moves.append(true) }
    func text(of move: Bool) -> ChoiceText { ChoiceText(.person, "ring", "ring twice") }
    mutating func take(_ move: Bool, _ output: inout WorldOutput<Self>) {
      output.begin()
      output.begin()
    }
  }

  @Test func `a machine that ends twice in one step leaves no trace of either`() throws {
    let chime = Sketch { state in
      switch state {
      case .a:
        Enter {
          Perform(.ring)
          Go(to: .z)
        }
      default: Finish(.done)
      }
    }
    let component = try Component<Door>(
      "chime", chime, isThrownAway: true, perform: { _, _, _, _ in }, hear: { _ in nil })
    let system = System<Door>("door", "", components: [component], worlds: [Door()]) {
      AtNoTime<Door>("a trace of the end", given: { $0.ended() }) {
        $0.state.components[0].machine.hasEnded
      }
    }
    let report = system.check()
    #expect(report.properties.map(\.verdict) == [.holds])
    #expect(report.states == 1)
  }
}
