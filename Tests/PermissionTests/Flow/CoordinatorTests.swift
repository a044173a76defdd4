import FlowChecker
import FlowModel
import FlowTestSupport
import PermissionModels
import StateSpace
import Testing

/// The model of what decides whose turn it is to ask.
@Suite struct CoordinatorTests {
  @Test(.optimised) func `Every property holds, over every path, and each is asked for`() {
    let report = CoordinatorSystems.shipped.explore().report
    #expect(report.completeness == .complete)
    #expect(report.properties.filter { $0.verdict != .holds }.map(\.name) == [])
    #expect(report.findings.map(\.description) == [])
    #expect(report.states < 30_000)
  }

  @Test(.optimised) func `Every fault breaks what it is meant to, and each property is broken`()
    throws
  {
    var open = Set(CoordinatorSystems.shipped.properties.map(\.name))
    for breaker in try CoordinatorSystems.shipped.breakers() {
      let meant = breaker.breaks.map(\.text)
      let near = try report(on: breaker, breaking: meant)
      // That something can never come is known once all is searched.
      let report =
        near.properties.allSatisfy { $0.verdict == .broken }
        ? near : try report(on: breaker) { meant.contains($0) }
      #expect(
        report.properties.filter { $0.verdict != .broken }.map(\.name) == [], "\(breaker.summary)")
      open.subtract(meant)
    }
    #expect(open == [])
  }

  /// `journey mutate coordinator --properties` tries all of them.
  ///
  /// What survives does not show: an order of two ends, or going on with what is not remembered.
  @Test(.optimised) func `Of every fortieth mutant of the queue all but thirteen break a property`()
    throws
  {
    let mutants = try CoordinatorSystems.shipped.mutants()
    #expect(mutants.count > 3_000)
    var mutationTest = ReducerMutationTest(flow: "coordinator")
    let sample = stride(from: 0, to: mutants.count, by: 40).map { mutants[$0] }
    let score = try MutationScore(sample.map { try mutationTest.result(of: $0) })
    let survivors = (score.survivors + score.undecided).map(\.sentence)
    #expect(survivors.count <= 13, "\(survivors)")
    #expect(score.count.killed > 80)
  }

  private static let shortest: [(lesson: String, steps: [String])] = [
    (
      "coordinator-beside",
      [
        "ask-page", "ask-memo", "camera-ready", "microphone-ready", "camera-asks",
        "microphone-asks",
      ]
    ),
    ("coordinator-lingers", ["ask-page", "camera-granted-for-now"]),
    ("coordinator-silent", ["ask-page", "ask-scan", "camera-granted"]),
    ("coordinator-above-page", ["ask-scan", "ask-page", "camera-explains"]),
    ("coordinator-anew", ["ask-scan", "camera-settings", "kill", "resume-page"]),
  ]

  @Test func `Every lesson has a shortest journey`() {
    #expect(
      Self.shortest.map(\.lesson) == CoordinatorSystems.catalog.filter(\.isLesson).map(\.name))
  }

  @Test(arguments: isOptimised ? shortest : Array(shortest.prefix(2)))
  func `The shortest journey shows what a lesson is about`(
    _ lesson: String, steps: [String]
  ) throws {
    let system = try #require(CoordinatorSystems.catalog.first { $0.name == lesson })
    let found = try report(on: system, limits: SearchLimits(maxStates: 6_000))
    let broken = try #require(found.properties.first { $0.verdict == .broken })
    #expect(broken.steps.map(\.id) == steps)
  }
}
