// A stand-in for Photos, written by hand from Apple's documentation: the few declarations that the
// drivers use, behind which is the simulated phone. It finds misspelt calls, broken isolation and
// wrong conclusions; it proves nothing about the SDK.
//
// Adding and reading are two permissions; where a phone has one of them only, the other is told
// after it.

@_exported import Foundation
import PlayedPhone

public enum PHAccessLevel: Int, @unchecked Sendable {
  case addOnly = 1
  case readWrite = 2
}
public enum PHAuthorizationStatus: Int, @unchecked Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  /// What is read of everything where adding alone is granted: reports differ.
  nonisolated(unsafe) public static var statusOfAddOnly = PHAuthorizationStatus.denied

  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    switch accessLevel {
    case .readWrite: readWriteStatus
    case .addOnly: addOnlyStatus
    }
  }

  private class var readWriteStatus: PHAuthorizationStatus {
    switch PlayedPhone.reading(of: .photosReadWrite) {
    case .status(.authorized): .authorized
    case .status(.limited), .status(.nothingChosen): .limited
    case .status(.denied): .denied
    case .status(.restricted): .restricted
    case .status(.writeOnly): statusOfAddOnly
    default: .notDetermined
    }
  }

  private class var addOnlyStatus: PHAuthorizationStatus {
    guard PlayedPhone.has(.photosAddOnly) else { return addOnlyOfReadWrite }
    return switch PlayedPhone.reading(of: .photosAddOnly) {
    case .status(.authorized): .authorized
    case .status(.denied): .denied
    case .status(.restricted): .restricted
    default: .notDetermined
    }
  }

  private class var addOnlyOfReadWrite: PHAuthorizationStatus {
    switch PlayedPhone.reading(of: .photosReadWrite) {
    case .status(.authorized), .status(.writeOnly): .authorized
    case .status(.limited), .status(.nothingChosen): .authorized
    case .status(.restricted): .restricted
    default: .notDetermined
    }
  }

  open class func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    PlayedPhone.request(accessLevel == .addOnly ? .photosAddOnly : .photosReadWrite) {
      handler($0 == .yes ? .authorized : .denied)
    }
  }
}

open class PHFetchOptions: NSObject { open var fetchLimit = 0 }
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  public let count: Int
  init(count: Int) { self.count = count }
}
open class PHAsset: NSObject {
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    switch PlayedPhone.reading(of: .photosReadWrite) {
    case .status(.authorized), .status(.limited): PHFetchResult(count: 1)
    default: PHFetchResult(count: 0)
    }
  }
}
