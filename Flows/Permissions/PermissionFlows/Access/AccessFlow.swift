public import EveryPath

/// The way to one permission: the status, the system's question, a refusal, Settings and back.
///
/// A permission says what it can grant, what it asks for, and what a status means to it
/// (``decide(_:after:)``); the rows of all states are shared. A permission that needs a state of
/// its own way writes its own `transitions(from:)` and leaves the rest to ``sharedRows(_:)``.
public protocol AccessFlow: DialogFlow
where
  State == AccessState<Grant, Request>, Event == AccessEvent<Grant>,
  Effect == AccessEffect<Request>, Outcome == AccessOutcome<Grant>
{
  /// What can be granted; several cases where a part of it can be.
  associatedtype Grant: AccessGrant = WholeGrant
  /// What the flow asks the system for, in order.
  associatedtype Request: AccessRequest = OnlyRequest

  // Declared again, so that they are public in a permission whose module imports `EveryPath`
  // for itself alone: they are inferred, and as accessible as the import of what declares them.
  associatedtype State = AccessState<Grant, Request>
  associatedtype Event = AccessEvent<Grant>
  associatedtype Effect = AccessEffect<Request>
  associatedtype Outcome = AccessOutcome<Grant>

  /// Words, delays and variants.
  var policy: AccessPolicy { get set }

  /// Why the permission may be out of reach, as far as its framework can tell.
  var refusals: [AccessRefusal] { get }

  /// Whether the framework tells whether the permission was granted before it is used.
  ///
  /// Where it does not, a read says ``AccessReading/unknown`` and the answer itself is believed.
  var hasStatus: Bool { get }

  /// Whether the framework tells a refusal from every other reason to fail.
  ///
  /// Then "no" is for a refusal alone, and everything else is ``AccessEvent/failed``; where there is
  /// a status, it says first whether the request is still open.
  var tellsFailure: Bool { get }

  /// Whether an object of the framework that was used before the grant gives nothing after it.
  ///
  /// Then ``AccessEffect/renewObject`` comes before the grant is told.
  var renewsObject: Bool { get }

  /// What to do about a fresh reading.
  ///
  /// - Parameter asked: what the system was asked for last in this attempt; nil if nothing yet.
  func decide(
    _ reading: AccessReading<Grant>, after asked: Request?
  ) -> AccessDecision<Grant, Request>

  /// What to do about a "no" where no status can be read afterwards.
  func decideRefused(_ request: Request) -> AccessDecision<Grant, Request>

  /// Whether the system may leave a request without any answer, because nothing changes: a request
  /// for more than was granted, which is asked once at most.
  func mayStaySilent(_ request: Request) -> Bool

  /// Whether the app's page in Settings has a row for the permission.
  var hasSettingsRow: Bool { get }

  /// Whether the system has a question for it, and not a switch alone.
  var hasQuestion: Bool { get }

  /// Whether a new process may read ``AccessReading/notDetermined``, whatever was answered, until
  /// it has asked.
  var settlesLate: Bool { get }

  /// Whether a refusal is explained in a dialog before the attempt ends.
  func explains(_ refusal: AccessRefusal) -> Bool

  /// Whether the dialog for a refusal offers another try.
  func offersRetry(_ refusal: AccessRefusal) -> Bool
}

extension AccessFlow {
  /// Refused, restricted, or without a usage description.
  public var refusals: [AccessRefusal] { [.denied, .restricted, .missingDescription] }

  /// It does.
  public var hasStatus: Bool { true }

  /// The framework tells no error of a request.
  public var tellsFailure: Bool { false }

  /// None does.
  public var renewsObject: Bool { false }

  /// What is right for most: a grant is enough, undecided is asked once.
  public func decide(
    _ reading: AccessReading<Grant>, after asked: Request?
  ) -> AccessDecision<Grant, Request> { decidePlainly(reading, after: asked) }

  /// A grant is enough; what is undecided, or refused and to be asked again, is asked once; a refusal
  /// is a refusal.
  public func decidePlainly(
    _ reading: AccessReading<Grant>, after asked: Request?
  ) -> AccessDecision<Grant, Request> {
    switch reading {
    case .granted(let grant): .enough(grant)
    case .refused(.deniedRequestable) where asked == nil: .ask(.first)
    case .refused(let refusal): .refused(refusal)
    case .notDetermined, .unknown: asked == nil ? .ask(.first) : .giveUp
    }
  }

  /// It was refused.
  public func decideRefused(_ request: Request) -> AccessDecision<Grant, Request> {
    .refused(.denied)
  }

  /// Whether the framework tells that the person refused.
  var canReadDenial: Bool { refusals.contains(.denied) }

  /// It always answers.
  public func mayStaySilent(_ request: Request) -> Bool { false }

  /// It has, once the app has asked.
  public var hasSettingsRow: Bool { true }

  /// It has.
  public var hasQuestion: Bool { true }

  /// It reads what holds.
  public var settlesLate: Bool { false }

  /// Whether the dialog for a refusal leads to Settings: only where a switch can help.
  public func offersSettings(_ refusal: AccessRefusal) -> Bool {
    mayBeDenied(refusal) && hasSettingsRow && explains(refusal)
  }

  /// After a failure, and where nothing can be read: the person may have allowed it, and Settings
  /// lack a row.
  public func offersRetry(_ refusal: AccessRefusal) -> Bool {
    if refusal == .failed, tellsFailure { return explains(refusal) }
    return offersSettings(refusal) && !hasStatus && !canReadDenial
  }

  /// Whether the person refused, as far as can be known.
  func mayBeDenied(_ refusal: AccessRefusal) -> Bool {
    refusal == .denied || refusal == .failed && !tellsFailure
  }

