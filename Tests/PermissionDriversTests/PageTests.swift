import EveryPath
import EveryPathTesting
import PermissionDrivers
import PermissionFlows
import Testing

/// A flow that calls permissions, among those who ask for them.
@MainActor
@Suite struct PageTests {
  private let desk = Desk()

  @Test(arguments: [true, false])
  func `A page and another screen get one question and one dialog, which the page is gone before`(
    _ pageAsksFirst: Bool
  ) async throws {
    let page = try TestPage(desk)
    if pageAsksFirst { page.runner.start() }
    let caller = desk.ask(desk.motion)
    #expect(await becomesTrue { desk.permissions.isAsking(for: desk.motion) })
    if !pageAsksFirst { page.runner.start() }
    await settle()
    #expect(desk.motionSource.questions.count == 1)
    desk.motionSource.answer(.no, then: .refused(.denied))
    #expect(await becomesTrue { page.isLeaving })
    await settle()
    #expect(desk.presenter.shown == [])
    page.leave()
    #expect(await becomesTrue { desk.presenter.dialog?.permission == .motion })
    #expect(page.runner.state == .explaining)
    desk.presenter.tap(.cancel)
    #expect(await caller.value == .denied)
    #expect(await becomesTrue { page.runner.outcome == .refused })
    #expect(desk.motionSource.questions.count == 1 && desk.presenter.shown.count == 1)
    #expect(desk.problems == [] && desk.permissions.progress == "")
  }

  @Test func `A page alone asks, goes, and has the refusal explained`() async throws {
    let page = try TestPage(desk)
    page.runner.start()
    #expect(desk.motionSource.questions.count == 1)
    desk.motionSource.answer(.no, then: .refused(.denied))
    #expect(await becomesTrue { page.isLeaving })
    #expect(!desk.permissions.isAsking(for: desk.motion))
    page.leave()
    #expect(desk.presenter.dialog != nil)
    desk.presenter.tap(.alternative)
    #expect(page.runner.outcome == .refused)
    #expect(desk.motionSource.questions.count == 1 && desk.presenter.shown.count == 1)
  }

  @Test func `A page that is closed instead of going lets the dialog come up`() async throws {
    desk.motionSource.reading = .refused(.denied)
    let page = try TestPage(desk)
    page.runner.start()
    let caller = desk.ask(desk.motion)
    #expect(await becomesTrue { desk.permissions.progress.hasSuffix("at `explaining(denied)`") })
    #expect(page.isLeaving && desk.presenter.shown == [])
    page.runner.abandon(.cancelled)
    #expect(desk.presenter.dialog != nil)
    desk.presenter.tap(.cancel)
    #expect(await caller.value == .denied)
  }

  @Test func `A flow that has nothing explained is no page, and keeps no dialog waiting`()
    async throws
  {
    desk.motionSource.reading = .refused(.denied)
    let page = try TestPage(desk, explains: false)
    page.runner.start()
    #expect(page.isLeaving)
    let caller = desk.ask(desk.motion)
    #expect(await becomesTrue { desk.presenter.dialog != nil })
    desk.presenter.tap(.cancel)
    #expect(await caller.value == .denied)
  }

  @Test func `A page that comes while the dialog is up is told at once`() async throws {
    let caller = await desk.explained(desk.motion, desk.motionSource)
    let page = try TestPage(desk)
    page.runner.start()
    #expect(page.isLeaving && desk.presenter.dialog != nil)
    page.leave()
    desk.presenter.tap(.cancel)
    #expect(await caller.value == .denied)
    #expect(page.runner.outcome == .refused && desk.presenter.shown.count == 1)
  }

  @Test func `It is told so also after the app was left and came back`() async throws {
    let caller = await desk.explained(desk.motion, desk.motionSource)
    let page = try TestPage(desk)
    desk.app.change(.inactive)
    desk.app.change(.active)
    page.runner.start()
    #expect(page.isLeaving)
    desk.presenter.tap(.cancel)
    #expect(await caller.value == .denied)
  }

  @Test func `A dialog that waits for a page does not come up once it is not so any more`()
    async throws
  {
    desk.motionSource.reading = .refused(.denied)
    let page = try TestPage(desk)
    page.runner.start()
    let caller = desk.ask(desk.motion)
    #expect(await becomesTrue { desk.permissions.progress.hasSuffix("at `explaining(denied)`") })
    desk.motionSource.reading = .granted(.full)
    desk.app.change(.active)
    #expect(await caller.value == .granted(.full))
    page.leave()
    #expect(page.runner.outcome == .opened && desk.presenter.shown == [])
  }

