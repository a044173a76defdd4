import FlowModel
public import NotificationsPermission
public import PermissionFacts
import PermissionFlows
import SimulatedPhone

extension NotificationsFlow.Grant: PhoneGrant {}

extension NotificationsFlow.Request: PhoneRequest {
  /// What the phone is asked for.
  public var kind: PermissionRequest {
    switch self {
    case .quiet: .quiet
    case .alerts: .access
    case .critical: .critical
    }
  }
}

extension PermissionSystems {
  static var notifications: [AccessCatalog<NotificationsFlow>] {
    [
      AccessCatalog(
        flow: NotificationsFlow(), permission: .notifications,
        summary: "notifications: after a quiet grant the app asks for a full one",
        lessons: [
          AccessLesson(
            "notifications-provisional-denied", "takes a quiet grant for a refusal",
            misreading: NotificationsFlow(),
            breaks: [.partIsNoRefusal]
          ) { $0 == .status(.provisional) ? .denied : $0 },
          AccessLesson(
            "notifications-muted-full", "says that alerts will show, though all are switched off",
            misreading: NotificationsFlow(),
            breaks: [.outcomeIsGotten]
          ) { $0 == .status(.muted) ? .authorized : $0 },
        ]),
      AccessCatalog(
        flow: NotificationsFlow(wish: .quiet), permission: .notifications,
        summary: "notifications on trial, allowed without a question"),
      AccessCatalog(
        flow: NotificationsFlow(wish: .critical), permission: .notifications,
        summary: "notifications that break through silence"),
    ]
  }
}
