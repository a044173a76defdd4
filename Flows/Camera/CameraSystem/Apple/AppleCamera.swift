#if os(iOS) || PLAYED_PHONE
  @preconcurrency public import AVFoundation
  public import CameraFlow

  /// The camera of an iPhone or iPad.
  ///
  /// - Important: This file and the others of its folder were written on Linux from Apple's
  ///   documentation. They are compiled against stand-ins written by hand, and were once against
  ///   the headers of iOS 18.4 to 26.5. They were never linked, nor run on a device or a simulator.
  @MainActor
  public final class AppleCamera: CameraDevice {
    /// Where the device tells what happens to the camera in one of its runs.
    public var tell: @MainActor (_ event: CameraEvent, _ run: Int) -> Void = { _, _ in }

    /// The session, for an `AVCaptureVideoPreviewLayer`; leave its running to the driver.
    public let session: AVCaptureSession

    private let orders: AsyncStream<CaptureActor.Order>.Continuation

    /// The camera, switched off.
    ///
    /// - Parameters:
    ///   - configure: Adds to the session what the app needs beside the picture, such as an output
    ///     for codes. It is called before the camera starts for the first time, away from the main
    ///     thread, within the session's configuration and once the camera is its input. If it
    ///     throws, the camera fails, and the next start calls it again.
    ///   - clock: Measures how long no picture comes.
    public init(
      configure: (@Sendable (AVCaptureSession) throws -> Void)? = nil,
      clock: any Clock<Duration> = ContinuousClock()
    ) {
      let session = AVCaptureSession()
      self.session = session
      let (stream, orders) = AsyncStream.makeStream(of: CaptureActor.Order.self)
      self.orders = orders
      let capture = CaptureActor(
        session: session, configure: configure, orders: orders, clock: clock
      ) { [weak self] in self?.tell($0, $1) }
      Task { await capture.carryOut(stream) }
    }

    deinit { orders.finish() }

    /// Starts the camera.
    public func startCamera(run: Int) { orders.yield(.start(run: run)) }

    /// Stops the camera.
    public func stopCamera() { orders.yield(.stop) }
  }
#endif
