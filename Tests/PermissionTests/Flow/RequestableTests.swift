import FlowChecker
import FlowModel
import FlowTestSupport
import PermissionFacts
import PermissionFlows
import PermissionModels
import SimulatedPhone
import Testing

/// A refusal that leaves one more question, which some status types have: a reading of its own.
@Suite struct RequestableTests {
  private static let invented = Source.conclusion("the answers of a status that Apple documents")
  private static let facts = PermissionFacts(
    named: "insights",
    statuses: .uncertain([.notDetermined, .denied, .deniedRequestable, .authorized], invented),
    answers: .uncertain(
      [
        .allow, PromptAnswer(.deny, .deniedRequestable),
        PromptAnswer(.allow, .authorized, from: .deniedRequestable),
        PromptAnswer(.deny, .denied, from: .deniedRequestable),
      ], invented),
    settings: .uncertain([.denied, .authorized], invented),
    killsOnChange: .uncertain(.unknown, invented),
    keys: .uncertain([], invented), keyMissing: [.uncertain(KeyMissing(.noKey), invented)])

  private static let flow = WholeAccessFlow("insights", refusals: [.denied, .deniedRequestable])

  private static let catalog = AccessCatalog(
    flow: flow, permission: facts, summary: "a refusal that leaves one more question",
    lessons: [
      lesson("insights-undecided", taking: .notDetermined),
      lesson("insights-denied", taking: .denied),
    ])

  /// A lesson that takes the reading for another one.
  private static func lesson(
    _ name: String, taking other: Reading
  ) -> AccessLesson<WholeAccessFlow> {
    AccessLesson(
      name, "takes it for \(other.words)", misreading: flow,
      breaks: [.followed(.status(.deniedRequestable))]
    ) { $0 == .status(.deniedRequestable) ? other : $0 }
  }

  @Test(.optimised) func `Every path of it satisfies every property`() throws {
    let report = try Self.catalog.system().check()
    #expect(report.outcome == .ok, "\(report)")
  }

  @Test(arguments: ["insights-undecided", "insights-denied"])
  func `Taken for undecided, or for a refusal for good, it breaks what may follow`(
    _ lesson: String
  ) throws {
    let system = try #require(Self.catalog.systems.first { $0.name == lesson })
    let property = PropertyID.followed(.status(.deniedRequestable)).text
    let report = try report(on: system, breaking: [property])
    #expect(report.properties.first?.verdict == .broken, "\(report)")
  }

  /// Refused once it is an outcome without Settings; the next attempt asks; refused again, Settings
  /// is what can help.
  @Test func `A refusal is asked about once more, and Settings comes after the second`() throws {
    var walk = Walk(try Self.catalog.system())
    #expect(
      walk.take([
        "launch", "active", "begin", "status-not-determined", "prompt", "deny", "callback",
        "active", "status", "dialog-up",
      ]) == nil)
    #expect(walk.state.world.interface.shown?.dialog == Dialog(.notice, .deniedRequestable))
    #expect(
      walk.take([
        "not-now", "dialog-gone", "begin", "status", "prompt", "deny", "callback", "active",
        "status", "dialog-up",
      ]) == nil)
    #expect(walk.outcomes == ["deniedRequestable"])
    #expect(walk.state.world.interface.shown?.dialog == Dialog(.guide, .denied))
  }
}
