import FlowModel
import PermissionFacts

/// What becomes of a permission when something happens to it.
extension Phone {
  mutating func take(
    _ move: ServiceMove, at slot: PermissionSlot, _ output: inout WorldOutput<Phone>
  ) {
    switch move {
    case .answerPrompt, .finishChoosing, .finishChoosingNothing, .cancelChoosing, .answerLater:
      answerQuestion(move, at: slot, &output)
    case .set, .setScreenTime, .setGlobalSwitch, .flipInControlCenter, .plugHardware,
      .manageProfile, .managedDefault, .lapses, .yearPasses:
      alter(move, at: slot, &output)
    case .statusIsRead, .readsTooEarly, .neverSettles, .turnsOut, .promptAppears, .callback,
      .delegateCalls, .failsEarly, .failsOtherwise, .dropsRequest:
      proceed(move, at: slot, &output)
    }
  }

  // MARK: - The person's answers

  private mutating func answerQuestion(
    _ move: ServiceMove, at slot: PermissionSlot, _ output: inout WorldOutput<Phone>
  ) {
    switch move {
    case .answerPrompt(let name):
      guard let choice = self[slot].choices.first(where: { $0.name == name }) else { return }
      if choice.opensSheet {
        edit(slot) { $0.prompt = .choosing }
      } else {
        store(choice, at: slot, &output)
      }
    case .finishChoosing:
      guard let choice = self[slot].choices.first(where: \.opensSheet) else { return }
      store(choice, at: slot, &output)
    case .finishChoosingNothing:
      guard let choice = self[slot].choices.first(where: \.opensSheet) else { return }
      store(PromptAnswer(choice.name, .nothingChosen, from: choice.from), at: slot, &output)
    case .cancelChoosing: edit(slot) { $0.prompt = .visible }
    case .answerLater(let name):
      let answers = self[slot].laterAnswers
      guard let answer = answers.first(where: { $0.name == name }) else { return }
      edit(slot) { service in
        service.answer = answer.status
        (service.askedForMore, service.wasAskedAtOnce) = (.always, false)
      }
      output.observe(.about(slot, .promptAnswered(name)))
    default: break
    }
  }

  private mutating func store(
    _ choice: PromptAnswer, at slot: PermissionSlot, _ output: inout WorldOutput<Phone>
  ) {
    output.observe(.about(slot, .promptAnswered(choice.name)))
    if choice.status == .notDetermined { output.observe(.about(slot, .epochEnded)) }
    noteGrant(at: slot) { $0.edit(slot) { $0.store(choice) } }
  }

  /// What becomes of a prompt that the person leaves without an answer.
  mutating func leavePrompt(
    at slot: PermissionSlot, _ unanswered: Move.Unanswered, _ output: inout WorldOutput<Phone>
  ) {
    switch unanswered {
    case .toldNo:
      edit(slot) { $0.endPrompt(tellingAskers: false) }
      output.observe(.about(slot, .epochEnded))
    case .neverTold:
      edit(slot) { $0.endPrompt(tellingAskers: nil) }
      output.observe(.about(slot, .epochEnded))
    case .waits: edit(slot) { $0.prompt = .suspended }
    case .countsAsNo: edit(slot) { $0.refuse() }
    }
  }

  // MARK: - Changes behind the app's back

  private mutating func alter(
    _ move: ServiceMove, at slot: PermissionSlot, _ output: inout WorldOutput<Phone>
  ) {
    switch move {
    case .set(let status, let aftermath):
      output.observe(.about(slot, .switched(to: status)))
      if status == .notDetermined { output.observe(.about(slot, .epochEnded)) }
      // While the app lives it makes no difference to it whether the row is still there.
      let mayMatter = !isRunning || aftermath == .kills || isThorough
      noteGrant(at: slot) { phone in
        phone.change(aftermath, at: slot, &output) { service in
          service.store(status)
          service.keepsRow =
            mayMatter && status == .notDetermined && service.rules.settings.contains(status)
        }
      }
      if self[slot].choices.isEmpty { sweepPrompt(at: slot, &output) }
    case .setScreenTime(let isOn, let aftermath), .manageProfile(let isOn, let aftermath):
      change(aftermath, at: slot, &output) { $0.isRestricted = isOn }
      if isOn { sweepPrompt(at: slot, &output) }
    case .setGlobalSwitch(let isOn, let aftermath):
      change(aftermath, at: slot, &output) { $0.flipSwitch(isOn: isOn) }
      if !isOn, !self[slot].rules.answerComesFirst { sweepPrompt(at: slot, &output) }
    case .flipInControlCenter(let isOn):
      change(.survives, at: slot, &output) { $0.flipSwitch(isOn: isOn) }
      loseActivity(&output)
    case .managedDefault:
      noteGrant(at: slot) { phone in
        phone.change(.survives, at: slot, &output) { $0.grantByDefault() }
      }
      if self[slot].prompt != .none { edit(slot) { $0.endPrompt(tellingAskers: true) } }
    case .lapses:
      let lapsed = self[slot].lapsesTo
      if lapsed == .notDetermined { output.observe(.about(slot, .epochEnded)) }
      change(.survives, at: slot, &output) { $0.store(lapsed) }
      if self[slot].choices.isEmpty { sweepPrompt(at: slot, &output) }
    case .yearPasses:
      output.observe(.about(slot, .epochEnded))
      change(.survives, at: slot, &output) { $0.store(.notDetermined) }
    case .plugHardware(let isIn):
      edit(slot) { $0.hasHardware = isIn }
      if !isIn {
        capture.session = .off
        output.tell(.sessionFailed(.failed))
      }
    default: break
    }
  }

