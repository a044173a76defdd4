@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// The camera.
  public static let camera: Self = "camera"
}

extension PermissionKind where F == WholeAccessFlow {
  /// The camera; needs `NSCameraUsageDescription`.
  public static var camera: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.camera, .camera) { CameraSource() }
    #else
      Self(missing: .camera, .camera)
    #endif
  }
}

extension PermissionCoordinator.VideoCamera {
  /// The camera; needs `NSCameraUsageDescription`.
  public static var camera: Self { Self(.camera) }
}

#if os(iOS) || PLAYED_PHONE
  import AVFoundation
  package import EveryPath

  /// The camera of AVFoundation.
  package final class CameraSource: AccessSource {
    /// A source.
    package init() {}

    /// Reads the status first: of a restricted device there is no camera to see.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) { reply.resolve(.read(reading)) }

    private var reading: AccessReading<WholeGrant> {
      // By name, never by raw value: the numbers differ from service to service.
      let reading: AccessReading<WholeGrant> =
        switch AVCaptureDevice.authorizationStatus(for: .video) {
        case .authorized: .granted(.full)
        case .notDetermined: .notDetermined
        case .denied: .refused(.denied)
        case .restricted: .refused(.restricted)
        @unknown default: .refused(.restricted)
        }
      if reading == .refused(.restricted) { return reading }
      if AVCaptureDevice.default(for: .video) == nil { return .refused(.unavailable) }
      return reading.needing("NSCameraUsageDescription")
    }

    /// Asks; the system answers on a queue of its own.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      AVCaptureDevice.requestAccess(for: .video) { @Sendable isAllowed in
        reply.resolveFromAnyThread(.answered(isAllowed ? .yes : .no))
      }
    }
  }
#endif
