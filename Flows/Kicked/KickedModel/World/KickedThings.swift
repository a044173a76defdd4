public import GuestFlow
public import IMLoginFlow
public import PermissionAccess
public import PopupsFlow
public import WidgetFlow

/// Under which login something is done: the one that the server ends, or the one after it.
public enum Login: String, Hashable, Sendable, CaseIterable {
  case old
  case new
}

/// A dialog of the app; whoever it belongs to, it comes up through the one scheduler.
public enum KickedDialog: String, Hashable, Sendable, CaseIterable {
  /// A campaign, of no flow.
  case campaign
  /// The guide of the way to the camera.
  case guide
  /// The login panel of the gate.
  case panel
  /// "You were logged in elsewhere."
  case notice

  /// What the scheduler has to know of it.
  public var popup: Popup {
    switch self {
    case .campaign: Popup(rawValue, priority: 10)
    case .guide: Popup(rawValue)
    case .panel: Popup(rawValue, group: "account")
    case .notice: terminator
    }
  }

  /// Whatever was to be said to the user who has been logged out is of no use any more.
  private var terminator: Popup {
    var popup = Popup(rawValue, group: "account", priority: 100)
    popup.mode = .terminator
    return popup
  }

  /// The part whose dialog it is.
  var part: Int? {
    switch self {
    case .campaign, .notice: nil
    case .guide: KickedPart.camera
    case .panel: KickedPart.gate
    }
  }
}

/// A button of a dialog.
public enum KickedButton: String, Hashable, Sendable, CaseIterable {
  case close
  /// Of the guide.
  case settings
  /// Of the login panel.
  case logIn = "log-in"
}

/// What is seen of a dialog.
public enum DialogView: Hashable, Sendable {
  case none
  case entering
  case up
  case leaving
}

/// The page under the dialogs.
public enum KickedPage: String, Hashable, Sendable {
  case blank
  case login
  case home
}

/// What is in front of the person.
public enum KickedFront: Hashable, Sendable {
  case app
  case settings
}

/// What the server has done to the first login, and whether the app knows.
public enum Kick: Hashable, Sendable {
  case none
  case untold
  case told
}

/// A comment on its way to the server, or its answer on the way back.
struct Letter: Hashable, Sendable {
  let login: Login
  var isAnswer = false
  /// Whether it carries the key that makes it harmless to send it twice.
  let hasKey: Bool
}

/// Something done in the name of a user.
public enum Deed: String, Hashable, Sendable, CaseIterable {
  /// The messaging service is called.
  case autoLogin
  /// A comment is sent.
  case send
  /// A token is asked for.
  case fetch
  /// A token is shared with the widget.
  case share
  /// Credentials are stored.
  case save
}

/// What can happen.
public enum KickedMove: Hashable, Sendable {
  case launch
  /// What is stored has been read, and the first page opens.
  case open
  case kill
  /// The person wants to scan something.
  case scan
  /// The person sends a comment.
  case comment
  /// The person logs in on the login page.
  case logIn
  /// The person touches a button of a dialog.
  case touch(KickedDialog, KickedButton)
  /// The person comes back from Settings.
  case comeBack
  /// A dialog has come up, or has gone.
  case settle(KickedDialog)
  /// A campaign arrives.
  case campaign
  /// The server ends the first login.
  case kick
  /// The app is told.
  case tellKick
  /// The server does the comment, or refuses it; its answer arrives, or something is lost.
  case commentServed
  case commentRefused
  case commentAnswered
  case commentLost
  /// The system refreshes the widget in its own time.
  case refresh
  /// The widget's token arrives, or does not.
  case token(Login, hasArrived: Bool)
  /// The account server accepts the login, or does not answer.
  case account(isAccepted: Bool)
  /// The messaging service accepts the manual login, or is not reached.
  case service(isAccepted: Bool)
  /// The messaging service is logged out; whether the server confirmed it.
  case loggedOut(isConfirmed: Bool)
}

/// What the parts can notice.
public enum KickedNotice: Hashable, Sendable {
  case session(IMSessionEvent)
  case widget(WidgetSession.Event)
  case token(WidgetToken.Event)
  case identity(IdentityEvent)
  case gate(GateEvent)
  case camera(AccessEvent<WholeGrant>)
}

/// What a promise can see.
public enum KickedSign: Hashable, Sendable {
  /// The app was told that its login has ended.
  case kickTold
  /// Something was done in the name of a user.
  case done(Deed, Login)
  /// A wish to comment began.
  case wished
  /// The server did the comment.
  case served
  /// The account server accepted a login.
  case loginAccepted
  /// A dialog comes up.
  case presented(KickedDialog)
  /// A dialog was taken away by another one.
  case swept(KickedDialog)
  /// The scheduler was given the notice.
  case noticeAdded
  /// The person touched a button of a dialog.
  case touched(KickedDialog, KickedButton)
  /// Settings was opened.
  case settingsOpened
  /// Something went wrong.
  case hazard(KickedHazard)
}

/// What the screen, the disk and the server notice when something goes wrong.
public enum KickedHazard: String, Hashable, Sendable, CaseIterable {
  /// A dialog comes up beside another of its group.
  case twoAtOnce = "a dialog comes up beside another of its group"
  /// Something is shown while something of the old user is still stored.
  case shownFirst = "the end of a login is shown before it is stored"
  /// The server does a comment twice.
  case servedTwice = "the server does a comment twice"
}

/// What a lesson does wrong.
public enum KickedFault: String, Hashable, Sendable, CaseIterable {
  /// Presents the guide beside the scheduler.
  case presentsBeside
  /// Does not tell a journey that its dialog was swept away.
  case sweepsSilently
  /// Shows the notice first and cleans up afterwards.
  case showsFirst
  /// Takes a late token for the one it waits for.
  case trustsLateTokens
  /// Does not tell the gate that the login has ended.
  case keepsSending
  /// Removes the credentials, and marks the identity in another write.
  case writesTwice
  /// Sends a comment again under another key.
  case sendsAnew
  /// Takes a dialog that is covered for one that was swept away.
  case dropsCovered
  /// Adds the notice as if it were any popup.
  case addsPlainly
  /// Leaves the shared token where it is.
  case keepsToken
  /// Does not acknowledge that a dialog is gone.
  case losesEnds
  /// Counts touches of a dialog that is going, and takes its end for the end it asked for.
  case touchesLate
  /// Does not know the account when the messenger asks for it.
  case forgetsAccount
  /// The way to the camera ends without an outcome.
  case endsScanSilently
  /// The gate answers twice.
  case answersCommentTwice
}
