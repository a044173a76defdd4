import BluetoothFlow
import CalendarsFullFlow
import CalendarsWriteOnlyFlow
import ContactsFlow
import FaceIDFlow
import FocusStatusFlow
import HealthKitFlow
import HomeKitFlow
import LocalNetworkFlow
import LocationAlwaysFlow
import LocationWhenInUseFlow
import MediaLibraryFlow
import MicrophoneFlow
import MotionFlow
import NearbyInteractionFlow
import NotificationsFlow
import PermissionAccess
import PhotosAddOnlyFlow
import PhotosReadWriteFlow
import RemindersFlow
import SiriFlow
import SpeechFlow
import TrackingFlow

extension Way {
  /// Every way of the shelf, in its order.
  static let all: [Way] = media + places + lists + services

  private static let media = [
    Way(MicrophoneFlow()),
    Way(
      MicrophoneFlow(policy: AccessPolicy(hasPrimer: true)), called: "microphone-primer"),
    Way(PhotosFlow()), Way(PhotosAddOnlyFlow()),
  ]

  private static let places = [
    Way(LocationFlow()), Way(LocationFlow(needsExactPlace: true)),
    Way(LocationAlwaysFlow()), Way(LocationAlwaysFlow(road: .direct)),
  ]

  private static let lists = [
    Way(NotificationsFlow()), Way(NotificationsFlow(wish: .quiet)),
    Way(NotificationsFlow(wish: .critical)), Way(ContactsFlow()), Way(CalendarsFullFlow()),
    Way(CalendarsWriteOnlyFlow()), Way(RemindersFlow()),
  ]

  private static let services = [
    Way(BluetoothFlow()), Way(MotionFlow()), Way(SpeechFlow()), Way(MediaLibraryFlow()),
    Way(SiriFlow()), Way(HomeKitFlow()), Way(HealthKitFlow()), Way(TrackingFlow()),
    Way(FaceIDFlow()), Way(LocalNetworkFlow()), Way(FocusStatusFlow()),
    Way(NearbyInteractionFlow()),
  ]
}