  /// A prompt goes when what it asks for is forbidden, or no longer a question.
  private mutating func sweepPrompt(at slot: PermissionSlot, _ output: inout WorldOutput<Phone>) {
    guard self[slot].prompt != .none else { return }
    edit(slot) { $0.endPrompt(tellingAskers: false) }
    output.observe(.about(slot, .epochEnded))
  }

  // MARK: - What the system does

  private mutating func tellReaders(
    _ value: Reading, at slot: PermissionSlot, _ output: inout WorldOutput<Phone>
  ) {
    output.observe(.about(slot, .read(value)))
    for reader in self[slot].readers { output.answer(reader, .read(value)) }
    edit(slot) { $0.readers = [] }
  }

  private mutating func proceed(
    _ move: ServiceMove, at slot: PermissionSlot, _ output: inout WorldOutput<Phone>
  ) {
    switch move {
    case .statusIsRead(let first):
      if let first { meet(first, at: slot, &output) }
      guard let value = self[slot].staleReading ?? reading(at: slot) else { return }
      edit(slot) { $0.settle() }
      tellReaders(value, at: slot, &output)
    case .readsTooEarly:
      edit(slot) { $0.readTooEarly() }
      tellReaders(.notDetermined, at: slot, &output)
    case .neverSettles:
      if reading(at: slot) == nil { meet(.allowed, at: slot, &output) }
      edit(slot) { $0.settle() }
      tellReaders(.unsettled, at: slot, &output)
    case .turnsOut(let first): meet(first, at: slot, &output)
    case .promptAppears:
      if self[slot].prompt == .queued { output.observe(.about(slot, .promptShown)) }
      edit(slot) { $0.prompt = .visible }
      loseActivity(&output)
    case .callback:
      guard let callback = self[slot].callbacks.first else { return }
      tell(isAllowed: callback.isAllowed, at: slot, &output)
      edit(slot) { $0.callbacks.removeFirst() }
    case .delegateCalls:
      edit(slot) { $0.hasDelegateCalled = true }
      tell(isAllowed: false, at: slot, &output)
    case .failsEarly:
      edit(slot) { $0.tellAskers(false) }
    case .dropsRequest:
      edit(slot) { $0.endPrompt(tellingAskers: false) }
      output.observe(.about(slot, .epochEnded))
    case .failsOtherwise: failOtherwise(at: slot, &output)
    default: break
    }
  }
}

extension Phone {
  private mutating func tell(
    isAllowed: Bool, at slot: PermissionSlot, _ output: inout WorldOutput<Phone>
  ) {
    guard let address = self[slot].answeree else { return }
    output.observe(
      .about(slot, address.isHeard ? .answerTold(isAllowed: isAllowed) : .answeredLate))
    output.answer(address, .answered(isAllowed: isAllowed))
    edit(slot) { service in
      if service.unheard == address { service.unheard = nil }
    }
  }
}

extension Service {
  /// Stores the first grant there is.
  fileprivate mutating func grantByDefault() {
    answer = rules.answers.first { $0.status != .denied }?.status
    forgetDescription()
  }

  /// Stores what was chosen, and takes the prompt away.
  fileprivate mutating func store(_ choice: PromptAnswer) {
    noteQuestion(of: choice)
    answer = choice.status
    lapsesTo = choice.lapsesTo
    if answer == .notDetermined { hasDescription = true } else { forgetDescription() }
    // HealthKit reports that its sheet was finished, whatever was chosen (documented:
    // HKHealthStore.h).
    let isAllowed = permission == .healthKit || (isGranted && !choice.name.isRefusal)
    endPrompt(tellingAskers: choice.isTold ? isAllowed : nil)
  }

  /// Stores a refusal, and takes the prompt away.
  fileprivate mutating func refuse() {
    let refusal = choices.first { $0.name.isRefusal }
    if let refusal {
      noteQuestion(of: refusal)
      answer = refusal.status
    }
    forgetDescription()
    endPrompt(tellingAskers: refusal?.isTold == false ? nil : false)
  }

  /// Takes the prompt away; nil if the app never hears of it.
  fileprivate mutating func endPrompt(tellingAskers isAllowed: Bool?) {
    prompt = .none
    hasDelegateCalled = false
    if let isAllowed { return tellAskers(isAllowed) }
    unheard = askers.last
    askers = []
  }

  /// Sends an answer to all requests that wait.
  fileprivate mutating func tellAskers(_ isAllowed: Bool) {
    for asker in askers { callbacks.append(Callback(address: asker, isAllowed: isAllowed)) }
    askers = []
  }
}

extension PromptAnswer.Name {
  /// Whether the choice grants nothing that was not granted before.
  fileprivate var isRefusal: Bool {
    switch self {
    case .deny, .keepWhileUsing, .writeRefused, .keepAddOnly, .keepAddOnlyForGood: true
    case .allow, .allowOnce, .allowWhileUsing, .allowRoughly, .changeToAlways, .selectPhotos,
      .selectContacts, .shareAll, .writeAllowed, .readAnswered, .additionalInformation:
      false
    }
  }
}
