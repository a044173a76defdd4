/// What a property can see.
public enum KickedObservation: Hashable, Sendable {
  /// The app was told that its login has ended.
  case kickTold
  /// The app was told of the end of the first login under the one after it.
  case lateKickTold
  /// Something was done in the name of a user.
  case done(Deed, Login)
  /// A wish to comment began.
  case wished
  /// The server did the comment.
  case served
  /// The app is told that its comment was done.
  case commentTold
  /// The person logs in on the login page.
  case logInTapped
  /// The account server accepted a login.
  case loginAccepted
  /// The account server did not answer.
  case loginRefused
  /// The messaging service answered to a manual login.
  case serviceTold(isAccepted: Bool)
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
