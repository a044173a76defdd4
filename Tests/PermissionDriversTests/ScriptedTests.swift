import ContactsPermission
import EveryPath
import EveryPathTesting
import PermissionDrivers
import PermissionFlows
import PermissionModels
import Testing

/// A flow of the catalog, as an argument of a test.
struct ShelvedFlow: Sendable, CustomTestStringConvertible {
  let flow: any AccessFlow
  var testDescription: String {
    flow.policy.hasPrimer ? "\(flow.name) with a primer" : flow.name
  }

  static let all = EveryFlow.all.map(Self.init)
}

@MainActor
@Suite struct ScriptedTests {
  private static let everything: [ScriptedOutcome] = [
    .granted, .denied, .deniedRequestable, .restricted, .unavailable, .switchedOff, .misconfigured,
    .failed, .addOnly, .alternative, .cancelled, .dropped,
  ]

  /// A permission whose own source must never be made.
  private func kind<F: AccessFlow>(_ flow: F) -> PermissionKind<F> {
    PermissionKind(PermissionName(rawValue: flow.name), flow) {
      Issue.record("the source of \(flow.name) was made")
      return FakeSource<F.Grant, F.Request>()
    }
  }

  /// What a flow ends in by script, in words, and what is complained of.
  private func end<F: AccessFlow>(
    _ flow: F, _ outcome: ScriptedOutcome, isDecided: Bool = false
  ) async -> (outcome: String, problems: [String]) {
    let permissions = PermissionCoordinator.scripted(
      [PermissionName(rawValue: flow.name): outcome], isDecided: isDecided, clock: ManualClock())
    var problems: [String] = []
    permissions.onProblem = { problems.append("\($0)") }
    let kind = kind(flow)
    var end: AccessOutcome<F.Grant>?
    let caller = Task { end = await permissions.ask(kind) }
    #expect(await becomesTrue(withinTurns: 2_000) { end != nil })
    caller.cancel()
    await caller.value
    return (end.map { unqualified($0) } ?? "", problems)
  }

  private func unqualified<Grant: AccessGrant>(_ outcome: AccessOutcome<Grant>) -> String {
    if case .granted(let grant) = outcome { "granted(\(grant))" } else { "\(outcome)" }
  }

  /// The outcomes that a flow's own states end in, found without the script.
  private func ends<F: AccessFlow>(of flow: F) -> Set<String> {
    Set(
      flow.states.compactMap { state in
        if case .closed(let outcome) = state { unqualified(outcome) } else { String?.none }
      } + ["cancelled", "dropped"])
  }

  private func grants<F: AccessFlow>(of flow: F) -> [String] { F.Grant.allCases.map { "\($0)" } }

  private func whole<F: AccessFlow>(of flow: F) -> String { "\(F.Grant.whole)" }

  @Test(arguments: ShelvedFlow.all)
  func `Every flow ends as the script says, by the question or decided before`(
    _ shelved: ShelvedFlow
  ) async {
    let flow = shelved.flow
    let ends = ends(of: flow)
    let grants = grants(of: flow).map { name in
      ScriptedOutcome.granted(ScriptedOutcome.Grant(rawValue: name))
    }
    for outcome in Self.everything + grants {
      for isDecided in outcome == .granted || outcome == .denied ? [false, true] : [false] {
        let end = await end(flow, outcome, isDecided: isDecided)
        let wanted =
          outcome == .granted ? "granted(\(whole(of: flow)))" : outcome.description
        if ends.contains(wanted) {
          #expect(end.outcome == wanted, "\(outcome), decided: \(isDecided)")
          #expect(end.problems == [])
        } else {
          #expect(end.outcome == "misconfigured", "\(outcome)")
          #expect(end.problems.count == 1)
        }
      }
    }
  }

  @Test(arguments: ShelvedFlow.all)
  func `Every flow waits where nothing answers, until its caller leaves`(
    _ shelved: ShelvedFlow
  ) async {
    await waits(shelved.flow)
  }

  private func waits<F: AccessFlow>(_ flow: F) async {
    let permissions = PermissionCoordinator.scripted(
      [PermissionName(rawValue: flow.name): .neverAnswers], clock: ManualClock())
    let kind = kind(flow)
    let caller = Task { await permissions.ask(kind) }
    await settle()
    #expect(permissions.isAsking(for: kind))
    let place = flow.hasQuestion ? "asking(" : "checking"
    #expect(permissions.progress.contains("is asked for, at `\(place)"))
    caller.cancel()
    #expect(await caller.value == .cancelled)
  }

