import EveryPath
import FlowChecker
import FlowModel
import Testing

@Suite struct CauseFirstTests {
  private func count(_ report: CheckReport) -> Int { report.findings.flatMap(\.all).count }

  @Test func `a forgotten Or is one finding, and six follow from it`() throws {
    let report = try bulletin(forgetting: .or).check()
    let cause = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(count(report) == 7)
    #expect(cause.rule == "unhandled-answer")
    #expect(cause.sentence.contains("`send` can be answered with `failed`"))
    #expect(
      cause.consequences.map(\.rule) == [
        "unreachable-state", "unused-event", "unused-event", "unused-event",
        "effect-never-performed", "refused-event",
      ])
    let stuck = try #require(report.properties.first { $0.name == "an attempt can end" })
    #expect(stuck.verdict == .broken)
    #expect(report.cause(of: stuck) == cause)
    let other = try #require(report.properties.first { $0.name == "never: a person is subscribed" })
    #expect(other.verdict == .broken)
    #expect(report.cause(of: other) == nil)
    #expect(report.outcome == .broken)
  }

  @Test func `a forgotten Or is one finding of the flow alone`() throws {
    let findings = try FlowGraph(Bulletin(forgets: .or)).findings
    #expect(findings.map(\.rule) == ["unhandled-answer"])
    #expect(findings.flatMap(\.all).count == 6)
  }

  @Test func `a forgotten last Go is a mistake, at the Enter that comes to rest`() throws {
    let error = #expect(throws: DefinitionErrors.self) { try FlowGraph(Bulletin(forgets: .go)) }
    let mistake = try #require(error?.mistakes.first)
    #expect(error?.mistakes.count == 1)
    #expect(mistake.rule == "dead-end")
    #expect(
      mistake.sentence
        == "`sending` is a dead end: its Enter can come to its end without a Go, and no "
        + "row leads on from there; write Go(to: …) as its last step, or a row")
    #expect(mistake.lines.map(\.line) == [Bulletin.enterLine])
    #expect(mistake.witness == ["accepted"])
  }

  @Test func `a forgotten last Go beside a row that never comes is one finding`() throws {
    let report = try bulletin(forgetting: .goBesideARow).check()
    let cause = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(count(report) == 6)
    #expect(cause.rule == "never-left")
    #expect(cause.sentence.hasSuffix("or end its Enter with Go"))
    let broken = report.properties.filter { $0.verdict == .broken }
    #expect(broken.map(\.name) == ["an attempt can end", "a person subscribes"])
    #expect(broken.allSatisfy { report.cause(of: $0) == cause })
    #expect(
      report.description == """
        bulletin:
        - \(cause)
          possible consequences: broken: an attempt can end; broken: a person subscribes; \
        unreachable-state `thanking`; unreachable-state `done`; unused-event `closed`; \
        effect-never-performed `thank`; uncertain-wait `sending`
        """)
  }

  @Test func `a forgotten row comes before the dead ends that it causes`() throws {
    let report = try bulletin(forgetting: .row).check()
    let cause = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(
      cause.sentence.hasPrefix("`ask` can be answered with `accepted`, which `asking` has no row"))
    let broken = report.properties.filter { $0.verdict == .broken }
    #expect(broken.map(\.name) == ["an attempt can end", "a person subscribes"])
    #expect(broken.allSatisfy { report.cause(of: $0) == cause })
    let lines = report.description.split(separator: "\n")
    #expect(lines[1] == "- \(cause)")
    #expect(
      lines[2].hasPrefix(
        "  possible consequences: broken: an attempt can end; broken: a person subscribes; "
          + "unreachable-state `sending`; "))
    #expect(lines[2].hasSuffix("; refused-event `asking`"))
    let lint = try FlowGraph(Bulletin(forgets: .row)).findings
    #expect(lint.map(\.rule) == ["unhandled-answer"])
  }

  @Test func `a late answer is one finding that lists the twenty states`() throws {
    let report = try album().check()
    let refusals = report.findings.filter { $0.rule == "refused-event" }
    #expect(refusals.count == 1)
    let late = try #require(refusals.first)
    #expect(late.sentence.hasPrefix("`page(1)`, `page(2)`, "))
    #expect(
      late.sentence.contains("`page(19)` and `page(20)` neither handle nor ignore `received`"))
    #expect(late.witness == ["open the album", "the receipt comes"])
    // It is not handled anywhere either; that nothing orders a confirmation is another matter.
    #expect(late.consequences.map(\.rule) == ["unused-event"])
    #expect(report.findings.map(\.rule).contains("effect-never-performed"))
    #expect(count(report) == 3)
  }

  @Test func `a right flow has neither`() throws {
    #expect(try bulletin().check().findings == [])
  }

  @Test func `a journey names its world where there are several`() throws {
    var offline = Mailing()
    offline.isOffline = true
    let two = try bulletin(forgetting: .or, worlds: [Mailing(), offline]).check()
    let refused = try #require(
      two.findings.flatMap(\.all).first { $0.rule == "refused-event" })
    #expect(refused.world == 1)
    let one = try bulletin(forgetting: .or).check()
    #expect(one.findings.flatMap(\.all).allSatisfy { $0.world == nil })
  }

  @Test func `a journey that only another world has names that`() throws {
    var late = Mailing()
    late.isOffline = true
    late.question = nil
    var quiet = Mailing()
    quiet.isQuiet = true
    let report = try bulletin(forgetting: .or, worlds: [quiet, late]).check()
    let refused = try #require(
      report.findings.flatMap(\.all).first { $0.rule == "refused-event" })
    #expect(refused.world == 2)
  }
}
