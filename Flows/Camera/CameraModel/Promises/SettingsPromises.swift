import FlowModel
import SimulatedPhone

/// Settings: opened rightly, and back.
extension CameraPromises {
  @PromiseBuilder<Phone> static var settings: [Promise<Phone>] {
    Before(
      "Settings is opened only by a tap of the person",
      since: { $0.began() || $0.log.processEnded || $0.saw(.cameBackFromErrand) },
      { $0.saw(.touched(.openSettings)) }, before: { $0.saw(.settingsOrdered) })

    Before(
      "Settings is opened only where it can help: after a read says denied",
      since: { $0.readOther(than: .denied) || $0.log.processEnded },
      { $0.saw(.read(.denied)) }, before: { $0.saw(.settingsOrdered) })

    Never(
      "Settings is opened while a dialog is still closing", given: { $0.saw(.settingsOrdered) }
    ) { $0.ran(into: .settingsDuringDismissal) }

    Always(
      "Settings is opened only while the app is active", whenever: { $0.saw(.settingsOrdered) }
    ) { $0.before.world.scene == .active }

    Always(
      "the intent is persisted before Settings is opened",
      whenever: { $0.saw(.settingsOrdered) }
    ) { $0.hasIntent() }

    Never("an intent outlives its attempt", given: { $0.ended() }) {
      $0.ended() && $0.hasIntent()
    }

    CanAlwaysReach(
      "switching the camera on in Settings leads to the picture, without starting over",
      whenever: { $0.saw(.switched(isOn: true)) && $0.phone.isOnErrand },
      without: { $0.saw(.entered) }
    ) { $0.saw(.pictureShown) }

    NeverAfter(
      "coming back to the app shows nothing before a fresh read",
      { $0.saw(.becameActive) && $0.wasRunning },
      until: { $0.didRead || $0.log.processEnded || $0.began() }
    ) { $0.showsSomething }

    LeadsTo(
      "a resumed journey gets its answer", { !$0.log.resumed.isEmpty && $0.isRunning() }
    ) { $0.delivered() || $0.log.processEnded }
  }
}
