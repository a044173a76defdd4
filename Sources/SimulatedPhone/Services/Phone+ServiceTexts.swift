import FlowModel
import PermissionFacts

/// The ids and the words of what happens to a permission.
extension Phone {
  /// The words for a permission; the first gives the app its name for the feature.
  var wording: Wording { service.wording }

  func text(of move: ServiceMove, at slot: PermissionSlot) -> ChoiceText {
    let noun = self[slot].wording.noun
    let text = text(of: move, at: slot, noun)
    // On a phone with several permissions, an id says which one it speaks of, but for the first's.
    guard slots.count > 1 else { return text }
    return ChoiceText(
      text.by, slot > 0 ? "\(self[slot].name)-\(text.id)" : text.id,
      text.says.contains(noun) ? text.says : "\(text.says) (\(noun))")
  }

  private func text(of move: ServiceMove, at slot: PermissionSlot, _ noun: String) -> ChoiceText {
    switch move {
    case .answerPrompt(let name): ChoiceText(.person, name.slug, "tap \(name.title)")
    case .finishChoosing: ChoiceText(.person, "chosen", "choose some and tap Done")
    case .finishChoosingNothing:
      ChoiceText(.person, "chosen-nothing", "choose nothing and tap Done")
    case .cancelChoosing: ChoiceText(.person, "choose-cancel", "tap Cancel on the sheet")
    case .answerLater(let name):
      ChoiceText(.person, "later-\(name.slug)", "iOS asks again; tap \(name.title)")
    case .set(let status, let aftermath): settingText(status, aftermath, at: slot, noun)
    case .setScreenTime(let isOn, let aftermath):
      changing(
        .person, isOn ? "screen-time-on" : "screen-time-off",
        "Screen Time: \(isOn ? "forbid" : "permit") it", aftermath)
    case .setGlobalSwitch(let isOn, let aftermath):
      switchText(isOn ? "on" : "off", of: self[slot].rules, aftermath)
    case .flipInControlCenter(let isOn):
      ChoiceText(
        .person, isOn ? "control-center-on" : "control-center-off",
        "switch \(self[slot].rules.globalSwitch.rawValue) \(isOn ? "on" : "off") in Control Center"
      )
    case .plugHardware(let isIn):
      isIn
        ? ChoiceText(.person, "plug-in", "plug \(noun) in")
        : ChoiceText(.person, "unplug", "unplug \(noun)")
    case .statusIsRead(let first): readText(first, at: slot)
    case .readsTooEarly:
      ChoiceText(.system, "status-too-early", "the app reads, too early: not determined")
    case .neverSettles:
      ChoiceText(.system, "never-settles", "the framework's object never settles")
    case .turnsOut(let first): turnOutText(first, at: slot)
    case .promptAppears: ChoiceText(.system, "prompt", "iOS shows its alert")
    case .callback: ChoiceText(.system, "callback", "iOS tells the app the answer")
    case .delegateCalls:
      ChoiceText(.system, "first-call", "the delegate hears of the status as it is")
    case .failsEarly:
      self[slot].permission == .tracking
        ? ChoiceText(.system, "told-no-early", "iOS 17.4 tells no, with the question still open")
        : ChoiceText(.system, "fails-early", "the operation fails before the answer")
    case .failsOtherwise:
      ChoiceText(.system, "fails-otherwise", "it fails for another reason than a refusal")
    case .lapses: ChoiceText(.system, "lapse", "what was allowed once ends")
    case .manageProfile(let isOn, let aftermath):
      changing(
        .system, isOn ? "profile-forbids" : "profile-permits",
        "a profile \(isOn ? "bans" : "allows") it", aftermath)
    case .managedDefault:
      ChoiceText(.system, "managed-grant", "a managed default grants \(noun)")
    case .dropsRequest:
      ChoiceText(.system, "dropped", "iOS drops the request, busy with another alert")
    case .yearPasses: ChoiceText(.system, "a-year-later", "a year later iOS may ask again")
    }
  }

  private func switchText(
    _ way: String, of rules: ServiceRules, _ aftermath: Move.Aftermath
  ) -> ChoiceText {
    let says = "switch \(rules.globalSwitch.rawValue) \(way)"
    return rules.globalSwitch != .fitnessTracking
      ? ChoiceText(.person, "global-\(way)", says)
      : changing(.person, "global-\(way)", says, aftermath)
  }

  private func settingText(
    _ status: AuthorizationStatus, _ aftermath: Move.Aftermath, at slot: PermissionSlot,
    _ noun: String
  ) -> ChoiceText {
    if status == .muted {
      return changing(.person, "set-muted", "switch alerts, sounds and badges off", aftermath)
    }
    // Whether it shows or sounds is set below the switch, and is no level of it.
    if self[slot].rules.settings.filter({ $0 != .muted }).count == 2 {
      let isOn = status != .denied
      return changing(
        .person, isOn ? "switch-on" : "switch-off", "switch \(noun) \(isOn ? "on" : "off")",
        aftermath)
    }
    return changing(
      .person, "set-\(status.slug)", "set \(noun) to: \(status.words)", aftermath)
  }

