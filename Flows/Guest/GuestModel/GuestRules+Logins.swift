/// The properties about logins, lapses and outcomes, by name.
extension GuestRules {
  static let loginAtOnce =
    "who wants to log in is logged in at once, unless the guest is being written"
  static let loginMeanwhile =
    "once a guest is settled, or cannot be, the login begins that was asked for meanwhile"
  static let tapRetries =
    "a gated tap makes a move go on that has stopped, and disturbs nothing else"
  static let goesOnAtOnce =
    "whoever waits goes on as soon as the user's data are all there and in use"
  static let closeDisturbsNothing =
    "who closes the panel while no login is under way disturbs nothing"
  static let lapseOnlyInUse = "the end of a session is written only while the session is in use"
  static let secondTap = "a second gated tap takes the place of the first, or changes nothing"
  static let noLogoutNow = "nobody is logged out in the middle of a logout or a move"
  static let afterAWhile = "without an identity one is asked for again after a while"
  static let failureSays =
    "a login that fails says why, and who uses the app now decides how the action goes on"
  static let asBefore = "a login that fails or is given up leaves stored who used the app before"
  static let logoutAwaited =
    "after a logout who uses the app now decides how an action that waited goes on"
  static let logoutUnwritten =
    "a logout that cannot be written leaves a user whose session has expired"
  static let lapseFirst = "when a session ends nothing else is done than to write that"
  static let lapseWritten = "the end of a session in use is written as soon as the app is told"
  static let staysInUse =
    "once the end of a session is written, or cannot be, the user's data stay in use"
  static let diskRests = "with the data of a user open the disk rests, unless the session has ended"
  static let moveOver = "once the journal of a move is closed the disk rests"
  static let logsOutAnyway =
    "who wants to log out is logged out although the end of the session is being written"
  static let keptWithIntent = "a blocked action is kept together with the intent to go on with it"
  static let noBareIntent = "never: an intent is left without its action"
  static let keptGone = "what was kept of an action is gone with its attempt"
  static let freeAlone = "a free action changes neither the panel nor what is kept"
  static let freeDone = "a free action is done"
  static let closeCancels = "who closes the panel has cancelled"
  static let onlyPersonCancels = "nobody but the person cancels"
  static let endsWithoutPanel = "an attempt ends once the panel is gone"
  static let endsAsAnswered = "an action ends as done or as refused as soon as the server says so"
  static let turnedAway =
    "an action that the server does not take from this session is asked about again"
  static let canSendAgain = "an action whose answer does not come can always be sent again"
  static let keyboardNext =
    "the account form of a login has the keyboard of the field that is next, once it is there"
  static let submitFilled =
    "the account form of a login can be submitted as soon as it is filled in"
  static let loginFormGoes =
    "the account form of a login goes when it is submitted or closed, and never else"
  static let formHeard =
    "a login hears how its account form was ended once that is gone, and not before"
  static let formCloses =
    "after the form is closed who uses the app now decides how the action goes on"
  static let formSubmits = "who submits the account form sees that the login is under way"
}
