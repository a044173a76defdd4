import ContactsPermission
import EveryPath
import EveryPathTesting
import LocationAlwaysPermission
import PermissionDrivers
import PermissionFlows
import Testing

/// Whose turn it is, and what may be done from within.
@MainActor
@Suite struct TurnTests {
  private let desk = Desk()

  @Test func `Another window joins, and the dialog stays in the first one`() async {
    let (app, presenter) = (FakeApp(), FakePresenter())
    let first = await desk.explained(desk.motion, desk.motionSource)
    let second = desk.ask(desk.motion, in: PermissionPlace(app: app, presenter: presenter))
    await settle()
    desk.presenter.tap(.cancel)
    #expect(await first.value == .denied)
    #expect(await second.value == .denied)
    #expect(presenter.shown == [] && desk.presenter.shown.count == 1)
  }

  @Test func `Another policy of a permission waits for its turn`() async {
    let plain = await desk.asked(desk.motion, desk.motionSource)
    let primed = desk.ask(desk.motion.with(AccessPolicy(hasPrimer: true)))
    await settle()
    #expect(desk.permissions.progress.hasSuffix("; motion waits for its turn"))
    await desk.motionSource.grant(plain)
    #expect(await primed.value == .granted(.full))
    #expect(desk.motionSource.asked.count == 1)
  }

  @Test func `Silent callers share one question, and no dialog comes up`() async {
    let first = desk.ask(desk.motion.with(.silent))
    let second = desk.ask(desk.motion.with(.silent))
    #expect(await becomesTrue { desk.motionSource.questions.count == 1 })
    await settle()
    desk.motionSource.answer(.no, then: .refused(.denied))
    #expect(await first.value == .denied)
    #expect(await second.value == .denied)
    #expect(desk.presenter.shown == [] && desk.motionSource.asked.count == 1)
  }

  @Test func `A silent caller is told of the refusal that another one has explained`() async {
    let first = desk.ask(desk.motion)
    let silent = desk.ask(desk.motion.with(.silent))
    #expect(await becomesTrue { desk.motionSource.questions.count == 1 })
    await settle()
    desk.motionSource.answer(.no, then: .refused(.denied))
    #expect(await silent.value == .denied)
    #expect(desk.presenter.dialog != nil && desk.permissions.isAsking(for: desk.motion))
    desk.presenter.tap(.alternative)
    #expect(await first.value == .alternative)
  }

  @Test func `What goes on after its outcome holds no turn, and ends before its way begins anew`()
    async
  {
    let source = FakeSource<LocationAlwaysFlow.Grant, LocationAlwaysFlow.Request>(
      .granted(.whenInUse))
    let always = PermissionKind("location-always", LocationAlwaysFlow()) { source }
    let first = desk.ask(always)
    #expect(await becomesTrue { source.questions.count == 1 })
    desk.clock.advance(by: .seconds(2))
    #expect(await first.value == .granted(.whenInUse))
    let motion = await desk.asked(desk.motion, desk.motionSource)
    await desk.motionSource.grant(motion)
    let again = desk.ask(always)
    #expect(await becomesTrue { source.questions.count == 2 })
    #expect(source.questions[0].resolve(.answered(.yes)) == .droppedAsStale)
    source.answer(.yes, then: .granted(.always))
    #expect(await again.value == .granted(.always))
  }

  @Test func `A caller waits no longer than its limit, and the attempt goes on`() async {
    let (permissions, motion) = (desk.permissions, desk.motion)
    let caller = Task { await permissions.ask(motion, within: .seconds(60)) }
    #expect(await becomesTrue { desk.clock.pendingCount == 1 })
    desk.clock.advance(by: .seconds(60))
    #expect(await caller.value == .cancelled)
    #expect(permissions.isAsking(for: motion))
    desk.motionSource.answer(.yes, then: .granted(.full))
    #expect(await becomesTrue { permissions.outcome(of: motion) == .granted(.full) })
  }

