#if os(iOS) || PLAYED_PHONE
  import AVFoundation
  import CameraFlow

  /// Does all work on the capture session, away from the main thread and in order.
  ///
  /// Starting and stopping block the thread they are called on, so both happen here. Orders and
  /// signs of life come through one stream: a stop is carried out after the start before it.
  actor CaptureActor {
    enum Order: Sendable {
      case start(run: Int)
      case stop
      case sign(CaptureWatch.Sign)
    }

    private let session: AVCaptureSession
    private let addMore: (@Sendable (AVCaptureSession) throws -> Void)?
    private let orders: AsyncStream<Order>.Continuation
    private let clock: any Clock<Duration>
    private let tell: @MainActor @Sendable (CameraEvent, Int) -> Void
    private var pictures: PictureCounter?
    private var watch = CaptureWatch()
    private var run = 0

    init(
      session: AVCaptureSession, configure: (@Sendable (AVCaptureSession) throws -> Void)?,
      orders: AsyncStream<Order>.Continuation, clock: any Clock<Duration>,
      tell: @escaping @MainActor @Sendable (CameraEvent, Int) -> Void
    ) {
      self.session = session
      addMore = configure
      self.orders = orders
      self.clock = clock
      self.tell = tell
    }

    /// Carries out orders until there will be no more.
    func carryOut(_ stream: AsyncStream<Order>) async {
      let notices = CaptureNotices(session: session, orders: orders)
      let looks = Task { [orders, clock] in
        while !Task.isCancelled {
          try? await clock.sleep(for: .seconds(2))
          orders.yield(.sign(.look))
        }
      }
      for await order in stream { await carryOut(order) }
      looks.cancel()
      withExtendedLifetime(notices) { session.stopRunning() }
    }

    private func carryOut(_ order: Order) async {
      switch order {
      case .start(let run):
        self.run = run
        await start()
      case .stop:
        _ = watch.take(.stopped)
        if session.isRunning { session.stopRunning() }
      case .sign(let sign): await take(sign)
      }
    }

    private func start() async {
      _ = watch.take(.started)
      // Building an input while the status is undecided would make the system ask.
      guard AVCaptureDevice.authorizationStatus(for: .video) == .authorized else {
        return await take(.failed(.failed))
      }
      do {
        try configure()
        if !session.isRunning { session.startRunning() }
      } catch {
        await take(.failed(CameraFault(errorCode: (error as NSError).code)))
      }
    }

    private func configure() throws {
      guard session.inputs.isEmpty else { return }
      guard let camera = AVCaptureDevice.default(for: .video) else {
        throw AVError(.deviceNotConnected)
      }
      let input = try AVCaptureDeviceInput(device: camera)
      let output = AVCaptureVideoDataOutput()
      output.alwaysDiscardsLateVideoFrames = true
      let pictures = PictureCounter { [orders] in orders.yield(.sign(.picture)) }
      output.setSampleBufferDelegate(pictures, queue: pictures.queue)
      session.beginConfiguration()
      // Committed before the session starts, also when something is missing.
      defer { session.commitConfiguration() }
      do {
        guard session.canAddInput(input), session.canAddOutput(output) else {
          throw AVError(.sessionConfigurationChanged)
        }
        session.addInput(input)
        session.addOutput(output)
        // Without it a window beside another app has no picture (documented: AVCaptureSession.h).
        if session.isMultitaskingCameraAccessSupported {
          session.isMultitaskingCameraAccessEnabled = true
        }
        try addMore?(session)
      } catch {
        // The next start begins with an empty session again.
        for output in session.outputs { session.removeOutput(output) }
        for input in session.inputs { session.removeInput(input) }
        throw error
      }
      self.pictures = pictures
    }

    private func take(_ sign: CaptureWatch.Sign) async {
      guard let event = watch.take(sign) else { return }
      await tell(event, run)
    }
  }

  /// Says that a picture came, and does nothing else with it.
  private final class PictureCounter: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate,
    Sendable
  {
    let queue = DispatchQueue(label: "EveryPath.pictures")
    private let count: @Sendable () -> Void

    init(_ count: @escaping @Sendable () -> Void) { self.count = count }

    func captureOutput(
      _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
      from connection: AVCaptureConnection
    ) {
      count()
    }
  }
#endif
