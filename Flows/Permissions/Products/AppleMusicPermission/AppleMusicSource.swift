@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// Apple Music.
  public static let appleMusic: Self = "apple-music"
}

extension PermissionKind where F == WholeAccessFlow {
  /// Apple Music by MusicKit; needs `NSAppleMusicUsageDescription`.
  ///
  /// The media library asks under the same key, and may share the answer (uncertain).
  public static var appleMusic: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.appleMusic, .appleMusic) { AppleMusicSource() }
    #else
      Self(missing: .appleMusic, .appleMusic)
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  import MusicKit
  package import EveryPath

  /// Apple Music of MusicKit.
  package final class AppleMusicSource: AccessSource {
    /// Reads the status; its raw values are words.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) {
      let reading: AccessReading<WholeGrant> =
        switch MusicAuthorization.currentStatus {
        case .authorized: .granted(.full)
        case .notDetermined: .notDetermined
        case .denied: .refused(.denied)
        case .restricted: .refused(.restricted)
        @unknown default: .refused(.restricted)
        }
      reply.resolve(.read(reading.needing("NSAppleMusicUsageDescription")))
    }

    /// Asks; without the key the system ends the app (documented: MusicAuthorization.request()).
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      Task {
        reply.resolveFromAnyThread(
          .answered(await MusicAuthorization.request() == .authorized ? .yes : .no))
      }
    }
  }
#endif
