#if os(iOS) || PLAYED_PHONE
  public import PermissionDrivers
  public import SwiftUI

  @available(iOSApplicationExtension, unavailable)
  extension EnvironmentValues {
    /// Asks for a permission: the question, a refusal explained, Settings and back.
    ///
    /// ```swift
    /// @Environment(\.askPermission) private var ask
    ///
    /// Button("Scan") { Task { if case .granted = await ask(.camera) { scans = true } } }
    /// ```
    public var askPermission: AskPermissionAction {
      get { self[AskPermissionKey.self] }
      set { self[AskPermissionKey.self] = newValue }
    }
  }

  @available(iOSApplicationExtension, unavailable)
  private struct AskPermissionKey: EnvironmentKey {
    static let defaultValue = AskPermissionAction()
  }

  /// Asks for a permission, by the coordinator and in the window of the view that has it.
  @available(iOSApplicationExtension, unavailable)
  public struct AskPermissionAction: Sendable {
    var ownCoordinator: PermissionCoordinator?
    var host: PermissionHost?

    /// Asks for a permission.
    ///
    /// - Returns: How it ended; `.cancelled` at once if the calling task is cancelled, as that of
    ///   `.task` is when its view disappears.
    @MainActor
    public func callAsFunction<F: AccessFlow>(
      _ kind: PermissionKind<F>
    ) async -> AccessOutcome<F.Grant> {
      await coordinator.ask(kind, in: place)
    }

    /// The coordinator of the view: that of ``SwiftUI/View/permissions(_:)``, or the standard one.
    @MainActor
    public var coordinator: PermissionCoordinator { ownCoordinator ?? .standard }

    /// The window of ``SwiftUI/View/permissionHost()``; nil without one.
    @MainActor
    var place: PermissionPlace? { host?.place }
  }

  @available(iOSApplicationExtension, unavailable)
  extension View {
    /// Lets this view and those in it ask by this coordinator in place of the standard one.
    nonisolated public func permissions(_ coordinator: PermissionCoordinator) -> some View {
      transformEnvironment(\.askPermission) { $0.ownCoordinator = coordinator }
    }
  }
#endif
