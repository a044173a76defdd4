import FlowExplorer
import FlowModel
import PermissionFlow
import Testing

@Suite("A promise that no lesson breaks")
struct BreakabilityTests {
  /// A clerk who writes down that it rings, and, as a lesson, one who also writes that it buzzes.
  private func clerk(
    buzzes: Bool = false, meant breaks: [String] = [],
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
    let part = try desk(flow) {}.parts[0]
    return System(
      buzzes ? "desk-buzzes" : "desk", "", isLesson: buzzes, parts: [part], worlds: [Desk()],
      breaks: breaks, breakers: lessons
    ) {
      AtNoTime("it buzzes") { $0.state.world.written.contains("buzz") }
      AtNoTime("it shows") { $0.state.world.written.contains("show") }
    }
  }

  @Test func `Is a finding, and one that a lesson breaks is none`() throws {
    let system = try clerk { [try clerk(buzzes: true, meant: ["never: it buzzes"])] }
    let report = check(system)
    let unbroken = report.findings.filter { $0.rule == "unbreakable-promise" }
    #expect(
      unbroken.map(\.sentence) == [
        "no lesson or mutant of `desk` breaks \"never: it shows\"; a rule that cannot fail proves "
          + "nothing: write the mistake that breaks it"
      ])
    #expect(report.outcome == .broken)
  }

  @Test func `Is nothing to a system without lessons`() throws {
    let report = check(try clerk())
    #expect(!report.findings.contains { $0.rule == "unbreakable-promise" })
    #expect(report.outcome == .ok, "\(report)")
  }

  @Test func `Is not looked for where the lessons do not build, which is said`() throws {
    struct NoChalk: Error {}
    let report = check(try clerk { throw NoChalk() })
    #expect(report.findings.map(\.rule) == ["broken-breaker"])
    #expect(report.outcome == .broken)
  }

  @Test(
    "Is named by a lesson that is meant to break another, with what it may have meant",
    arguments: [
      ("it buzzes", " Did you mean \"never: it buzzes\"?"),
      ("never: it buzes", " Did you mean \"never: it buzzes\"?"),
      ("the moon rises", ""),
    ])
  func misspelt(_ name: String, hint: String) throws {
    let report = check(try clerk { [try clerk(buzzes: true, meant: [name])] })
    let finding = try #require(report.findings.first { $0.rule == "unknown-promise" })
    #expect(
      finding.sentence == "`desk-buzzes` is meant to break \"\(name)\", and neither it nor "
        + "`desk` has a promise of that name.\(hint)")
    #expect(report.outcome == .broken)
  }

  @Test func `Is known to a lesson although it was not asked for`() throws {
    let system = try clerk { [try clerk(buzzes: true, meant: ["never: it buzzes"])] }
    let report = check(system.keeping { $0.name == "never: it shows" })
    #expect(!report.findings.contains { $0.rule == "unknown-promise" })
  }
}
