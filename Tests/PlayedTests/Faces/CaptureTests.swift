import AVFoundation
import CameraFlow
import CameraSystem
import EveryPathTesting
import PermissionFacts
import PlayedPhone
import SimulatedPhone
import Synchronization
import Testing

extension PlayedTests {
  /// The camera without its page.
  @MainActor
  @Suite struct CaptureTests {
    /// What an app's own set-up found.
    private struct Found: Sendable, Equatable {
      let isOnMain: Bool
      let isConfiguring: Bool
      let types: [AVMetadataObject.ObjectType]
    }

    /// Adds an output for codes, as an app does; returns what was found.
    private nonisolated static func setUp(_ session: AVCaptureSession) -> Found {
      let output = AVCaptureMetadataOutput()
      session.addOutput(output)
      output.metadataObjectTypes = [.qr]
      return Found(
        isOnMain: Thread.isMainThread, isConfiguring: session.playedIsConfiguring,
        types: output.metadataObjectTypes)
    }

    private struct Refused: Error {}

    @Test func `An output knows what it can read only where the session has a camera`() throws {
      let session = AVCaptureSession()
      let output = AVCaptureMetadataOutput()
      session.addOutput(output)
      #expect(output.availableMetadataObjectTypes == [])
      session.addInput(try AVCaptureDeviceInput(device: AVCaptureDevice()))
      #expect(output.availableMetadataObjectTypes.contains(.qr))
    }

    @Test func `An app sets up the session within its configuration, off the main thread, once`()
      async
    {
      let found = Mutex<[Found]>([])
      let camera = camera { session in
        let news = Self.setUp(session)
        found.withLock { $0.append(news) }
      }
      for run in 1...2 {
        #expect(await startCamera(camera, run) == .sessionStarted)
        camera.stopCamera()
        #expect(await becomesTrue { PlayedPhone.phone.capture.session == .off })
      }
      let expected = Found(isOnMain: false, isConfiguring: true, types: [.qr])
      #expect(found.withLock { $0 } == [expected])
    }

    @Test func `A set-up that fails is a camera that fails, and is tried again`() async {
      let tries = Mutex(0)
      let camera = camera { session in
        let count = tries.withLock { tries in
          tries += 1
          return tries
        }
        session.addOutput(AVCaptureMetadataOutput())
        if count == 1 { throw Refused() }
      }
      #expect(await startCamera(camera, 1) == .sessionFailed(.failed))
      #expect(camera.session.inputs.isEmpty && camera.session.outputs.isEmpty)
      #expect(await startCamera(camera, 2) == .sessionStarted)
      #expect(camera.session.outputs.count == 2)
    }

    /// A camera that is permitted, in an app in front.
    private func camera(
      _ configure: @escaping @Sendable (AVCaptureSession) throws -> Void
    ) -> AppleCamera {
      PlayedPhone.begin(with: Phone(.camera, answer: .authorized))
      PlayedPhone.play(.launch(isFresh: true))
      PlayedPhone.play(.becomeActive)
      return AppleCamera(configure: configure, clock: ManualClock())
    }

    private final class Told {
      var event: CameraEvent?
    }

    /// Starts it, and lets the first picture come; returns what is told first.
    private func startCamera(_ camera: AppleCamera, _ run: Int) async -> CameraEvent? {
      let told = Told()
      camera.tell = { if $1 == run, told.event == nil { told.event = $0 } }
      camera.startCamera(run: run)
      _ = await becomesTrue {
        told.event != nil || PlayedPhone.phone.capture.session == .starting
      }
      if told.event == nil { PlayedPhone.play(.sessionStarts) }
      _ = await becomesTrue { told.event != nil }
      return told.event
    }
  }
}
