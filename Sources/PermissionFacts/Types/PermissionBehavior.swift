/// How an app hears of the answer to its request.
public enum Callback: String, Hashable, Sendable, CaseIterable {
  /// A completion handler: it is called once for every request.
  case completion = "completion"
  /// A delegate that hears of the status as it is when its manager is made, and then of changes:
  /// where nothing changes, no answer comes.
  case changesOnly = "delegate, when made and on changes"
  /// There is no request: the first use prompts, and its result is the answer.
  case firstUse = "result of the first use"
  /// There is no question, and so no answer.
  case never = "never, for nothing is asked"
}

/// What must be true when the app asks.
public enum Condition: String, Hashable, Sendable, CaseIterable {
  /// The app is active: neither inactive under an alert nor in the background.
  case active = "active"
  /// The app is in the foreground.
  case foreground = "foreground"
  /// No request for another permission is waiting for its answer.
  case nothingElsePending = "nothing else pending"
  /// The object that asks is kept until the answer comes.
  case objectKept = "the asking object is kept"
}

/// Whether the permission stands for something a device may lack.
public enum Hardware: String, Hashable, Sendable, CaseIterable {
  case none
  case mayLack = "may be lacking"
}

/// Whether iOS ends the app when its permission is changed in Settings.
public enum KillOnChange: String, Hashable, Sendable, CaseIterable {
  case yes
  case no
  /// Not known: explore both.
  case unknown
}

/// Whether an organisation can grant a permission without a question of the app's.
public enum ManagedDefault: String, Hashable, Sendable, CaseIterable {
  /// It can, on a supervised device; the person accepts one sheet for all.
  case canGrant = "can grant it"
  /// It cannot.
  case cannot = "cannot"
}

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

/// Whether and where Settings offers the permission.
public enum SettingsRow: String, Hashable, Sendable, CaseIterable {
  /// On the app's page, but only after the app has asked: before, Settings is a dead end.
  case afterAsking = "on the app's page, after asking"
  /// Not on the app's page: opening it does not help.
  case elsewhere = "not on the app's page"
  /// On the app's page from the start: the app does not ask.
  case always = "on the app's page"
}

/// A switch for all apps, above the permission's own.
public enum GlobalSwitch: String, Hashable, Sendable, CaseIterable {
  case none
  case locationServices = "Location Services"
  case bluetoothPower = "Bluetooth"
  case allowAppsToRequestToTrack = "Allow Apps to Request to Track"
  case fitnessTracking = "Fitness Tracking"
  case siriAndDictation = "Siri & Dictation"
  case siri = "Siri"
  case allowAppsToAddAudioToCalls = "Allow Apps to Add Audio to Calls"
}

/// Whether a new process reads of a permission what holds.
public enum Settling: String, Hashable, Sendable, CaseIterable {
  /// The first read says what holds.
  case atOnce = "at once"
  /// It may say "not determined", whatever was answered, until the app has asked.
  case onceAsked = "maybe not before it asks"
  /// An object of the framework says it once it has settled, which it may never do.
  case maybeNever = "maybe never"
}
