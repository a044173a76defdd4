/// What makes a prompt come up again after it was answered.
public enum PromptReturn: String, Hashable, Sendable, CaseIterable {
  case resetLocationAndPrivacy = "reset Location & Privacy"
  case reinstall = "reinstall"
  /// Allow Once ends when the app is no longer in use.
  case allowOnceExpires = "Allow Once expires"
  /// The explicit question after a quiet grant.
  case explicitAfterProvisional = "explicit request after a provisional grant"
  /// The question for always, once, after a grant while in use.
  case alwaysAfterWhenInUse = "always after when in use, once"
  /// The question for everything, once, after a grant to add only.
  case fullAfterWriteOnly = "full access after write-only, once"
  /// The question for reading, after a grant to add only.
  case readWriteAfterAddOnly = "read-write while add-only is granted"
  /// The system's own offer to choose again, once in a life of the process.
  case limitedChoice = "the system offers to choose again while limited"
  /// The sheet comes again for what was not asked for before.
  case newTypes = "new data types"
  /// Every read of single objects asks.
  case singleObjects = "every read of single objects"
  /// Systems that ask once a session.
  case everySession = "every session on iOS 14"
  /// A question that was answered may be asked anew.
  case yearLater = "a year after the answer, unless the switch for all apps is off"
  /// A button of the question leads to more information, and decides nothing.
  case undecided = "an answer without a decision"
  /// The system reminds of what the app did in the background.
  case reminder = "the system's reminder of its use in the background"
}