  @Test func `Everything is given up while a dialog waits, and it never comes up`() async throws {
    desk.motionSource.reading = .refused(.denied)
    let page = try TestPage(desk)
    page.runner.start()
    let caller = desk.ask(desk.motion)
    #expect(await becomesTrue { desk.permissions.progress.hasSuffix("at `explaining(denied)`") })
    desk.permissions.cancelAll()
    #expect(await caller.value == .cancelled)
    page.runner.abandon(.cancelled)
    await settle()
    #expect(desk.presenter.shown == [] && desk.presenter.dismissals == 0)
    #expect(desk.permissions.progress == "")
  }

  @Test func `A page that is given up leaves its attempt, which goes on`() async throws {
    let page = try TestPage(desk)
    page.runner.start()
    page.runner.abandon(.cancelled)
    #expect(desk.permissions.isAsking(for: desk.motion))
    desk.motionSource.answer(.yes, then: .granted(.full))
    #expect(await becomesTrue { desk.permissions.outcome(of: desk.motion) == .granted(.full) })
  }

  @Test func `A page whose permission cannot run is told so at once`() throws {
    desk.permissions = PermissionCoordinator.scripted([:])
    let page = try TestPage(desk)
    page.runner.start()
    page.leave()
    #expect(page.runner.outcome == .refused)
  }

  @Test func `A page that waits is told when the coordinator goes`() async throws {
    let page = try TestPage(desk)
    page.runner.start()
    #expect(desk.motionSource.questions.count == 1)
    desk.permissions = desk.makeCoordinator()
    #expect(await becomesTrue { page.isLeaving })
    page.leave()
    #expect(page.runner.outcome == .refused)
  }
}

// MARK: - Settings, and the end of the process there

extension PageTests {
  /// Brings a page to Settings, where the process ends.
  private func leaveForSettings() throws {
    desk.motionSource.reading = .refused(.denied)
    let page = try TestPage(desk)
    page.runner.start()
    page.leave()
    desk.goToSettings()
    #expect(desk.store.intents.keys.sorted() == ["motion"])
  }

  private func nextProcess() -> Desk {
    let later = Desk(store: desk.store)
    later.motionSource.reading = .granted(.full)
    return later
  }

  @Test func `A page that waits comes back with what it waited for`() throws {
    try leaveForSettings()
    let later = nextProcess()
    let page = try TestPage(later)
    try page.runner.resume(#require(page.runner.remembered))
    #expect(page.runner.outcome == .opened)
    #expect(later.presenter.shown == [] && later.motionSource.asked == [])
    #expect(desk.store.intents.isEmpty && later.problems == [])
    #expect(later.events.first == "motion resumed")
  }

  @Test func `It comes back also if the permission has gone on before`() async throws {
    try leaveForSettings()
    let later = nextProcess()
    #expect(await later.permissions.resume(later.motion) == .granted(.full))
    let page = try TestPage(later)
    try page.runner.resume(#require(page.runner.remembered))
    #expect(page.runner.outcome == .opened)
    #expect(later.events.filter { $0 == "motion resumed" }.count == 1)
    #expect(later.permissions.progress == "" && later.motionSource.asked == [])
  }

  @Test func `The permission joins what the page has gone on with`() async throws {
    try leaveForSettings()
    let later = nextProcess()
    later.motionSource.reading = nil
    let page = try TestPage(later)
    try page.runner.resume(#require(page.runner.remembered))
    let permissions = later.permissions
    let motion = later.motion
    let caller = Task { await permissions.resume(motion) }
    await settle()
    later.motionSource.reads.last?.resolve(.read(.granted(.full)))
    #expect(await caller.value == .granted(.full))
    #expect(page.runner.outcome == .opened)
  }

  @Test func `A page that is closed meanwhile is not brought back`() throws {
    desk.motionSource.reading = .refused(.denied)
    let page = try TestPage(desk)
    page.runner.start()
    page.leave()
    desk.goToSettings()
    page.runner.abandon(.cancelled)
    let later = nextProcess()
    let again = try TestPage(later)
    #expect(again.runner.remembered == nil)
    #expect(desk.store.intents.keys.sorted() == ["motion"])
  }

  @Test func `To ask silently forgets nothing, and to ask anew does`() async throws {
    try leaveForSettings()
    let later = nextProcess()
    #expect(await later.ask(later.motion.with(.silent)).value == .granted(.full))
    #expect(desk.store.intents.keys.sorted() == ["motion"])
    #expect(await later.ask(later.motion).value == .granted(.full))
    #expect(desk.store.intents.isEmpty)
  }
}
