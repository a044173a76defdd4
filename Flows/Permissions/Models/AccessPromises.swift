import EveryPath
public import FlowModel
public import PermissionFacts
public import PermissionFlows
public import SimulatedPhone

/// What must hold of the way to one permission: what all ways share, as far as it concerns this one.
public struct AccessPromises<F: AccessFlow>: Sendable
where F.Grant: PhoneGrant, F.Request: PhoneRequest {
  let flow: F
  let permission: PermissionFacts
  let binding: AccessBinding<F>
  let part: Int
  var place: Place { binding.place }

  /// The promises of a flow that is bound to a phone.
  ///
  /// - Parameter part: Which part of a system runs the flow.
  public init(
    flow: F, permission: PermissionFacts, binding: AccessBinding<F>, part: Int = 0
  ) {
    self.flow = flow
    self.permission = permission
    self.binding = binding
    self.part = part
  }

  /// Every shared promise that concerns the flow: by what it can read, ask for and explain.
  @PromiseBuilder<Phone> public var all: [Promise<Phone>] {
    if flow.hasQuestion { asking } else { neverAsked }
    if isExplained { dialogs }
    if isGuided {
      PermissionPromises.settings(at: place, readsDenial: readsDenial)
      PermissionPromises.readBeforeOutcome
      PermissionPromises.settingsLater(by: flow.policy.settingsDelay, at: place) {
        $0.heard(F.Event.alertGone)
      }
    }
    PermissionPromises.readBeforeShowing
    PermissionPromises.wayOut
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
  @PromiseBuilder<Phone> public var called: [Promise<Phone>] {
    if flow.hasQuestion {
      askedRightly
      PermissionPromises.askedActiveAndAlone(at: place)
    } else {
      neverAsked
    }
    outcome
    waiting
    Always("it begins with a read", whenever: { $0.began(part) && $0.isRunning() }) {
      $0.ordered(F.Effect.readStatus, part: part)
    }
    followed
    acted
  }

  // MARK: - What is asked about

  /// Every reading the phone can give of this permission.
  var readings: [Reading] {
    let standings = permission.statuses.value
    return (flow.hasStatus ? standings : standings + [.notKnowable]).map { .status($0) }
  }

  /// Every reading that is no status, and says why neither a question nor Settings can help.
  var obstacles: [Reading] {
    [.noHardware, .switchedOff, .missingDescription].filter { reading in
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

  /// Whether the app can read that the person refused.
  private var readsDenial: Bool { flow.refusals.contains(.denied) }

  /// Whether the person is asked anything.
  private var isPrompted: Bool { flow.requests.contains { $0.kind != .quiet } }

  private var isExplained: Bool {
    isGuided || flow.refusals.contains(where: { flow.explains($0) })
  }

  private var isGuided: Bool { flow.explainedRefusals.contains { flow.offersSettings($0) } }

  private var offersRetry: Bool { flow.explainedRefusals.contains { flow.offersRetry($0) } }

  // MARK: - The promises

  @PromiseBuilder<Phone> private var askedRightly: [Promise<Phone>] {
    PermissionPromises.askedAfterReading(at: place, askable)
    if flow.refusals.contains(.missingDescription) {
      PermissionPromises.askedWithDescription(at: place)
    }
    if flow.hasStatus { PermissionPromises.askedOnce(at: place, of: part, askable) }
    if isPrompted { PermissionPromises.waitsForNothing(at: place, of: part) }
  }

  @PromiseBuilder<Phone> private var asking: [Promise<Phone>] {
    askedRightly
    PermissionPromises.askedInTime(at: place, isAlone: !isPrompted)
    if flow.hasStatus, flow.explains(.denied) { PermissionPromises.nothingBetween(at: place) }
    if flow.policy.hasPrimer {
      PermissionPromises.primerWhileUndecided(at: place)
      PermissionPromises.primerFirst(at: place)
    }
  }

  /// There is nothing to ask: a request is a mistake.
  private var neverAsked: Promise<Phone> {
    AtNoTime("the system is asked although there is a switch alone", given: { $0.began(part) }) {
      $0.saw(.about(place, .requested))
    }.promise
  }

  @PromiseBuilder<Phone> private var dialogs: [Promise<Phone>] {
    PermissionPromises.oneDialog
    if isGuided {
      PermissionPromises.guideOnce(at: place)
      // A switch without a question has its row from the start.
      if flow.hasQuestion { PermissionPromises.guideHelps(at: place) }
      if offersRetry {
        PermissionPromises.retryGrants(at: place, of: part) {
          $0.deliversGrant(F.Grant.self, part: part)
        }
      }
      if readsDenial { PermissionPromises.guideWhenDenied(at: place) }
      if isPrompted, readsDenial { PermissionPromises.refusalExplained(at: place) }
    }
    if flow.refusals.contains(.restricted) { PermissionPromises.restrictedWords(at: place) }
    if flow.refusals.contains(.unavailable) {
      PermissionPromises.said(
        "this device cannot do it", .unavailable, after: .noHardware, "no hardware", at: place)
    }
    if flow.refusals.contains(.switchedOff) {
      PermissionPromises.said(
        "switched off for all apps", .switchedOff, after: .switchedOff, "switched off", at: place)
    }
    if flow.refusals.contains(.addOnly) {
      PermissionPromises.said(
        "only adding is allowed", .addOnly, after: .status(.writeOnly), "allowed to add only",
        at: place)
    }
    if flow.explains(.denied), permission.globalSwitch.value != .none {
      PermissionPromises.blamesNobodyForASwitch(at: place)
    }
    PermissionPromises.wayOn("every dialog offers a way on without the permission") {
      $0.delivered(F.Outcome.alternative)
    }
  }

  @PromiseBuilder<Phone> private var outcome: [Promise<Phone>] {
    PermissionPromises.outcome(of: part)
    if isPrompted {
      PermissionPromises.lateAnswers(at: place)
      PermissionPromises.allowedIsGranted(at: place, of: part) { moment in
        moment.deliversGrant(F.Grant.self, part: part)
          || moment.ordered(F.Effect.tellOfChange, part: part)
          || moment.parts[part].machine.hasDelivered && readsLessThanWhole(moment)
          || isLeftByChoice(moment)
      }
    }
    if !permission.otherFailures.isEmpty {
      PermissionPromises.failureIsNoRefusal(at: place, of: part) {
        $0.delivered(F.Outcome.denied, part: part)
      }
    }
    grantIsRead
    grantIsGotten
    if !partial.isEmpty { partIsNoRefusal }
  }

  @PromiseBuilder<Phone> private var waiting: [Promise<Phone>] {
    PermissionPromises.expectsEverything(of: part)
    PermissionPromises.showsTheQuestion(of: part)
    PermissionPromises.readsOnReturn(of: part) { $0.ordered(F.Effect.readStatus, part: part) }
    if isPrompted {
      PermissionPromises.answerChecked(at: place, of: part) {
        $0.ordered(F.Effect.readStatus, part: part)
      }
      PermissionPromises.questionStands(at: place, of: part, givesUp)
    }
    PermissionPromises.readActedOn(at: place, of: part) {
      $0.parts[part].machine.hasDelivered
    }
    PermissionPromises.readFirst(of: part) { $0.reading(at: place) != nil }
    if flow.hasQuestion, flow.hasStatus || readsDenial {
      PermissionPromises.givenUp(at: place, of: part, givesUp)
    }
    if flow.decide(.notDetermined, after: nil) == .ask(.first),
      case .ask(let again) = flow.decide(.notDetermined, after: .first), again != .first
    {
      PermissionPromises.askedOnceMore(
        of: part, { $0.ordered(F.Effect.request(again), part: part) }, before: givesUp)
    }
  }

  /// The attempt has ended as the person chose, in a dialog, or in Settings after an outcome that was told
  /// after silence, although the question may still come.
  private func isLeftByChoice(_ moment: Moment<Phone>) -> Bool {
    guard !moment.isRunning(part), let position = moment.parts[part].machine.position else {
      return false
    }
    let chosen: [F.Outcome] = [.alternative] + flow.explainedRefusals.map { F.Outcome($0) }
    let id = moment.system.parts[part].plan.positions[position].id
    return id == "heeded" || chosen.contains { id == "closed(\($0))" }
  }

  /// What is read is granted, and no more than an outcome after silence has said.
  private func readsLessThanWhole(_ moment: Moment<Phone>) -> Bool {
    guard let reading = moment.reading(at: place), let told = binding.reading(reading),
      case .granted = told, case .ask = flow.decide(told, after: nil)
    else { return false }
    return true
  }

  /// The attempt ends without an answer.
  private var givesUp: Promise<Phone>.Fact {
    { $0.delivered(F.Outcome.cancelled, part: part) }
  }

  @PromiseBuilder<Phone> private var choices: [Promise<Phone>] {
    PermissionPromises.alternativeChosen { $0.delivered(F.Outcome.alternative) }
    PermissionPromises.cancelled { moment in
      flow.explainedRefusals.contains { moment.delivered(F.Outcome($0)) }
    }
    PermissionPromises.dialogsEnd
    if isGuided {
      PermissionPromises.settingsChosen(at: place)
      if readsDenial { PermissionPromises.settingsReached(at: place) }
      PermissionPromises.intentForSettings
    }
  }

  /// What is delivered as granted was granted a moment ago.
  private var grantIsRead: Promise<Phone> {
    let name =
      flow.hasStatus
      ? "\"granted\" means that a read has just said so"
      : "\"granted\" means that the use has just succeeded"
    return Always(name, whenever: { $0.deliversGrant(F.Grant.self, part: part) }) { moment in
      guard let reading = moment.reading(at: place) else {
        return !flow.hasStatus && moment.saw(.about(place, .answerTold(isAllowed: true)))
      }
      guard case .granted(let grant) = binding.reading(reading) else { return false }
      return moment.delivered(F.Outcome.granted(grant), part: part)
    }.promise
  }

  /// What is delivered as granted is what the phone has.
  private var grantIsGotten: Promise<Phone> {
    PermissionPromises.outcomeIsGotten(at: place) {
      $0.deliversGrant(F.Grant.self, part: part)
    } _: { moment in
      // Where nothing can be read, a use that has just succeeded is all that can be known.
      guard flow.hasStatus else {
        return moment.phone[place].isGranted
          || moment.saw(.about(place, .answerTold(isAllowed: true)))
      }
      guard let reading = moment.phone.reading(at: place),
        case .granted(let grant) = binding.reading(reading)
      else { return false }
      return moment.delivered(F.Outcome.granted(grant), part: part)
    }
  }

  /// The statuses that grant a part.
  private var partial: [Reading] {
    readings.filter { reading in
      guard case .granted(let grant) = binding.reading(reading) else { return false }
      return grant != .whole
    }
  }

  /// A part of it is no refusal.
  private var partIsNoRefusal: Promise<Phone> {
    Always(
      "a grant of a part is not treated as a refusal",
      whenever: { moment in moment.reading(at: place).map { partial.contains($0) } ?? false }
    ) { moment in
      !moment.ordered(.guide) && !moment.ordered(.notice)
        && !moment.delivered(F.Outcome.denied, part: part)
    }.promise
  }
}

extension Moment<Phone> {
  /// A grant was delivered.
  fileprivate func deliversGrant<Grant: AccessGrant>(_ type: Grant.Type, part: Int) -> Bool {
    delivered(part)
      && Grant.allCases.contains { delivered(AccessOutcome<Grant>.granted($0), part: part) }
  }
}
