public import EveryPath
public import PermissionFlows

/// Asks for permissions, one after the other, each by its whole proved way.
///
/// ```swift
/// let outcome = await permissions.ask(.camera)
/// ```
///
/// An attempt belongs to the coordinator, and not to the task that asks: a task that is cancelled
/// gets `.cancelled` at once, and the attempt continues to its own end. A second `ask` joins the
/// attempt that runs; one for another permission waits for its turn.
@MainActor
public final class PermissionCoordinator {
  /// Told what happens, under stable names and with nothing of the person in it: for analytics.
  public var onEvent: (@MainActor (Event) -> Void)?

  /// Told what went wrong without being an outcome.
  ///
  /// What happened before it was set is delivered at once.
  public var onProblem: (@MainActor (PermissionProblem) -> Void)? {
    didSet {
      guard let onProblem else { return }
      let untold = untoldProblems
      untoldProblems = []
      for problem in untold { onProblem(problem) }
    }
  }

  /// Where attempts happen that name no place of their own.
  public let place: PermissionPlace
  let store: (any IntentStore)?
  package let texts: PermissionTexts
  let dialogs: (any DialogScheduler)?
  package let clock: any Clock<Duration>
  private let script: PermissionScript?
  let queue: AttemptQueue
  private let leaving = LeavingDialogs()
  private var dialogIDs: Set<String> = []
  private var sources: [SourceKey: AnyObject] = [:]
  private var untoldProblems: [PermissionProblem] = []
  /// What sources have to say, which each read would repeat.
  private var toldProblems: Set<PermissionProblem> = []
  let observers = Observers<Void>()
  private var observation: AnyObject?

  /// A coordinator.
  ///
  /// - Parameters:
  ///   - place: Where attempts happen that name no place of their own.
  ///   - store: Keeps what is to resume in a new process after iOS has ended the app in Settings;
  ///     nil to begin afresh.
  ///   - texts: The dialogs' words.
  ///   - dialogs: Lets dialogs and questions wait for their turn among the app's other dialogs, such as
  ///     `Dialogs` of `PopupsFlow`; nil to show them at once.
  ///   - clock: Measures delays and timeouts.
  public convenience init(
    place: PermissionPlace, store: (any IntentStore)?, texts: PermissionTexts = PermissionTexts(),
    dialogs: (any DialogScheduler)? = nil, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(
      place: place, store: store, texts: texts, dialogs: dialogs, clock: clock, script: nil)
  }

  init(
    place: PermissionPlace, store: (any IntentStore)?, texts: PermissionTexts,
    dialogs: (any DialogScheduler)? = nil, clock: any Clock<Duration>, script: PermissionScript?
  ) {
    self.place = place
    self.store = store
    self.texts = texts
    self.dialogs = dialogs
    self.clock = clock
    self.script = script
    queue = AttemptQueue(clock) { [observers] in observers.notify() }
    observation = place.app.observe { [observers] change in
      if change == .active { observers.notify() }
    }
  }

  /// What is still asked for is dropped.
  deinit {
    Task { @MainActor [queue] in queue.abandon(nil, .dropped) }
  }

  /// Asks for a permission: the question, a refusal explained, Settings and back.
  ///
  /// - Parameters:
  ///   - kind: The permission.
  ///   - place: The window that asks; nil for the coordinator's own.
  ///   - limit: How long the caller waits at most; the attempt continues after it.
  /// - Returns: How it ended; `.cancelled` after the limit, and at once if the calling task is
  ///   cancelled.
  public func ask<F: AccessFlow>(
    _ kind: PermissionKind<F>, in place: PermissionPlace? = nil, within limit: Duration? = nil
  ) async -> PermissionOutcome<F.Grant> {
    guard let permission = permission(for: kind) else { return .misconfigured }
    return await permission.ask(in: site(place), isSilent: kind.isSilent, within: limit)
  }

  /// Resumes an attempt that an earlier process left for Settings, where iOS ended it.
  ///
  /// Call it at launch for the permissions the app asks for, with the policy that it asks with. The
  /// person gets no second dialog: what is read after the return is the outcome.
  ///
  /// An intent that is too old, or of another version of the flow, is forgotten, and ``onProblem``
  /// receives the reason: the app starts at the start.
  ///
  /// - Returns: How it ended; nil if there is nothing to resume.
  public func resume<F: AccessFlow>(
    _ kind: PermissionKind<F>, in place: PermissionPlace? = nil
  ) async -> PermissionOutcome<F.Grant>? {
    await resume(kind, in: place, forgets: true)
  }

