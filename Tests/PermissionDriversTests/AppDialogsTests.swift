import EveryPath
import EveryPathTesting
import MicrophonePermission
import PermissionDrivers
import PermissionFlows
import PopupsFlow
import Reducers
import Testing

/// Permissions among the popups of an app, each in its turn.
@MainActor
@Suite struct AppDialogsTests {
  private let desk = Desk()
  private let campaigns = Campaigns()
  private let popups: ReducerRunner<PopupScheduler>

  init() {
    let dialogs = Dialogs(besides: campaigns)
    popups = ReducerRunner(PopupScheduler(), driver: dialogs)
    dialogs.connect(to: popups)
    desk.permissions = desk.makeCoordinator(dialogs: dialogs)
  }

  @Test func `A question waits for a popup of the app, and keeps others away until it is answered`()
    async
  {
    popups.send(.add(Popup("first")))
    let caller = desk.ask(desk.contacts)
    #expect(await becomesTrue { desk.contactsSource.readCount == 1 })
    #expect(desk.contactsSource.questions.isEmpty)
    popups.send(.closed("first"))
    #expect(desk.contactsSource.questions.count == 1)
    popups.send(.add(Popup("second", priority: 10)))
    #expect(campaigns.shown == [])
    await desk.contactsSource.grant(caller)
    #expect(campaigns.shown == ["second"])
  }

  @Test func `A guide waits for a popup of the app, and keeps others away until it is gone`() async
  {
    desk.contactsSource.reading = .refused(.denied)
    popups.send(.add(Popup("first")))
    let caller = desk.ask(desk.contacts)
    #expect(await becomesTrue { desk.contactsSource.readCount == 1 })
    #expect(desk.presenter.dialog == nil)
    popups.send(.closed("first"))
    #expect(desk.presenter.dialog?.permission == .contacts)
    popups.send(.add(Popup("second")))
    #expect(campaigns.shown == [])
    desk.presenter.tap(.cancel)
    #expect(await caller.value == .denied)
    #expect(campaigns.shown == ["second"])
  }

  @Test func `A guide that goes without a touch comes up again in its turn`() async {
    let caller = await desk.explained(desk.contacts, desk.contactsSource)
    popups.send(.add(Popup("second")))
    desk.presenter.sweep()
    #expect(await becomesTrue { campaigns.shown == ["second"] })
    #expect(desk.presenter.dialog == nil)
    popups.send(.closed("second"))
    #expect(await becomesTrue { desk.presenter.dialog != nil })
    desk.presenter.sweep()
    #expect(await caller.value == .dropped)
    popups.send(.add(Popup("third")))
    #expect(campaigns.shown == ["third"])
  }

  @Test(arguments: [true, false])
  func `The dialog of an abandoned attempt goes, once`(_ hasScheduler: Bool) async {
    if !hasScheduler { desk.permissions = desk.makeCoordinator() }
    let caller = await desk.explained(desk.contacts, desk.contactsSource)
    desk.permissions.cancel(desk.contacts)
    #expect(await caller.value == .cancelled)
    #expect(desk.presenter.dialog == nil && desk.presenter.dismissals == 1)
  }

  @Test func `The dialog of a video that is abandoned goes, whichever it is`() async {
    let desk = TogetherDesk()
    desk.camera.reading = .granted(.full)
    desk.microphone.reading = .refused(.denied)
    let caller = desk.askForVideo()
    #expect(await becomesTrue { desk.presenter.dialog != nil })
    desk.permissions.cancel(named: .video)
    #expect(await caller.value == .cancelled)
    #expect(desk.presenter.dialog == nil && desk.presenter.dismissals == 1)
  }
}

/// Shows the popups of an app that belong to no flow.
@MainActor
private final class Campaigns: Driver {
  private(set) var shown: [String] = []

  func perform(_ effect: PopupEffect, reply: Reply<PopupEvent>) {
    switch effect {
    case .present(let id, isRaised: _):
      shown.append(id)
      reply.resolve(.appeared(id))
    case .hide(let id):
      shown.removeAll { $0 == id }
      reply.resolve(.disappeared(id))
    case .notify(let id, .ended): shown.removeAll { $0 == id }
    case .raise, .lower, .startTimer, .pauseTimer, .resumeTimer, .stopTimer, .notify: break
    }
  }
}
