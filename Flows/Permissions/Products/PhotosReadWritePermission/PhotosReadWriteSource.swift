@_exported public import PermissionDrivers

extension PermissionName {
  /// Photos, to read and write.
  public static let photosReadWrite: Self = "photos-read-write"
}

extension PermissionKind where F == PhotosReadWriteFlow {
  /// Photos, to read and write; needs `NSPhotoLibraryUsageDescription`.
  public static var photosReadWrite: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.photosReadWrite, PhotosReadWriteFlow()) { PhotosReadWriteSource() }
    #else
      Self(missing: .photosReadWrite, PhotosReadWriteFlow())
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  package import EveryPath
  package import PermissionFlows
  import Photos

  /// The photo library, to read and write.
  ///
  /// Whether something was chosen is told by a fetch alone. The first fetch of a limited library
  /// brings up the system's own sheet to choose again (documented), and a read must not ask: so the
  /// source fetches only in an app whose Info.plist has
  /// `PHPhotoLibraryPreventAutomaticLimitedAccessAlert`. Without that key a choice of nothing reads
  /// as limited.
  package final class PhotosReadWriteSource: AccessSource {
    /// What can be granted.
    package typealias Grant = PhotosReadWriteFlow.Grant

    /// Reads the permission; where photos were chosen, on its own thread whether there are any.
    package func read(_ reply: Reply<AccessEvent<Grant>>) {
      let reading = reading
      if reading == .granted(.limited), mayCount {
        Task.detached { reply.resolveFromAnyThread(.read(.granted(Self.chosen))) }
      } else {
        reply.resolve(.read(reading))
      }
    }

    private var reading: AccessReading<Grant> {
      let key = "NSPhotoLibraryUsageDescription"
      return switch PHPhotoLibrary.authorizationStatus(for: .readWrite) {
      case .authorized: AccessReading.granted(.full).needing(key)
      case .limited: AccessReading.granted(.limited).needing(key)
      case .notDetermined: orAddOnly(AccessReading.notDetermined.needing(key))
      case .denied: orAddOnly(.refused(.denied))
      case .restricted: .refused(.restricted)
      @unknown default: .refused(.restricted)
      }
    }

    /// A status without a grant, unless adding is granted: reports differ on what is read then.
    ///
    /// Everything may be asked for then, so that must not end the app.
    private func orAddOnly(_ reading: AccessReading<Grant>) -> AccessReading<Grant> {
      guard PHPhotoLibrary.authorizationStatus(for: .addOnly) == .authorized,
        UsageDescription.isPresent("NSPhotoLibraryUsageDescription")
      else { return reading }
      return .refused(.addOnly)
    }

    private var mayCount: Bool {
      UsageDescription.find("PHPhotoLibraryPreventAutomaticLimitedAccessAlert") as? Bool == true
    }

    nonisolated private static var chosen: Grant {
      let options = PHFetchOptions()
      options.fetchLimit = 1
      return PHAsset.fetchAssets(with: options).count == 0 ? .nothingChosen : .limited
    }

    /// Asks; the system answers on a thread of its own.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<Grant>>) {
      PHPhotoLibrary.requestAuthorization(for: .readWrite) { @Sendable status in
        reply.resolveFromAnyThread(
          .answered(status == .authorized || status == .limited ? .yes : .no))
      }
    }
  }
#endif
