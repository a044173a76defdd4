import BluetoothPermission
import CameraPermission
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

/// The permissions whose journeys are played: the product's kind, and what the phone does about it.
///
/// A permission that needs values of the app's gets some: `PlayedCase(.healthData(…), .healthKit)`. A
/// product is imported here and needs nothing else: its stand-in asks `PlayedPhone`, with `callBack` where
/// Apple calls back on a thread that is not the main one. No file imports both `Testing` and `UIKit`: the
/// two together would need a module that Linux lacks.
extension PlayedCase {
  static let all: [PlayedCase] =
    [
      PlayedCase(.camera, .camera)
    ] + devices

  private static let devices: [PlayedCase] = [
    PlayedCase(.locationWhenInUse, .locationWhenInUse),
    PlayedCase(.locationExact(purpose: "Map"), .locationWhenInUse),
    PlayedCase(.locationAlways, .locationAlways),
    PlayedCase(.locationAlways(.direct), .locationAlways),
    PlayedCase(.bluetooth, .bluetooth),
    PlayedCase(.motion, .motion),
    PlayedCase(.notifications, .notifications),
    PlayedCase(.quietNotifications, .notifications),
    PlayedCase(.criticalNotifications, .notifications),
    PlayedCase(
      .health(share: [HKQuantityType(.bodyMass)], read: [HKQuantityType(.stepCount)]), .healthKit),
    PlayedCase(rememberedHomeKit, .homeKit) {
      // The phone comes as it is, with what an app would have noted on it before.
      let isOpen = [.notDetermined, .missingDescription].contains(PlayedPhone.reading(of: .homeKit))
      try? HomeMemory.begin(answered: !isOpen)
    },
    PlayedCase(.tracking, .tracking),
    PlayedCase(.faceID(reason: "To unlock your notes."), .faceID),
    PlayedCase(.localNetwork("_game._tcp"), .localNetwork),
    PlayedCase(
      .nearbyInteraction { NINearbyPeerConfiguration(peerToken: NIDiscoveryToken()) },
      .nearbyInteraction),
  ]

  private static let rememberedHomeKit = PermissionKind(.homeKit, HomeKitFlow()) {
    HomeKitSource(remembersIn: HomeMemory.folder)
  }
}
