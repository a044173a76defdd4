@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// Adding passes in the background.
  public static let backgroundPasses: Self = "background-passes"
}

extension PermissionKind where F == WholeAccessFlow {
  /// Adding passes in the background, from iOS 26 on; no usage description is known.
  public static var backgroundPasses: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.backgroundPasses, .backgroundPasses) { BackgroundPassesSource() }
    #else
      Self(missing: .backgroundPasses, .backgroundPasses)
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  import PassKit
  package import EveryPath

  /// The pass library of PassKit.
  package final class BackgroundPassesSource: AccessSource {
    // One instance, on one thread (documented: PKPassLibrary).
    private lazy var library = PKPassLibrary()

    /// Reads the status, then whether there is a library of passes; before iOS 26 there is none to
    /// add to in the background.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) { reply.resolve(.read(reading)) }

    private var reading: AccessReading<WholeGrant> {
      guard #available(iOS 26.0, *) else { return .refused(.unavailable) }
      let reading: AccessReading<WholeGrant> =
        switch library.authorizationStatus(for: .backgroundAddPasses) {
        case .authorized: .granted(.full)
        case .notDetermined: .notDetermined
        case .denied: .refused(.denied)
        case .restricted: .refused(.restricted)
        @unknown default: .refused(.restricted)
        }
      if reading == .refused(.restricted) { return reading }
      return PKPassLibrary.isPassLibraryAvailable() ? reading : .refused(.unavailable)
    }

    /// Asks.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      guard #available(iOS 26.0, *) else { return reply.resolveFromAnyThread(.answered(.no)) }
      library.requestAuthorization(for: .backgroundAddPasses) { @Sendable status in
        reply.resolveFromAnyThread(.answered(status == .authorized ? .yes : .no))
      }
    }
  }
#endif
