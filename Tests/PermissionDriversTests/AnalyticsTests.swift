import ContactsPermission
import EveryPath
import EveryPathTesting
import LocationAlwaysPermission
import PermissionDrivers
import PermissionFlows
import Testing

@MainActor
@Suite struct AnalyticsTests {
  private let desk = Desk()

  @Test func `The names are the documented ones`() {
    #expect(
      PermissionCoordinator.Event.Name.allCases.map(\.rawValue) == [
        "began", "resumed", "primer-shown", "asked", "answered", "explained", "tapped",
        "left-for-settings", "settings-failed", "came-back", "outcome", "changed",
      ])
  }

  @Test func `A primer, a refusal and Settings are told in order, each once`() async {
    let source = desk.contactsSource
    let kind = PermissionKind(
      .contacts, ContactsFlow(policy: AccessPolicy(hasPrimer: true))
    ) { source }
    let caller = desk.ask(kind)
    #expect(await becomesTrue { desk.presenter.dialog?.subject == .primer })
    desk.presenter.tap(.proceed)
    #expect(await becomesTrue { source.questions.count == 1 })
    source.answer(.no, then: .refused(.denied))
    #expect(await becomesTrue { desk.presenter.dialog?.subject == .refusal(.denied) })
    desk.goToSettings()
    source.reading = .granted(.limited)
    desk.app.change(.active)
    #expect(await caller.value == .granted(.limited))
    #expect(
      desk.events == [
        "contacts began", "contacts primer-shown", "contacts tapped proceed", "contacts asked",
        "contacts answered no", "contacts explained denied", "contacts tapped openSettings",
        "contacts left-for-settings", "contacts came-back granted(limited)",
        "contacts outcome granted(limited)",
      ])
  }

  @Test func `A flight record is of the latest attempt alone`() async throws {
    #expect(desk.permissions.record(of: desk.contacts) == nil)
    let caller = await desk.explained(desk.contacts, desk.contactsSource)
    desk.presenter.tap(.cancel)
    #expect(await caller.value == .denied)
    let ended = try #require(desk.permissions.record(of: desk.contacts))
    #expect(ended.description.hasSuffix("delivers denied, ends"))
    desk.app.change(.active)
    #expect(desk.permissions.record(of: desk.contacts) == ended)
    desk.contactsSource.reading = .granted(.full)
    #expect(await desk.ask(desk.contacts).value == .granted(.full))
    let granted = try #require(desk.permissions.record(of: desk.contacts))
    #expect(granted.description.split(separator: "\n").count == 2)
  }

  @Test func `Settings that does not open is told`() async {
    let caller = await desk.explained(desk.contacts, desk.contactsSource)
    desk.presenter.tap(.openSettings)
    desk.clock.advance(by: .milliseconds(200))
    desk.app.opening?(false)
    #expect(await caller.value == .denied)
    #expect(
      desk.events == [
        "contacts began", "contacts explained denied", "contacts tapped openSettings",
        "contacts settings-failed", "contacts outcome denied",
      ])
  }

  @Test func `What changes after the outcome is told, and readers of the changes are`() async {
    let source = FakeSource<LocationAlwaysFlow.Grant, LocationAlwaysFlow.Request>(
      .granted(.whenInUse))
    let kind = PermissionKind("location-always", LocationAlwaysFlow()) { source }
    var notices = 0
    let changes = desk.permissions.changes
    let reader = Task { for await _ in changes { notices += 1 } }
    let caller = desk.ask(kind)
    #expect(await becomesTrue { source.asked == [.always] })
    desk.clock.advance(by: .seconds(2))
    #expect(await caller.value == .granted(.whenInUse))
    #expect(!desk.permissions.isAsking(for: kind))
    #expect(await becomesTrue { notices >= 1 })
    source.reading = .granted(.always)
    desk.app.change(.active)
    #expect(await becomesTrue { desk.events.last == "location-always changed" })
    #expect(
      desk.events == [
        "location-always began", "location-always asked",
        "location-always outcome granted(whenInUse)", "location-always changed",
      ])
    #expect(await becomesTrue { notices >= 2 })
    reader.cancel()
  }

  @Test func `The changes end with the coordinator, and a busy reader gets the latest`() async {
    var permissions: PermissionCoordinator? = .scripted(["contacts": .granted])
    let changes = permissions?.changes
    _ = await permissions?.ask(desk.contacts)
    permissions = nil
    var count = 0
    if let changes { for await _ in changes { count += 1 } }
    #expect(count == 1)
  }

  @Test(arguments: ShelvedFlow.all)
  func `Every flow tells what it does, from its beginning to its one outcome`(
    _ shelved: ShelvedFlow
  ) async {
    await tells(shelved.flow)
  }

  private func tells<F: AccessFlow>(_ flow: F) async {
    let name = PermissionName(rawValue: flow.name)
    for script in [ScriptedOutcome.granted, .denied, .alternative, .cancelled] {
      let permissions = PermissionCoordinator.scripted([name: script], clock: ManualClock())
      var events: [PermissionCoordinator.Event] = []
      permissions.onEvent = { events.append($0) }
      let kind = PermissionKind(name, flow) { FakeSource<F.Grant, F.Request>() }
      let outcome = await permissions.ask(kind)
      guard outcome != .misconfigured else { continue }
      // The outcome is told before the one who asked hears it.
      let names = events.map(\.name)
      #expect(names.first == .began && names.last == .outcome, "\(script): \(events)")
      #expect(names.filter { $0 == .outcome || $0 == .began }.count == 2)
      let asked = names.filter { $0 == .asked }.count
      let answered = names.filter { $0 == .answered }.count
      if script != .cancelled { #expect(asked == answered && (asked > 0) == flow.hasQuestion) }
      #expect(names.filter { $0 == .primerShown }.count == (flow.policy.hasPrimer ? 1 : 0))
      let explained = names.filter { $0 == .explained }.count
      let isExplained = script == .denied || script == .alternative
      #expect(explained == (isExplained && !flow.explainedRefusals.isEmpty ? 1 : 0), "\(events)")
      #expect(events.allSatisfy { $0.permission == name })
    }
  }
}
