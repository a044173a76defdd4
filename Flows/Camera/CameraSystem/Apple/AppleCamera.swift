#if os(iOS) || PLAYED_PHONE
  @preconcurrency public import AVFoundation
  import CameraFlow
  public import PermissionDrivers
  public import PermissionUI

  /// The camera of an iPhone or iPad.
  ///
  /// - Important: This file and the others of its folder were written on Linux from Apple's
  ///   documentation. They are compiled against stand-ins written by hand, and were once against
  ///   the headers of iOS 18.4 to 26.5. They were never linked, nor run on a device or a simulator.
  @MainActor
  @available(iOSApplicationExtension, unavailable)
  public final class AppleCamera: CameraDevice {
    /// Where the device tells what happens by itself.
    public var tell: @MainActor (CameraDeviceEvent) -> Void = { _ in }

    /// The session, for an `AVCaptureVideoPreviewLayer`; leave its running to the driver.
    public let session: AVCaptureSession

    private let app: any AppActivity
    private let orders: AsyncStream<CaptureActor.Order>.Continuation
    private var observation: AnyObject?

    /// The camera, switched off.
    ///
    /// - Parameters:
    ///   - app: The window that shows the camera, or the app.
    ///   - clock: Measures how long no picture comes.
    public init(
      app: any AppActivity = WindowActivity(), clock: any Clock<Duration> = ContinuousClock()
    ) {
      let session = AVCaptureSession()
      self.session = session
      self.app = app
      let (stream, orders) = AsyncStream.makeStream(of: CaptureActor.Order.self)
      self.orders = orders
      observation = app.observe { [weak self] in self?.tell(CameraDeviceEvent($0)) }
      let capture = CaptureActor(session: session, orders: orders, clock: clock) {
        [weak self] event, run in
        self?.tell(.camera(event, run: run))
      }
      Task { await capture.carryOut(stream) }
    }

    deinit { orders.finish() }

    /// The status of the permission now.
    public var status: CameraStatus {
      // By name, never by raw value: the numbers differ from service to service.
      switch AVCaptureDevice.authorizationStatus(for: .video) {
      case .authorized: .authorized
      case .notDetermined: .notDetermined
      case .denied: .denied
      case .restricted: .restricted
      @unknown default: .unknown
      }
    }

    /// Whether there is a camera; a restricted device says no.
    public var hasCamera: Bool { AVCaptureDevice.default(for: .video) != nil }

    /// Whether the app has its `NSCameraUsageDescription`.
    public var hasUsageDescription: Bool { UsageDescription.isPresent("NSCameraUsageDescription") }

    /// Whether the window, or the app, is active.
    public var isActive: Bool { app.isActive }

    /// Asks the system for the permission.
    public func requestAccess(_ done: @escaping @Sendable (Bool) -> Void) {
      AVCaptureDevice.requestAccess(for: .video, completionHandler: done)
    }

    /// Opens the app's page in Settings.
    public func openSettings(_ done: @escaping @MainActor @Sendable (Bool) -> Void) {
      app.openSettings(.app, done)
    }

    /// Starts the camera.
    public func startCamera(run: Int) { orders.yield(.start(run: run)) }

    /// Stops the camera.
    public func stopCamera() { orders.yield(.stop) }
  }

  extension CameraDeviceEvent {
    fileprivate init(_ change: AppChange) {
      self =
        switch change {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        }
    }
  }
#endif
