@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// The friends of Game Center.
  public static let gameCenterFriends: Self = "game-center-friends"
}

extension PermissionKind where F == WholeAccessFlow {
  /// The friends of Game Center; needs `NSGKFriendListUsageDescription`.
  ///
  /// The app signs the player in before: what is read of one who is not signed in is uncertain.
  public static var gameCenterFriends: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.gameCenterFriends, .gameCenterFriends) { GameCenterFriendsSource() }
    #else
      Self(missing: .gameCenterFriends, .gameCenterFriends)
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  import GameKit
  package import EveryPath

  /// The local player of GameKit.
  package final class GameCenterFriendsSource: AccessSource {
    /// Reads the status, which comes asynchronously only; with an error it is what GameKit says
    /// beside it.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) {
      GKLocalPlayer.local.loadFriendsAuthorizationStatus { @Sendable status, _ in
        Task { @MainActor in
          reply.resolve(.read(Self.reading(status).needing("NSGKFriendListUsageDescription")))
        }
      }
    }

    private static func reading(_ status: GKFriendsAuthorizationStatus) -> AccessReading<WholeGrant>
    {
      switch status {
      case .authorized: .granted(.full)
      case .notDetermined: .notDetermined
      case .denied: .refused(.denied)
      case .restricted: .refused(.restricted)
      @unknown default: .refused(.restricted)
      }
    }

    /// No page says that the completions are called for a player who is not signed in.
    package var settlingLimit: Duration? { .seconds(10) }

    /// Asks by loading the friends: there is no other request.
    ///
    /// Two errors are a "no"; the others have nothing to do with the permission: no connection, or a
    /// player who is not signed in.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      GKLocalPlayer.local.loadFriends { @Sendable _, error in
        let refusals: [GKError.Code?] = [.friendListDenied, .friendListRestricted]
        let isRefusal = refusals.contains((error as? GKError)?.code)
        reply.resolveFromAnyThread(
          error == nil ? .answered(.yes) : isRefusal ? .answered(.no) : .failed)
      }
    }
  }
#endif
