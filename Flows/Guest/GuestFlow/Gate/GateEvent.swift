/// What the gate can be told: the same for every app, so that an identity can tell it news; an
/// action is named by its text.
public enum GateEvent: Hashable, Sendable {
  /// The action for which the attempt was begun.
  case wants(String)
  /// Another tap while the attempt runs.
  case wished(String)
  /// Who uses the app now.
  case standing(GateStanding)
  /// The person touched a button of the panel.
  case tapped(GateButton)
  /// The panel is gone.
  case panelHidden
  /// The action is done.
  case done
  /// The server refused the action.
  case failed
  /// The server does not know the session any more.
  case unauthorised(Lapse)
  /// The login did not come about.
  case loginFailed(LoginFault)
  /// The account has things of its own.
  case mergeConflict
  /// The offer to merge has expired.
  case mergeExpired
  /// The guest's data cannot be moved now.
  case moveStopped
  /// A user uses the app, and all data are there.
  case accountReady
  /// No user uses the app any more: what waits for one has to log in.
  case loginNeeded
  /// The user logs out.
  case accountLeft
  /// Another account has logged in than the one that was known.
  case accountChanged
}

/// Who uses the app, as far as an action depends on it.
public enum GateStanding: String, Hashable, Sendable, CaseIterable {
  case nobody
  case guest
  /// A user whose data are there and in use.
  case user
  /// A user whose data are not yet there, or not yet in use.
  case switching
  case expired
  case kicked

  /// What an identity in this state means for an action; `nobody` before it has begun.
  public init(_ identity: IdentityState?) {
    switch identity {
    case nil, .reading, .locked, .requesting, .nobody: self = .nobody
    case .settling, .guest: self = .guest
    case .loggingIn(let origin), .deciding(let origin), .confirming(let origin):
      self.init(origin.state)
    case .becoming, .moving, .stalled, .leaving, .loggingOut, .deleting, .erasing: self = .switching
    case .user: self = .user
    case .lapsed(.expired): self = .expired
    case .lapsed(.kicked): self = .kicked
    }
  }
}

/// A button of the panel.
public enum GateButton: String, Hashable, Sendable, CaseIterable {
  /// Log in with one tap.
  case quick
  /// More ways to log in: the account form.
  case more
  /// Merge the guest's data into the account.
  case merge
  /// Try the move, or the action, again.
  case retry
  /// Go on without what could not be moved.
  case leave
  /// Close the panel without logging in.
  case close
}

/// What the gate can order.
public enum GateEffect<Action: GateAction>: Hashable, Sendable {
  /// Read which action is wished.
  case readWish
  /// Read who uses the app now, as the identity knows it; no attempt is begun before it has read
  /// that.
  case readStanding
  /// Keep what is needed to do the action in another process: payload, key, time.
  case keepWish(Action)
  /// Throw away what was kept.
  case dropWish
  /// Show this on the panel over the page, held like this; on the one panel if it is up.
  case showPanel(GatePanel<Action>, PanelOrientation)
  /// Take the panel away; acknowledged at once if there is none.
  case hidePanel
  /// Send a gated action with its key, so that it is done once however often it arrives.
  case send(Action)
  /// Do a free action.
  case run(Action)
}

/// What the panel shows.
public enum GatePanel<Action: GateAction>: Hashable, Sendable {
  /// The ways to log in, with what it is for and why; and why the last login did not come about.
  case offer(Action, GateReason, LoginFault?)
  /// That something is under way.
  case progress
  /// The question whether to merge.
  case merge
  /// That the move cannot go on.
  case stopped
  /// That the action is not answered, and may have been done all the same.
  case unanswered

  /// The buttons on it.
  public var buttons: [GateButton] {
    switch self {
    case .offer: [.quick, .more, .close]
    case .progress: [.close]
    case .merge: [.merge, .close]
    case .stopped: [.retry, .leave, .close]
    case .unanswered: [.retry, .close]
    }
  }
}

/// How the panel is held.
public enum PanelOrientation: String, Hashable, Sendable, CaseIterable {
  /// As the page under it.
  case asPage
  /// Upright, however the page is held.
  case portrait
}
