@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// Screen Time.
  public static let screenTime: Self = "screen-time"
}

extension PermissionKind where F == WholeAccessFlow {
  /// Screen Time of the person who uses the device; needs the capability Family Controls.
  public static var screenTime: Self {
    #if os(iOS) && !targetEnvironment(macCatalyst) || PLAYED_PHONE
      Self(.screenTime, .screenTime) { ScreenTimeSource(isForChild: false) }
    #else
      Self(missing: .screenTime, .screenTime)
    #endif
  }

  /// Screen Time of a child, for whom a parent or guardian answers.
  public static var screenTimeOfChild: Self {
    #if os(iOS) && !targetEnvironment(macCatalyst) || PLAYED_PHONE
      Self(.screenTime, .screenTime, variant: "child") { ScreenTimeSource(isForChild: true) }
    #else
      Self(missing: .screenTime, .screenTime)
    #endif
  }
}

#if os(iOS) && !targetEnvironment(macCatalyst) || PLAYED_PHONE
  import FamilyControls
  package import EveryPath

  /// The authorization center of Family Controls.
  package final class ScreenTimeSource: AccessSource {
    private let isForChild: Bool
    private var restricted: ContinuousClock.Instant?

    /// A source.
    ///
    /// - Parameter isForChild: Whether a parent or guardian answers for a child.
    package init(isForChild: Bool) { self.isForChild = isForChild }

    /// Reads the status, which a new process reports as not determined until a request succeeds
    /// (documented: AuthorizationCenter.authorizationStatus).
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) {
      let reading: AccessReading<WholeGrant>
      switch AuthorizationCenter.shared.authorizationStatus {
      case .approved: reading = .granted(.full)
      case .notDetermined: reading = isRestricted ? .refused(.restricted) : .notDetermined
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

    /// Whether a request of the last minute failed as restricted, which no status tells; what was
    /// true before that may have been changed in Settings.
    private var isRestricted: Bool {
      restricted.map { $0.duration(to: .now) < .seconds(60) } ?? false
    }

    /// Asks; of the errors one is that a person or guardian left the question, and one that the
    /// device does not allow it: the others are no refusal (documented: FamilyControlsError).
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      let isForChild = isForChild
      Task {
        switch await Self.error(isForChild: isForChild) {
        case nil: reply.resolve(.answered(.yes))
        case .authorizationCanceled?: reply.resolve(.answered(.no))
        case .restricted?:
          restricted = .now
          reply.resolve(.answered(.no))
        default: reply.resolve(.failed)
        }
      }
    }

    private nonisolated static func error(isForChild: Bool) async -> FamilyControlsError? {
      do {
        try await AuthorizationCenter.shared.requestAuthorization(
          for: isForChild ? .child : .individual)
        return nil
      } catch {
        return error as? FamilyControlsError ?? .unavailable
      }
    }
  }
#endif
