import CalendarsFullPermission
import CalendarsWriteOnlyPermission
import ContactsPermission
import HealthKitPermission
import LocalNetworkPermission
import LocationAlwaysPermission
import LocationSupport
import NotificationsPermission
package import PermissionFlows
import PhotosReadWritePermission
import TrackingPermission

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
