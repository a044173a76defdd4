@_exported public import PermissionDrivers

extension PermissionName {
  /// Screen Time.
  public static let screenTime: Self = "screen-time"
}

#if os(iOS) && !targetEnvironment(macCatalyst) || PLAYED_PHONE
  import FamilyControls
  public import EveryPath

  extension PermissionKind where F == WholeAccessFlow {
    /// Screen Time of the person who uses the device; needs the capability Family Controls.
    public static var screenTime: Self {
      Self(.screenTime, .screenTime) { ScreenTimeSource(isForChild: false) }
    }

    /// Screen Time of a child, for whom a parent or guardian answers.
    public static var screenTimeOfChild: Self {
      Self(.screenTime, .screenTime, variant: "child") { ScreenTimeSource(isForChild: true) }
    }
  }

  /// The authorization center of Family Controls.
  public final class ScreenTimeSource: AccessSource {
    private let isForChild: Bool

    /// A source.
    ///
    /// - Parameter isForChild: Whether a parent or guardian answers for a child.
    public init(isForChild: Bool) { self.isForChild = isForChild }

    /// Reads the status, which a new process reports as not determined until a request succeeds
    /// (documented: AuthorizationCenter.authorizationStatus).
    public func read(_ reply: Reply<AccessEvent<WholeGrant>>) {
      let reading: AccessReading<WholeGrant>
      switch AuthorizationCenter.shared.authorizationStatus {
      case .approved: reading = .granted(.full)
      case .notDetermined: reading = .notDetermined
      case .denied: reading = .refused(.denied)
      #if compiler(>=6.3)
        // Of the SDK of iOS 26.4, which comes with this compiler; an older SDK has no name for it, and
        // does not compile with a newer compiler.
        case .approvedWithDataAccess: reading = .granted(.full)
      #endif
      @unknown default: reading = .refused(.denied)
      }
      reply.resolve(.read(reading))
    }

    /// Asks; an error is a "no", and the flow reads again.
    public func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      let isForChild = isForChild
      Task { reply.resolveFromAnyThread(.answered(await Self.answer(isForChild: isForChild))) }
    }

    private nonisolated static func answer(isForChild: Bool) async -> AccessAnswer {
      do {
        try await AuthorizationCenter.shared.requestAuthorization(
          for: isForChild ? .child : .individual)
        return .yes
      } catch {
        return .no
      }
    }
  }
#endif
