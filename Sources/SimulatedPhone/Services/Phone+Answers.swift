import FlowModel
import PermissionFacts

/// What becomes of a permission when something happens to it.
extension Phone {
  mutating func take(_ move: ServiceMove, at place: Place, _ output: inout WorldOutput<Phone>) {
    switch move {
    case .answerPrompt, .finishChoosing, .finishChoosingNothing, .cancelChoosing, .answerLater:
      answerQuestion(move, at: place, &output)
    case .set, .setScreenTime, .setGlobalSwitch, .flipInControlCenter, .plugHardware,
      .manageProfile, .managedDefault, .lapses, .yearPasses:
      alter(move, at: place, &output)
    case .statusIsRead, .readsTooEarly, .neverSettles, .turnsOut, .promptAppears, .callback,
      .delegateCalls, .failsEarly, .failsOtherwise, .dropsRequest:
      proceed(move, at: place, &output)
    }
  }

  // MARK: - The person's answers

  private mutating func answerQuestion(
    _ move: ServiceMove, at place: Place, _ output: inout WorldOutput<Phone>
  ) {
    switch move {
    case .answerPrompt(let name):
      guard let choice = self[place].choices.first(where: { $0.name == name }) else { return }
      if choice.opensSheet {
        edit(place) { $0.prompt = .choosing }
      } else {
        store(choice, at: place, &output)
      }
    case .finishChoosing:
      guard let choice = self[place].choices.first(where: \.opensSheet) else { return }
      store(choice, at: place, &output)
    case .finishChoosingNothing:
      guard let choice = self[place].choices.first(where: \.opensSheet) else { return }
      store(PromptAnswer(choice.name, .nothingChosen, from: choice.from), at: place, &output)
    case .cancelChoosing: edit(place) { $0.prompt = .visible }
    case .answerLater(let name):
      let answers = self[place].laterAnswers
      guard let answer = answers.first(where: { $0.name == name }) else { return }
      edit(place) { service in
        service.answer = answer.status
        service.askedForMore.insert(QuestionsForMore(.always))
      }
      output.observe(.about(place, .promptAnswered(name)))
    default: break
    }
  }

  private mutating func store(
    _ choice: PromptAnswer, at place: Place, _ output: inout WorldOutput<Phone>
  ) {
    output.observe(.about(place, .promptAnswered(choice.name)))
    if choice.status == .notDetermined { output.observe(.about(place, .epochEnded)) }
    noteGrant(at: place) { $0.edit(place) { $0.store(choice) } }
  }

  /// What becomes of a prompt that the person leaves without an answer.
  mutating func leavePrompt(
    at place: Place, _ unanswered: Move.Unanswered, _ output: inout WorldOutput<Phone>
  ) {
    switch unanswered {
    case .toldNo:
      edit(place) { $0.endPrompt(tellingAskers: false) }
      output.observe(.about(place, .epochEnded))
    case .neverTold:
      edit(place) { $0.endPrompt(tellingAskers: nil) }
      output.observe(.about(place, .epochEnded))
    case .waits: edit(place) { $0.prompt = .suspended }
    case .countsAsNo: edit(place) { $0.refuse() }
    }
  }

  // MARK: - Changes behind the app's back

