import FlowModel
import PermissionFacts

extension Phone {
  /// What a fresh read of the first permission says; nil while something it depends on has never
  /// been read.
  public var reading: Reading? { reading(at: 0) }

  /// What a fresh read of a permission says; nil while something it depends on has never been read.
  public func reading(at slot: PermissionSlot) -> Reading? { self[slot].reading }

  /// Whether the app may use the camera at this moment, whatever it has received.
  public var isAuthorized: Bool { service.answer == .authorized && service.isRestricted == false }

  /// Whether the app waits for what it reads of a permission.
  public var isReading: Bool {
    !service.readers.isEmpty || others.contains { !$0.readers.isEmpty }
  }

  /// Whether the app waits for the moment at which it may ask or present.
  public var isAwaited: Bool { readyWaiter != nil }

  /// Whether Settings is about to open for the app, or has opened beside it without a word.
  public var isOpeningSettings: Bool { openingSettings != nil || besideOpener != nil }

  /// What the phone may turn out to be, given what is known of it.
  func firstReads(at slot: PermissionSlot) -> [Move.FirstRead] {
    let service = self[slot]
    let rules = service.rules
    let isDevice = service.hasHardware != false
    let mayBeOn = service.isSwitchedOff != true
    let knows = service.answer
    func mayBe(_ answer: AuthorizationStatus) -> Bool {
      let isAbove = !rules.answerComesFirst || answer == .authorized
      return service.isRestricted != true && isDevice && (mayBeOn || !isAbove)
        && (knows == nil || knows == answer)
    }
    var reads: [Move.FirstRead] = rules.stored.filter { status in
      mayBe(status) && (status != .notDetermined || service.hasDescription != false)
    }.map { .stored($0) }
    if service.isRestricted == nil { reads.append(.restricted) }
    if service.isRestricted != true, service.hasHardware == nil {
      reads.append(.noHardware)
      if rules.facts.questionTaken != nil, knows == nil { reads.append(.questionTaken) }
    }
    if service.rules.canBeUndecided, mayBe(.notDetermined), service.hasDescription != true {
      reads.append(.missingDescription)
    }
    if service.isRestricted != true, isDevice, service.mayTurnOutSwitchedOff {
      reads.append(.switchedOff)
      if service.isSwitchUnseen == nil { reads.append(.switchedOffUnseen) }
    }
    return reads
  }

  mutating func change(
    _ aftermath: Move.Aftermath, at slot: PermissionSlot, _ output: inout WorldOutput<Phone>,
    _ change: (inout Service) -> Void
  ) {
    let old = reading(at: slot)
    edit(slot, change)
    switch aftermath {
    case .kills: if isRunning { endProcess(&output) }
    case .survives: edit(slot) { $0.staleReading = nil }
    case .seesOld:
      if isRunning, self[slot].staleReading == nil { edit(slot) { $0.staleReading = old } }
    }
    // What is as it was does not read as old.
    if self[slot].staleReading == reading(at: slot) { edit(slot) { $0.staleReading = nil } }
    if !isAuthorized, capture.session == .picture || capture.session == .interrupted {
      // A running session is not notified that it may not see any more (documented by absence).
      capture.session = .black
    }
  }
}

extension Service {
  /// Lets it turn out to be something.
  mutating func turnOut(_ first: Move.FirstRead) {
    isRestricted = first == .restricted
    guard first != .restricted else { return }
    hasHardware = first != .noHardware && first != .questionTaken
    guard hasHardware == true else { return }
    switch first {
    case .missingDescription:
      if !rules.answerComesFirst { isSwitchedOff = false }
      answer = .notDetermined
      hasDescription = false
    case .stored(let status):
      if !rules.answerComesFirst || status == .authorized { isSwitchedOff = false }
      answer = status
      hasDescription = status == .notDetermined || rules.needsNoDescription ? true : nil
    case .switchedOff, .switchedOffUnseen:
      isSwitchedOff = true
      isSwitchUnseen = first == .switchedOffUnseen
      if rules.answerComesFirst { answer = .authorized }
    case .restricted, .noHardware, .questionTaken: break
    }
  }

  /// Whether the switch for all apps may turn out to be off; where the answer comes first, only
  /// beside a grant.
  fileprivate var mayTurnOutSwitchedOff: Bool {
    if rules.answerComesFirst {
      return rules.globalSwitch != .none && isSwitchedOff != false
        && (answer == nil || answer == .authorized)
    }
    return isSwitchedOff == nil || (isSwitchedOff == true && isSwitchUnseen == nil)
  }

  /// What a fresh read says; nil while something it depends on has never been read.
  var reading: Reading? {
    guard let isRestricted else { return nil }
    if isRestricted { return .restricted }
    guard let hasHardware else { return nil }
    if !hasHardware { return .noHardware }
    if rules.answerComesFirst { return answer == .authorized ? switchReading : answerReading }
    return isSwitchedOff == false ? answerReading : switchReading
  }

  private var switchReading: Reading? {
    guard let isSwitchedOff else { return nil }
    guard isSwitchedOff else { return answerReading }
    switch rules.globalSwitch {
    // Tracking reads as denied then: the app cannot tell the two apart (documented: "If an app asks
    // to track your activity").
    case .allowAppsToRequestToTrack: return .denied
    // Restricted is for restrictions of the whole system (documented: `CMAuthorizationStatus`,
    // `INSiriAuthorizationStatus`), or the device looks unable (reported:
    // react-native-permissions #825).
    case .fitnessTracking, .siri:
      return isSwitchUnseen.map { $0 ? .noHardware : .restricted }
    case .none, .locationServices, .bluetoothPower, .siriAndDictation,
      .allowAppsToAddAudioToCalls:
      return .switchedOff
    }
  }

  private var answerReading: Reading? {
    guard let answer else { return nil }
    if isToldEarly { return .denied }
    if answer == .notDetermined {
      guard let hasDescription else { return nil }
      if !hasDescription { return .missingDescription }
    }
    return .status(readsAs(answer))
  }

  /// What the app reads of what is stored.
  ///
  /// Face ID reports a refusal (reported: react-native-permissions); what else has no status tells
  /// nothing before it is used.
  func readsAs(_ stored: AuthorizationStatus) -> AuthorizationStatus {
    if permission == .faceID { return stored == .denied ? .denied : .notKnowable }
    return rules.facts.statuses.value.isEmpty ? .notKnowable : stored.readsAs
  }
}
