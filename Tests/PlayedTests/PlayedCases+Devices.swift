import BluetoothPermission
import FaceIDPermission
import HealthKit
import HealthKitPermission
import HomeKitPermission
import LocalNetworkPermission
import LocationAlwaysPermission
import LocationExactPermission
import LocationWhenInUsePermission
import MotionPermission
import NearbyInteraction
import NearbyInteractionPermission
import NotificationsPermission
import PermissionFacts
import PermissionFlows
import PlayedPhone
import SimulatedPhone
import TrackingPermission

extension PlayedCase {
  /// The permissions whose answer comes by a delegate, a first use, or settings read later.
  static let devices: [PlayedCase] = [
    PlayedCase(.locationWhenInUse, .locationWhenInUse),
    PlayedCase(.locationExact(purpose: "Map"), .locationWhenInUse),
    PlayedCase(.locationAlways, .locationAlways),
    PlayedCase(.locationAlways(.direct), .locationAlways),
    // Nothing that is played waits until a framework should have settled.
    PlayedCase(.bluetooth, .bluetooth, exceptions: ["never-settles"]),
    PlayedCase(.motion, .motion),
    PlayedCase(.notifications, .notifications),
    PlayedCase(.quietNotifications, .notifications),
    PlayedCase(.criticalNotifications, .notifications),
    PlayedCase(
      .health(share: [HKQuantityType(.bodyMass)], read: [HKQuantityType(.stepCount)]), .healthKit),
    // A manager alone tells that home data is restricted, and without a usage description none is
    // made. One that fails tells nothing.
    PlayedCase(
      rememberedHomeKit, .homeKit,
      exceptions: [
        "status-no-description, profile-forbids", "carrier-closes, status, profile-forbids",
        "never-settles", "fails-otherwise",
      ],
      beforeReading: {
        // The phone comes as it is, with what an app would have noted on it before.
        let isOpen = [.notDetermined, .missingDescription].contains(
          PlayedPhone.reading(of: .homeKit))
        try? HomeMemory.begin(answered: !isOpen)
      }),
    PlayedCase(.tracking, .tracking),
    PlayedCase(.faceID(reason: "To unlock your notes."), .faceID),
    PlayedCase(
      .localNetwork("_game._tcp"), .localNetwork,
      // Nothing of the phone's is read there; the model has it turn out all the same.
      beforeReading: { _ = PlayedPhone.reading(of: .localNetwork) }),
    PlayedCase(
      .nearbyInteraction { NINearbyPeerConfiguration(peerToken: NIDiscoveryToken()) },
      .nearbyInteraction),
  ]

  private static let rememberedHomeKit = PermissionKind(.homeKit, WholeAccessFlow.homeKit) {
    HomeKitSource(remembersIn: HomeMemory.folder)
  }
}