  @Test func `What a flow cannot end in is said, with what it can`() async {
    let end = await end(ContactsFlow(), .granted("limitd"))
    #expect(end.outcome == "misconfigured")
    #expect(
      end.problems == [
        "contacts: the script says `granted(limitd)`, but contacts never ends so; it can be "
          + "`granted(full)`, `granted(limited)`, `granted(nothingChosen)`, `denied`, `restricted`, "
          + "`misconfigured`, `failed`, `alternative`, `cancelled`, `dropped` and "
          + "`neverAnswers`."
      ])
  }

  @Test(arguments: [
    ("granted(Limited)", "granted(limited)"), ("Granted(limited)", "granted(limited)"),
    ("GRANTED(nothing-chosen)", "granted(nothingChosen)"), ("DENIED", "denied"),
  ])
  func `An outcome is meant however it is spelt`(text: String, outcome: String) async throws {
    #expect(await end(ContactsFlow(), try #require(ScriptedOutcome(text))).outcome == outcome)
  }

  @Test func `A caller may wait longer than a clock can count`() async {
    let permissions = PermissionCoordinator.scripted(["contacts": .neverAnswers])
    let kind = kind(ContactsFlow())
    let caller = Task { await permissions.ask(kind, within: .seconds(Int64.max)) }
    await settle()
    #expect(permissions.isAsking(for: kind))
    caller.cancel()
    #expect(await caller.value == .cancelled)
  }

  @Test func `A permission of which nothing is said is named`() async {
    let permissions = PermissionCoordinator.scripted(["contact": .granted])
    #expect(await permissions.ask(kind(ContactsFlow())) == .misconfigured)
    var problems: [String] = []
    permissions.onProblem = { problems.append("\($0)") }
    #expect(
      problems == [
        "contacts: the script has no outcome for it, only for `contact`; add one."
      ])
  }

  @Test func `A status is what the person has decided so far`() async {
    let flow = ContactsFlow()
    let script: [PermissionName: ScriptedOutcome] = ["contacts": .granted(.limited)]
    let asked = PermissionCoordinator.scripted(script)
    #expect(await asked.status(of: kind(flow)) == .notDetermined)
    #expect(await asked.ask(kind(flow)) == .granted(.limited))
    #expect(await asked.status(of: kind(flow)) == .granted(.limited))
    let decided = PermissionCoordinator.scripted(script, isDecided: true)
    #expect(await decided.status(of: kind(flow)) == .granted(.limited))
  }

  @Test func `A presenter that is given shows the dialogs, and is touched by hand`() async {
    let presenter = FakePresenter()
    let app = PermissionPlace.ScriptedApp()
    let permissions = PermissionCoordinator.scripted(
      ["contacts": .denied], presenter: presenter, app: app, clock: ContinuousClock())
    let kind = kind(ContactsFlow(policy: AccessPolicy(settingsDelay: .zero)))
    let caller = Task { await permissions.ask(kind) }
    #expect(await becomesTrue { presenter.dialog != nil })
    #expect(presenter.dialog?.subject == .refusal(.denied))
    presenter.tap(.openSettings)
    #expect(await caller.value == .denied)
    #expect(app.openedPages == [.app] && presenter.shown.count == 1)
  }

  @Test func `Launch arguments script a coordinator`() async {
    let arguments = [
      "App", "-permission", "contacts=granted(limited)", "-AppleLanguages", "(de)", "-permission",
      "motion=switched-off", "-permission", "siri=Never-Answers",
    ]
    guard let permissions = PermissionCoordinator.scripted(arguments: arguments) else {
      Issue.record("no coordinator")
      return
    }
    #expect(await permissions.ask(kind(ContactsFlow())) == .granted(.limited))
    #expect(PermissionCoordinator.scripted(arguments: ["App", "-x", "permission"]) == nil)
  }

  @Test(arguments: [
    (
      "camera=restrictd",
      "`-permission camera=restrictd` names no outcome; it can be `granted`, `denied`, "
        + "`deniedRequestable`, `restricted`, `unavailable`, `switchedOff`, `misconfigured`, "
        + "`failed`, `addOnly`, `alternative`, `cancelled`, `dropped` and `neverAnswers`, or `granted(…)` with a grant."
    ),
    (
      "camera",
      "-permission takes a name and an outcome, as in `-permission camera=restricted`, not "
        + "`camera`"
    ),
  ])
  func `A launch argument that cannot be understood is said`(_ text: String, _ sentence: String) {
    var problems: [String] = []
    let permissions = PermissionCoordinator.scripted(arguments: ["-permission", text])
    permissions?.onProblem = { problems.append("\($0)") }
    #expect(problems == [sentence])
  }
}
