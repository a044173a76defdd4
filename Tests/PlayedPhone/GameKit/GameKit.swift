// A stand-in for GameKit, written by hand from Apple's documentation: the few declarations that the
// driver uses, behind which is the simulated phone. It finds misspelt calls, broken isolation and
// wrong conclusions; it proves nothing about the SDK.

@_exported import Foundation
import PlayedPhone

public enum GKFriendsAuthorizationStatus: Int, @unchecked Sendable {
  case notDetermined, restricted, denied, authorized
}
public struct GKError: CustomNSError, Hashable, Error {
  public enum Code: Int, Sendable {
    case communicationsFailure = 3
    case notAuthenticated = 6
    case friendListRestricted = 101
    case friendListDenied = 102
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "GKErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
open class GKPlayer: NSObject {}
open class GKLocalPlayer: GKPlayer {
  open class var local: GKLocalPlayer { GKLocalPlayer() }
  open func loadFriendsAuthorizationStatus(
    _ completionHandler:
      @escaping @Sendable (GKFriendsAuthorizationStatus, (any Error)?) -> Void
  ) {
    let status: GKFriendsAuthorizationStatus =
      switch PlayedPhone.reading(of: .gameCenterFriends) {
      case .status(.authorized): .authorized
      case .status(.denied): .denied
      case .status(.restricted): .restricted
      default: .notDetermined
      }
    PlayedPhone.callBack { completionHandler(status, nil) }
  }
  open func loadFriends(
    _ completionHandler: @escaping @Sendable ([GKPlayer]?, (any Error)?) -> Void
  ) {
    PlayedPhone.request(.gameCenterFriends) { answer in
      switch answer {
      case .yes: completionHandler([], nil)
      case .no: completionHandler(nil, GKError(.friendListDenied))
      case .failed: completionHandler(nil, GKError(.communicationsFailure))
      }
    }
  }
}
