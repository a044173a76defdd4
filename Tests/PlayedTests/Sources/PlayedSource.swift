import EveryPath
import PermissionDrivers
import PermissionFacts
import PermissionFlows
import Testing

/// A permission's source as the tests look at it, whatever it grants.
struct PlayedSource: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// What the permission is called in an app.
  let name: PermissionName
  let permission: Permission
  /// Usage descriptions, of which one is enough.
  let keys: [String]
  /// Whether it is the way of the systems before iOS 17.
  let isBefore17: Bool
  /// What is read instead of what a status means as a rule.
  let exceptions: [AuthorizationStatus: String]
  /// The readings of the flow.
  let listed: [String]
  /// Reads.
  let read: @MainActor @Sendable (PermissionCoordinator) async -> String
  /// Makes an attempt.
  let ask: @MainActor @Sendable (PermissionCoordinator) async -> String

  init<F: AccessFlow>(
    _ kind: PermissionKind<F>, _ permission: Permission, keys: [String], isBefore17: Bool = false,
    exceptions: [AuthorizationStatus: String] = [:]
  ) {
    name = kind.name
    testDescription = kind.flow.name + (isBefore17 ? " before iOS 17" : "")
    self.permission = permission
    self.keys = keys
    self.isBefore17 = isBefore17
    self.exceptions = exceptions
    listed = kind.flow.readings.map { Self.words($0) }
    read = { Self.words(await $0.status(of: kind)) }
    ask = { "\(await $0.ask(kind))" }
  }

  /// What a status is read as.
  func expected(_ status: AuthorizationStatus) -> String {
    if let exception = exceptions[status] { return exception }
    return switch status {
    case .authorized: "granted full"
    case .notDetermined: "notDetermined"
    case .denied, .restricted, .deniedRequestable: "refused \(status)"
    default: "granted \(status)"
    }
  }

  /// The facts of its permission.
  var facts: PermissionFacts { .of(permission) }

  private static func words<Grant>(_ reading: AccessReading<Grant>) -> String {
    switch reading {
    case .granted(let grant): "granted \(grant)"
    case .refused(let refusal): "refused \(refusal)"
    case .notDetermined, .unknown: "\(reading)"
    }
  }
}

extension PermissionCoordinator {
  /// A coordinator of an app that is active, and shows nothing.
  static func blind() -> PermissionCoordinator {
    PermissionCoordinator(
      place: PermissionPlace(app: ActiveApp(), presenter: BlindPresenter()), store: nil)
  }
}

/// An app that is always active, and has no way to Settings.
private final class ActiveApp: AppActivity {
  let isActive = true
  func observe(_ observer: @escaping @MainActor (PermissionPlace.Change) -> Void) -> AnyObject {
    self
  }
  func openSettings(
    _ page: PermissionPlace.SettingsPage, _ done: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    done(false)
  }
}

/// Closes every dialog at once, with Cancel.
private final class BlindPresenter: DialogPresenter {
  func show(
    _ dialog: PermissionDialog, tapped: @escaping @MainActor (AccessButton) -> Void,
    swept: @escaping @MainActor () -> Void
  ) {
    tapped(.cancel)
  }
  func dismiss(_ done: @escaping @MainActor () -> Void) { done() }
}
