// A stand-in for AVFoundation, written by hand from Apple's documentation: the few declarations that the
// camera's driver uses. It does nothing. It finds misspelt calls and broken isolation; it proves
// nothing about the SDK.

@_exported import Dispatch
@_exported import Foundation

public struct AVMediaType: Hashable, Sendable { public static let video = AVMediaType() }
public enum AVAuthorizationStatus: Int, @unchecked Sendable {
  case notDetermined, restricted, denied, authorized
}
open class AVCaptureDevice: NSObject {
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {}
}
open class AVCaptureInput: NSObject {}
open class AVCaptureOutput: NSObject {}
open class AVCaptureConnection: NSObject {}
open class AVCaptureDeviceInput: AVCaptureInput { public init(device: AVCaptureDevice) throws {} }
public final class CMSampleBuffer {}
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
  public enum InterruptionReason: Int {
    case videoDeviceNotAvailableInBackground = 1
    case a = 2
    case videoDeviceInUseByAnotherClient = 3
  }
  open class var runtimeErrorNotification: NSNotification.Name { .init("a") }
  open class var wasInterruptedNotification: NSNotification.Name { .init("b") }
  open class var interruptionEndedNotification: NSNotification.Name { .init("c") }
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
public struct AVError: Error {
  public enum Code: Int { case deviceNotConnected, sessionConfigurationChanged }
  public init(_ c: Code, userInfo: [String: Any] = [:]) {}
}
