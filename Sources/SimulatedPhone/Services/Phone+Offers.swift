import FlowModel
import PermissionFacts

/// What can happen to each permission now.
extension Phone {
  func offerPromptAnswers(_ moves: inout [Move]) {
    guard isRunning, front == .app, let slot = promptOnScreen else { return }
    if self[slot].prompt == .choosing {
      moves.append(.about(slot, .finishChoosing))
      if self[slot].rules.stored.contains(.nothingChosen) {
        moves.append(.about(slot, .finishChoosingNothing))
      }
      moves.append(.about(slot, .cancelChoosing))
      return
    }
    for choice in self[slot].choices { moves.append(.about(slot, .answerPrompt(choice.name))) }
  }

  /// What a person can change in Settings.
  func offerSettings(_ moves: inout [Move]) {
    guard front == .settings else { return }
    for slot in slots { offerRow(of: slot, &moves) }
    if slots.contains(where: { isReset(self[$0]) }) { moves.append(.resetPrivacy) }
    if isCalm { return }
    for slot in slots {
      if let isRestricted = self[slot].isRestricted, self[slot].rules.restrictionChanges {
        for aftermath in policyAftermaths {
          moves.append(.about(slot, .setScreenTime(isOn: !isRestricted, aftermath)))
        }
      }
      let rules = self[slot].rules
      if let isOff = self[slot].knownSwitch, rules.globalSwitch != .none {
        for aftermath in isRunning ? rules.switchAftermaths(isOn: isOff) : [.survives] {
          moves.append(.about(slot, .setGlobalSwitch(isOn: isOff, aftermath)))
        }
      }
    }
  }

  /// What Control Center can change over the app: the app is not left, only inactive for a moment.
  ///
  /// It matters only where the switch is read, after a grant.
  private func offerControlCenter(of slot: PermissionSlot, _ moves: inout [Move]) {
    let service = self[slot]
    guard isTouchable, service.rules.globalSwitch == .bluetoothPower,
      service.isGranted || isThorough, let isOff = service.knownSwitch
    else { return }
    moves.append(.about(slot, .flipInControlCenter(isOn: isOff)))
  }

  /// Whether there is an answer that a reset would take away.
  private func isReset(_ service: Service) -> Bool {
    guard let answer = service.answer else { return false }
    return answer != .notDetermined && service.rules.canBeUndecided
  }

  private func offerRow(of slot: PermissionSlot, _ moves: inout [Move]) {
    let service = self[slot]
    guard service.hasRow else { return }
    for status in service.settable {
      for aftermath in service.rules.aftermaths where isRunning || aftermath == .survives {
        if isCalm, aftermath == .seesOld { continue }
        moves.append(.about(slot, .set(status, aftermath)))
      }
    }
  }

  /// Whether a change of policy ends the app is not known, so both are offered.
  private var policyAftermaths: [Move.Aftermath] { isRunning ? [.survives, .kills] : [.survives] }

  /// Answers on their way to the app.
  func offerAnswers(_ moves: inout [Move]) {
    for slot in slots {
      let service = self[slot]
      if !service.readers.isEmpty {
        if reading(at: slot) != nil || service.staleReading != nil {
          moves.append(.about(slot, .statusIsRead(nil)))
        } else {
          moves += firstReads(at: slot).map { .about(slot, .statusIsRead($0)) }
        }
        if service.mayReadTooEarly { moves.append(.about(slot, .readsTooEarly)) }
        if mayNeverSettle(at: slot) { moves.append(.about(slot, .neverSettles)) }
      }
      if service.isRequestOpen || slot == 0 && isSessionOpen {
        moves += firstReads(at: slot).map { .about(slot, .turnsOut($0)) }
      }
      if service.prompt == .queued || service.prompt == .suspended, isRunning,
        front == .app || isBesideSettings, scene != .background, promptOnScreen == nil
      {
        moves.append(.about(slot, .promptAppears))
      }
      if service.prompt == .queued, service.rules.needsNothingPending, isRunning, front == .app,
        scene == .active
      {
        moves.append(.about(slot, .dropsRequest))
      }
      if service.mayFailEarly {
        moves.append(.about(slot, .failsEarly))
      }
      if service.mayDelegateCall { moves.append(.about(slot, .delegateCalls)) }
      if !service.callbacks.isEmpty { moves.append(.about(slot, .callback)) }
      if service.mayFailOtherwise { moves.append(.about(slot, .failsOtherwise)) }
      if service.lapsesTo != nil, !isRunning || scene == .background {
        moves.append(.about(slot, .lapses))
      }
    }
    if isRunning, front == .app, scene == .inactive, promptOnScreen == nil {
      moves.append(.becomeActive)
    }
  }

