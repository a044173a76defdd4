import Dispatch
import Foundation

open class AVMetadataObject: NSObject {
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
  }
  open var type: ObjectType { .qr }
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? { nil }
}
// The delegate's method is optional in the SDK, which Linux has not: a misspelt one is an error
// here and none there.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// None before the output is one of a session with an input.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
    session?.inputs.isEmpty == false ? [.qr, .ean13] : []
  }
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = [] {
    didSet {
      precondition(
        Set(metadataObjectTypes).isSubset(of: availableMetadataObjectTypes),
        "a type of metadata is not available")
    }
  }
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {}
}