  /// Goes on for a face, such as a model: what was remembered by the same permission with another
  /// policy stays.
  func goOn<F: AccessFlow>(_ kind: PermissionKind<F>, in place: PermissionPlace?) async {
    _ = await resume(kind, in: place, forgets: false)
  }

  private func resume<F: AccessFlow>(
    _ kind: PermissionKind<F>, in place: PermissionPlace?, forgets: Bool
  ) async -> PermissionOutcome<F.Grant>? {
    guard let permission = permission(for: kind),
      goesOn(permission, explains: !kind.isSilent, forgets: forgets)
    else { return nil }
    return await permission.ask(in: site(place), isSilent: kind.isSilent, resumes: true)
  }

  /// Whether there is something to resume; what is refused is forgotten with a sentence.
  package func goesOn<F: Flow>(
    _ permission: CoordinatedPermission<F>, explains: Bool = true, forgets: Bool = true
  ) -> Bool {
    // A model or a gate may have begun to.
    if permission.isResuming, queue.isAsking(for: permission.way) { return true }
    switch permission.remembered(explains: explains) {
    case .toGoOn: return true
    case .refused(let why) where forgets:
      tell(.notResumed(permission.way.name, why))
      do { try permission.forget() } catch {
        tell(.notKept(permission.way.name, "what is remembered cannot be cleared (\(error))"))
      }
      return false
    case .refused, nil: return false
    }
  }

  /// Reads a permission, and never asks.
  ///
  /// - Returns: What is read; `.unknown` at once if the calling task is cancelled.
  public func status<F: AccessFlow>(of kind: PermissionKind<F>) async -> PermissionStatus<F.Grant> {
    guard let source = source(of: kind) else { return .refused(.missingDescription) }
    let reading = await StatusReading<F.Grant>().value(of: source, clock.timers)
    if case .refused = reading { tellProblem(of: source, kind.name) }
    return reading
  }

  /// Where an attempt happens that may name a place; a scripted one never in a window of the app.
  package func site(_ place: PermissionPlace?) -> PermissionPlace {
    script == nil ? place ?? self.place : self.place
  }

  /// Whether the permission is being asked for.
  public func isAsking<F: AccessFlow>(for kind: PermissionKind<F>) -> Bool {
    !attempts(for: kind).isEmpty
  }

  /// How the last attempt of this process for the permission ended; nil if there was none.
  public func outcome<F: AccessFlow>(of kind: PermissionKind<F>) -> PermissionOutcome<F.Grant>? {
    permissions(of: kind).compactMap(\.ended).max { $0.number < $1.number }?.outcome
  }

  /// How the last attempt ended that was not given up; nil if there was none.
  func answer<F: AccessFlow>(of kind: PermissionKind<F>) -> PermissionOutcome<F.Grant>? {
    permissions(of: kind).compactMap(\.answered).max { $0.number < $1.number }?.outcome
  }

  /// What happened in the latest attempt of this process for the permission, step by step: to be
  /// kept, or sent with a report; nil if there was none.
  public func record<F: AccessFlow>(of kind: PermissionKind<F>) -> FlightRecord? {
    permissions(of: kind).max { $0.begun < $1.begun }?.record
  }

  /// Ends the attempt for a permission, as when the screen it is for is closed for good.
  public func cancel<F: AccessFlow>(_ kind: PermissionKind<F>) {
    queue.send(.abandon(attempts(for: kind), .cancelled))
  }

  /// The attempts for a permission, whatever their policies.
  private func attempts<F: AccessFlow>(for kind: PermissionKind<F>) -> [Way] {
    queue.state.attempts.map(\.way).filter { $0.isSame(as: Way(kind)) }
  }

  /// A permission with each policy that it was asked for with.
  private func permissions<F: AccessFlow>(of kind: PermissionKind<F>) -> [CoordinatedPermission<F>]
  {
    queue.permissions.values.compactMap { $0 as? CoordinatedPermission<F> }
      .filter { $0.way.isSame(as: Way(kind)) }
  }

