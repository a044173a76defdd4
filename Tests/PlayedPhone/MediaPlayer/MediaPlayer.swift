// A stand-in for MediaPlayer, written by hand from Apple's documentation: the few declarations that
// the drivers use, behind which is the simulated phone. It finds misspelt calls, broken isolation
// and wrong conclusions; it proves nothing about the SDK.

@_exported import Foundation
import PlayedPhone

public enum MPMediaLibraryAuthorizationStatus: Int, @unchecked Sendable {
  case notDetermined, denied, restricted, authorized
}
open class MPMediaLibrary: NSObject {
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
    switch PlayedPhone.reading(of: .mediaLibrary) {
    case .status(.authorized): .authorized
    case .status(.denied): .denied
    case .status(.restricted): .restricted
    default: .notDetermined
    }
  }
  open class func requestAuthorization(
    _ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    PlayedPhone.request(.mediaLibrary) { completionHandler($0 == .yes ? .authorized : .denied) }
  }
}
