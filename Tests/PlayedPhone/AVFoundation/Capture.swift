import Dispatch
import Foundation
import PlayedPhone
import SimulatedPhone

open class AVCaptureInput: NSObject {}
open class AVCaptureOutput: NSObject { fileprivate(set) weak var session: AVCaptureSession? }
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
}
open class AVCaptureConnection: NSObject {
  open var isVideoOrientationSupported: Bool { true }
  open var videoOrientation = AVCaptureVideoOrientation.portrait
}
open class AVCaptureDeviceInput: AVCaptureInput { public init(device: AVCaptureDevice) throws {} }
public class CMSampleBuffer: @unchecked Sendable {}
// The delegate's method is optional in the SDK, which Linux has not: a misspelt one is an error
// here and none there.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  open var alwaysDiscardsLateVideoFrames = true
  private weak var delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  private var queue: DispatchQueue?
  open func setSampleBufferDelegate(
    _ d: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {
    delegate = d
    self.queue = queue
  }

  /// A picture comes, on the delegate's queue.
  func takePicture() {
    queue?.sync {
      delegate?.captureOutput(self, didOutput: CMSampleBuffer(), from: AVCaptureConnection())
    }
  }
}
open class AVCaptureSession: NSObject {
  public enum InterruptionReason: Int, @unchecked Sendable {
    case videoDeviceNotAvailableInBackground = 1
    case audioDeviceInUseByAnotherClient = 2
    case videoDeviceInUseByAnotherClient = 3
    case videoDeviceNotAvailableWithMultipleForegroundApps = 4
    case videoDeviceNotAvailableDueToSystemPressure = 5
    case sensitiveContentMitigationActivated = 6
  }
  public static let runtimeErrorNotification =
    NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
  public static let wasInterruptedNotification =
    NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
  public static let interruptionEndedNotification =
    NSNotification.Name("AVCaptureSessionInterruptionEndedNotification")

  private let process = PlayedPhone.process
  private var isConfiguring = false
  private var isInterrupted = false
  private var isOurs: Bool { process == PlayedPhone.process }
  open var isMultitaskingCameraAccessSupported: Bool { false }
  open var isMultitaskingCameraAccessEnabled = false
  open var isRunning: Bool { isOurs && PlayedPhone.phone.capture.session != .off }
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []

  open func startRunning() {
    precondition(!Thread.isMainThread, "starting blocks the main thread")
    precondition(!isConfiguring, "a session is started before its configuration is committed")
    guard isOurs else { return }
    isInterrupted = false
    nonisolated(unsafe) let session = self
    PlayedPhone.startCapture { session.hear($0) }
  }
  open func stopRunning() {
    precondition(!isConfiguring, "a session is stopped before its configuration is committed")
    if isOurs { PlayedPhone.stopCapture() }
  }
  open func beginConfiguration() { isConfiguring = true }
  open func commitConfiguration() { isConfiguring = false }
  /// Whether its configuration has begun and is not committed.
  public var playedIsConfiguring: Bool { isConfiguring }
  open func canAddInput(_ i: AVCaptureInput) -> Bool { inputs.isEmpty }
  open func canAddOutput(_ i: AVCaptureOutput) -> Bool {
    !outputs.contains { type(of: $0) == type(of: i) }
  }
  open func addInput(_ i: AVCaptureInput) { inputs.append(i) }
  open func addOutput(_ i: AVCaptureOutput) {
    outputs.append(i)
    i.session = self
  }
  open func removeInput(_ i: AVCaptureInput) { inputs.removeAll { $0 === i } }
  open func removeOutput(_ i: AVCaptureOutput) {
    outputs.removeAll { $0 === i }
    i.session = nil
  }

  private func hear(_ stimulus: Stimulus) {
    switch stimulus {
    case .sessionStarted:
      if isInterrupted { endInterruption() }
      takePicture()
    case .sessionFailed(.busy): interrupt(.videoDeviceInUseByAnotherClient)
    case .sessionFailed(.beside): interrupt(.videoDeviceNotAvailableWithMultipleForegroundApps)
    case .sessionFailed(.failed):
      let error = NSError(domain: AVError.errorDomain, code: -11_819)
      post(Self.runtimeErrorNotification, [AVCaptureSessionErrorKey: error])
    case .interrupted: interrupt(.videoDeviceNotAvailableInBackground)
    // The camera is back before it is missed that it gives nothing.
    case .pictureLost: if isInterrupted { endInterruption() }
    case .interruptionEnded:
      endInterruption()
      if PlayedPhone.phone.capture.session == .picture { takePicture() }
    default: break
    }
  }

  private func takePicture() {
    for case let output as AVCaptureVideoDataOutput in outputs { output.takePicture() }
  }

  private func endInterruption() {
    isInterrupted = false
    post(Self.interruptionEndedNotification, nil)
  }

  private func interrupt(_ reason: InterruptionReason) {
    isInterrupted = true
    post(
      Self.wasInterruptedNotification, [AVCaptureSessionInterruptionReasonKey: reason.rawValue])
  }

  private func post(_ name: NSNotification.Name, _ userInfo: [AnyHashable: Any]?) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }
}
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
public struct AVError: CustomNSError, Hashable, Error {
  public enum Code: Int, Sendable {
    case sessionConfigurationChanged = -11806
    case deviceNotConnected = -11814
  }
  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  public static var errorDomain: String { "AVFoundationErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