  /// As the policy says.
  public func explains(_ refusal: AccessRefusal) -> Bool { policy.explainsRefusals }

  /// The same way with another policy.
  public func with(_ policy: AccessPolicy) -> Self {
    var flow = self
    flow.policy = policy
    return flow
  }

  /// The state an attempt begins in.
  public var start: State { .checking }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions { sharedRows(state) }

  /// Every reading that can come.
  public var readings: [AccessReading<Grant>] {
    Grant.allCases.map { .granted($0) }
      + (hasQuestion ? [hasStatus ? .notDetermined : .unknown] : [])
      + readRefusals.map { .refused($0) }
  }

  /// Why the permission may read as out of reach, on this platform.
  package var readRefusals: [AccessRefusal] {
    let isAdded = policy.lacksFramework && !refusals.contains(.unavailable)
    return isAdded ? refusals + [.unavailable] : refusals
  }

  /// Whether a request is the one that is made of a person who has not decided yet.
  func isFirst(_ request: Request) -> Bool {
    decide(hasStatus ? .notDetermined : .unknown, after: nil) == .ask(request)
  }
}

/// What a permission can grant.
public protocol AccessGrant: Hashable, Sendable, CaseIterable {
  /// All of it; what a flow without a status believes it has when the first use succeeds.
  static var whole: Self { get }
}

/// What a permission grants that is given whole or not at all.
public enum WholeGrant: String, AccessGrant {
  case full

  /// All of it.
  public static let whole = WholeGrant.full
}

/// What a flow asks the system for.
public protocol AccessRequest: Hashable, Sendable, CaseIterable {
  /// What is asked for first.
  static var first: Self { get }
}

/// What a permission asks for that has one question only.
public enum OnlyRequest: String, AccessRequest {
  case access

  /// The one question.
  public static let first = OnlyRequest.access
}

/// Words, delays and variants of the way to a permission.
public struct AccessPolicy: Hashable, Sendable {
  /// Whether a page of our own comes before the system's question.
  public var hasPrimer: Bool
  /// The primer's one button; App Review asks for a neutral word.
  public var primerButton: String
  /// Whether a refusal is explained in a dialog, with the way to Settings where it helps.
  public var explainsRefusals: Bool
  /// How long to wait between the end of the dialog and Settings.
  public var settingsDelay: Duration
  /// Whether the platform lacks the permission's framework: it reads as unavailable.
  package var lacksFramework = false

  /// A policy.
  public init(
    hasPrimer: Bool = false, primerButton: String = "Continue", explainsRefusals: Bool = true,
    settingsDelay: Duration = .milliseconds(200)
  ) {
    self.hasPrimer = hasPrimer
    self.primerButton = primerButton
    self.explainsRefusals = explainsRefusals
    self.settingsDelay = settingsDelay
  }

  /// Asks and tells the outcome, without dialogs of its own: for a flow that another one calls.
  public static let silent = AccessPolicy(explainsRefusals: false)

  /// The same with or without the dialogs that explain a refusal.
  package func explaining(_ explainsRefusals: Bool) -> Self {
    var policy = self
    policy.explainsRefusals = explainsRefusals
    return policy
  }
}

/// The framework behind one permission: what reads it, and what asks for it.
///
/// A source is made on the main actor, and kept as long as the coordinator: it holds what the
/// framework needs until the answer comes (a `CLLocationManager`, a `CNContactStore`). It answers
/// with what the framework says and draws no conclusions: after every answer the flow reads again.
///
/// The framework's handlers may be called on any thread, so each is a `@Sendable` closure that
/// calls `Reply.resolveFromAnyThread(_:)`: a closure that belongs to the main actor traps when it
/// is called elsewhere.
///
/// ```swift
/// final class ContactsSource: AccessSource {
///   private let store = CNContactStore()
///
///   func read(_ reply: Reply<AccessEvent<ContactsFlow.Grant>>) { reply.resolve(.read(reading)) }
///
///   func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<ContactsFlow.Grant>>) {
///     store.requestAccess(for: .contacts) { @Sendable isAllowed, _ in
///       reply.resolveFromAnyThread(.answered(isAllowed ? .yes : .no))
///     }
///   }
/// }
/// ```
@MainActor
public protocol AccessSource<Grant, Request>: AnyObject {
  /// What can be granted.
  associatedtype Grant: AccessGrant
  /// What can be asked for.
  associatedtype Request: AccessRequest

  /// How long an object of the framework may take to settle; nil where it always answers.
  ///
  /// After it a read says ``AccessReading/refused(_:)`` of ``AccessRefusal/failed``, and a request whose
  /// question has not come has failed: a flow of such a source lists both.
  var settlingLimit: Duration? { get }

  /// What the app has to mend, in a sentence, where what is read is the app's own doing; nil where
  /// nothing is. `PermissionCoordinator/onProblem` is called.
  var problem: String? { get }

  /// Reads the permission afresh, and never asks: status, then hardware, then usage description.
  ///
  /// - Parameter reply: Takes ``AccessEvent/read(_:)`` once, on any thread.
  func read(_ reply: Reply<AccessEvent<Grant>>)

  /// Asks the system.
  ///
  /// - Parameter reply: Takes ``AccessEvent/answered(_:)`` or
  ///   ``AccessEvent/failed`` once, on any thread; never, where the flow says that the
  ///   request may stay silent.
  func ask(_ request: Request, _ reply: Reply<AccessEvent<Grant>>)

  /// Makes anew the framework's object that gives nothing after the grant, as it was used before.
  func renewObject()
}

extension AccessSource {
  /// There is nothing to mend.
  public var problem: String? { nil }

  /// It always answers.
  public var settlingLimit: Duration? { nil }

  /// There is no such object.
  public func renewObject() {}
}
