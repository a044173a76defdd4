import CalendarsFullPermission
import CalendarsWriteOnlyPermission
import ContactsPermission
public import FlowModel
import HealthKitPermission
import LocalNetworkPermission
import LocationAlwaysPermission
import LocationSupport
import NotificationsPermission
import PermissionFacts
package import PermissionFlows
import PhotosReadWritePermission
import TrackingPermission

/// The ways to the permissions on the simulated phone; the camera and its page have their own.
public enum PermissionSystems {
  /// Every system in the order of the table of facts, built when first used, each
  /// followed by its lessons.
  public static var catalog: [any AnySystem] {
    Permission.allCases.flatMap { catalogs(of: $0) }.flatMap(\.systems) + video
  }

  /// Shows what goes wrong in each lesson about a permission.
  package static func showLessons(to visitor: some AccessLessonVisitor) {
    for catalog in Permission.allCases.flatMap({ catalogs(of: $0) }) {
      catalog.showLessons(to: visitor)
    }
  }

  /// A permission that is not listed here is a value, and its system follows from its facts.
  private static func catalogs(of permission: Permission) -> [any AnyAccessCatalog] {
    switch permission {
    case .camera: [camera]
    case .microphone: whole(.microphone) + [microphoneWithPrimer]
    case .photosReadWrite: [photosReadWrite]
    case .locationWhenInUse: [locationWhenInUse, locationExact]
    case .locationAlways: [locationAlways, locationAlwaysDirect]
    case .notifications: notifications
    case .contacts: [contacts]
    case .calendarsFull: [calendarsFull]
    case .calendarsWriteOnly: [calendarsWriteOnly]
    case .healthKit: [healthKit]
    case .tracking: [tracking]
    case .localNetwork: [localNetwork]
    default: whole(permission)
    }
  }
}

/// The way to every permission, and its variants.
package enum EveryFlow {
  /// All of them: the permissions that are values, then those with a flow of their own.
  package static let all: [any AccessFlow] =
    WholeAccessFlow.all + [
      WholeAccessFlow.microphone.with(AccessPolicy(hasPrimer: true)),
      PhotosReadWriteFlow(),
      LocationWhenInUseFlow(), LocationWhenInUseFlow(needsExactPlace: true),
      LocationAlwaysFlow(), LocationAlwaysFlow(route: .direct),
      NotificationsFlow(), NotificationsFlow(wish: .quiet), NotificationsFlow(wish: .critical),
      ContactsFlow(), CalendarsFullFlow(), CalendarsWriteOnlyFlow(),
      HealthKitFlow(), TrackingFlow(), LocalNetworkFlow(),
    ]
}
