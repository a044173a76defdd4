import EveryPath
import FlowChecker
import FlowModel
import Testing

/// A property that no lesson breaks.
@Suite struct BreakabilityTests {
  /// A clerk who writes down that it rings, and, as a lesson, one who also writes that it buzzes.
  private func clerk(
    buzzes: Bool = false, meant breaks: [PropertyID] = [],
    taughtBy lessons: @escaping @Sendable () throws -> [System<Desk>] = { [] }
  ) throws -> System<Desk> {
    let flow = Sketch { state in
      switch state {
      case .a:
        On(.tap) {
          Perform(buzzes ? .buzz : .ring)
          Go(to: .z)
        }
      default: Finish(.done)
      }
    }
    let component = try desk(flow) {}.components[0]
    return System(
      buzzes ? "desk-buzzes" : "desk", "", isLesson: buzzes, components: [component],
      worlds: [Desk()],
      breaks: breaks, breakers: lessons
    ) {
      AtNoTime("it buzzes") { $0.state.world.written.contains("buzz") }
      AtNoTime("it shows") { $0.state.world.written.contains("show") }
    }
  }

  @Test func `An unbroken property is a finding, and one that a lesson breaks is none`() throws {
    let system = try clerk { [try clerk(buzzes: true, meant: ["never: it buzzes"])] }
    let report = system.check()
    let unbroken = report.findings.filter { $0.rule == "unbreakable-property" }
    #expect(
      unbroken.map(\.sentence) == [
        "no lesson or mutant of `desk` breaks \"never: it shows\"; a property that cannot fail proves "
          + "nothing: write the mistake that breaks it"
      ])
    #expect(report.outcome == .broken)
  }

  /// A row of numbers.
  struct Row: QuietWorld {
    enum Stimulus: Hashable, Sendable { case none }
    enum Observation: Hashable, Sendable { case none }
    /// How many steps were taken in all rows.
    static let taken = Guarded(0)

    let most: Int
    var number = 0

    func offer(_ moves: inout [Int]) { if number < most { moves.append(0) } }
    func text(of move: Int) -> ChoiceText { ChoiceText(.person, "next", "the next") }
    mutating func take(_ move: Int, _ output: inout WorldOutput<Self>) {
      number += 1
      Self.taken.withLock { $0 += 1 }
    }
  }

  private func row(
    _ name: String, most: Int, breaks: [PropertyID] = [],
    taughtBy lessons: @escaping @Sendable () throws -> [System<Row>] = { [] }
  ) -> System<Row> {
    System(
      name, "", isLesson: !breaks.isEmpty, components: [], worlds: [Row(most: most)],
      breaks: breaks,
      breakers: lessons
    ) {
      Always<Row>("it is low") { $0.world.number < 5_000 }
    }
  }

  @Test func `A property is searched for no longer once the lesson meant for it has broken it`() {
    let system = row("row", most: 10) { [row("row-high", most: 100_000, breaks: ["it is low"])] }
    let report = system.check()
    #expect(!report.findings.contains { $0.rule == "unbreakable-property" })
    // The system, three hundred numbers, three thousand, and eight thousand in place of thirty.
    #expect(Row.taken.value < 12_000)
  }

  @Test(arguments: [1, 2]) func `An unbroken property is told while it is looked for`(jobs: Int)
    throws
  {
    let system = try clerk { [try clerk(buzzes: true, meant: ["never: it buzzes"])] }
    var stages: [CheckStage] = []
    let report = system.check(jobs: jobs, stage: { stages.append($0) })
    #expect(report.findings.filter { $0.rule == "unbreakable-property" }.count == 1)
    #expect(stages.prefix(2) == [.judging(judged: 0, of: 2), .judging(judged: 1, of: 2)])
    let tries = stages.dropFirst(2)
    #expect(tries.allSatisfy { if case .breaking = $0 { true } else { false } })
    #expect(jobs > 1 || tries.first == .breaking(tried: 0, unbroken: 2))
  }

  @Test func `A property without a break is nothing to a system without lessons`() throws {
    let report = try clerk().check()
    #expect(!report.findings.contains { $0.rule == "unbreakable-property" })
    #expect(report.outcome == .ok, "\(report)")
  }

  @Test func `No unbroken property is looked for where the lessons do not build, which is said`()
    throws
  {
    struct NoChalk: Error {}
    let report = try clerk { throw NoChalk() }.check()
    #expect(report.findings.map(\.rule) == ["broken-breaker"])
    #expect(report.outcome == .broken)
  }

  @Test(
    arguments: [
      ("it buzzes", " Did you mean \"never: it buzzes\"?"),
      ("never: it buzes", " Did you mean \"never: it buzzes\"?"),
      ("the moon rises", ""),
    ])
  func `A lesson that is meant to break an unknown property is told what it may have meant`(
    _ name: String, hint: String
  ) throws {
    let report = try clerk { [try clerk(buzzes: true, meant: [PropertyID(name)])] }.check()
    let finding = try #require(report.findings.first { $0.rule == "unknown-property" })
    #expect(
      finding.sentence == "`desk-buzzes` is meant to break \"\(name)\", and neither it nor "
        + "`desk` has a property of that name.\(hint)")
    #expect(report.outcome == .broken)
  }

  @Test func `A lesson knows a property although it was not asked for`() throws {
    let system = try clerk { [try clerk(buzzes: true, meant: ["never: it buzzes"])] }
    let report = system.keeping { $0.name == "never: it shows" }.check()
    #expect(!report.findings.contains { $0.rule == "unknown-property" })
  }
}
