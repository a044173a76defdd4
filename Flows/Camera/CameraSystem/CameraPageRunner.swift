public import CameraFlow
package import EveryPath
public import PermissionDrivers
public import PermissionFlows

/// A camera page with its permission: opens the page, and goes on after iOS has ended the app.
///
/// The permission is asked for by the coordinator: another screen that asks at the same moment
/// shares the question and the dialog.
@MainActor
public final class CameraPageRunner {
  private let driver: CameraDriver?
  package let runner: Runner<CameraFlow>?

  /// A page that is not opened yet.
  ///
  /// - Parameters:
  ///   - kind: The camera, of `CameraPermission`, with the policy that other screens ask with.
  ///   - policy: When the page is opened.
  ///   - permissions: Asks for the camera.
  ///   - camera: The camera.
  ///   - page: Brings the page in and out.
  ///   - place: The window with the page; nil for the coordinator's own.
  public init(
    _ kind: PermissionKind<WholeAccessFlow>, _ policy: CameraFlow.Policy = .popThenPrompt,
    permissions: PermissionCoordinator, camera: any CameraDevice, page: any CameraPageDisplay,
    in place: PermissionPlace? = nil
  ) {
    guard let source = permissions.source(of: kind) else {
      (driver, runner) = (nil, nil)
      return
    }
    let driver = CameraDriver(
      camera: camera, page: page, source: source, app: (place ?? permissions.place).app)
    self.driver = driver
    runner = try? Runner(CameraFlow(policy: policy), driver: driver, clock: permissions.clock)
    guard let runner else { return }
    driver.connect(to: runner)
    let silent = kind.with(kind.flow.policy.explaining(false))
    permissions.connect(CameraFlow.question, to: silent, for: runner, in: place)
    permissions.connect(CameraFlow.access, to: kind, for: runner, in: place)
  }

  /// Opens the page, or joins the attempt that runs.
  ///
  /// - Returns: `.ready` once there is a picture, or why there is none; `.cancelled` if the calling
  ///   task is cancelled, `.misconfigured` if the coordinator's script has no camera.
  public func open() async -> CameraOutcome {
    guard let runner else { return .misconfigured }
    return await runner.run()
  }

  /// Goes on with an attempt that an earlier process left for Settings, where iOS ended it.
  ///
  /// - Returns: How it ended; nil if there is nothing to go on with.
  public func resume() async -> CameraOutcome? {
    guard let runner, let intent = runner.remembered else { return nil }
    return try? await runner.run(resuming: intent)
  }
}
