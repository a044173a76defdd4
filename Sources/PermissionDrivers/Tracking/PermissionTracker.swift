public import PermissionFlows

/// Follows one permission for a screen: what is read of it, and how the last attempt ended.
///
/// It reads at the start, when the app becomes active and when an attempt has begun or ended, so
/// that a grant taken away in Settings is seen. It never asks by itself; ``appear(in:at:)`` asks
/// once, for a screen that is nothing without the permission. `PermissionModel` and
/// `PermissionGate` of the module
/// `PermissionUI` are its faces in SwiftUI.
@MainActor
public final class PermissionTracker<F: AccessFlow> {
  /// What a screen behind the permission shows.
  public enum Gate {
    /// Nothing yet: the permission has not been read, or the system is being asked.
    case waiting
    /// The screen itself.
    case open(F.Grant)
    /// Why there is no screen.
    case closed(PermissionRefusal)
  }

  /// The permission.
  public let kind: PermissionKind<F>
  /// Called after every change.
  public var onChange: @MainActor () -> Void = {}

  private enum FirstAttempt {
    case notBegun
    case running
    case over
  }

  private var coordinator: PermissionCoordinator?
  private var place: PermissionPlace?
  private var observation: AnyObject?
  private var latest: PermissionStatus<F.Grant>?
  private var lastRead = 0
  private var firstAttempt = FirstAttempt.notBegun
  private var starting: Task<Void, Never>?

  /// A tracker that follows nothing yet.
  public init(_ kind: PermissionKind<F>) { self.kind = kind }

  /// Begins to follow the permission: resumes what an earlier process left, and reads.
  ///
  /// Later calls change nothing.
  ///
  /// - Parameters:
  ///   - coordinator: Asks and reads.
  ///   - place: The window that asks; nil for the coordinator's own.
  public func start(in coordinator: PermissionCoordinator, at place: PermissionPlace? = nil) {
    guard starting == nil else { return }
    self.coordinator = coordinator
    self.place = place
    observation = coordinator.observers.add { [weak self] in self?.refresh() }
    starting = Task {
      await coordinator.goOn(kind, in: place)
      await read()
    }
  }

  /// The screen has appeared: follows the permission, and asks once if there is something to ask.
  ///
  /// What was refused before is not explained in a dialog: the screen says so in its place.
  public func appear(in coordinator: PermissionCoordinator, at place: PermissionPlace? = nil) {
    guard firstAttempt == .notBegun else { return refresh() }
    firstAttempt = .running
    start(in: coordinator, at: place)
    Task {
      await starting?.value
      if needsAsking { _ = await coordinator.ask(kind, in: place) }
      firstAttempt = .over
      await read()
    }
  }

  /// Asks for the permission, or joins the attempt that runs.
  ///
  /// - Returns: How it ended; `.cancelled` at once if the calling task is cancelled.
  @discardableResult
  public func ask() async -> PermissionOutcome<F.Grant> {
    guard let coordinator else { return .cancelled }
    return await coordinator.ask(kind, in: place)
  }

  /// Opens Settings where the permission can be changed; asks if Settings does not open, for the
  /// dialog that explains.
  public func openSettings() {
    guard let coordinator else { return }
    coordinator.site(place).app.openSettings(kind.settingsPage) { [weak self] isOpening in
      guard !isOpening else { return }
      Task { await self?.ask() }
    }
  }

  /// Does what a button of the refusal says.
  func take(_ button: PermissionDialog.Action) {
    switch button {
    case .openSettings: openSettings()
    case .retry, .proceed: Task { await ask() }
    case .alternative, .cancel: break
    }
  }
}

// MARK: - What holds

extension PermissionTracker {
  /// What is known of the permission: what was read last, and where the framework does not tell,
  /// how the last attempt of this process ended; nil until the first read.
  public var status: PermissionStatus<F.Grant>? {
    guard latest == .unknown, let outcome = coordinator?.answer(of: kind) else { return latest }
    return switch outcome {
    case .granted(let grant): .granted(grant)
    case .denied: .refused(.denied)
    case .deniedRequestable: .refused(.deniedRequestable)
    case .failed: .refused(.failed)
    case .restricted: .refused(.restricted)
    case .unavailable: .refused(.unavailable)
    case .switchedOff: .refused(.switchedOff)
    case .misconfigured: .refused(.missingDescription)
    case .addOnly: .refused(.addOnly)
    case .alternative, .cancelled, .dropped: latest
    }
  }

