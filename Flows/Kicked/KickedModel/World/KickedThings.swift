public import GuestFlow
public import IMLoginFlow
public import PermissionFlows
import PopupsFlow
public import WidgetFlow

/// Under which login something is done: the one that the server ends, or the one after it.
public enum Login: String, Hashable, Sendable {
  case old
  case new
}

/// A dialog of the app; whichever flow it belongs to, it comes up through the one scheduler.
public enum KickedDialog: String, Hashable, Sendable, CaseIterable {
  /// A campaign, of no flow.
  case campaign
  /// The guide of the way to the camera.
  case guide
  /// The login panel of the gate.
  case panel
  /// "You were logged in elsewhere."
  case notice

  /// The dialog that is called so; the scheduler has no other.
  init(_ id: String) { self = KickedDialog(rawValue: id) ?? .campaign }

  /// What the scheduler has to know of it.
  var popup: Popup {
    var popup = Popup(rawValue)
    switch self {
    case .campaign: popup.priority = 10
    case .guide: break
    case .panel: popup.group = "account"
    // Whatever was to be said to the user who has been logged out is of no use any more.
    case .notice: (popup.group, popup.priority, popup.mode) = ("account", 100, .terminator)
    }
    return popup
  }
}

/// What the app has asked for that takes its time.
public enum KickedRequest: Hashable, Sendable {
  /// The server, for the widget's token; the request for the first may be answered under the next.
  case token(Login)
  /// The account server, for a login.
  case account
  /// The messaging service, for a manual login.
  case service
  /// The messaging service, for a logout.
  case logout

  /// Every one, in the order in which they are answered.
  static let all: [KickedRequest] = [.token(.old), .token(.new), .account, .service, .logout]
}

/// What can happen.
public enum KickedMove: Hashable, Sendable {
  case launch
  case open
  case openLocked
  case unlock
  case kill
  case scan
  case comment
  case logIn
  /// The person touches the button of a dialog that leads on.
  case touch(KickedDialog)
  case close(KickedDialog)
  case comeBack
  /// A dialog has come up, or has gone.
  case settle(KickedDialog)
  case campaign
  case kick
  case tellKick
  /// The app is told of the end of the first login once more, or only now that there is another.
  case lateKick
  case commentServed
  case commentRefused
  case commentAnswered
  case commentLost
  /// What the app has asked for comes about, or does not.
  case answer(KickedRequest, isGood: Bool)
}

/// What the components can be told.
public enum KickedStimulus: Hashable, Sendable {
  case session(IMSessionEvent)
  case widget(WidgetSession.Event)
  case token(WidgetToken.Event)
  case identity(IdentityEvent)
  case gate(GateEvent)
  case camera(AccessEvent<WholeGrant>)
}

/// What a property can see.
public enum KickedObservation: String, Hashable, Sendable {
  case kickTold = "the app learns that its login has ended"
  case lateKickTold = "the app hears of the end of the first login under the next"
  case actedAsOld = "something is done in the name of the first login"
  case loginAccepted = "the account server accepts the login"
  case tokenAsked = "a token is asked for"
  case wished = "a comment is wanted"
  case sent = "a comment is sent"
  case guideSwept = "the guide is swept away"
  case panelClosed = "the person closes the panel"
  case noticeAdded = "the scheduler is given the notice"
  case settingsOpened = "Settings opens"
  case shownFirst = "the end of a login is shown before it is stored"
}
