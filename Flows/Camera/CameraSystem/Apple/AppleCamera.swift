#if os(iOS) || PLAYED_PHONE
  @preconcurrency public import AVFoundation
  import CameraFlow
  import PermissionDrivers
  import UIKit

  /// The camera of an iPhone or iPad.
  ///
  /// - Important: This file and the others of its folder were written on Linux from Apple's
  ///   documentation. They are compiled against stand-ins written by hand, and were once against the
  ///   headers of iOS 18.4 to 26.5. They have never been linked, nor run on a device or a simulator.
  @MainActor
  public final class AppleCamera: CameraDevice {
    /// Where the device tells what happens by itself.
    public var tell: @MainActor (CameraNews) -> Void = { _ in }

    /// The session, for an `AVCaptureVideoPreviewLayer`; leave its running to the driver.
    public let session: AVCaptureSession

    private let orders: AsyncStream<CaptureActor.Order>.Continuation
    private let observers = NoticeObservers()

    /// The camera, switched off.
    public init() {
      let session = AVCaptureSession()
      self.session = session
      let (stream, orders) = AsyncStream.makeStream(of: CaptureActor.Order.self)
      self.orders = orders
      observe(UIApplication.didBecomeActiveNotification, .active)
      observe(UIApplication.willResignActiveNotification, .inactive)
      observe(UIApplication.didEnterBackgroundNotification, .background)
      let capture = CaptureActor(session: session, orders: orders) { [weak self] event, run in
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
    public var hasUsageDescription: Bool {
      CameraReading.isUsageDescription(
        Bundle.main.object(forInfoDictionaryKey: "NSCameraUsageDescription") as? String)
    }

    /// Whether the app is active.
    public var isActive: Bool { UIApplication.shared.applicationState == .active }

    /// Asks the system for the permission.
    public func requestAccess(_ done: @escaping @Sendable (Bool) -> Void) {
      AVCaptureDevice.requestAccess(for: .video, completionHandler: done)
    }

    /// Opens the app's page in Settings.
    public func openSettings(_ done: @escaping @MainActor @Sendable (Bool) -> Void) {
      guard let page = URL(string: UIApplication.openSettingsURLString) else { return done(false) }
      UIApplication.shared.open(page, options: [:], completionHandler: done)
    }

    /// Starts the camera.
    public func startCamera(run: Int) { orders.yield(.start(run: run)) }

    /// Stops the camera.
    public func stopCamera() { orders.yield(.stop) }

    private func observe(_ name: Notification.Name, _ news: CameraNews) {
      observers.add(name, on: .main) { [weak self] _ in
        // The main queue is the main actor's.
        MainActor.assumeIsolated { self?.tell(news) }
      }
    }
  }
#endif