  func changing(
    _ by: Cause, _ id: String, _ says: String, _ aftermath: Move.Aftermath
  ) -> ChoiceText {
    switch aftermath {
    case .kills: ChoiceText(by, "\(id)-kill", "\(says); app ends")
    case .survives: ChoiceText(by, id, isRunning ? "\(says); app lives on" : says)
    case .seesOld: ChoiceText(by, "\(id)-stale", "\(says); app not told")
    }
  }

  private func readText(_ first: Move.FirstRead?, at slot: PermissionSlot) -> ChoiceText {
    switch first {
    case nil: ChoiceText(.system, "status", "the app reads the status")
    case .stored(let status)?:
      ChoiceText(.system, "status-\(status.slug)", "the app reads: \(readWords(status))")
    case .restricted?: ChoiceText(.system, "status-restricted", "the app reads: restricted")
    case .noHardware?:
      self[slot].permission == .camera
        ? ChoiceText(.system, "status-no-camera", "the app finds no camera")
        : ChoiceText(.system, "status-no-hardware", "the device cannot do it")
    case .missingDescription?:
      ChoiceText(.system, "status-no-description", "the app finds no usage description")
    case .switchedOff?:
      ChoiceText(
        .system, "status-off", "\(self[slot].rules.globalSwitch.rawValue) turns out to be off")
    case .switchedOffUnseen?:
      ChoiceText(
        .system, "status-off-unseen",
        "\(self[slot].rules.globalSwitch.rawValue) is off; the device seems unable to do it")
    case .questionTaken?:
      ChoiceText(
        .system, "status-question-taken", "the app declares what takes the question away")
    }
  }

  private func turnOutText(_ first: Move.FirstRead, at slot: PermissionSlot) -> ChoiceText {
    let read = readText(first, at: slot)
    let fact =
      switch first {
      case .stored(let status): readWords(status)
      case .restricted: "restricted"
      case .noHardware: "missing on this device"
      case .missingDescription: "without a usage description"
      case .switchedOff: "switched off for all apps"
      case .switchedOffUnseen: "switched off for all apps, as if the device lacked it"
      case .questionTaken: "without a question, for a key takes it away"
      }
    return ChoiceText(
      .system, "unread-\(read.id.dropFirst("status-".count))",
      "what was not read yet turns out to be: \(fact)")
  }

  private func readWords(_ status: AuthorizationStatus) -> String {
    switch status {
    case .notDetermined: "not determined"
    case .authorized: "authorized"
    default: status.words
    }
  }

  /// What an observation of a permission says, in words.
  static func words(for observation: ServiceObservation) -> String {
    switch observation {
    case .read(let reading): "the app read: \(reading.words)"
    case .requested: "the app asked for the permission"
    case .promptShown: "the system's alert appeared"
    case .promptAnswered(.allow): "the person allowed"
    case .promptAnswered(.deny): "the person refused"
    case .promptAnswered(let name): "the person chose: \(name.rawValue)"
    case .epochEnded: "the system will ask again"
    case .answerTold(let isAllowed): isAllowed ? "the app was told yes" : "the app was told no"
    case .answeredLate: "the app was told an answer that it does not wait for any more"
    case .failedOtherwise: "what asked failed, though not by a refusal"
    case .switched(to: .authorized): "the person switched it on"
    case .switched(to: .denied): "the person switched it off"
    case .switched(let status): "the person set it to: \(status.words)"
    }
  }
}

extension PromptAnswer.Name {
  /// The choice in an id.
  var slug: String {
    switch self {
    case .allow, .deny: rawValue
    case .allowOnce: "allow-once"
    case .allowWhileUsing: "allow-while-using"
    case .allowRoughly: "allow-roughly"
    case .keepWhileUsing: "keep-while-using"
    case .changeToAlways: "change-to-always"
    case .selectPhotos, .selectContacts: "select"
    case .shareAll: "share-all"
    case .writeAllowed: "write-allowed"
    case .writeRefused: "write-refused"
    case .readAnswered: "read-answered"
    case .keepAddOnly: "keep-add-only"
    case .keepAddOnlyForGood: "keep-add-only-for-good"
    case .additionalInformation: "additional-information"
    }
  }

  /// What is written on the button.
  var title: String {
    switch self {
    case .allow: "Allow"
    case .deny: "Don't Allow"
    case .allowOnce: "Allow Once"
    case .allowWhileUsing: "Allow While Using"
    case .allowRoughly: "Allow, Precise Off"
    case .keepWhileUsing: "Keep Only While Using"
    case .changeToAlways: "Change to Always Allow"
    case .selectPhotos: "Select Photos"
    case .selectContacts: "Select Contacts"
    case .shareAll: "Share All"
    case .writeAllowed: "Done, with writing on"
    case .writeRefused: "Done, with writing off"
    case .readAnswered: "Done, for reading"
    case .keepAddOnly: "Keep Add Only"
    case .keepAddOnlyForGood: "Keep Add Only; iOS will not ask again"
    case .additionalInformation: "Additional Information"
    }
  }
}