  private mutating func alter(
    _ move: ServiceMove, at place: Place, _ output: inout WorldOutput<Phone>
  ) {
    switch move {
    case .set(let status, let aftermath):
      output.observe(.about(place, .switched(to: status)))
      if status == .notDetermined { output.observe(.about(place, .epochEnded)) }
      // While the app lives it makes no difference to it whether the row is still there.
      let mayMatter = !isRunning || aftermath == .kills || isThorough
      noteGrant(at: place) { phone in
        phone.change(aftermath, at: place, &output) { service in
          service.store(status)
          service.keepsRow =
            mayMatter && status == .notDetermined && service.rules.settings.contains(status)
        }
      }
      if self[place].choices.isEmpty { sweepPrompt(at: place, &output) }
    case .setScreenTime(let isOn, let aftermath), .manageProfile(let isOn, let aftermath):
      change(aftermath, at: place, &output) { $0.isRestricted = isOn }
      if isOn { sweepPrompt(at: place, &output) }
    case .setGlobalSwitch(let isOn, let aftermath):
      change(aftermath, at: place, &output) { $0.flipSwitch(isOn: isOn) }
      if !isOn, !self[place].rules.answerComesFirst { sweepPrompt(at: place, &output) }
    case .flipInControlCenter(let isOn):
      change(.survives, at: place, &output) { $0.flipSwitch(isOn: isOn) }
      loseActivity(&output)
    case .managedDefault:
      noteGrant(at: place) { phone in
        phone.change(.survives, at: place, &output) { $0.grantByDefault() }
      }
      if self[place].prompt != .none { edit(place) { $0.endPrompt(tellingAskers: true) } }
    case .lapses:
      let lapsed = self[place].lapsesTo
      if lapsed == .notDetermined { output.observe(.about(place, .epochEnded)) }
      change(.survives, at: place, &output) { $0.store(lapsed) }
      if self[place].choices.isEmpty { sweepPrompt(at: place, &output) }
    case .yearPasses:
      output.observe(.about(place, .epochEnded))
      change(.survives, at: place, &output) { $0.store(.notDetermined) }
    case .plugHardware(let isIn):
      edit(place) { $0.hasHardware = isIn }
      if !isIn {
        capture.session = .off
        output.tell(.sessionFailed(.failed))
      }
    default: break
    }
  }

  /// A prompt goes when what it asks for is forbidden, or no longer a question.
  private mutating func sweepPrompt(at place: Place, _ output: inout WorldOutput<Phone>) {
    guard self[place].prompt != .none else { return }
    edit(place) { $0.endPrompt(tellingAskers: false) }
    output.observe(.about(place, .epochEnded))
  }

  // MARK: - What the system does

  private mutating func tellReaders(
    _ value: Reading, at place: Place, _ output: inout WorldOutput<Phone>
  ) {
    output.observe(.about(place, .read(value)))
    for reader in self[place].readers { output.answer(reader, .read(value)) }
    edit(place) { $0.readers = [] }
  }

  private mutating func proceed(
    _ move: ServiceMove, at place: Place, _ output: inout WorldOutput<Phone>
  ) {
    switch move {
    case .statusIsRead(let first):
      if let first { meet(first, at: place, &output) }
      guard let value = self[place].staleReading ?? reading(at: place) else { return }
      edit(place) { $0.settle() }
      tellReaders(value, at: place, &output)
    case .readsTooEarly:
      edit(place) { $0.readTooEarly() }
      tellReaders(.notDetermined, at: place, &output)
    case .neverSettles:
      if reading(at: place) == nil { meet(.allowed, at: place, &output) }
      edit(place) { $0.settle() }
      tellReaders(.unsettled, at: place, &output)
    case .turnsOut(let first): meet(first, at: place, &output)
    case .promptAppears:
      if self[place].prompt == .queued { output.observe(.about(place, .promptShown)) }
      edit(place) { $0.prompt = .visible }
      loseActivity(&output)
    case .callback:
      guard let callback = self[place].callbacks.first else { return }
      tell(isAllowed: callback.isAllowed, at: place, &output)
      edit(place) { $0.callbacks.removeFirst() }
    case .delegateCalls:
      edit(place) { $0.hasDelegateCalled = true }
      tell(isAllowed: false, at: place, &output)
    case .failsEarly:
      edit(place) { $0.tellAskers(false) }
    case .dropsRequest:
      edit(place) { $0.endPrompt(tellingAskers: false) }
      output.observe(.about(place, .epochEnded))
    case .failsOtherwise: failOtherwise(at: place, &output)
    default: break
    }
  }
}

extension Phone {
  private mutating func tell(isAllowed: Bool, at place: Place, _ output: inout WorldOutput<Phone>) {
    guard let address = self[place].answeree else { return }
    output.observe(.about(place, .answerTold(isAllowed: isAllowed)))
    output.answer(address, .answered(isAllowed: isAllowed))
    edit(place) { service in
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
    // HealthKit tells that its sheet was finished, whatever was chosen (documented:
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

  /// Takes the prompt away; nil if the app is never told.
  fileprivate mutating func endPrompt(tellingAskers isAllowed: Bool?) {
    prompt = .none
    hasDelegateCalled = false
    if let isAllowed { return tellAskers(isAllowed) }
    unheard = askers.last
    askers = []
  }

  /// Sends an answer to everybody who asked on its way.
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
