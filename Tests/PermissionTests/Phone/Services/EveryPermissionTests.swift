import PermissionFacts
import SimulatedPhone
import Testing

/// Every permission on the phone.
@Suite struct EveryPermissionTests {
  /// What a request without a usage description does.
  enum WithoutDescription: Sendable {
    case endsTheApp, isToldNo, isNeverAnswered, prompts
    /// There is nothing to ask, and so no request.
    case isNoQuestion
  }

  /// The permissions that there is a question about.
  static let asked = Permission.allCases.filter {
    PermissionFacts.of($0).callback.value != .never
  }

  static let withoutDescription: [(Permission, WithoutDescription)] = Permission.allCases.map {
    let facts = PermissionFacts.of($0)
    if facts.callback.value == .never { return ($0, .isNoQuestion) }
    let effects = facts.keyMissing.map(\.value.effect)
    return switch effects[0] {
    case _ where effects.contains(.noCrash): ($0, .prompts)
    case .endsTheApp, .mayEndTheApp: ($0, .endsTheApp)
    case .failsAtOnce, .countsAsDenied: ($0, .isToldNo)
    case .doesNothing: ($0, .isNeverAnswered)
    case .noKey, .noCrash: ($0, .prompts)
    }
  }

  @Test(arguments: withoutDescription.filter { $0.1 != .isNoQuestion })
  func `a request without a usage description`(
    _ permission: Permission, _ effect: WithoutDescription
  ) {
    var handset = Handset(Phone(permission, answer: .notDetermined, hasDescription: false)).asked()
    #expect(handset.phone.isRunning == (effect != .endsTheApp))
    #expect(handset.offers(.promptAppears) == (effect == .prompts))
    #expect(handset.offers(.callback) == (effect == .isToldNo))
    #expect(handset.hazards.contains(.useWithoutDescription))
    #expect(handset.phone.service.answer == AuthorizationStatus.notDetermined)
    if effect == .isToldNo {
      handset.take(.callback)
      #expect(handset.stimuli == [.answered(isAllowed: false)])
    }
  }

  @Test(arguments: asked)
  func `Settings has no row before the app has asked`(_ permission: Permission) {
    var handset = Handset(Phone(permission, answer: .notDetermined))
    handset.visitSettings()
    #expect(!handset.phone.service.hasRow)
    #expect(handset.settable() == [])
  }

  @Test(arguments: Permission.allCases)
  func `afterwards it offers the choices of the table`(_ permission: Permission) {
    var handset = Handset(Phone(permission, answer: .denied))
    handset.visitSettings()
    // Some switches are elsewhere, and always is offered only once it was asked for.
    let choices =
      PermissionFacts.of(permission).row.value == .elsewhere
      ? []
      : PermissionFacts.of(permission).settings.value.filter { $0 != .denied && $0 != .always }
    #expect(handset.settable() == choices)
    #expect(handset.phone.service.hasRow == !choices.isEmpty)
    for choice in choices {
      var other = handset
      other.take(.set(choice, .survives))
      #expect(other.phone.service.answer == choice)
    }
  }

  @Test(arguments: Permission.allCases)
  func `nothing can be set while restricted or switched off`(_ permission: Permission) {
    for isRestricted in [true, false] {
      var handset = Handset(
        Phone(
          permission, answer: .denied, isRestricted: isRestricted, isSwitchedOff: !isRestricted))
      handset.visitSettings()
      // Power and dictation are switches of their own: the row stays what it is.
      let isApart = !isRestricted && [.bluetooth, .speech].contains(permission)
      #expect(handset.settable() == (isApart ? [.authorized] : []))
    }
  }

  @Test(arguments: Permission.allCases)
  func `a restriction can come only where the status exists`(_ permission: Permission) {
    let facts = PermissionFacts.of(permission)
    // Where a request alone tells of it, it stays as it turned out.
    let canBe =
      facts.statuses.value.contains(.restricted) && facts.settling.value != .onceAsked
    var handset = Handset(Phone(permission, answer: .authorized))
    handset.visitSettings()
    let moves = handset.moves(at: 0)
    #expect(moves.contains(.setScreenTime(isOn: true, .survives)) == canBe)
    #expect(moves.contains(.manageProfile(isOn: true, .survives)) == canBe)
    guard canBe else { return }
    handset.take(.setScreenTime(isOn: true, .survives))
    #expect(handset.phone.reading == .restricted)
    handset.take(.setScreenTime(isOn: false, .survives))
    #expect(handset.phone.reading != .restricted)
  }

  @Test(arguments: asked)
  func `one prompt, one answer, as the table says`(_ permission: Permission) {
    let answers = PermissionFacts.of(permission).answers.value.filter {
      $0.request == .access && $0.from == .notDetermined
    }
    let handset = Handset(Phone(permission, answer: .notDetermined)).prompted()
    #expect(handset.answers() == answers.map(\.name))
    for answer in answers {
      var other = handset
      other.take(.answerPrompt(answer.name))
      if answer.opensSheet { other.take(.about(0, .finishChoosing)) }
      #expect(other.phone.service.answer == answer.status)
      #expect(other.offers(.callback) == answer.isTold)
      #expect(!other.offers(.promptAppears))
    }
  }
}
