/// What can happen.
public enum KickedMove: Hashable, Sendable {
  case launch
  /// What is stored has been read, and the first page opens.
  case open
  /// The first page would open, but the messenger's credentials cannot be read yet.
  case openLocked
  /// The phone is unlocked, and they can be read.
  case unlock
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
  /// The app is told of the end of the first login once more, or only now that there is another.
  case lateKick
  /// The server does the comment, or refuses it; its answer arrives, or something is lost.
  case commentServed
  case commentRefused
  case commentAnswered
  case commentLost
  /// The widget's token arrives, or does not.
  case token(Login, hasArrived: Bool)
  /// The account server accepts the login, or does not answer.
  case account(isAccepted: Bool)
  /// The messaging service accepts the manual login, or is not reached.
  case service(isAccepted: Bool)
  /// The messaging service is logged out; whether the server confirmed it.
  case loggedOut(isConfirmed: Bool)
}
