import FlowModel
import PermissionFacts

/// What becomes of a permission when something happens to it.
extension Phone {
  mutating func take(_ move: ServiceMove, at place: Place, _ news: inout News<Phone>) {
    switch move {
    case .answerPrompt, .finishChoosing, .cancelChoosing, .answerLater:
      answerQuestion(move, at: place, &news)
    case .set, .setScreenTime, .setGlobalSwitch, .plugHardware, .manageProfile, .managedDefault,
      .lapses:
      alter(move, at: place, &news)
    case .statusIsRead, .turnsOut, .promptAppears, .callback, .failsEarly:
      proceed(move, at: place, &news)
    }
  }

  // MARK: - The person's answers

  private mutating func answerQuestion(
    _ move: ServiceMove, at place: Place, _ news: inout News<Phone>
  ) {
    switch move {
    case .answerPrompt(let name):
      guard let choice = self[place].choices.first(where: { $0.name == name }) else { return }
      if choice.opensSheet {
        self[place].prompt = .choosing
      } else {
        store(choice, at: place, &news)
      }
    case .finishChoosing:
      guard let choice = self[place].choices.first(where: \.opensSheet) else { return }
      store(choice, at: place, &news)
    case .cancelChoosing: self[place].prompt = .visible
    case .answerLater(let name):
      let answers = self[place].rules.answers(to: .always, from: .provisionalAlways)
      guard let answer = answers.first(where: { $0.name == name }) else { return }
      self[place].answer = answer.standing
      self[place].askedForMore.insert(QuestionsForMore(.always))
      news.note(.about(place, .promptAnswered(name)))
    default: break
    }
  }

  private mutating func store(
    _ choice: PromptAnswer, at place: Place, _ news: inout News<Phone>
  ) {
    news.note(.about(place, .promptAnswered(choice.name)))
    let tellsSuccess = self[place].permission == .healthKit
    self[place].noteQuestion(of: choice)
    self[place].answer = choice.standing
    self[place].lapsesTo = choice.lapsesTo
    self[place].forgetDescription()
    // HealthKit tells that its sheet was finished, whatever was chosen (documented: HKHealthStore.h).
    let isAllowed = tellsSuccess || (self[place].isGranted && choice.name != .deny)
    endPrompt(at: place, tellingAskers: choice.isTold ? isAllowed : nil)
  }

  /// Takes the prompt away; nil if the app is never told.
  mutating func endPrompt(at place: Place, tellingAskers isAllowed: Bool?) {
    self[place].prompt = .none
    if let isAllowed {
      let told = self[place].askers.map { Service.Callback(address: $0, isAllowed: isAllowed) }
      self[place].callbacks += told
    } else {
      self[place].unheard = self[place].askers.last
    }
    self[place].askers = []
  }

  /// What becomes of a prompt that the person leaves without an answer.
  mutating func leavePrompt(
    at place: Place, _ unanswered: Move.Unanswered, _ news: inout News<Phone>
  ) {
    switch unanswered {
    case .toldNo:
      endPrompt(at: place, tellingAskers: false)
      news.note(.about(place, .epochEnded))
    case .neverTold:
      endPrompt(at: place, tellingAskers: nil)
      news.note(.about(place, .epochEnded))
    case .waits: self[place].prompt = .suspended
    case .countsAsNo:
      let refusal = self[place].choices.first { $0.name.isRefusal }
      if let refusal {
        self[place].noteQuestion(of: refusal)
        self[place].answer = refusal.standing
      }
      self[place].forgetDescription()
      endPrompt(at: place, tellingAskers: refusal?.isTold == false ? nil : false)
    }
  }

  // MARK: - Changes behind the app's back

  private mutating func alter(_ move: ServiceMove, at place: Place, _ news: inout News<Phone>) {
    switch move {
    case .set(let standing, let aftermath):
      news.note(.about(place, .switched(to: standing)))
      if standing == .notDetermined { news.note(.about(place, .epochEnded)) }
      change(aftermath, at: place, &news) { $0.store(standing) }
      if self[place].choices.isEmpty { sweepPrompt(at: place, &news) }
    case .setScreenTime(let isOn, let aftermath), .manageProfile(let isOn, let aftermath):
      change(aftermath, at: place, &news) { $0.isRestricted = isOn }
      if isOn { sweepPrompt(at: place, &news) }
    case .setGlobalSwitch(let isOn):
      change(.survives, at: place, &news) { $0.isSwitchedOff = !isOn }
      if !isOn { sweepPrompt(at: place, &news) }
    case .managedDefault:
      change(.survives, at: place, &news) { service in
        service.answer = service.rules.answers.first { $0.standing != .denied }?.standing
        service.forgetDescription()
      }
      if self[place].prompt != .none { endPrompt(at: place, tellingAskers: true) }
    case .lapses:
      let lapsed = self[place].lapsesTo
      if lapsed == .notDetermined { news.note(.about(place, .epochEnded)) }
      change(.survives, at: place, &news) { $0.store(lapsed) }
      if self[place].choices.isEmpty { sweepPrompt(at: place, &news) }
    case .plugHardware(let isIn):
      self[place].hasHardware = isIn
      if !isIn {
        capture.session = .off
        news.tell(.sessionFailed(.failed))
      }
    default: break
    }
  }

  /// A prompt goes when what it asks for is forbidden, or no longer a question.
  private mutating func sweepPrompt(at place: Place, _ news: inout News<Phone>) {
    guard self[place].prompt != .none else { return }
    endPrompt(at: place, tellingAskers: false)
    news.note(.about(place, .epochEnded))
  }

  // MARK: - What the system does

  private mutating func proceed(_ move: ServiceMove, at place: Place, _ news: inout News<Phone>) {
    switch move {
    case .statusIsRead(let first):
      if let first { meet(first, at: place, &news) }
      guard let value = self[place].staleReading ?? reading(at: place) else { return }
      news.note(.about(place, .read(value)))
      for reader in self[place].readers { news.answer(reader, .read(value)) }
      self[place].readers = []
    case .turnsOut(let first): meet(first, at: place, &news)
    case .promptAppears:
      if self[place].prompt == .queued { news.note(.about(place, .promptShown)) }
      self[place].prompt = .visible
      if scene == .active { news.tell(.becameInactive) }
      scene = .inactive
      if interface.page == .swiping {
        interface.page = interface.leaver == nil ? .shown : .popping
      }
    case .callback:
      let callback = self[place].callbacks.removeFirst()
      news.note(.about(place, .answerTold(isAllowed: callback.isAllowed)))
      news.answer(callback.address, .answered(isAllowed: callback.isAllowed))
    case .failsEarly:
      let askers = self[place].askers
      self[place].askers = []
      self[place].callbacks += askers.map { Service.Callback(address: $0, isAllowed: false) }
    default: break
    }
  }
}

extension PromptAnswer.Name {
  /// Whether the choice grants nothing that was not granted before.
  fileprivate var isRefusal: Bool {
    self == .deny || self == .keepWhileUsing || self == .writeRefused
  }
}
