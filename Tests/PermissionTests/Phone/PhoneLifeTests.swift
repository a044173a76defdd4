import FlowModel
import PermissionFacts
import SimulatedPhone
import Testing

/// The life of the app's scene and process.
@Suite struct PhoneLifeTests {
  @Test func `what covers the app takes its activity and no more, and gives it back`() {
    var handset = Handset()
    handset.openPage()
    handset.take(.cover)
    #expect(handset.phone.scene == .inactive)
    #expect(handset.phone.front == .app)
    #expect(handset.stimuli == [.becameInactive])
    handset.take(.becomeActive)
    #expect(handset.stimuli == [.becameInactive, .becameActive])
  }

  @Test func `covered, the app can neither be touched nor ask nor open Settings`() {
    var handset = Handset()
    handset.order { phone, output in
      phone.openSettings(Handset.reply, &output)
    }
    handset.take(.cover)
    #expect(!handset.offers(.settingsOpens))
    #expect(!handset.offers(.tapEntry))
    #expect(!handset.offers(.cover))
    handset.order { $0.waitUntilReady(Handset.reply, &$1) }
    #expect(!handset.offers(.becomeReady))
    handset.take(.becomeActive)
    #expect(handset.offers(.settingsOpens))
    #expect(handset.offers(.becomeReady))
  }

  @Test func `what covers the app lets a page snap back that a finger holds`() {
    var handset = Handset()
    handset.openPage()
    handset.take(.pageTransitionEnds, .beginSwipe, .cover)
    #expect(handset.phone.interface.page == .shown)
  }

  @Test func `an alert on its way comes up over what covers the app`() {
    var handset = Handset().asked()
    handset.take(.cover, .promptAppears)
    #expect(handset.phone.promptOnScreen == 0)
    // The app was told already.
    #expect(handset.stimuli == [.becameInactive])
  }

  @Test
  func `a cover is offered where something is under way, and everywhere if the phone is told so`() {
    var handset = Handset()
    #expect(!handset.offers(.cover))
    handset.request()
    #expect(handset.offers(.cover))
    #expect(Handset(Phone().everywhere).offers(.cover))
  }

  @Test func `a process started in the background is told so, runs, and is not in front`() {
    var handset = Handset()
    #expect(!handset.offers(.launchInBackground))
    handset.take(.goHome(nil), .killApp)
    handset.forget()
    handset.take(.launchInBackground)
    #expect(handset.phone.isRunning)
    #expect(handset.phone.scene == .background)
    #expect(handset.phone.front == .home)
    #expect(handset.observations == [.launchedInBackground])
    #expect(handset.stimuli == [])
    handset.read()
    handset.take(.statusIsRead(nil))
    handset.order { $0.waitUntilReady(Handset.reply, &$1) }
    #expect(!handset.offers(.becomeReady))
    handset.take(.returnToApp, .becomeActive)
    #expect(handset.offers(.becomeReady))
  }
}
