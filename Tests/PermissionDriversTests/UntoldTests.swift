import ContactsPermission
import EveryPath
import EveryPathTesting
import MicrophonePermission
import PermissionDrivers
import PermissionFlows
import Testing

/// What nobody tells an attempt holds up neither it nor the next one.
@MainActor
@Suite struct UntoldTests {
  private let desk = Desk()

  // MARK: What carries the dialog is closed

  @Test func `A dialog that goes without a touch is shown once more`() async {
    let contacts = await desk.explained(desk.contacts, desk.contactsSource)
    desk.presenter.sweep()
    #expect(await becomesTrue { desk.presenter.shown.count == 2 })
    #expect(desk.presenter.dialog != nil)
    desk.presenter.tap(.cancel)
    #expect(await contacts.value == .denied)
    await nextHasItsTurn()
  }

  @Test func `A dialog that is swept again ends the attempt, and the next one gets its turn`()
    async
  {
    let contacts = await desk.explained(desk.contacts, desk.contactsSource)
    let motion = desk.ask(desk.motion)
    desk.presenter.sweep()
    #expect(await becomesTrue { desk.presenter.shown.count == 2 })
    desk.presenter.sweep()
    #expect(await contacts.value == .dropped)
    #expect(await becomesTrue { desk.motionSource.questions.count == 1 })
    await desk.motionSource.grant(motion)
    #expect(desk.problems == [])
  }

  @Test func `A dialog that is swept while the app is inactive comes back once it is active`()
    async
  {
    let contacts = await desk.explained(desk.contacts, desk.contactsSource)
    desk.app.change(.inactive)
    desk.presenter.sweep()
    _ = await becomesTrue(withinTurns: 200) { desk.presenter.shown.count > 1 }
    #expect(desk.presenter.shown.count == 1)
    desk.app.change(.active)
    #expect(await becomesTrue { desk.presenter.shown.count == 2 })
    desk.presenter.tap(.alternative)
    #expect(await contacts.value == .alternative)
  }

  @Test func `A dialog of the way to a video is shown once more as well`() async {
    let desk = TogetherDesk()
    desk.camera.reading = .refused(.denied)
    let video = desk.askForVideo()
    #expect(await becomesTrue { desk.presenter.dialog != nil })
    desk.presenter.sweep()
    #expect(await becomesTrue { desk.presenter.shown.count == 2 })
    desk.presenter.sweep()
    #expect(await video.value == .dropped)
    #expect(desk.permissions.progress == "")
  }

  // MARK: Settings is beside the app

  @Test func `Settings beside an app that stays active is left by a touch of the app`() async {
    let contacts = await besideSettings()
    // The flow no longer waits to be told that the app is left.
    desk.clock.advance(by: .seconds(3))
    desk.contactsSource.reading = .granted(.full)
    #expect(await becomesTrue { desk.permissions.progress.hasSuffix("at `besideSettings`") })
    desk.app.change(.touched)
    #expect(await contacts.value == .granted(.full))
    await nextHasItsTurn()
  }

  @Test func `Without a touch what is read after a while is the outcome`() async {
    let contacts = await besideSettings()
    desk.clock.advance(by: .seconds(3))
    #expect(await becomesTrue { desk.permissions.progress.hasSuffix("at `besideSettings`") })
    desk.clock.advance(by: .seconds(30))
    #expect(await contacts.value == .denied)
    await nextHasItsTurn()
  }

  @Test func `An app that is left late comes back as ever`() async {
    let contacts = await besideSettings()
    desk.clock.advance(by: .seconds(3))
    #expect(await becomesTrue { desk.permissions.progress.hasSuffix("at `besideSettings`") })
    desk.app.change(.inactive)
    desk.app.change(.background)
    desk.contactsSource.reading = .granted(.limited)
    desk.app.change(.active)
    #expect(await contacts.value == .granted(.limited))
  }

  @Test func `A touch elsewhere changes nothing`() async {
    let contacts = await desk.explained(desk.contacts, desk.contactsSource)
    let reads = desk.contactsSource.readCount
    desk.app.change(.touched)
    _ = await becomesTrue(withinTurns: 200) { desk.contactsSource.readCount > reads }
    #expect(desk.contactsSource.readCount == reads)
    desk.presenter.tap(.cancel)
    #expect(await contacts.value == .denied)
  }

  // MARK: The window is closed

  @Test(arguments: [false, true])
  func `A window that is closed drops what it asked for, and the next one gets its turn`(
    _ explains: Bool
  ) async {
    let window = FakeApp()
    desk.contactsSource.reading = explains ? .refused(.denied) : .notDetermined
    let contacts = desk.ask(
      desk.contacts, in: PermissionPlace(app: window, presenter: FakePresenter()))
    #expect(await becomesTrue { desk.permissions.progress != "" })
    let motion = desk.ask(desk.motion)
    window.change(.closed)
    #expect(await contacts.value == .dropped)
    #expect(await becomesTrue { desk.motionSource.questions.count == 1 })
    await desk.motionSource.grant(motion)
    #expect(desk.permissions.progress == "")
    #expect(desk.problems == [])
  }

  @Test func `Who waits for a turn from a closed window is dropped, and the others wait on`()
    async
  {
    let (window, presenter) = (FakeApp(), FakePresenter())
    let contacts = await desk.asked(desk.contacts, desk.contactsSource)
    let motion = desk.ask(desk.motion, in: PermissionPlace(app: window, presenter: presenter))
    let shared = desk.ask(desk.contacts, in: PermissionPlace(app: window, presenter: presenter))
    let siri = desk.ask(desk.siri)
    #expect(await becomesTrue { desk.permissions.progress.contains("siri") })
    window.change(.closed)
    #expect(await motion.value == .dropped)
    #expect(await shared.value == .dropped)
    await desk.contactsSource.grant(contacts)
    #expect(await becomesTrue { desk.siriSource.questions.count == 1 })
    await desk.siriSource.grant(siri)
  }

  @Test func `An attempt whose callers have left is heard of in its window, too`() async {
    let window = FakeApp()
    let contacts = desk.ask(
      desk.contacts, in: PermissionPlace(app: window, presenter: FakePresenter()))
    #expect(await becomesTrue { desk.contactsSource.questions.count == 1 })
    contacts.cancel()
    #expect(await contacts.value == .cancelled)
    window.change(.closed)
    await nextHasItsTurn()
  }

  // MARK: What the tests share

  /// The system has agreed to open Settings, and the app hears nothing of it.
  private func besideSettings() async -> Task<AccessOutcome<ContactsFlow.Grant>, Never> {
    let contacts = await desk.explained(desk.contacts, desk.contactsSource)
    desk.presenter.tap(.openSettings)
    _ = await becomesTrue { desk.clock.pendingCount > 0 }
    desk.clock.advance(by: .milliseconds(200))
    #expect(await becomesTrue { desk.app.opening != nil })
    desk.app.opening?(true)
    return contacts
  }

  private func nextHasItsTurn() async {
    let motion = await desk.asked(desk.motion, desk.motionSource)
    await desk.motionSource.grant(motion)
    #expect(desk.permissions.progress == "")
  }
}
