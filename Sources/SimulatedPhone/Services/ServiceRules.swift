import FlowModel
import PermissionFacts

/// What the phone does with one permission: the part of its facts that a model needs.
final class ServiceRules: Sendable {
  let facts: PermissionFacts
  /// What is written on the screens about it.
  let wording: Wording
  /// What can turn out to be stored, in order.
  let stored: [AuthorizationStatus]
  let answers: [PromptAnswer]
  let settings: [AuthorizationStatus]
  /// What a change may do to the running app.
  let aftermaths: [Move.Aftermath]
  /// Whether its row is on the app's page in Settings.
  let hasRow: Bool
  /// Whether there is a question that can be open.
  let canBeUndecided: Bool
  /// Whether a new process may read that nothing is decided until it has asked.
  let settlesLate: Bool
  /// Whether an object of the framework that says what holds may never settle.
  let mayNeverSettle: Bool
  /// Whether Screen Time or a profile can forbid it.
  let canBeRestricted: Bool
  /// Whether that can change.
  ///
  /// Where a request alone tells of it, what holds between two of them is not reported, and stays
  /// as it turned out.
  var restrictionChanges: Bool { canBeRestricted && !settlesLate }
  /// Whether a device may lack what it stands for.
  let mayLackHardware: Bool
  /// The switch for all apps above it.
  let globalSwitch: GlobalSwitch
  /// What happens to a request without a usage description.
  let keyMissing: KeyMissing.Effect
  /// Whether the app may ask without a usage description.
  var needsNoDescription: Bool { keyMissing == .noKey || keyMissing == .noCrash }
  /// Whether what asks may fail for another reason than a refusal.
  let canFail: Bool
  /// Whether an object of the framework that is used before the grant gives nothing afterwards.
  let objectGoesStale: Bool
  /// Whether a request is dropped unless the app is active and nothing else is pending.
  let needsNothingPending: Bool
  /// Whether a request from the background is dropped.
  let needsForeground: Bool
  /// Whether it is a question again a year after the answer.
  let returnsInAYear: Bool
  /// Whether the system reminds the person of a full grant, to be kept or reduced.
  let hasReminder: Bool

  /// Whether the answer is read before the switch for all apps, which says nothing about it
  /// (documented: `CBManager.authorization`; reported of speech: vocable-ios #696).
  let answerComesFirst: Bool
  /// What a change of the switch for all apps may do to the running app: Fitness Tracking ends it
  /// (reported: openradar 31351434), or once it is on again, the app goes on reading that it is off
  /// (reported: react-native-permissions #825).
  func switchAftermaths(isOn: Bool) -> [Move.Aftermath] {
    guard globalSwitch == .fitnessTracking else { return [.survives] }
    return isOn ? [.kills, .seesOld] : [.kills]
  }

  /// The rules of every permission of iOS.
  private static let all = Dictionary(
    uniqueKeysWithValues: Permission.allCases.map { ($0, ServiceRules(PermissionFacts.of($0))) })

  /// The rules that follow from these facts.
  static func of(_ facts: PermissionFacts) -> ServiceRules {
    facts.permission.flatMap { all[$0] } ?? ServiceRules(facts)
  }

  init(_ facts: PermissionFacts) {
    self.facts = facts
    wording = .of(facts)
    answers = facts.answers.value
    settings = facts.settings.value
    stored = Self.stored(facts)
    hasRow = facts.row.value != .elsewhere
    canBeUndecided = Self.canBeUndecided(facts)
    settlesLate = facts.settling.value == .onceAsked
    mayNeverSettle = facts.settling.value == .maybeNever
    canBeRestricted = facts.statuses.value.contains(.restricted)
    mayLackHardware = facts.hardware.value == .mayLack
    globalSwitch = facts.globalSwitch.value
    keyMissing = facts.keyMissing.first?.value.effect ?? .noKey
    canFail = !facts.otherFailures.isEmpty
    objectGoesStale = facts.staleObject != nil
    needsNothingPending = facts.conditions.contains { $0.value == .nothingElsePending }
    needsForeground = facts.conditions.contains { $0.value == .foreground }
    answerComesFirst = [.bluetoothPower, .siriAndDictation].contains(globalSwitch)
    returnsInAYear = facts.returns.contains { $0.value == .yearLater }
    hasReminder = facts.returns.contains { $0.value == .reminder }
    // Whether an app lives on, and then sees the change, is reported both ways for the services
    // that end it; where that is not known, both are explored.
    switch facts.killsOnChange.value {
    case .yes: aftermaths = Move.Aftermath.allCases
    case .unknown: aftermaths = [.kills, .survives]
    case .no: aftermaths = [.survives]
    }
  }

  /// What the system can have stored: undecided, refused, and every kind of grant.
  private static func stored(_ facts: PermissionFacts) -> [AuthorizationStatus] {
    let possible =
      facts.statuses.value + facts.answers.value.map(\.status) + facts.settings.value
    return AuthorizationStatus.allCases.filter { status in
      status != .restricted
        && (status == .denied || possible.contains(status)
          || status == .notDetermined && canBeUndecided(facts))
    }
  }

  /// Whether there is a question: what has an answer, or is read as undecided, has one.
  private static func canBeUndecided(_ facts: PermissionFacts) -> Bool {
    !facts.answers.value.isEmpty || facts.statuses.value.contains(.notDetermined)
  }

  /// How the app hears of the answer to a request.
  func callback(of request: PermissionRequest) -> Callback {
    let more = request == .access ? nil : facts.callbackForMore
    return (more ?? facts.callback).value
  }

  /// The answers to a request, as things stand; none if the system does not ask.
  func answers(to request: PermissionRequest, from status: AuthorizationStatus) -> [PromptAnswer] {
    answers.filter { $0.request == request && $0.from == status }
  }
}

extension ServiceRules: Hashable {
  /// The rules of equal rows are equal.
  static func == (left: ServiceRules, right: ServiceRules) -> Bool {
    left === right || left.facts == right.facts
  }

  /// The permission is enough: few rows meet in one search.
  func hash(into hasher: inout Hasher) { hasher.combine(facts.permission) }
}
