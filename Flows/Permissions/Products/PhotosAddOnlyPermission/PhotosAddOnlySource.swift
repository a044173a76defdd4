@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// Photos, to add only.
  public static let photosAddOnly: Self = "photos-add-only"
}

extension PermissionKind where F == WholeAccessFlow {
  /// Photos, to add only; needs `NSPhotoLibraryAddUsageDescription`.
  public static var photosAddOnly: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.photosAddOnly, .photosAddOnly) { PhotosAddOnlySource() }
    #else
      Self(missing: .photosAddOnly, .photosAddOnly)
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  package import EveryPath
  import Photos

  /// The photo library, to add only.
  package final class PhotosAddOnlySource: AccessSource {
    /// Reads the permission to add; a choice of photos means nothing to it.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) { reply.resolve(.read(reading)) }

    private var reading: AccessReading<WholeGrant> {
      let reading: AccessReading<WholeGrant> =
        switch PHPhotoLibrary.authorizationStatus(for: .addOnly) {
        case .authorized, .limited: .granted(.full)
        case .notDetermined: .notDetermined
        case .denied: .refused(.denied)
        case .restricted: .refused(.restricted)
        @unknown default: .refused(.restricted)
        }
      return reading.needing("NSPhotoLibraryAddUsageDescription")
    }

    /// Asks; the system answers on a thread of its own.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      PHPhotoLibrary.requestAuthorization(for: .addOnly) { @Sendable status in
        reply.resolveFromAnyThread(
          .answered(status == .authorized || status == .limited ? .yes : .no))
      }
    }
  }
#endif
