import PermissionFacts
import SimulatedPhone
import Testing

/// A switch above the permission.
@Suite struct SwitchAboveTests {
  /// What the app reads now.
  private func read(_ handset: inout Handset, _ first: Move.FirstRead? = nil) -> Reading? {
    handset.read()
    handset.take(.statusIsRead(first))
    return handset.phone.reading
  }

  @Test func `what was refused is read as refused, whether Bluetooth is on or off`() {
    for isOff in [true, false] {
      #expect(Phone(.bluetooth, answer: .denied, isSwitchedOff: isOff).reading == .denied)
    }
    var handset = Handset(Phone(.bluetooth, answer: .denied))
    handset.visitSettings()
    handset.take(.about(0, .setGlobalSwitch(isOn: false)))
    #expect(handset.phone.reading == .denied)
    #expect(handset.settable() == [.authorized])
  }

  @Test func `the question comes although Bluetooth is off, and power is read after the answer`() {
    var handset = Handset(Phone(.bluetooth, answer: .notDetermined, isSwitchedOff: true))
    #expect(handset.phone.reading == .notDetermined)
    handset.request()
    handset.take(.promptAppears, .answerPrompt(.allow), .callback)
    #expect(handset.phone.reading == .switchedOff)
  }

  @Test func `whether Bluetooth is on turns out only where the answer allows it`() {
    var handset = Handset(Phone(.bluetooth))
    handset.read()
    handset.take(.statusIsRead(.notDetermined))
    handset.request()
    handset.take(.promptAppears, .answerPrompt(.allow), .becomeActive)
    handset.read()
    #expect(handset.firstReads() == [.allowed, .switchedOff])
  }

  @Test func `Control Center switches Bluetooth over the app, which is inactive and never left`() {
    var handset = Handset(Phone(.bluetooth, answer: .authorized))
    handset.take(.about(0, .flipInControlCenter(isOn: false)))
    #expect(handset.phone.reading == .switchedOff)
    #expect(handset.phone.front == .app)
    #expect(handset.stimuli == [.becameInactive])
    handset.take(.becomeActive, .about(0, .flipInControlCenter(isOn: true)))
    #expect(handset.phone.reading == .authorized)
  }

  @Test(arguments: Permission.allCases.filter { $0 != .bluetooth })
  func `Control Center switches nothing but Bluetooth over the app`(_ permission: Permission) {
    let handset = Handset(Phone(permission, answer: .authorized))
    #expect(!handset.offers(.about(0, .flipInControlCenter(isOn: false))))
  }

  @Test(
    arguments: [
      (Move.FirstRead.switchedOff, Reading.restricted), (.switchedOffUnseen, .noHardware),
    ])
  func `Fitness Tracking off is read as a restriction, or as a device that cannot`(
    _ first: Move.FirstRead, _ reading: Reading
  ) {
    var handset = Handset(Phone(.motion))
    #expect(read(&handset, first) == reading)
    handset.request()
    #expect(!handset.offers(.promptAppears))
    handset.visitSettings()
    #expect(handset.settable() == [])
  }

  @Test
  func `Fitness Tracking ends the app; once on again, it may be seen only by the next process`() {
    func flips(_ handset: Handset) -> [ServiceMove] {
      handset.moves(at: 0).filter { if case .setGlobalSwitch = $0 { true } else { false } }
    }
    var handset = Handset(Phone(.motion, answer: .authorized))
    handset.visitSettings()
    #expect(flips(handset) == [.setGlobalSwitch(isOn: false, .kills)])
    handset.take(.about(0, .setGlobalSwitch(isOn: false, .kills)))
    #expect(!handset.phone.isRunning)
    handset.take(.launch(isFresh: true), .becomeActive)
    handset.read()
    #expect(handset.firstReads() == [.switchedOff, .switchedOffUnseen])
    handset.take(.statusIsRead(.switchedOffUnseen))
    handset.visitSettings()
    #expect(
      flips(handset) == [
        .setGlobalSwitch(isOn: true, .kills), .setGlobalSwitch(isOn: true, .seesOld),
      ])
    handset.take(.about(0, .setGlobalSwitch(isOn: true, .seesOld)), .returnToApp, .becomeActive)
    handset.read()
    handset.take(.statusIsRead(nil))
    #expect(handset.stimuli.last == .read(.noHardware))
  }

  @Test func `Siri switched off is read as a restriction, and nobody is asked`() {
    var handset = Handset(Phone(.siri, answer: .notDetermined, isSwitchedOff: true))
    #expect(handset.phone.reading == .restricted)
    handset.request()
    #expect(!handset.offers(.promptAppears))
  }

  @Test func `speech is refused as refused, and off only where it is allowed`() {
    func reading(_ answer: AuthorizationStatus) -> Reading? {
      Phone(.speech, answer: answer, isSwitchedOff: true).reading
    }
    #expect(reading(.denied) == .denied)
    #expect(reading(.notDetermined) == .notDetermined)
    #expect(reading(.authorized) == .switchedOff)
  }

  @Test func `the row of location stays on Ask Next Time for the visit, where no process is alive`()
  {
    var handset = Handset(Phone(.locationWhenInUse, answer: .whenInUse))
    handset.take(.goHome(nil), .forceQuit, .openSettingsThemselves)
    handset.take(.set(.notDetermined, .survives))
    #expect(handset.settable() == [.denied, .whenInUse, .reduced])
    #expect(handset.phone.service.hasRow)
    handset.take(.launch(isFresh: true))
    #expect(!handset.phone.service.hasRow)
  }
}
