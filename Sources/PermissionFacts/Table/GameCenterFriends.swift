extension StatusType {
  /// Of the friends of Game Center.
  public static let gameCenterFriends = restrictedFirst(
    "GKFriendsAuthorizationStatus", systems: .from(14, minor: 5))
}

extension PermissionFacts {
  /// The friends of Game Center.
  public static let gameCenterFriends: PermissionFacts = .init(
    .gameCenterFriends, summary: "the friends of Game Center: loading them asks",
    statusTypes: [.documented(.gameCenterFriends, .header("GKLocalPlayer.h"))],
    statuses: .fourStatuses(.header("GKLocalPlayer.h")),
    final: .allButUndecided,
    answers: .allowOrDeny,
    returns: .assumed,
    settings: .aSwitch,
    killsOnChange: .unheardOf,
    callback: .documented(.firstUse, .document("GKLocalPlayer.loadFriends(_:)")),
    settling: .uncertain(
      .maybeNever,
      .conclusion("no page says that the completion comes for a player who is not signed in")),
    keys: .documented(
      [UsageKey("NSGKFriendListUsageDescription")], .document("NSGKFriendListUsageDescription")),
    capability: .of("Game Center", "game-center"),
    keyMissing: [.documented(KeyMissing(.failsAtOnce), .header("GKLocalPlayer.h"))],
    otherFailures: [
      .documented(
        "Loading fails without a connection to the server, and for a player who is not signed in; a "
          + "refusal is friendListDenied.",
        .document(
          "GKError.communicationsFailure; GKError.notAuthenticated; GKError.friendListDenied"))
    ],
    notes: [
      .documented(
        "Denied is also read where friends are switched off for all apps, in the settings of Game "
          + "Center: the app's page does not help then.",
        .header("GKLocalPlayer.h"), .offered(["status-denied"])),
      .documented(
        "The prompt may take the app's activity, so that it pauses.", .header("GKLocalPlayer.h"),
        .offered(["prompt"])),
      .documented(
        "There is no request: the first load of friends prompts.",
        .document("GKLocalPlayer.loadFriends(_:)"), .offered(["prompt"])),
      .documented(
        "The status is read asynchronously only.", .header("GKLocalPlayer.h"), .nothingToPlay),
    ])
}