  @Test func `A limit is over with the outcome, and nothing is asked for who waited in vain`()
    async
  {
    let (permissions, motion, contacts) = (desk.permissions, desk.motion, desk.contacts)
    let first = Task { await permissions.ask(contacts, within: .seconds(60)) }
    #expect(await becomesTrue { desk.contactsSource.questions.count == 1 })
    let second = Task { await permissions.ask(motion, within: .seconds(30)) }
    #expect(await becomesTrue { desk.clock.pendingCount == 2 })
    desk.clock.advance(by: .seconds(30))
    #expect(await second.value == .cancelled)
    #expect(!permissions.isAsking(for: motion))
    await desk.contactsSource.grant(first)
    #expect(desk.clock.pendingCount == 0 && desk.motionSource.readCount == 0)
  }

  @Test func `To go on while it goes on is to join`() async {
    _ = await desk.explained(desk.contacts, desk.contactsSource)
    desk.goToSettings()
    let later = Desk(store: desk.store)
    later.contactsSource.reading = nil
    let (permissions, contacts) = (later.permissions, later.contacts)
    let first = Task { await permissions.resume(contacts) }
    #expect(await becomesTrue { later.contactsSource.readCount == 1 })
    let second = Task { await permissions.resume(contacts) }
    await settle()
    later.contactsSource.reads[0].resolve(.read(.granted(.full)))
    #expect(await first.value == .granted(.full))
    #expect(await second.value == .granted(.full))
    #expect(later.contactsSource.readCount == 1 && desk.store.intents.isEmpty)
  }

  @Test func `A script that sweeps a question away ends the attempt that asks it`() async {
    let permissions = PermissionCoordinator.scripted([.motion: .dropped])
    #expect(await permissions.ask(desk.motion) == .dropped)
    #expect(await permissions.ask(desk.motion.with(.silent)) == .dropped)
    #expect(await permissions.ask(desk.motion) == .dropped)
  }
}

// MARK: - From within

extension TurnTests {
  @Test(arguments: [PermissionCoordinator.Event.Name.began, .asked, .outcome])
  func `Whoever is told something may give up everything`(_ name: PermissionCoordinator.Event.Name)
    async
  {
    let permissions = desk.permissions
    permissions.onEvent = { event in
      if event.name == name { permissions.cancelAll() }
    }
    let contacts = desk.ask(desk.contacts)
    let motion = desk.ask(desk.motion)
    if name == .outcome {
      #expect(await becomesTrue { desk.contactsSource.questions.count == 1 })
      await settle()
      desk.contactsSource.answer(.yes, then: .granted(.full))
    }
    #expect(await contacts.value == (name == .outcome ? .granted(.full) : .cancelled))
    #expect(await motion.value == .cancelled)
    #expect(permissions.progress == "")
    #expect(name != .outcome || desk.motionSource.readCount == 0)
    permissions.onEvent = nil
    let again = await desk.asked(desk.siri, desk.siriSource)
    await desk.siriSource.grant(again)
  }

  @Test func `Whoever is told of an outcome may ask for more, and may end it all`() async {
    var more: Task<AccessOutcome<WholeGrant>, Never>?
    let (weakly, motion) = (Weakly(desk.permissions), desk.motion)
    desk.permissions.onEvent = { event in
      guard event.permission == .contacts, event.name == .outcome else { return }
      more = Task { await weakly.permissions?.ask(motion) ?? .dropped }
    }
    let contacts = await desk.asked(desk.contacts, desk.contactsSource)
    await desk.contactsSource.grant(contacts)
    #expect(await becomesTrue { desk.motionSource.questions.count == 1 })
    desk.motionSource.answer(.yes, then: .granted(.full))
    #expect(await more?.value == .granted(.full))
  }

  @Test func `Whoever is told of a problem may release the coordinator`() async {
    let weakly = Weakly(desk.permissions)
    let desk = desk
    desk.contactsSource.reading = .refused(.switchedOff)
    desk.permissions.onProblem = { _ in desk.permissions = desk.makeCoordinator() }
    let caller = desk.ask(desk.contacts)
    let waiting = desk.ask(desk.motion)
    #expect(await caller.value == .cancelled)
    #expect(await becomesTrue { desk.motionSource.questions.count == 1 })
    waiting.cancel()
    #expect(await waiting.value == .cancelled)
    #expect(await becomesTrue { weakly.permissions == nil })
  }
}

/// A coordinator that is not kept.
@MainActor
private final class Weakly {
  weak var permissions: PermissionCoordinator?
  init(_ permissions: PermissionCoordinator) { self.permissions = permissions }
}
