import EveryPath
import FlowChecker
import FlowModel
import StateSpace
import Testing

/// A step that does not come to its end.
@Suite struct EndlessStepTests {
  /// A world that answers at once.
  struct Echo: QuietWorld {
    enum Stimulus: Hashable, Sendable { case pressed, back }
    enum Observation: Hashable, Sendable { case none }

    func offer(_ moves: inout [Int]) { moves += [0, 1] }
    func text(of move: Int) -> ChoiceText {
      move == 0 ? ChoiceText(.person, "begin", "begin") : ChoiceText(.person, "press", "press")
    }
    mutating func take(_ move: Int, _ output: inout WorldOutput<Self>) {
      if move == 0 { output.begin() } else { output.tell(.pressed) }
    }
  }

  private func echo(_ flow: Sketch) throws -> System<Echo> {
    let component = try Component<Echo>(
      "caller", flow, checksPaths: false,
      perform: { _, address, _, output in output.answer(address, .back) },
      hear: { $0 == .pressed ? .tap : .yes })
    return System("echo", "", components: [component], worlds: [Echo()]) {
      Sometimes<Echo>("it begins") { $0.began() }
    }
  }

  @Test func `An endless step is told with its rows and a journey, and the check ends`() throws {
    let report = try echo(
      Sketch { state in
        switch state {
        case .a: On(.tap) { Go(to: .b) }
        case .b:
          Enter { Perform(.ask) }
          On(.yes) { Go(to: .b) }
          On(.no) { Go(to: .z) }
          Ignore(.tap, because: "it is on its way")
        default: Finish(.done)
        }
      }
    ).check()
    #expect(report.completeness == .complete)
    #expect(report.outcome == .broken)
    let finding = try #require(report.findings.first { $0.rule == "endless-step" })
    #expect(finding.sentence.contains("`caller` goes round for ever"))
    #expect(finding.lines.count == 1)
    #expect(finding.witness == ["begin", "press"])
  }

  @Test func `An endless step is nothing that a long step is taken for`() throws {
    let report = try echo(
      Sketch { state in
        switch state {
        case .a:
          On(.tap) {
            for _ in 0..<40 { Perform(.ask, until: .yes) { Or(.no) { Go(to: .z) } } }
            Go(to: .z)
          }
        default: Finish(.done)
        }
      }
    ).check()
    #expect(report.findings.filter { $0.rule == "endless-step" }.isEmpty)
  }

  /// A component that tells another of each news.
  private func component(_ name: String, telling other: String, once: Bool) throws -> Component<
    Desk
  > {
    let flow = Sketch { state in
      switch state {
      case .a, .b:
        if state == .a { Enter { Perform(.show) } }
        On(.tap) {
          Tell(ComponentID<Sketch>(other), .ping)
          Go(to: .b)
        }
        On(.ping) {
          Tell(ComponentID<Sketch>(other), .ping)
          if once { Go(to: .z) } else { Stay() }
        }
        On(.back) { Go(to: .z) }
      default: Finish(.done)
      }
    }
    let isClerk = name == "clerk"
    return try Component(
      name, flow,
      perform: { _, _, _, output in if isClerk { output.begin(ComponentID<Sketch>(other)) } },
      hear: { if case .tapped = $0, isClerk { .tap } else { nil } })
  }

  @Test(arguments: [true, false])
  func `An endless step is one in which components tell each other again and again`(_ once: Bool)
    throws
  {
    let system = System(
      "office", "",
      components: [
        try component("clerk", telling: "porter", once: once),
        try component("porter", telling: "clerk", once: once),
      ], worlds: [Desk()]
    ) {
      Sometimes<Desk>("the porter runs") { $0.isRunning(1) }
    }
    let report = system.check()
    #expect(report.isComplete)
    let found = report.findings.filter { $0.rule == "endless-step" }
    #expect(found.isEmpty == once)
    #expect(once || found[0].sentence.contains("`clerk` and `porter` go round for ever"))
  }
}
