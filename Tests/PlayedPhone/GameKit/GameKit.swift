// A stand-in for GameKit, written by hand from Apple's documentation: the few declarations that the
// driver uses, behind which is the simulated phone. It finds misspelt calls, broken isolation and
// wrong conclusions; it proves nothing about the SDK.

@_exported import Foundation
import PlayedPhone

public enum GKFriendsAuthorizationStatus: Int, @unchecked Sendable {
  case notDetermined, restricted, denied, authorized
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
      if answer == .yes {
        completionHandler([], nil)
      } else {
        completionHandler(nil, CancellationError())
      }
    }
  }
}
