import FlowChecker
import FlowModel
import FlowTestSupport
import StateSpace
import Testing
import WidgetModel

/// A lesson of the widget is broken by name.
@Suite struct WidgetLessonTests {
  @Test(arguments: [
    (
      "widget-late-token", "never: a token that arrives late is stored",
      ["launch", "log-out", "late-token"]
    ),
    (
      "widget-presence", "the token in the shared store is of whoever is logged in", ["launch"]
    ),
    (
      "widget-no-reload", "a session ends only with a reload of the widget",
      ["launch", "log-out"]
    ),
  ])
  func `The shortest journey shows the fault`(
    _ lesson: String, _ fault: String, _ steps: [String]
  ) throws {
    let system = try #require(WidgetSystems.catalog.first { $0.name == lesson })
    #expect(system.isLesson)
    // All of these faults lie near a start.
    let report = try report(on: system, limits: SearchLimits(maxDepth: 6))
    #expect(report.outcome == .broken)
    let result = try #require(report.properties.first { $0.name == fault })
    #expect(result.verdict == .broken)
    #expect(result.steps.map(\.id) == steps)
    if lesson != "widget-presence" {
      let ownData = try #require(report.properties.first { $0.name.hasPrefix("the widget never") })
      #expect(ownData.verdict == .broken)
    }
  }
}
