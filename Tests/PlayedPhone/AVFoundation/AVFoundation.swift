// A stand-in for AVFoundation, written by hand from Apple's documentation: the few declarations that the
// camera's driver uses. It does nothing. It finds misspelt calls and broken isolation; it proves
// nothing about the SDK. The delegate's method is optional there, which Linux has not: a misspelt one is
// an error here and none there.

@_exported import Dispatch
@_exported import Foundation
import PermissionFacts
import PlayedPhone
import SimulatedPhone

public struct AVMediaType: Hashable, Sendable {
  let name: String
  public static let video = AVMediaType(name: "video")
  public static let audio = AVMediaType(name: "audio")
}
public enum AVAuthorizationStatus: Int, @unchecked Sendable {
  case notDetermined, restricted, denied, authorized
}
open class AVCaptureDevice: NSObject {
  /// A restricted device hides its cameras.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    switch PlayedPhone.reading(of: mediaType.permission) {
    case .noHardware, .restricted: nil
    default: AVCaptureDevice()
    }
  }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    switch PlayedPhone.reading(of: mediaType.permission) {
    case .authorized: .authorized
    case .denied: .denied
    case .restricted: .restricted
    default: .notDetermined
    }
  }
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    PlayedPhone.request(mediaType.permission) { handler($0 == .yes) }
  }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withCheckedContinuation { continuation in
      requestAccess(for: mediaType) { continuation.resume(returning: $0) }
    }
  }
}
extension AVMediaType {
  var permission: Permission { self == .audio ? .microphone : .camera }
}
open class AVCaptureInput: NSObject {}
open class AVCaptureOutput: NSObject {}
open class AVCaptureConnection: NSObject {}
open class AVCaptureDeviceInput: AVCaptureInput { public init(device: AVCaptureDevice) throws {} }
public class CMSampleBuffer: @unchecked Sendable {}
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  open var alwaysDiscardsLateVideoFrames = true
  open func setSampleBufferDelegate(
    _ d: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {}
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
  public static let runtimeErrorNotification = NSNotification.Name("a")
  public static let wasInterruptedNotification = NSNotification.Name("b")
  public static let interruptionEndedNotification = NSNotification.Name("c")
  open var isRunning: Bool { false }
  open var inputs: [AVCaptureInput] { [] }
  open func startRunning() {}
  open func stopRunning() {}
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func canAddInput(_ i: AVCaptureInput) -> Bool { true }
  open func canAddOutput(_ i: AVCaptureOutput) -> Bool { true }
  open func addInput(_ i: AVCaptureInput) {}
  open func addOutput(_ i: AVCaptureOutput) {}
}
public let AVCaptureSessionErrorKey = "e"
public let AVCaptureSessionInterruptionReasonKey = "r"
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
