public import FlowModel
import PermissionFacts

/// The ways to the permissions on the simulated phone; the camera and its page have their own.
public enum PermissionSystems {
  /// Every system in the order of the table of facts, built when first used, each
  /// followed by its lessons.
  public static var catalog: [any AnySystem] {
    Permission.allCases.flatMap { systems(of: $0) } + video
  }

  /// A permission that is not listed here is a value, and its system follows from its facts.
  private static func systems(of permission: Permission) -> [any AnySystem] {
    switch permission {
    case .camera: camera.systems
    case .microphone: whole(.microphone).flatMap(\.systems) + microphoneWithPrimer.systems
    case .photosReadWrite: photosReadWrite.systems
    case .locationWhenInUse: locationWhenInUse.systems + locationExact.systems
    case .locationAlways: locationAlways.systems + locationAlwaysDirect.systems
    case .notifications: notifications.flatMap(\.systems)
    case .contacts: contacts.systems
    case .calendarsFull: calendarsFull.systems
    case .calendarsWriteOnly: calendarsWriteOnly.systems
    case .healthKit: healthKit.systems
    case .tracking: tracking.systems
    case .localNetwork: localNetwork.systems
    default: whole(permission).flatMap(\.systems)
    }
  }
}
