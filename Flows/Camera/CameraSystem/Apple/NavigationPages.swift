#if os(iOS) || PLAYED_PHONE
  public import CameraFlow
  public import CameraPermission
  public import PermissionFlows
  public import PermissionUI
  public import UIKit

  /// A camera page in a navigation controller, with its camera and its permission.
  ///
  /// ```swift
  /// let pages = NavigationPages(navigationController) { CameraPage(session: $0.session) }
  /// let outcome = await pages.open()
  /// ```
  ///
  /// The page may be taken away by Back, by a swipe, or by other code that replaces the stack: a
  /// controller within it notices. The navigation controller's delegate is left alone.
  @available(iOSApplicationExtension, unavailable)
  @MainActor
  public final class NavigationPages {
    /// The camera, whose session gives the picture.
    public let camera: AppleCamera

    package let runner: CameraPageRunner

    /// Pages without the camera's.
    ///
    /// - Parameters:
    ///   - navigation: Shows the page.
    ///   - kind: The camera, with the policy that other screens ask with.
    ///   - policy: When the page is opened.
    ///   - permissions: Asks for the camera.
    ///   - camera: The camera.
    ///   - place: The window with the page; nil for the coordinator's own.
    ///   - makePage: Makes the page, each time it is to come in.
    public init(
      _ navigation: UINavigationController, _ kind: PermissionKind<WholeAccessFlow> = .camera,
      _ policy: CameraFlow.Policy = .popThenPrompt,
      permissions: PermissionCoordinator = .standard, camera: AppleCamera = AppleCamera(),
      in place: PermissionPlace? = nil,
      makePage: @escaping @MainActor (AppleCamera) -> UIViewController
    ) {
      self.camera = camera
      let stack = NavigationPageStack(navigation, permissions.texts) { makePage(camera) }
      runner = CameraPageRunner(
        kind, policy, permissions: permissions, camera: camera, page: stack, in: place)
    }

    /// Opens the page, or joins the attempt that runs.
    ///
    /// - Returns: `.ready` once there is a picture, or why there is none; `.cancelled` if the
    ///   calling task is cancelled.
    @discardableResult
    public func open() async -> CameraOutcome { await runner.open() }

    /// Goes on with an attempt that an earlier process left for Settings, where iOS ended it; call
    /// it once the navigation controller is in a window.
    ///
    /// - Returns: How it ended; nil if there is nothing to go on with.
    @discardableResult
    public func resume() async -> CameraOutcome? { await runner.resume() }
  }
#endif
