import ContactsPermission
import EveryPath
import EveryPathTesting
import PermissionDrivers
import PermissionFlows
import PopupsFlow
import Reducers
import Testing

/// An answer counts for what asked for it, and for nothing that came after.
@MainActor
@Suite struct LateAnswerTests {
  private let desk = Desk()

  @Test func `A dialog comes up once the one that was given up is gone`() async {
    let first = await desk.explained(desk.contacts, desk.contactsSource)
    desk.presenter.leavesSlowly = true
    desk.permissions.cancel(desk.contacts)
    #expect(await first.value == .cancelled)
    desk.motionSource.reading = .refused(.denied)
    let second = desk.ask(desk.motion)
    #expect(await becomesTrue { desk.motionSource.readCount == 1 })
    await settle()
    #expect(desk.presenter.shown.count == 1)
    desk.presenter.leavesSlowly = false
    for gone in desk.presenter.leaving { gone() }
    #expect(await becomesTrue { desk.presenter.shown.count == 2 })
    desk.presenter.tap(.cancel)
    #expect(await second.value == .denied)
  }

  @Test func `A window that comes to rest answers for its own attempt`() async {
    let windows = [FakePresenter(), FakePresenter()]
    for window in windows { window.restsSlowly = true }
    let places = windows.map { PermissionPlace(app: desk.app, presenter: $0) }
    let first = desk.ask(desk.contacts, in: places[0])
    #expect(await becomesTrue { windows[0].idle.count == 1 })
    desk.permissions.cancel(desk.contacts)
    _ = await first.value
    let second = desk.ask(desk.contacts, in: places[1])
    #expect(await becomesTrue { windows[1].idle.count == 1 })
    guard windows[1].idle.count == 1 else { return }
    windows[0].idle[0]()
    await settle()
    #expect(desk.contactsSource.questions.isEmpty)
    windows[1].idle[0]()
    #expect(await becomesTrue { desk.contactsSource.questions.count == 1 })
    desk.permissions.cancel(desk.contacts)
    _ = await second.value
  }

  @Test func `An attempt that is given up leaves what the one before has granted`() async {
    let faceID = TestPermission("face-id", WholeAccessFlow.faceID, .unknown)
    let tracker = PermissionTracker(faceID.kind)
    tracker.start(in: faceID.coordinator)
    Task { await tracker.ask() }
    #expect(await becomesTrue { faceID.source.isAsking })
    faceID.source.answer(.yes, then: .unknown)
    #expect(await becomesTrue { tracker.grant == .full })
    let again = Task { await faceID.coordinator.ask(faceID.kind) }
    #expect(await becomesTrue { faceID.source.isAsking })
    faceID.coordinator.cancel(faceID.kind)
    #expect(await again.value == .cancelled)
    #expect(tracker.outcome == .cancelled)
    #expect(tracker.grant == .full)
  }

  @Test func `An attempt with another policy is one for the permission`() async {
    let tracker = PermissionTracker(desk.contacts)
    tracker.start(in: desk.permissions)
    var other = desk.contacts.flow.policy
    other.settingsDelay = .milliseconds(500)
    let caller = await desk.asked(desk.contacts.with(other), desk.contactsSource)
    #expect(tracker.isAsking)
    #expect(desk.permissions.isAsking(for: desk.contacts))
    desk.permissions.cancel(desk.contacts)
    #expect(await caller.value == .cancelled)
    #expect(tracker.outcome == .cancelled)
    #expect(desk.permissions.record(of: desk.contacts)?.description.isEmpty == false)
  }

  @Test func `A dialog of another policy waits until the last is gone, and is shown`() async {
    let dialogs = Dialogs()
    let popups = ReducerRunner(PopupScheduler(), driver: dialogs)
    dialogs.connect(to: popups)
    desk.permissions = desk.makeCoordinator(dialogs: dialogs)
    let first = await desk.explained(desk.contacts, desk.contactsSource)
    desk.presenter.leavesSlowly = true
    desk.permissions.cancel(desk.contacts)
    #expect(await first.value == .cancelled)
    var other = desk.contacts.flow.policy
    other.settingsDelay = .milliseconds(500)
    desk.presenter.leavesSlowly = false
    let second = desk.ask(desk.contacts.with(other))
    await settle()
    for gone in desk.presenter.leaving { gone() }
    #expect(await becomesTrue { desk.presenter.shown.count == 2 })
    desk.presenter.tap(.cancel)
    #expect(await second.value == .denied)
  }

  @Test func `With a scheduler that has ended nothing waits for its turn`() async {
    let dialogs = Dialogs()
    let popups = ReducerRunner(PopupScheduler(), driver: dialogs)
    dialogs.connect(to: popups)
    desk.permissions = desk.makeCoordinator(dialogs: dialogs)
    popups.end()
    #expect(await desk.ask(desk.contacts).value == .dropped)
    for await _ in popups.steps { Issue.record("nothing comes after the end") }
  }

  @Test func `The end of an earlier animation is not that of the one that was ordered after it`() {
    let screen = SlowScreen()
    let popups = ReducerRunner(PopupScheduler(), driver: screen)
    var popup = Popup("a")
    popup.container = "shop"
    for round in 0..<2 {
      popups.send(.add(popup))
      screen.answer(.present("a", isRaised: false), round, .appeared("a"))
      popups.send(.dismiss("a"))
      if round == 0 { popups.send(.containerGone("shop")) }
    }
    popups.send(.add(Popup("b")))
    screen.answer(.hide("a"), 0, .disappeared("a"))
    #expect(screen.orders.allSatisfy { $0.effect != .present("b", isRaised: false) })
    screen.answer(.hide("a"), 1, .disappeared("a"))
    #expect(screen.orders.contains { $0.effect == .present("b", isRaised: false) })
  }
}

/// Keeps every reply until a test answers it.
@MainActor
private final class SlowScreen: Driver {
  private(set) var orders: [(effect: PopupEffect, reply: Reply<PopupEvent>)] = []

  func perform(_ effect: PopupEffect, reply: Reply<PopupEvent>) { orders.append((effect, reply)) }

  func answer(_ effect: PopupEffect, _ number: Int, _ event: PopupEvent) {
    orders.filter { $0.effect == effect }[number].reply.resolve(event)
  }
}
