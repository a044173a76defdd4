import EveryPath
import FlowChecker
import FlowModel
import StateSpace
import Testing

/// A report in a test's message.
@Suite struct ReportWordsTests {
  private func report(
    limits: SearchLimits = SearchLimits(),
    @PropertyBuilder<Desk> _ properties: () -> [Property<Desk>]
  ) throws -> CheckReport {
    try desk(PropertyMutationTestTests.clerk, properties).check(limits: limits)
  }

  @Test func `says what is broken, and how one gets there`() throws {
    let report = try report {
      AtNoTime("something is written") { $0.saw(.wrote("show")) }
      Always("a bell rings", whenever: { _ in false }) { _ in false }
      Sometimes("the desk is there") { _ in true }
    }
    let lines = report.description.split(separator: "\n").map(String.init)
    #expect(lines[0] == "desk:")
    // A missing row comes first, with what may be gone once it is mended.
    #expect(lines[1].contains("`a/tap/yes` and `b` neither handle nor ignore `tap`"))
    #expect(
      lines[2]
        == "  possible consequences: vacuous: a bell rings; unused-event `shown`; never-left `b`")
    #expect(
      lines[3...] == [
        "- broken: never: something is written",
        "  after: knock > tap > the clerk says yes",
        "  look at it: journey walk desk --steps 'knock,tap,yes'",
      ])
  }

  @Test func `says that nothing is proved if the search was cut short`() throws {
    let report = try report(limits: SearchLimits(maxStates: 2)) {
      AtNoTime("something is written") { $0.saw(.wrote("show")) }
    }
    #expect(report.description.contains("- the search was not finished: "))
  }

  @Test func `says where an endless loop begins`() throws {
    let report = try report {
      LeadsTo("what beeps is shown", { $0.saw(.wrote("beep")) }, { $0.saw(.wrote("show")) })
    }
    let result = try #require(report.properties.first)
    #expect(
      result.description == """
        broken: what beeps is shown
          after: knock > tap > the clerk says no > knock
          from step 4 on for ever
          look at it: journey walk desk --steps 'knock,tap,no,knock' --property 'what beeps is shown'
        """)
  }
}
