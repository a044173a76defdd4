import ContactsPermission
import EveryPathTesting
import PermissionDrivers
import PermissionFlows
import Testing

@MainActor
@Suite struct CallerTests {
  private let desk = Desk()

  @Test func `An outcome comes back, and not a status`() async {
    let caller = await desk.asked(desk.contacts, desk.contactsSource)
    #expect(desk.permissions.isAsking(for: desk.contacts))
    desk.contactsSource.answer(.yes, then: .granted(.limited))
    #expect(await caller.value == .granted(.limited))
    #expect(!desk.permissions.isAsking(for: desk.contacts))
  }

  @Test func `A cancelled caller is released at once, and the attempt goes on`() async {
    let caller = await desk.asked(desk.contacts, desk.contactsSource)
    caller.cancel()
    #expect(await caller.value == .cancelled)
    #expect(desk.permissions.isAsking(for: desk.contacts))
    desk.contactsSource.answer(.yes, then: .granted(.full))
    #expect(await becomesTrue { !desk.permissions.isAsking(for: desk.contacts) })
    #expect(
      await becomesTrue { desk.events.last == "contacts outcome granted(full)" }, "\(desk.events)")
  }

  @Test func `A task that is cancelled before it asks asks nothing`() async {
    let permissions = desk.permissions
    let contacts = desk.contacts
    let caller = Task {
      while !Task.isCancelled { await Task.yield() }
      return await permissions.ask(contacts)
    }
    caller.cancel()
    #expect(await caller.value == .cancelled)
    #expect(desk.contactsSource.readCount == 0)
  }

  @Test func `A second caller joins the attempt, also one that comes after the first has left`()
    async
  {
    let first = await desk.asked(desk.contacts, desk.contactsSource)
    let second = desk.ask(desk.contacts)
    first.cancel()
    #expect(await first.value == .cancelled)
    let third = desk.ask(desk.contacts)
    await settle()
    await desk.contactsSource.grant(second)
    #expect(await third.value == .granted(.full))
    #expect(desk.contactsSource.asked == [.access])
  }

  @Test func `Two permissions wait for each other`() async {
    let contacts = await desk.asked(desk.contacts, desk.contactsSource)
    let motion = desk.ask(desk.motion)
    _ = await becomesTrue(withinTurns: 200) { desk.motionSource.readCount > 0 }
    #expect(desk.motionSource.readCount == 0)
    #expect(
      desk.permissions.progress
        == "contacts is asked for, at `asking(access)`; motion waits for its turn")
    await desk.contactsSource.grant(contacts)
    #expect(await becomesTrue { desk.motionSource.questions.count == 1 })
    await desk.motionSource.grant(motion)
    #expect(desk.permissions.progress == "")
  }

  @Test func `Another permission waits while one explains, and while the person is in Settings`()
    async
  {
    let contacts = await desk.explained(desk.contacts, desk.contactsSource)
    let motion = desk.ask(desk.motion)
    _ = await becomesTrue(withinTurns: 200) { desk.motionSource.readCount > 0 }
    desk.goToSettings()
    _ = await becomesTrue(withinTurns: 200) { desk.motionSource.readCount > 0 }
    #expect(desk.motionSource.readCount == 0)
    desk.contactsSource.reading = .granted(.full)
    desk.app.change(.active)
    #expect(await contacts.value == .granted(.full))
    #expect(await becomesTrue { desk.motionSource.questions.count == 1 })
    desk.motionSource.answer(.no, then: .refused(.denied))
    #expect(await becomesTrue { desk.presenter.dialog?.permission == .motion })
    desk.presenter.tap(.cancel)
    #expect(await motion.value == .denied)
  }

  @Test func `Nothing is asked for callers that left before their turn`() async {
    let contacts = await desk.asked(desk.contacts, desk.contactsSource)
    let motion = desk.ask(desk.motion)
    let siri = desk.ask(desk.siri)
    #expect(await becomesTrue { desk.permissions.isAsking(for: desk.siri) })
    motion.cancel()
    #expect(await motion.value == .cancelled)
    await desk.contactsSource.grant(contacts)
    #expect(await becomesTrue { desk.siriSource.questions.count == 1 })
    #expect(desk.motionSource.readCount == 0)
    await desk.siriSource.grant(siri)
  }

  @Test func `An attempt happens in the window that asks`() async {
    let (app, presenter) = (FakeApp(), FakePresenter())
    desk.contactsSource.reading = .refused(.denied)
    let first = desk.ask(desk.contacts, in: PermissionPlace(app: app, presenter: presenter))
    #expect(await becomesTrue { presenter.dialog != nil })
    presenter.tap(.openSettings)
    desk.clock.advance(by: .milliseconds(200))
    #expect(app.pages == [.app])
    app.leave()
    app.change(.active)
    #expect(await first.value == .denied)
    #expect(desk.presenter.shown == [] && desk.app.pages == [])
    let second = desk.ask(desk.contacts)
    #expect(await becomesTrue { desk.presenter.dialog != nil })
    #expect(presenter.shown.count == 1)
    desk.presenter.tap(.alternative)
    #expect(await second.value == .alternative)
  }

  @Test func `A status is read, and never asked for`() async {
    #expect(await desk.permissions.status(of: desk.contacts) == .notDetermined)
    #expect(desk.contactsSource.readCount == 1)
    #expect(desk.contactsSource.asked == [] && desk.presenter.shown == [])
    #expect(!desk.permissions.isAsking(for: desk.contacts))
  }

  @Test func `A status that never comes is unknown once its caller is cancelled`() async {
    desk.contactsSource.reading = nil
    let (permissions, contacts) = (desk.permissions, desk.contacts)
    let caller = Task { await permissions.status(of: contacts) }
    #expect(await becomesTrue { desk.contactsSource.readCount == 1 })
    caller.cancel()
    #expect(await caller.value == .unknown)
  }
}
