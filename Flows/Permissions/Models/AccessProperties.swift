import EveryPath
public import FlowModel
public import PermissionFacts
public import PermissionFlows
public import SimulatedPhone

extension PropertyID {
  static let beginsWithRead = PropertyID("it begins with a read")
  static let neverAsked = PropertyID("never: the system is asked although there is a switch alone")
  static let alternative = PropertyID("every dialog offers a way on without the permission")
  static let grantIsRead = PropertyID("\"granted\" means that a read has just said so")
  static let grantIsUsed = PropertyID("\"granted\" means that the use has just succeeded")
  static let partIsNoRefusal = PropertyID("a grant of a part is not treated as a refusal")
}

/// What must hold of the way to one permission: what all ways share, as far as it is concerned.
public struct AccessProperties<F: AccessFlow>: Sendable
where F.Grant: PhoneGrant, F.Request: PhoneRequest {
  let flow: F
  let permission: PermissionFacts
  let binding: AccessBinding<F>
  let component: Int
  var slot: PermissionSlot { binding.slot }

  /// The properties of a flow that is bound to a phone.
  ///
  /// - Parameter component: Which component of a system runs the flow.
  public init(
    flow: F, permission: PermissionFacts, binding: AccessBinding<F>, component: Int = 0
  ) {
    self.flow = flow
    self.permission = permission
    self.binding = binding
    self.component = component
  }

  /// Every shared property that concerns the flow: by what it can read, ask for and explain.
  @PropertyBuilder<Phone> public var all: [Property<Phone>] {
    if flow.hasQuestion { asking } else { neverAsked }
    if isExplained { dialogs }
    if isGuided {
      PermissionProperties.settings(at: slot, readsDenial: readsDenial)
      PermissionProperties.readBeforeOutcome
      PermissionProperties.settingsLater(
        by: flow.policy.settingsDelay, at: slot, after: .heard(F.Event.alertGone))
    }
    PermissionProperties.readBeforeShowing
    PermissionProperties.wayOut
    outcome
    waiting
    followed
    acted
    if isExplained {
      choices
      toldAsExplained
      dialogsAgree
      if flow.refusals.contains(where: { flow.explains($0) }) { dialogStays }
      explained
    }
  }

  /// Those that concern the flow where another calls it, which sees to everything else.
  @PropertyBuilder<Phone> public var called: [Property<Phone>] {
    if flow.hasQuestion {
      askedRightly
      PermissionProperties.askedActiveAndAlone(at: slot)
    } else {
      neverAsked
    }
    outcome
    waiting
    Always(.beginsWithRead, whenever: .began(component) && .isRunning(), ordersRead)
    followed
    acted
  }

  // MARK: - What is asked about

  /// Every reading the phone can give of this permission.
  var readings: [Reading] {
    let statuses = permission.statuses.value
    return (flow.hasStatus ? statuses : statuses + [.notKnowable]).map { .status($0) }
  }

  /// Every reading that is no status, and says why neither a question nor Settings can help.
  var obstacles: [Reading] {
    let unsettled: [Reading] = permission.settling.value == .maybeNever ? [.unsettled] : []
    return ([.noHardware, .switchedOff, .missingDescription] + unsettled).filter { reading in
      guard case .refused(let refusal) = binding.reading(reading) else { return false }
      return flow.refusals.contains(refusal)
    }
  }

  /// What may be read before asking.
  private var askable: [Reading] {
    let asked: [F.Request?] = [nil] + flow.requests.map { $0 }
    return readings.filter { reading in
      guard let told = binding.reading(reading) else { return false }
      return asked.contains { asked in
        if case .ask = flow.decide(told, after: asked) { true } else { false }
      }
    }
  }

  private var readsDenial: Bool { flow.refusals.contains(.denied) }

  /// Whether the person is asked anything.
  private var isPrompted: Bool { flow.requests.contains { $0.kind != .quiet } }

  private var isExplained: Bool {
    isGuided || flow.refusals.contains(where: { flow.explains($0) })
  }

  private var isGuided: Bool { flow.explainedRefusals.contains { flow.offersSettings($0) } }

  /// Whether another try is offered beside Settings.
  private var offersRetry: Bool {
    flow.explainedRefusals.contains { flow.offersRetry($0) && flow.offersSettings($0) }
  }

  // MARK: - The properties

  @PropertyBuilder<Phone> private var askedRightly: [Property<Phone>] {
    PermissionProperties.askedAfterReading(at: slot, askable)
    if flow.refusals.contains(.missingDescription) {
      PermissionProperties.askedWithDescription(at: slot)
    }
    if flow.hasStatus { PermissionProperties.askedOnce(at: slot, of: component, askable) }
    if isPrompted { PermissionProperties.waitsForNothing(at: slot, of: component) }
  }

  @PropertyBuilder<Phone> private var asking: [Property<Phone>] {
    askedRightly
    PermissionProperties.askedInTime(at: slot, isAlone: !isPrompted)
    if flow.hasStatus, flow.explains(.denied) { PermissionProperties.nothingBetween(at: slot) }
    if flow.policy.hasPrimer {
      PermissionProperties.primerWhileUndecided(at: slot)
      PermissionProperties.primerFirst(at: slot)
    }
  }

  /// There is nothing to ask: a request is a mistake.
  private var neverAsked: Property<Phone> {
    AtNoTime(.neverAsked, given: .began(component), .requested(at: slot)).property
  }

  @PropertyBuilder<Phone> private var dialogs: [Property<Phone>] {
    PermissionProperties.oneDialog
    if isGuided {
      PermissionProperties.guideOnce(at: slot)
      // A switch without a question has its row from the start.
      if flow.hasQuestion { PermissionProperties.guideHelps(at: slot) }
      if offersRetry {
        PermissionProperties.retryGrants(at: slot, of: component, deliversGrant)
      }
      if readsDenial { PermissionProperties.guideWhenDenied(at: slot) }
      if isPrompted, readsDenial { PermissionProperties.refusalExplained(at: slot) }
    }
    if flow.refusals.contains(.restricted) { PermissionProperties.restrictedWords(at: slot) }
    if flow.refusals.contains(.unavailable) {
      PermissionProperties.said(
        .said("this device cannot do it", after: "no hardware"), .unavailable, after: .noHardware,
        at: slot)
    }
    if flow.refusals.contains(.switchedOff) {
      PermissionProperties.said(
        .said("switched off for all apps", after: "switched off"), .switchedOff,
        after: .switchedOff, at: slot)
    }
    if flow.refusals.contains(.addOnly) {
      PermissionProperties.said(
        .said("only adding is allowed", after: "allowed to add only"), .addOnly,
        after: .status(.writeOnly), at: slot)
    }
    if flow.explains(.denied), permission.globalSwitch.value != .none {
      PermissionProperties.blamesNobodyForASwitch(at: slot)
    }
    PermissionProperties.wayOn(.alternative, .delivered(F.Outcome.alternative))
  }

  @PropertyBuilder<Phone> private var outcome: [Property<Phone>] {
    PermissionProperties.outcome(of: component)
    if isPrompted {
      PermissionProperties.lateAnswers(at: slot)
      PermissionProperties.allowedIsGranted(
        at: slot, of: component,
        deliversGrant || .ordered(F.Effect.tellOfChange, component: component)
          || .hasDelivered(component) && readsLessThanWhole || isLeftByChoice)
    }
    if !permission.otherFailures.isEmpty {
      PermissionProperties.failureIsNoRefusal(
        at: slot, of: component, .delivered(F.Outcome.denied, component: component))
      if flow.tellsFailure, flow.hasStatus {
        PermissionProperties.failureIsTold(at: slot, of: component, givesUp)
      }
    }
    grantIsRead
    grantIsGotten
    if !partial.isEmpty { partIsNoRefusal }
  }

  @PropertyBuilder<Phone> private var waiting: [Property<Phone>] {
    PermissionProperties.expectsEverything(of: component)
    PermissionProperties.showsTheQuestion(of: component)
    PermissionProperties.endsOrShows(of: component)
    PermissionProperties.readsOnReturn(of: component, ordersRead)
    if isPrompted {
      PermissionProperties.answerChecked(at: slot, of: component, ordersRead)
      PermissionProperties.questionStands(at: slot, of: component, givesUp)
    }
    PermissionProperties.readActedOn(at: slot, of: component, or: .hasDelivered(component))
    PermissionProperties.readFirst(of: component, .didRead(at: slot))
    if flow.hasQuestion, flow.hasStatus || readsDenial {
      PermissionProperties.givenUp(at: slot, of: component, givesUp)
    }
    if flow.decide(.notDetermined, after: nil) == .ask(.first),
      case .ask(let again) = flow.decide(.notDetermined, after: .first), again != .first
    {
      PermissionProperties.askedOnceMore(
        of: component, .ordered(F.Effect.request(again), component: component),
        before: givesUp)
    }
  }

  /// The attempt has ended as the person chose, in a dialog, or in Settings after an outcome that
  /// was told after silence, although the question may still come.
  private var isLeftByChoice: Predicate<Phone> {
    let component = component
    let chosen: [F.Outcome] =
      [.alternative, .dropped] + flow.explainedRefusals.map { F.Outcome($0) }
    let ids = ["heeded"] + chosen.map { "closed(\($0))" }
    return Predicate("isLeftByChoice(\(component))", of: .control) { transition in
      guard !transition.isRunning(component),
        let position = transition.components[component].machine.position
      else {
        return false
      }
      return ids.contains(transition.system.components[component].compiled.positions[position].id)
    }
  }

  /// What is read is granted, and no more than an outcome after silence has said.
  private var readsLessThanWhole: Predicate<Phone> {
    let (binding, flow) = (binding, flow)
    return .firstRead("less than the whole", at: slot) { reading in
      guard let told = binding.reading(reading), case .granted = told,
        case .ask = flow.decide(told, after: nil)
      else { return false }
      return true
    }
  }

  private var givesUp: Predicate<Phone> {
    .delivered(F.Outcome.cancelled, component: component)
  }

  private var ordersRead: Predicate<Phone> {
    .ordered(F.Effect.readStatus, component: component)
  }

  private var deliversGrant: Predicate<Phone> { .any(F.Grant.allCases) { delivers($0) } }

  private func delivers(_ grant: F.Grant) -> Predicate<Phone> {
    .delivered(F.Outcome.granted(grant), component: component)
  }

  private func grants(_ grant: F.Grant) -> @Sendable (Reading) -> Bool {
    let binding = binding
    return { binding.reading($0) == .granted(grant) }
  }

  @PropertyBuilder<Phone> private var choices: [Property<Phone>] {
    PermissionProperties.alternativeChosen(.delivered(F.Outcome.alternative))
    PermissionProperties.cancelled(.any(flow.explainedRefusals) { .delivered(F.Outcome($0)) })
    PermissionProperties.dialogsEnd
    if isGuided {
      PermissionProperties.settingsChosen(at: slot)
      if readsDenial { PermissionProperties.settingsReached(at: slot) }
      PermissionProperties.intentForSettings
    }
  }

  /// What is delivered as granted was granted a moment ago.
  private var grantIsRead: Property<Phone> {
    let id: PropertyID = flow.hasStatus ? .grantIsRead : .grantIsUsed
    let isRead: Predicate<Phone> = .any(F.Grant.allCases) { grant in
      .firstRead("grants \(grant)", at: slot, where: grants(grant)) && delivers(grant)
    }
    return Always(
      id, whenever: deliversGrant,
      flow.hasStatus
        ? isRead
        : isRead || !.didRead(at: slot) && .saw(.about(slot, .answerTold(isAllowed: true)))
    ).property
  }

  private var grantIsGotten: Property<Phone> {
    let isRight: Predicate<Phone> = .any(F.Grant.allCases) { grant in
      let (isIt, slot) = (grants(grant), slot)
      return .world("grants(\(grant), at: \(slot))") { $0.reading(at: slot).map(isIt) ?? false }
        && delivers(grant)
    }
    // Where nothing can be read, a use that has just succeeded is all that can be known.
    return PermissionProperties.outcomeIsGotten(
      at: slot, deliversGrant,
      flow.hasStatus
        ? isRight : .isGranted(at: slot) || .saw(.about(slot, .answerTold(isAllowed: true))))
  }

  private var partial: [Reading] {
    readings.filter { reading in
      guard case .granted(let grant) = binding.reading(reading) else { return false }
      return grant != .whole
    }
  }

  private var partIsNoRefusal: Property<Phone> {
    Always(
      .partIsNoRefusal, whenever: .firstRead(in: partial, at: slot),
      !.ordered(.guide) && !.ordered(.notice)
        && !.delivered(F.Outcome.denied, component: component)
    ).property
  }
}