  private func mayNeverSettle(at slot: PermissionSlot) -> Bool {
    switch reading(at: slot) {
    case nil:
      var service = self[slot]
      service.turnOut(.allowed)
      return service.mayNeverSettle && firstReads(at: slot).contains(.allowed)
    case .status?: return self[slot].mayNeverSettle
    case .noHardware?, .switchedOff?, .missingDescription?, .unsettled?: return false
    }
  }

  /// What an organisation, or a plug, can change.
  func offerManagement(_ moves: inout [Move]) {
    for slot in slots {
      let service = self[slot]
      if service.permission == .camera, service.hasHardware == false {
        moves.append(.about(slot, .plugHardware(isIn: true)))
      }
    }
    for slot in slots { offerControlCenter(of: slot, &moves) }
    if isCalm { return }
    for slot in slots {
      let service = self[slot]
      if let isRestricted = service.isRestricted, service.rules.restrictionChanges {
        for aftermath in policyAftermaths {
          moves.append(.about(slot, .manageProfile(isOn: !isRestricted, aftermath)))
        }
      }
      if service.answer == .notDetermined, service.isRestricted == false,
        service.rules.facts.managedDefault.value == .canGrant
      {
        moves.append(.about(slot, .managedDefault))
      }
    }
  }

  /// What comes up again by itself, usually while the app is not in use: the system's second
  /// question for location (documented: `requestAlwaysAuthorization()`), its reminder of a full
  /// grant, and a question that was answered a year ago.
  func offerLaterQuestion(_ moves: inout [Move]) {
    guard front == .home else { return }
    for slot in slots {
      for answer in self[slot].laterAnswers {
        moves.append(.about(slot, .answerLater(answer.name)))
      }
      // No process lives for a year; what changes behind an app that does is offered as a reset.
      if self[slot].returnsInAYear, !isRunning, !isCalm {
        moves.append(.about(slot, .yearPasses))
      }
    }
  }
}

extension Service {
  /// What can become of its prompt that is left without an answer: a delegate that hears of changes
  /// only does not receive "no" where nothing has changed (documented:
  /// `locationManagerDidChangeAuthorization(_:)`).
  var unanswered: [Move.Unanswered] {
    let isToldOfChanges = rules.callback(of: request) == .changesOnly
    return Move.Unanswered.allCases.filter { unanswered in
      switch unanswered {
      case .toldNo: !isToldOfChanges
      // Whether one comes back whose request was answered is on no page.
      case .waits: !isToldEarly
      case .neverTold, .countsAsNo: true
      }
    }
  }

  /// Whether the switch for all apps is off, as far as it can be flipped: what is not known is on.
  fileprivate var knownSwitch: Bool? {
    isSwitchedOff ?? (rules.answerComesFirst && isRestricted != nil ? false : nil)
  }

  /// What the system's later question can be answered with, where that changes something.
  var laterAnswers: [PromptAnswer] {
    switch answer {
    case .provisionalAlways: rules.answers(to: .always, from: .provisionalAlways)
    // A full grant that is kept is what it was.
    case .always where rules.hasReminder: [PromptAnswer(.keepWhileUsing, .whenInUse)]
    default: []
    }
  }

  /// Whether there is an answer that counts no longer in a year.
  var returnsInAYear: Bool {
    guard rules.returnsInAYear, isSwitchedOff == false, isRestricted == false else { return false }
    return answer == .denied || answer == .authorized
  }

  /// What Settings can be changed to: location at all times only once the app has asked for it, and
  /// photos of which only adding is granted to nothing but None (reported:
  /// iNaturalistReactNative #1612).
  var settable: [AuthorizationStatus] {
    if permission == .photosReadWrite, answer == .writeOnly { return [.denied] }
    return rules.settings.filter { status in
      switch status {
      case answer: false
      case .always:
        askedForMore == .always || wasAskedAtOnce || answer == .always
          || answer == .provisionalAlways
      default: true
      }
    }
  }
}
