import PermissionFacts
import SimulatedPhone
import Testing

@Suite struct SettingsTests {
  /// A phone whose person has opened Settings on their own.
  private func inSettings(
    _ answer: AuthorizationStatus = .denied, isRestricted: Bool = false
  ) -> Handset {
    var handset = Handset(answer, isRestricted: isRestricted)
    handset.take(.goHome(nil), .openSettingsThemselves)
    handset.forget()
    return handset
  }

  @Test func `there is a switch only once the app has asked, and not under a restriction`() {
    func hasSwitch(_ handset: Handset) -> Bool {
      handset.moves.contains { if case .about(_, .set) = $0 { true } else { false } }
    }
    #expect(hasSwitch(inSettings(.denied)))
    #expect(hasSwitch(inSettings(.authorized)))
    #expect(!hasSwitch(inSettings(.notDetermined)))
    #expect(!hasSwitch(inSettings(.denied, isRestricted: true)))
  }

  @Test func `a switch that kills ends the app, and the change is stored`() {
    var handset = inSettings()
    handset.take(.flipSwitch(isOn: true, .kills))
    #expect(!handset.phone.isRunning)
    #expect(handset.phone.front == .settings)
    #expect(handset.phone.service.answer == .authorized)
  }

  @Test func `an app that survives the switch sees the change`() {
    var handset = inSettings()
    handset.take(.flipSwitch(isOn: true, .survives))
    handset.read()
    handset.take(.statusIsRead(nil))
    #expect(handset.phone.isRunning)
    #expect(handset.stimuli == [.read(.authorized)])
  }

  @Test func `an app that is not told sees the old status until it is started again`() {
    var handset = inSettings()
    handset.take(.flipSwitch(isOn: true, .seesOld))
    handset.read()
    handset.take(.statusIsRead(nil), .killApp, .launch(isFresh: true))
    handset.read()
    handset.take(.statusIsRead(nil))
    #expect(handset.stimuli == [.read(.denied), .read(.authorized)])
  }

  @Test func `what was set back reads as it is, and as nothing else from then on`() {
    var handset = inSettings()
    handset.take(.flipSwitch(isOn: true, .seesOld))
    #expect(handset.phone.service.staleReading == .denied)
    handset.take(.flipSwitch(isOn: false, .seesOld))
    #expect(handset.phone.service.staleReading == nil)
  }

  @Test func `a reset ends the process, and the system will ask again`() {
    var handset = inSettings()
    handset.take(.resetPrivacy)
    #expect(!handset.phone.isRunning)
    #expect(handset.phone.service.answer == AuthorizationStatus.notDetermined)
    #expect(handset.observations == [.epochEnded])
  }

  @Test func `Settings opens later than it is ordered`() {
    var handset = Handset(.denied)
    handset.openSettings()
    #expect(handset.phone.front == .app)
    handset.take(.settingsOpens)
    #expect(handset.phone.front == .settings)
    #expect(handset.stimuli == [.becameInactive, .leftApp])
    handset.take(.returnToApp)
    #expect(handset.observations.last == .cameBackFromErrand)
  }

  @Test func `Settings may fail to open`() {
    var handset = Handset(.denied)
    handset.openSettings()
    handset.take(.settingsFails)
    #expect(handset.phone.front == .app)
    #expect(handset.stimuli == [.settingsFailed])
  }
}
