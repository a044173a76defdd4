import FlowModel
import PermissionFacts
import SimulatedPhone
import Testing

/// An order to a phone of which nothing was read.
@Suite struct UnreadPhoneTests {
  private func turnOuts(_ handset: Handset, at slot: PermissionSlot = 0) -> [Move.FirstRead] {
    handset.moves(at: slot).compactMap { if case .turnsOut(let first) = $0 { first } else { nil } }
  }

  @Test(arguments: Permission.allCases)
  func `an order may meet whatever a reading could have told`(permission: Permission) {
    let asked = Handset(Phone(permission)).asked()
    var read = Handset(Phone(permission))
    read.read()
    #expect(turnOuts(asked) == read.firstReads())
    #expect(turnOuts(asked).count > 1)
  }

  @Test(arguments: [Move.FirstRead.denied, .restricted, .noHardware])
  func `A request is refused without a prompt where nothing is left to ask`(first: Move.FirstRead) {
    var handset = Handset(Phone(.camera)).asked()
    handset.take(.about(0, .turnsOut(first)))
    #expect(handset.phone.service.prompt == .none || first == .noHardware)
    guard first != .noHardware else { return }
    handset.take(.callback)
    #expect(handset.stimuli == [.answered(isAllowed: false)])
  }

  @Test func `A request is granted without a prompt where it was granted before`() {
    var handset = Handset(Phone(.camera)).asked()
    handset.take(.about(0, .turnsOut(.allowed)), .callback)
    #expect(handset.stimuli == [.answered(isAllowed: true)])
  }

  @Test func `brings up the prompt where nobody was asked`() {
    var handset = Handset(Phone(.camera)).asked()
    #expect(handset.phone.service.prompt == .none)
    handset.take(.about(0, .turnsOut(.notDetermined)), .promptAppears, .answerPrompt(.allow))
    handset.take(.callback)
    #expect(handset.stimuli.last == .answered(isAllowed: true))
  }

  @Test func `ends the app where the usage description is missing`() {
    var handset = Handset(Phone(.camera)).asked()
    handset.take(.about(0, .turnsOut(.missingDescription)))
    #expect(handset.hazards.contains(.useWithoutDescription))
    #expect(!handset.phone.isRunning)
  }

  @Test func `ends the app once, however many asked`() {
    var handset = Handset(Phone(.camera)).asked()
    handset.request()
    handset.take(.about(0, .turnsOut(.missingDescription)))
    #expect(handset.hazards.filter { $0 == .useWithoutDescription }.count == 1)
  }

  @Test func `A request is met by the reading that comes first`() {
    var handset = Handset(Phone(.camera)).asked()
    handset.read()
    handset.take(.statusIsRead(.denied))
    #expect(turnOuts(handset) == [])
    handset.take(.callback)
    #expect(handset.stimuli.last == .answered(isAllowed: false))
  }

  @Test func `keeps the moment busy until that is known`() {
    var handset = Handset(Phone(.camera))
    #expect(!handset.phone.isBusy)
    handset.request()
    #expect(handset.phone.isBusy)
    #expect(handset.phone.isAsking)
  }

  @Test func `does not outlive the process`() {
    var handset = Handset(Phone(.camera)).asked()
    handset.take(.killApp)
    #expect(turnOuts(handset) == [])
  }

  @Test func `an order to start a session may bring up the prompt, or find that it was refused`() {
    var asked = Handset(Phone(.camera))
    asked.startSession()
    #expect(asked.hazards == [])
    asked.take(.about(0, .turnsOut(.notDetermined)))
    #expect(asked.hazards == [.hiddenPrompt])
    var refused = Handset(Phone(.camera))
    refused.startSession()
    refused.take(.about(0, .turnsOut(.denied)))
    #expect(refused.hazards == [])
    #expect(!refused.moves.contains(.sessionStarts))
  }

  // MARK: - What tells nothing

  /// Those whose object says what holds, and may never settle.
  static let unsettled = Permission.allCases.filter {
    PermissionFacts.of($0).settling.value == .maybeNever
  }

  @Test(arguments: unsettled)
  func `An object that never settles tells nothing of a grant, in the first read of a process`(
    _ permission: Permission
  ) {
    var handset = Handset(Phone(permission, answer: .authorized))
    for _ in 0..<2 {
      handset.read()
      handset.take(.about(0, .neverSettles))
      #expect(handset.stimuli.last == .read(.unsettled))
      handset.read()
      #expect(!handset.offers(.about(0, .neverSettles)))
      handset.take(.statusIsRead(nil))
      #expect(handset.stimuli.last == .read(.authorized))
      handset.take(.killApp, .launch(isFresh: true), .becomeActive)
    }
  }

  @Test(arguments: unsettled)
  func `An object that never settles has been allowed, as far as anybody can know`(
    _ permission: Permission
  ) {
    var handset = Handset(Phone(permission))
    handset.read()
    handset.take(.about(0, .neverSettles))
    #expect(handset.stimuli.last == .read(.unsettled))
    #expect(handset.phone.service.answer == .authorized)
    for answer in [AuthorizationStatus.notDetermined, .denied] {
      var other = Handset(Phone(permission, answer: answer))
      other.read()
      #expect(!other.offers(.about(0, .neverSettles)))
    }
  }

  @Test(arguments: Permission.allCases.filter { !unsettled.contains($0) })
  func `What is read without such an object always tells`(_ permission: Permission) {
    var handset = Handset(Phone(permission))
    handset.read()
    #expect(!handset.offers(.about(0, .neverSettles)))
  }

  @Test func `A key that takes the question away leaves the app without Bluetooth`() {
    var handset = Handset(Phone(.bluetooth))
    handset.read()
    #expect(handset.firstReads().contains(.questionTaken))
    handset.take(.statusIsRead(.questionTaken))
    #expect(handset.stimuli.last == .read(.noHardware))
    #expect(handset.phone.reading == .noHardware && !handset.phone.service.hasRow)
    var other = Handset(Phone(.camera))
    other.read()
    #expect(!other.firstReads().contains(.questionTaken))
  }
}
