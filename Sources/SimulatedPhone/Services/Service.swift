import EveryPath
import FlowModel
public import PermissionFacts

/// A permission as the system keeps it, and the system's prompt for it.
public struct Service: Hashable, Sendable {
  /// The system's prompt.
  public enum Prompt: Hashable, Sendable {
    case none
    /// Asked for, not on the screen yet.
    case queued
    case visible
    /// On the screen, with a second sheet over it on which the person chooses what to share.
    case choosing
    /// Taken off the screen without an answer, to be there again on return.
    case suspended

    /// Whether the person sees it.
    public var isOnScreen: Bool { self == .visible || self == .choosing }
  }

  /// The permission of iOS; nil for one of a user's own.
  public let permission: Permission?
  /// What the phone does with it.
  let rules: ServiceRules
  /// What is stored; nil until first read.
  public internal(set) var answer: AuthorizationStatus?
  /// Whether Screen Time or a profile forbids it; nil until first read.
  public internal(set) var isRestricted: Bool?
  /// Whether the device has what the permission stands for; nil until first read.
  public internal(set) var hasHardware: Bool?
  /// Whether the switch for all apps is off; nil until first read.
  public internal(set) var isSwitchedOff: Bool?
  /// Whether the switch, while off, makes the device look as if it lacked what it stands for; nil
  /// until first read.
  public internal(set) var isSwitchUnseen: Bool?
  /// Whether the app has a usage description; nil until it matters.
  public internal(set) var hasDescription: Bool?
  /// Whether the row is still there on this visit to Settings, although it was set to ask next time
  /// (uncertain: seen, and on no page).
  var keepsRow = false
  /// What holds again once the app is no longer in use; nil if the answer lasts.
  public internal(set) var lapsesTo: AuthorizationStatus?
  /// The request for more than was granted whose one question has been answered.
  var askedForMore: PermissionRequest?
  /// Whether location at all times was asked for before anything was granted, and not since.
  var wasAskedAtOnce = false
  /// The prompt.
  public internal(set) var prompt = Prompt.none
  /// What the prompt asks for.
  public internal(set) var request = PermissionRequest.access
  /// What this process keeps reading although it has changed.
  public internal(set) var staleReading: Reading?
  /// Whether the app holds an object of the framework that gives nothing, used before a grant.
  public internal(set) var hasStaleObject = false

  /// Whether a read of this process may still say something else than what holds.
  var isUnsettled = false

  /// Who waits for a reading, one of each component.
  var readers: [Address] = []
  var askers: [Address] = []
  /// Whether the pending request still has to meet what has not been read yet.
  var isRequestOpen = false
  var callbacks: [Callback] = []
  /// The requests that got no answer, and will not.
  var unheard: Address?
  /// Whether the delegate has had its first call since the question was asked for, with the status
  /// as it is.
  var hasDelegateCalled = false

  /// An answer on its way to the app.
  struct Callback: Hashable, Sendable {
    let address: Address
    let isAllowed: Bool
  }

  /// A permission of which nothing is known yet, but what a device cannot lack.
  init(_ permission: Permission) { self.init(PermissionFacts.of(permission)) }

  /// What the facts tell of, with nothing known yet.
  init(_ facts: PermissionFacts) {
    permission = facts.permission
    rules = .of(facts)
    if !rules.canBeRestricted { isRestricted = false }
    if !rules.mayLackHardware { hasHardware = true }
    if rules.globalSwitch == .none { isSwitchedOff = false }
    if rules.globalSwitch != .fitnessTracking { isSwitchUnseen = false }
    if rules.needsNoDescription { hasDescription = true }
    isUnsettled = rules.settlesLate || rules.mayNeverSettle
  }

  /// Decides what is otherwise open until it is first read.
  mutating func decide(
    _ answer: AuthorizationStatus, isRestricted: Bool = false, hasHardware: Bool = true,
    hasDescription: Bool = true, isSwitchedOff: Bool = false
  ) {
    self.answer = answer
    self.isRestricted = isRestricted
    self.hasHardware = hasHardware
    self.hasDescription = hasDescription
    self.isSwitchedOff = isSwitchedOff
    isSwitchUnseen = false
  }

  /// Flips the switch for all apps; how it looks then turns out when it is read.
  mutating func flipSwitch(isOn: Bool) {
    isSwitchedOff = !isOn
    if rules.globalSwitch == .fitnessTracking { isSwitchUnseen = nil }
  }

  /// Stores an answer for good; one that is undecided belongs to an app that can ask.
  mutating func store(_ status: AuthorizationStatus?) {
    answer = status
    lapsesTo = nil
    keepsRow = false
    if status == .notDetermined { hasDescription = true } else { forgetDescription() }
    // Settings does not bring that grant back, to which the question belongs.
    if permission == .photosReadWrite { askedForMore = nil }
  }

  /// Only an app that could ask has an answer; whether it has a description does not matter now.
  mutating func forgetDescription() { hasDescription = rules.keyMissing == .noKey ? true : nil }

  /// What it is called, in lower case with hyphens.
  public var name: String { rules.facts.name }

  /// What is written on the screens about it.
  var wording: Wording { rules.wording }

