package import IMLoginFlow

/// What login page and home say: the words that ship, in English.
///
/// A test compares them with those of the driver, on which a model cannot depend.
package enum ShippedIMWords {
  /// Why the login page is there.
  package static func reason(_ reason: LoginReason) -> String {
    reasons[reason.rawValue] ?? reason.rawValue
  }

  /// The words of the reasons, by their names.
  package static let reasons = [
    "loggedOut": "You are logged out.",
    "switched": "Log in with the other account.",
    "kickedByOther":
      "Your account logged in on another device. If that was not you, change your password.",
    "kickedByServer": "The server ended your session. Log in again.",
    "kickedByHand": "Your session was ended from another of your devices.",
    "wrongCredentials": "Your login is no longer valid. Log in again.",
    "noAccount": "This account no longer exists.",
    "forbidden": "This account may not log in.",
    "blocked": "This account is blocked. Contact support.",
    "elsewhere": "You last used your account on another device. Log in to use it here.",
    "misconfigured": "The app is set up incorrectly. Update it, or contact support.",
    "refused": "The server refused the login. Try again later, or contact support.",
  ]

  /// What is said of the connection, by the names of its states.
  package static let connections = [
    "called": "Connecting …",
    "linking": "Connecting …",
    "linked": "Connected. Logging in …",
    "logining": "Logging in …",
    "loggedIn": "Logged in. Loading messages …",
    "syncing": "Loading messages …",
    "waiting": "Not connected. Trying again …",
  ]
}
