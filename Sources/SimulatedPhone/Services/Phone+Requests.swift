public import FlowModel
public import PermissionFacts

/// What an app can order of a permission.
extension Phone {
  /// Reads a permission: status first, hardware second, then the usage description.
  public mutating func readPermission(_ reply: Address, at slot: PermissionSlot = 0) {
    edit(slot) { service in
      service.readers.removeAll { $0.component == reply.component }
      service.readers.append(reply)
    }
  }

  /// Asks for a permission.
  ///
  /// A request does not need a reading before it: what it meets then turns out a moment later, and
  /// may be anything that a reading could have told.
  public mutating func requestPermission(
    _ reply: Address, for request: PermissionRequest = .access, at slot: PermissionSlot = 0,
    _ output: inout WorldOutput<Phone>
  ) {
    output.observe(.about(slot, .requested))
    edit(slot) { $0.settle() }
    noteHazards(at: slot, &output)
    if self[slot].isRequestOpen {
      edit(slot) { $0.askers.append(reply) }
    } else if reading(at: slot) == nil {
      edit(slot) { service in
        service.askers.append(reply)
        service.isRequestOpen = true
        service.request = request
      }
    } else {
      meet(reply, for: request, at: slot, &output)
    }
  }

  /// Lets the phone turn out to be something, and carries out what was ordered before.
  mutating func meet(
    _ first: Move.FirstRead, at slot: PermissionSlot, _ output: inout WorldOutput<Phone>
  ) {
    edit(slot) { $0.turnOut(first) }
    if first == .notDetermined { output.observe(.about(slot, .epochEnded)) }
    if slot == 0, capture.session == .starting { noteHiddenPrompt(at: slot, &output) }
    guard self[slot].isRequestOpen else { return }
    let askers = self[slot].askers
    edit(slot) { service in
      service.askers = []
      service.isRequestOpen = false
    }
    // A request without a usage description may end the app: nothing is left to ask then.
    for asker in askers where isRunning {
      meet(asker, for: self[slot].request, at: slot, &output)
    }
  }

  private mutating func meet(
    _ reply: Address, for request: PermissionRequest, at slot: PermissionSlot,
    _ output: inout WorldOutput<Phone>
  ) {
    let service = self[slot]
    if service.hasDescription == false,
      endsWithoutDescription(reply, for: request, at: slot, &output)
    {
      return
    }
    if isDropped(service) {
      tell(false, reply, of: request, at: slot)
    } else if service.isRestricted == true || service.isStoppedBySwitch {
      tell(false, reply, of: request, at: slot)
    } else if service.answer == .notDetermined, request == .quiet {
      edit(slot) { $0.answer = .provisional }
      tell(true, reply, of: request, at: slot)
    } else if service.answer != nil, !isPrompting(service, request) {
      tell(service.isGranted, reply, of: request, at: slot)
    } else {
      edit(slot) { service in
        service.askers.append(reply)
        guard service.prompt == .none else { return }
        service.prompt = .queued
        service.request = request
      }
    }
  }

  private func noteHazards(at slot: PermissionSlot, _ output: inout WorldOutput<Phone>) {
    if !self[slot].askers.isEmpty { output.observe(.hazard(.requestedTwice)) }
    if scene != .active { output.observe(.hazard(.requestWhileInactive)) }
    if interface.isBusy || interface.shown != nil {
      output.observe(.hazard(.requestDuringTransition))
    }
    for other in slots
    where other != slot && (self[other].prompt != .none || self[other].isRequestOpen) {
      output.observe(.hazard(.requestWhileAnotherPending))
    }
  }