  /// Whether the app's page in Settings has a row that can be used: only after the app has asked,
  /// and not where the device is restricted (reported: react-native-permissions #671,
  /// hyperoslo/Gallery #152).
  public var hasRow: Bool {
    guard isListed else { return false }
    let isAbove = isSwitchedOff != false && !rules.answerComesFirst
    return isRestricted == false && !isAbove && rules.hasRow
  }

  /// Whether Settings knows of an answer, or of a question to come.
  var isListed: Bool { answer != nil && (answer != .notDetermined || keepsRow) }

  /// The answers the person can choose from now.
  var choices: [PromptAnswer] {
    rules.answers(to: request, from: answer ?? .notDetermined)
  }

  mutating func renumber(_ number: (Address) -> Address) {
    // Answers that nothing hears change nothing, whatever they say: one stands for all.
    readers = readers.map(number).filter(\.isAwaited)
    askers = askers.map(number).uniqued
    callbacks =
      callbacks.map { callback in
        let address = number(callback.address)
        return Callback(address: address, isAllowed: address.isHeard && callback.isAllowed)
      }.uniqued
    unheard = unheard.map(number)?.ifAwaited
    // What was asked for matters to the question, and to how its answer comes.
    let isAnswered = askers.isEmpty && callbacks.isEmpty && unheard == nil
    if prompt == .none, !isRequestOpen,
      isAnswered || rules.callback(of: request) == rules.callback(of: .access)
    {
      request = .access
    }
  }

  mutating func noteQuestion(of choice: PromptAnswer) {
    // Photos may be asked about again while adding is all that is granted (reported:
    // iNaturalistReactNative PR #1869), or not: a choice of its own.
    if permission == .photosReadWrite {
      if choice.name == .keepAddOnlyForGood { askedForMore = .access }
    } else if choice.from == .notDetermined {
      if choice.request == .always { wasAskedAtOnce = askedForMore == nil }
    } else if choice.request != .fullAccuracy {
      // Full accuracy is asked for as often as an app likes.
      (askedForMore, wasAskedAtOnce) = (choice.request, false)
    }
  }

  /// Whether a request waits for an answer that will not come.
  public var isUnheard: Bool { unheard != nil }

  /// Whether something about it happens by itself.
  var isBusy: Bool {
    !readers.isEmpty || isRequestOpen || prompt == .queued || prompt == .suspended
      || !callbacks.isEmpty
  }

  /// Whether the delegate's first call, with the status as it is, may come while the app waits for
  /// an answer (documented: `locationManagerDidChangeAuthorization(_:)` is called when the manager
  /// is made).
  ///
  /// It comes once for each manager, and one is taken to be made for each question; where no answer
  /// is awaited it changes nothing.
  var mayDelegateCall: Bool {
    !hasDelegateCalled && rules.callback(of: request) == .changesOnly && prompt != .none
      && answer == .notDetermined && answeree?.isAwaited == true
  }

  /// The receiver of the next answer: a completion handler belongs to its request, a delegate to whoever
  /// waits now.
  var answeree: Address? {
    guard rules.callback(of: request) == .changesOnly else { return callbacks.first?.address }
    return askers.last(where: \.isAwaited) ?? unheard ?? callbacks.first?.address
  }

  /// Whether the system's question was asked for, and has neither been answered nor gone for good.
  public var isQuestionOpen: Bool { prompt != .none }

  /// Whether a request for it has not come to its end.
  var isPending: Bool { prompt != .none || !askers.isEmpty }

  /// Whether the app may receive "no" while the question is on the screen: an operation on the local
  /// network fails, or iOS 17.4 answers a request for tracking.
  var mayFailEarly: Bool {
    prompt.isOnScreen && (permission == .localNetwork || permission == .tracking)
      && !askers.isEmpty
  }

  /// Whether the app received "no" to a request for tracking whose question is still on the screen,
  /// and reads it, too.
  var isToldEarly: Bool { prompt.isOnScreen && permission == .tracking && askers.isEmpty }

  mutating func endProcess(at slot: PermissionSlot, _ output: inout WorldOutput<Phone>) {
    // An alert that was up when the process ended leaves no answer (uncertain): an epoch ends.
    if prompt != .none { output.observe(.about(slot, .epochEnded)) }
    prompt = .none
    staleReading = nil
    isUnsettled = rules.settlesLate || rules.mayNeverSettle
    hasStaleObject = false
    readers = []
    askers = []
    isRequestOpen = false
    callbacks = []
    unheard = nil
    hasDelegateCalled = false
  }
}

extension Address {
  /// The address, if its answer is waited for.
  var ifAwaited: Address? { isAwaited ? self : nil }
}

/// What a new process reads before the system has sent it what holds.
extension Service {
  /// Whether a read may say that nothing is decided although something is, or may be.
  var mayReadTooEarly: Bool {
    isUnsettled && rules.settlesLate && answer != .notDetermined && hasHardware != false
      && isSwitchedOff != true
  }

  /// Lets a read say that nothing is decided: it looked for the usage description, and found one.
  mutating func readTooEarly() {
    if answer == nil { hasDescription = true }
  }

  /// Whether the object of the framework may tell nothing, for good: one that asks nothing, for the
  /// app is allowed, and the first of its process.
  var mayNeverSettle: Bool { isUnsettled && rules.mayNeverSettle && isGranted }

  /// From now on this process reads what holds: it received it once, or has asked.
  mutating func settle() { isUnsettled = false }
}
