@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// The media library and Apple Music.
  public static let mediaLibrary: Self = "media-library"
}

extension PermissionKind where F == WholeAccessFlow {
  /// The media library and Apple Music; needs `NSAppleMusicUsageDescription`.
  public static var mediaLibrary: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.mediaLibrary, .mediaLibrary) { MediaLibrarySource() }
    #else
      Self(missing: .mediaLibrary, .mediaLibrary)
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  import MediaPlayer
  package import EveryPath

  /// The media library of MediaPlayer.
  package final class MediaLibrarySource: AccessSource {
    /// Reads the permission.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) { reply.resolve(.read(reading)) }

    private var reading: AccessReading<WholeGrant> {
      let reading: AccessReading<WholeGrant> =
        switch MPMediaLibrary.authorizationStatus() {
        case .authorized: .granted(.full)
        case .notDetermined: .notDetermined
        case .denied: .refused(.denied)
        case .restricted: .refused(.restricted)
        @unknown default: .refused(.restricted)
        }
      return reading.needing("NSAppleMusicUsageDescription")
    }

    /// Asks; the system answers on a thread of its own.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      MPMediaLibrary.requestAuthorization { @Sendable status in
        reply.resolveFromAnyThread(.answered(status == .authorized ? .yes : .no))
      }
    }
  }
#endif
