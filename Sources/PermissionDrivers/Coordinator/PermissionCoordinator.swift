@_exported public import PermissionAccess
public import PermissionFlow
public import PopupsFlow

/// Asks for permissions, one after the other, each by its whole proved way.
///
/// ```swift
/// let outcome = await permissions.ask(.camera)
/// ```
///
/// An attempt belongs to the coordinator, and not to the task that asks: a task that is cancelled gets
/// `.cancelled` at once, and the attempt goes on to its own end. A second `ask` joins the attempt that
/// runs; one for another permission waits for its turn.
@MainActor
public final class PermissionCoordinator {
  /// Told what happens, under stable names and with nothing of the person in it: for analytics.
  public var onEvent: (@MainActor (PermissionEvent) -> Void)?

  /// Where attempts happen that name no place of their own.
  public let place: PermissionPlace
  private let store: (any IntentStore)?
  let texts: PermissionTexts
  private let dialogs: Dialogs
  private let clock: any Clock<Duration>
  private let queue = AttemptQueue()
  private var permissions: [Key: AnyObject] = [:]
  private let observers = Observers()
  private var observation: AnyObject?

  /// A coordinator.
  ///
  /// - Parameters:
  ///   - place: Where attempts happen that name no place of their own.
  ///   - store: Keeps what is to go on in a new process after iOS has ended the app in Settings; nil to
  ///     begin afresh.
  ///   - texts: The dialogs' words.
  ///   - dialogs: The app's dialogs, if others than permissions' are shown in turn with them.
  ///   - clock: Measures delays and time-outs.
  public init(
    place: PermissionPlace, store: (any IntentStore)?, texts: PermissionTexts = PermissionTexts(),
    dialogs: Dialogs = Dialogs(), clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.place = place
    self.store = store
    self.texts = texts
    self.dialogs = dialogs
    self.clock = clock
    observation = place.app.observe { [observers] change in
      if change == .active { observers.notify() }
    }
  }

  /// Asks for a permission: the question, a refusal explained, Settings and back.
  ///
  /// - Parameters:
  ///   - kind: The permission.
  ///   - place: The window that asks; nil for the coordinator's own.
  /// - Returns: How it ended; `.cancelled` at once if the calling task is cancelled.
  public func ask<F: AccessFlow>(
    _ kind: PermissionKind<F>, in place: PermissionPlace? = nil
  ) async -> AccessOutcome<F.Grant> {
    guard let permission = permission(for: kind) else { return .misconfigured }
    return await permission.ask(in: place ?? self.place)
  }

  /// Goes on with an attempt that an earlier process left for Settings, where iOS ended it.
  ///
  /// Call it at launch for the permissions the app asks for. The person gets no second dialog: what is
  /// read after the return is the outcome.
  ///
  /// - Returns: How it ended; nil if there is nothing to go on with.
  public func resume<F: AccessFlow>(
    _ kind: PermissionKind<F>, in place: PermissionPlace? = nil
  ) async -> AccessOutcome<F.Grant>? {
    guard let permission = permission(for: kind), let intent = permission.remembered else {
      return nil
    }
    return await permission.ask(in: place ?? self.place, resuming: intent)
  }

  /// Reads a permission, and never asks.
  public func status<F: AccessFlow>(of kind: PermissionKind<F>) async -> AccessReading<F.Grant> {
    guard let source = permission(for: kind)?.source else { return .refused(.missingDescription) }
    return await withCheckedContinuation { continuation in
      source.read(
        Reply { event in
          if case .read(let reading) = event {
            continuation.resume(returning: reading)
          } else {
            continuation.resume(returning: .unknown)
          }
        })
    }
  }

  /// Whether the permission is being asked for.
  public func isAsking<F: AccessFlow>(for kind: PermissionKind<F>) -> Bool {
    (permissions[Key(kind)] as? CoordinatedPermission<F>)?.isAsking ?? false
  }

  /// How the last attempt of this process for the permission ended; nil if there was none.
  public func outcome<F: AccessFlow>(of kind: PermissionKind<F>) -> AccessOutcome<F.Grant>? {
    (permissions[Key(kind)] as? CoordinatedPermission<F>)?.outcome
  }

  /// Ends the attempt for a permission, as when the screen it is for is closed for good.
  public func abandon<F: AccessFlow>(_ kind: PermissionKind<F>) {
    (permissions[Key(kind)] as? CoordinatedPermission<F>)?.abandon(.cancelled)
  }

  /// Calls `observer` whenever a permission may have changed: an attempt has begun or ended, the app
  /// became active, or a permission is no longer what its outcome said; until the returned object is released.
  public func observe(_ observer: @escaping @MainActor () -> Void) -> AnyObject {
    observers.add(observer)
  }
}

// MARK: - Permissions

extension PermissionCoordinator {
  /// Which runner a kind belongs to.
  private struct Key: Hashable {
    let name: PermissionName
    let variant: String
    let flow: String
    let policy: AccessPolicy

    init<F: AccessFlow>(_ kind: PermissionKind<F>) {
      name = kind.name
      variant = kind.variant
      flow = kind.flow.name
      policy = kind.flow.policy
    }
  }

  /// The permission's runner, made when it is first needed; nil if the flow's definition has mistakes.
  private func permission<F: AccessFlow>(
    for kind: PermissionKind<F>
  ) -> CoordinatedPermission<F>? {
    let key = Key(kind)
    if let known = permissions[key] as? CoordinatedPermission<F> { return known }
    let source = source(of: kind)
    let driver = AccessDriver(
      kind.flow, kind.name, source: source, app: place.app, presenter: place.presenter,
      texts: texts, settingsPage: kind.settingsPage)
    let turn = DialogDriver(
      for: kind.flow, driver, as: Popup("permission-\(kind.name)"), in: dialogs)
    guard let runner = try? Runner(kind.flow, driver: turn, clock: clock, store: store) else {
      return nil
    }
    driver.connect(to: runner)
    turn.connect(to: runner)
    driver.whenChanged = { [weak self] in
      self?.onEvent?(PermissionEvent(.changed, kind.name))
      self?.observers.notify()
    }
    let permission = CoordinatedPermission(
      runner, driver, source: source, queue: queue, store: store,
      watch: { [weak self] in self?.watch($0, kind.name) },
      notify: { [observers] in observers.notify() })
    permissions[key] = permission
    return permission
  }

  /// The source of a name and variant, whatever the policy.
  private func source<F: AccessFlow>(
    of kind: PermissionKind<F>
  ) -> any AccessSource<F.Grant, F.Request> {
    for (key, permission) in permissions where key.name == kind.name && key.variant == kind.variant
    {
      if let known = permission as? CoordinatedPermission<F> { return known.source }
    }
    return kind.makeSource()
  }

  /// Tells what an attempt comes to, from its first step to its last.
  private func watch<F: AccessFlow>(_ runner: Runner<F>, _ name: PermissionName) {
    let steps = runner.steps
    Task { [weak self] in
      for await step in steps {
        for event in PermissionEvent.events(of: step, name) { self?.onEvent?(event) }
      }
      // An attempt whose outcome was told may have listened for a late question.
      self?.observers.notify()
    }
  }
}