  /// What a missing usage description does to a request; false if nothing.
  private mutating func endsWithoutDescription(
    _ reply: Address, for request: PermissionRequest, at slot: PermissionSlot,
    _ output: inout WorldOutput<Phone>
  ) -> Bool {
    output.observe(.hazard(.useWithoutDescription))
    switch self[slot].rules.keyMissing {
    case .endsTheApp, .mayEndTheApp: endProcess(&output)
    case .countsAsDenied: tell(false, reply, of: request, at: slot)
    // A delegate receives nothing; a completion handler of a request for more gets an error.
    case .doesNothing:
      if self[slot].rules.facts.callbackForMore != nil, request != .access {
        tell(false, reply, of: request, at: slot)
      } else {
        edit(slot) { $0.unheard = reply }
      }
    case .failsAtOnce:
      // Where one of the keys does not stop the question, both are offered: what happens next
      // tells.
      let stops = self[slot].rules.facts.keyMissing.allSatisfy { $0.value.effect != .noCrash }
      guard stops else { return false }
      tell(false, reply, of: request, at: slot)
    case .noCrash, .noKey: return false
    }
    return true
  }

  /// Whether the system drops a request at this moment, with nothing stored (documented for
  /// tracking: `requestTrackingAuthorization(completionHandler:)`; for location and the local
  /// network, in the background).
  private func isDropped(_ service: Service) -> Bool {
    let rules = service.rules
    if rules.needsNothingPending {
      let isAlone = slots.allSatisfy { slot in
        self[slot].name == service.name || self[slot].prompt == .none
      }
      return scene != .active || !isAlone
    }
    return rules.needsForeground && scene == .background
  }

  /// Whether a request brings up a prompt, as things stand.
  ///
  /// After an answer that lasts only while the app is in use, a request for more is ignored; so is
  /// a second one (documented: `requestAlwaysAuthorization()`).
  private func isPrompting(_ service: Service, _ request: PermissionRequest) -> Bool {
    let status = service.answer ?? .notDetermined
    guard !service.rules.answers(to: request, from: status).isEmpty else { return false }
    if status == .notDetermined || request == .fullAccuracy { return true }
    return service.askedForMore != request && service.lapsesTo == nil
  }

  /// Sends an answer on its way; a delegate that hears of changes only receives none.
  private mutating func tell(
    _ isAllowed: Bool, _ reply: Address, of request: PermissionRequest, at slot: PermissionSlot
  ) {
    edit(slot) { service in
      guard service.rules.callback(of: request) != .changesOnly else {
        service.unheard = reply
        return
      }
      service.callbacks.append(Service.Callback(address: reply, isAllowed: isAllowed))
    }
  }

  /// Whether a request of this process has no answer yet.
  public var isAsking: Bool { isAsking(at: 0) }

  /// Whether a request of this process for the permission at a slot has no answer yet.
  public func isAsking(at slot: PermissionSlot) -> Bool { !self[slot].askers.isEmpty }

  /// Whether the app waits for a read of the permission at a slot.
  public func isReading(at slot: PermissionSlot) -> Bool { !self[slot].readers.isEmpty }

  /// Whether the next answer to a request at a slot is for a request that no longer waits.
  public func isNextAnswerLate(at slot: PermissionSlot) -> Bool {
    let next = self[slot].answeree ?? self[slot].askers.last
    return next?.isAwaited == false
  }

  /// Waits for the answer to a request that has been made already.
  public mutating func joinRequest(_ reply: Address, at slot: PermissionSlot = 0) {
    edit(slot) { $0.askers.append(reply) }
  }
}

extension Service {
  /// Whether the switch for all apps keeps the system from asking; where the answer comes first, it
  /// stops only what was granted.
  fileprivate var isStoppedBySwitch: Bool {
    isSwitchedOff == true && (!rules.answerComesFirst || isGranted)
  }

  /// Whether what is stored is a grant of any kind.
  public var isGranted: Bool {
    switch answer {
    case nil, .notDetermined?, .denied?, .restricted?, .deniedRequestable?: false
    case .authorized?, .limited?, .writeOnly?, .whenInUse?, .reduced?, .always?,
      .provisionalAlways?, .provisional?, .muted?, .ephemeral?, .critical?, .notKnowable?,
      .nothingChosen?:
      true
    }
  }
}
