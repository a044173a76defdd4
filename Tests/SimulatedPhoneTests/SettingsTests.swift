import PermissionFacts
import SimulatedPhone
import Testing

@Suite("Settings")
struct SettingsTests {
  /// A phone whose person has opened Settings on their own.
  private func inSettings(
    _ answer: AuthorizationStatus = .denied, isRestricted: Bool = false
  ) -> Handset {
    var handset = Handset(answer, isRestricted: isRestricted)
    handset.take(.goHome(nil), .openSettingsThemselves)
    handset.forget()
    return handset
  }

  @Test("there is a switch only once the app has asked, and not under a restriction")
  func row() {
    func hasSwitch(_ handset: Handset) -> Bool {
      handset.moves.contains { if case .about(_, .set) = $0 { true } else { false } }
    }
    #expect(hasSwitch(inSettings(.denied)))
    #expect(hasSwitch(inSettings(.authorized)))
    #expect(!hasSwitch(inSettings(.notDetermined)))
    #expect(!hasSwitch(inSettings(.denied, isRestricted: true)))
  }

  @Test("a switch that kills ends the app, and the change is stored")
  func kills() {
    var handset = inSettings()
    handset.take(.flipSwitch(isOn: true, .kills))
    #expect(!handset.phone.isRunning)
    #expect(handset.phone.front == .settings)
    #expect(handset.phone.service.answer == .authorized)
  }

  @Test("an app that survives the switch sees the change")
  func survives() {
    var handset = inSettings()
    handset.take(.flipSwitch(isOn: true, .survives))
    handset.read()
    handset.take(.statusIsRead(nil))
    #expect(handset.phone.isRunning)
    #expect(handset.stimuli == [.read(.authorized)])
  }

  @Test("an app that is not told sees the old status until it is started again")
  func seesOld() {
    var handset = inSettings()
    handset.take(.flipSwitch(isOn: true, .seesOld))
    handset.read()
    handset.take(.statusIsRead(nil), .killApp, .launch(isFresh: true))
    handset.read()
    handset.take(.statusIsRead(nil))
    #expect(handset.stimuli == [.read(.denied), .read(.authorized)])
  }

  @Test("a reset ends the process, and the system will ask again")
  func reset() {
    var handset = inSettings()
    handset.take(.resetPrivacy)
    #expect(!handset.phone.isRunning)
    #expect(handset.phone.service.answer == AuthorizationStatus.notDetermined)
    #expect(handset.observations == [.epochEnded])
  }

  @Test("Settings opens later than it is ordered")
  func opens() {
    var handset = Handset(.denied)
    handset.openSettings()
    #expect(handset.phone.front == .app)
    handset.take(.settingsOpens)
    #expect(handset.phone.front == .settings)
    #expect(handset.stimuli == [.becameInactive, .leftApp])
    handset.take(.returnToApp)
    #expect(handset.observations.last == .cameBackFromErrand)
  }

  @Test("Settings may fail to open")
  func fails() {
    var handset = Handset(.denied)
    handset.openSettings()
    handset.take(.settingsFails)
    #expect(handset.phone.front == .app)
    #expect(handset.stimuli == [.settingsFailed])
  }
}