  /// How the last attempt of this process ended, wherever it was begun; nil if there was none.
  public var outcome: PermissionOutcome<F.Grant>? { coordinator?.outcome(of: kind) }

  /// Whether the permission is being asked for, wherever that was begun.
  public var isAsking: Bool { coordinator?.isAsking(for: kind) ?? false }

  /// What is granted now; nil if nothing is.
  public var grant: F.Grant? {
    if case .granted(let grant)? = status { grant } else { nil }
  }

  /// Why the permission is out of reach now, in words and with buttons; nil if it is granted, or
  /// has not been read.
  public var refusal: PermissionRefusal? {
    switch status {
    case nil, .granted?: nil
    case .refused(let reason)?: refusal(reason)
    case .notDetermined?, .unknown?: refusal(nil)
    }
  }

  /// What a screen behind the permission shows now.
  ///
  /// An open screen stays while more is asked for, and closes when the grant is gone.
  public var gate: Gate {
    if firstAttempt != .over, needsAsking { return .waiting }
    if let grant { return .open(grant) }
    if let refusal { return .closed(refusal) }
    return .waiting
  }

  /// Whether there is something to ask the system for.
  private var needsAsking: Bool {
    guard let status else { return false }
    if case .ask = kind.flow.decide(status, after: nil) { return true }
    return false
  }

  private func refusal(_ reason: PermissionRefusal.Reason?) -> PermissionRefusal? {
    guard let coordinator else { return nil }
    return PermissionRefusal(kind, reason, coordinator.texts) { [weak self] in self?.take($0) }
  }

  private func refresh() {
    onChange()
    Task { await read() }
  }

  /// Reads; an answer that comes after a later one is dropped.
  private func read() async {
    guard let coordinator else { return }
    let number = lastRead + 1
    lastRead = number
    let status = await coordinator.status(of: kind)
    guard number == lastRead else { return }
    latest = status
    onChange()
  }
}

/// Asks for a permission while a binding of a view is true.
@MainActor
package final class PermissionPresentation {
  private var isAsking = false

  package init() {}

  /// The binding is true or false now: asks, or ends the attempt that it began.
  ///
  /// - Parameters:
  ///   - close: Sets the binding to false; called before `done`.
  ///   - done: Takes the outcome, once for each attempt.
  package func present<F: AccessFlow>(
    _ isPresented: Bool, _ kind: PermissionKind<F>, in coordinator: PermissionCoordinator,
    at place: PermissionPlace?, close: @escaping @MainActor () -> Void,
    _ done: @escaping @MainActor (PermissionOutcome<F.Grant>) -> Void
  ) {
    switch (isPresented, isAsking) {
    case (true, false):
      isAsking = true
      Task {
        let outcome = await coordinator.ask(kind, in: place)
        isAsking = false
        close()
        done(outcome)
      }
    case (false, true): coordinator.cancel(kind)
    case (true, true), (false, false): break
    }
  }
}

/// Why a permission is out of reach, for a screen that says so in place of its content: the words,
/// and the buttons that may help.
public struct PermissionRefusal {
  /// Why a permission can be out of reach.
  public typealias Reason = AccessRefusal

  /// The reason; nil if the person has not decided, so that the system can be asked.
  public let reason: Reason?
  /// The words and the buttons; accessibility identifiers begin with `permission.camera.gate`.
  public let dialog: PermissionDialog
  private let take: @MainActor (PermissionDialog.Action) -> Void

  /// Does what a button says: opens Settings, or asks.
  @MainActor
  public func tap(_ button: PermissionDialog.Action) { take(button) }

  init<F: AccessFlow>(
    _ kind: PermissionKind<F>, _ reason: AccessRefusal?, _ texts: PermissionTexts,
    take: @escaping @MainActor (PermissionDialog.Action) -> Void
  ) {
    self.reason = reason
    self.take = take
    dialog = PermissionDialog(
      kind.name, reason.map { .refusal($0) } ?? .primer, as: "gate", primerButton: nil,
      actions: reason.map { kind.flow.buttons(for: $0) } ?? [.proceed], texts)
  }
}

extension AccessFlow {
  /// The buttons that may help against a refusal, whether or not the policy has it explained; a
  /// failure can always be tried again.
  fileprivate func buttons(for reason: AccessRefusal) -> [AccessButton] {
    let flow = with(policy.explaining(true))
    let leadsToSettings = flow.explainedRefusals.contains(reason) && flow.offersSettings(reason)
    return (leadsToSettings ? [.openSettings] : [])
      + (reason == .failed || flow.offersRetry(reason) ? [.retry] : [])
  }
}