  /// Ends every attempt for a permission of this name, in all variants: `.video` too.
  public func cancel(named name: PermissionName) { queue.abandon(name, .cancelled) }

  /// Ends every attempt: also one that waits for its turn, and one that keeps the others waiting
  /// because its framework never answers.
  public func cancelAll() { queue.abandon(nil, .cancelled) }

  /// Where the attempts are, in order: "contacts is asked for, at `asking(access)`; camera waits
  /// for its turn".
  public var progress: String {
    let attempts = queue.state.attempts.map { attempt in
      guard attempt.hasBegun else { return "\(attempt.way.name) waits for its turn" }
      let position = queue.permissions[attempt.way]?.position
      return "\(attempt.way.name) is asked for, at `\(position ?? "start")`"
    }
    return attempts.joined(separator: "; ")
  }

  /// A value whenever a permission may have changed: an attempt has begun or ended, the app became
  /// active, or a permission is no longer what its outcome said.
  ///
  /// What comes while a reader is busy is one value. It ends with the coordinator.
  public var changes: AsyncStream<Void> { observers.stream() }
}

// MARK: - Permissions

extension PermissionCoordinator {
  /// What an attempt goes: a permission with its policy, but for whether a refusal is explained.
  struct Way: Hashable {
    let name: PermissionName
    let variant: String
    let flow: String
    let policy: AccessPolicy

    /// Whether it is of the same permission, perhaps with another policy.
    func isSame(as other: Way) -> Bool {
      (name, variant, flow) == (other.name, other.variant, other.flow)
    }
  }

  /// Which source a kind belongs to: one a name and variant, whatever the policy and the way.
  private struct SourceKey: Hashable {
    let name: PermissionName
    let variant: String
    let flow: ObjectIdentifier
  }

  /// The permission, made when it is first needed; nil if its flow has mistakes.
  func permission<F: AccessFlow>(for kind: PermissionKind<F>) -> CoordinatedPermission<F>? {
    let way = Way(kind)
    let permission =
      queue.permissions[way] as? CoordinatedPermission<F>
      ?? CoordinatedPermission(
        way, kind.flow, queue: queue, store: store,
        refusal: \.explained,
        isRefused: { outcome in AccessRefusal.allCases.contains { AccessOutcome($0) == outcome } })
    if permission.hasLine(explains: !kind.isSilent) { return permission }
    guard let line = line(of: kind) else { return nil }
    permission.add(line, explains: !kind.isSilent)
    queue.permissions[way] = permission
    return permission
  }

  private func line<F: AccessFlow>(
    of kind: PermissionKind<F>
  ) -> CoordinatedPermission<F>.Line? {
    guard let source = source(of: kind),
      let (runner, driver) = run(kind, on: source, id: "permission-\(kind.name)")
    else { return nil }
    return CoordinatedPermission.Line(
      runner: runner, move: move(driver, source, runner),
      mayExplain: { driver.mayExplain = $0 },
      hear: { [weak self, weak runner] step, state in
        self?.hear(step, from: state, kind) { runner?.abandon(.driverEnded) }
        if step.outcome != nil { self?.tellProblem(of: source, kind.name) }
      })
  }

  /// What moves a driver to another window, and lets a script end the attempt that uses its source.
  func move<F: AccessFlow>(
    _ driver: AccessDriver<F>, _ source: any AccessSource<F.Grant, F.Request>, _ runner: Runner<F>
  ) -> @MainActor (PermissionPlace) -> Void {
    { [weak runner] place in
      driver.move(to: place)
      (source as? ScriptedSource<F>)?.abandon = { runner?.abandon($0) }
    }
  }

  /// A runner of a permission's flow with its driver; nil if the flow's definition has mistakes.
  func run<F: AccessFlow>(
    _ kind: PermissionKind<F>, on source: any AccessSource<F.Grant, F.Request>, id: String
  ) -> (Runner<F>, AccessDriver<F>)? {
    let driver = AccessDriver(
      kind.flow, kind.name, source: source, app: place.app, presenter: place.presenter,
      texts: texts, settingsPage: kind.settingsPage, leaving: leaving, clock: clock)
    guard let runner = run(kind.flow, driver, kind.name, id: id) else { return nil }
    driver.connect(to: runner)
    driver.whenChanged = { [weak self] in
      self?.onEvent?(Event(.changed, kind.name))
      self?.observers.notify()
    }
    return (runner, driver)
  }

