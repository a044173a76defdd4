import BluetoothPermission
import CalendarsFullPermission
import CalendarsWriteOnlyPermission
import CameraPermission
import ContactsPermission
import FaceIDPermission
import FocusStatusPermission
import HealthKitPermission
import HomeKitPermission
import LocalNetworkPermission
import LocationAlwaysPermission
import LocationExactPermission
import LocationWhenInUsePermission
import MediaLibraryPermission
import MicrophonePermission
import MotionPermission
import NearbyInteractionPermission
import NotificationsPermission
import PermissionDrivers
import PhotosAddOnlyPermission
import PhotosReadWritePermission
import RemindersPermission
import SiriPermission
import SpeechPermission
import Testing
import TrackingPermission

/// A permission where its framework is missing: what the app's tests run on.
///
/// Those that few apps ask for are listed where they are played, too.
nonisolated struct EveryPermission: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let name: PermissionName
  /// Whether it is read as unavailable, and what asking comes to, by name.
  let ask: @MainActor @Sendable (PermissionCoordinator) async -> (isUnavailable: Bool, String)

  init<F: AccessFlow>(_ kind: PermissionKind<F>) {
    testDescription = "\(kind.name) \(kind.variant)"
    name = kind.name
    ask = {
      let isUnavailable = await $0.status(of: kind) == .refused(.unavailable)
      return await (isUnavailable, "\($0.ask(kind))")
    }
  }

  /// A set of products at a time: one long literal takes long to compile.
  static let all = data + devices + places + notified + rare
  static let data: [Self] = [
    Self(.calendarsFull), Self(.calendarsWriteOnly), Self(.camera), Self(.contacts),
    Self(.focusStatus), Self(.health()), Self(.mediaLibrary), Self(.microphone),
    Self(.photosAddOnly), Self(.photosReadWrite), Self(.reminders), Self(.siri), Self(.speech),
  ]
  static let devices: [Self] = [
    Self(.bluetooth), Self(.faceID(reason: "To unlock")), Self(.homeKit),
    Self(.localNetwork("_tea._tcp")), Self(.motion), Self(.nearbyInteraction()),
  ]
  static let places: [Self] = [
    Self(.locationAlways), Self(.locationAlways(.direct)),
    Self(.locationExact(purpose: "Delivery")), Self(.locationWhenInUse),
    Self(.locationWhenInUse.with(PermissionPolicy(hasPrimer: true))),
  ]
  static let notified: [Self] = [
    Self(.notifications), Self(.quietNotifications), Self(.criticalNotifications), Self(.tracking),
  ]
}

/// Dialogs that are left by their last button, and are gone at once.
final class Dismissing: DialogPresenter {
  func show(
    _ dialog: PermissionDialog, tapped: @escaping @MainActor (PermissionDialog.Action) -> Void,
    swept: @escaping @MainActor () -> Void
  ) {
    if let last = dialog.buttons.last { tapped(last.action) }
  }

  func dismiss(_ completion: @escaping @MainActor () -> Void) { completion() }
}

#if !os(iOS)
  @Suite struct EveryPermissionTests {
    @MainActor @Test(arguments: EveryPermission.all)
    func `a permission without its framework is unavailable`(_ missing: EveryPermission) async {
      let place = PermissionPlace(app: PermissionPlace.ScriptedApp(), presenter: Dismissing())
      let permissions = PermissionCoordinator(place: place, store: nil)
      var problems: [String] = []
      permissions.onProblem = { problems.append("\($0)") }
      #expect(await missing.ask(permissions) == (true, "unavailable"))
      #expect(problems == [])
    }

    @MainActor @Test(arguments: EveryPermission.all)
    func `a script answers for it`(_ missing: EveryPermission) async {
      #expect(await missing.ask(.scripted([missing.name: .unavailable])).1 == "unavailable")
      let outcome = await missing.ask(.scripted([missing.name: .granted])).1
      #expect(outcome.hasPrefix("granted"))
    }
  }
#endif
