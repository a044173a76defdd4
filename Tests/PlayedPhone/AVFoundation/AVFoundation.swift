// A stand-in for AVFoundation, written by hand from Apple's documentation: the few declarations
// that the camera's driver uses. It does nothing. It finds misspelt calls and broken isolation; it
// proves nothing about the SDK. The delegate's method is optional there, which Linux has not: a
// misspelt one is an error here and none there.

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