  /// A runner of a flow, whose dialogs and questions come in their turn if the app has a scheduler.
  func run<F: DialogFlow>(
    _ flow: F, _ driver: any Driver<F.Effect, F.Event>, _ name: PermissionName, id: String
  ) -> Runner<F>? {
    // Of each runner its own, so that the dialog of one waits until that of another is gone.
    let id = distinct(id, numberedAfter: "-", among: &dialogIDs)
    let scheduled = dialogs?.schedule(driver, for: flow, id: id)
    do throws(DefinitionErrors) {
      let runner = try Runner(
        flow, driver: scheduled?.driver ?? driver, clock: clock, store: store)
      scheduled?.connect(runner)
      return runner
    } catch {
      tell(.flow(name, "\(error)"))
      return nil
    }
  }

  /// The source of a name and variant, made when it is first needed; nil if the script has none.
  package func source<F: AccessFlow>(
    of kind: PermissionKind<F>
  ) -> (any AccessSource<F.Grant, F.Request>)? {
    let key = SourceKey(
      name: kind.name, variant: kind.variant, flow: ObjectIdentifier(F.self))
    if let known = sources[key] as? any AccessSource<F.Grant, F.Request> { return known }
    let made: any AccessSource<F.Grant, F.Request>
    if let script {
      do throws(PermissionScript.Unscripted) {
        let outcome = try script.outcome(of: kind.name, kind.flow)
        made = ScriptedSource(kind.flow, outcome, isDecided: script.isDecided)
      } catch {
        tell(.unscripted(kind.name, "\(error)"))
        return nil
      }
    } else {
      made = kind.makeSource()
    }
    sources[key] = made
    return made
  }

  /// Tells what a step of an attempt comes to.
  ///
  /// - Parameters:
  ///   - state: The state before it.
  ///   - end: Ends the attempt: the answer that is due has come, and is none.
  func hear<F: AccessFlow>(
    _ step: RunnerStep<F>, from state: F.State?, _ kind: PermissionKind<F>, end: () -> Void
  ) {
    for event in Event.events(of: step, from: state, kind.name) { onEvent?(event) }
    tellProblems(of: step, kind.name)
    guard case (.refused, .answer(let event)) = (step.disposition, step.input) else { return }
    tell(
      .unlistedAnswer(
        kind.name,
        "`\(identifier(of: event))` came at `\(step.before ?? "start")`, where \(kind.flow.name) has no row "
          + "for it, so the attempt was ended; let the source answer what the flow lists, or list it in the flow"
      ))
    end()
  }

  package func tellProblems<F: Flow>(of step: RunnerStep<F>, _ name: PermissionName) {
    for problem in step.problems {
      switch problem {
      // A coordinator without a store begins afresh on purpose.
      case .noStore: break
      case .intentNotSaved, .intentNotCleared: tell(.notKept(name, "\(problem)"))
      case .intentRefused: tell(.notResumed(name, "\(problem)"))
      case .componentNotConnected, .eventNotUnderstood, .endedWithoutOutcome:
        tell(.flow(name, "\(problem)"))
      }
    }
  }

  /// Tells what the app has to mend, if anything, where a source says so.
  private func tellProblem(of source: any AccessSource, _ name: PermissionName) {
    guard let sentence = source.problem else { return }
    let problem = PermissionProblem.app(name, sentence)
    if toldProblems.insert(problem).inserted { tell(problem) }
  }

  package func tell(_ problem: PermissionProblem) {
    if let onProblem {
      onProblem(problem)
    } else if !untoldProblems.contains(problem) {
      untoldProblems.append(problem)
    }
  }
}

extension PermissionCoordinator.Way {
  init<F: AccessFlow>(_ kind: PermissionKind<F>) {
    self.init(
      name: kind.name, variant: kind.variant, flow: kind.flow.name,
      policy: kind.flow.policy.explaining(true))
  }
}
