@_exported public import PermissionDrivers

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
  public import EveryPath

  /// The media library of MediaPlayer.
  public final class MediaLibrarySource: AccessSource {
    /// A source.
    public init() {}

    /// Reads the permission.
    public func read(_ reply: Reply<AccessEvent<WholeGrant>>) { reply.resolve(.read(reading)) }

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
    public func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      MPMediaLibrary.requestAuthorization { @Sendable status in
        reply.resolveFromAnyThread(.answered(status == .authorized ? .yes : .no))
      }
    }
  }
#endif
