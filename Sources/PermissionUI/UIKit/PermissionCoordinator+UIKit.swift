#if os(iOS) || PLAYED_PHONE
  import EveryPathFiles
  public import PermissionDrivers
  public import UIKit

  @available(iOSApplicationExtension, unavailable)
  extension PermissionPlace {
    /// A window of the app, with alerts; without one, whichever is in front.
    @MainActor
    public init(in scene: UIWindowScene?) {
      self.init(app: WindowActivity(of: scene), presenter: AlertPresenter(in: scene))
    }
  }

  @available(iOSApplicationExtension, unavailable)
  extension PermissionCoordinator {
    /// The coordinator of an app that needs only one.
    public static let standard = PermissionCoordinator()

    /// A coordinator that shows alerts in the window in front, and keeps what is to resume after
    /// Settings in a file of the app's.
    ///
    /// Where the file cannot be kept, an attempt that iOS ends in Settings begins afresh.
    public convenience init(texts: PermissionTexts = PermissionTexts()) {
      self.init(
        place: PermissionPlace(in: nil), store: try? FileIntentStore.standard(), texts: texts)
    }

    /// Asks for a permission in a window: `ask(.camera, in: view.window?.windowScene)`.
    ///
    /// - Returns: How it ended; `.cancelled` at once if the calling task is cancelled.
    public func ask<F: AccessFlow>(
      _ kind: PermissionKind<F>, in scene: UIWindowScene?
    ) async -> PermissionOutcome<F.Grant> {
      await ask(kind, in: scene.map { PermissionPlace(in: $0) })
    }
  }
#endif
