public import GuestFlow

/// What the parts of a guest-mode system can be told.
public enum GuestStimulus: Hashable, Sendable {
  case identity(IdentityEvent)
  case gate(GateEvent)
  case form(FormFlow.Event)
}

/// Something that can happen next.
public enum GuestMove: Hashable, Sendable {
  // A person.
  case launch(isFresh: Bool)
  case tap(GuestAction, Orientation)
  case lookAround
  case logOut
  case deleteAccount
  case touch(GateButton)
  case rotate
  case type(FormTouch)
  case fillForm
  case openForm

  // The server, and the way to it.
  case guestLogin(isGranted: Bool)
  case acceptLogin(String, hasOwn: Bool?)
  case refuseLogin(LoginFault)
  case findConflict
  case logoutEnds
  case deletionEnds(isDone: Bool)
  case actionDone
  case actionDoneInSilence
  case actionLost
  case actionFails
  case actionUnauthorised(Lapse)
  /// The session ends; with nil the app is not told.
  case lapse(Lapse?)
  /// The app is told of the end of an earlier session.
  case lateLapse(Lapse)
  case networkBack
  case lookUp(FormFlow.Event)
  /// What the identity says of the login, where the form is modelled alone.
  case tellForm(FormFlow.Event)

  // The device.
  /// The device is locked, or starts anew: what is stored cannot be read.
  ///
  /// A reading fails then, or finds nothing (reported: OneSignal/OneSignal-iOS-SDK#1666,
  /// RevenueCat/purchases-ios#4623, loopandlearn/LoopFollow#710).
  case lock(readsEmpty: Bool)
  case unlock
  /// The app is launched ahead of time; no person sees it.
  case prewarm
  case jobDone
  case jobFails
  case jobDoneThenKill
  case panelMoves
  case formMoves
  case kill

  /// What a person does in the form.
  public enum FormTouch: String, Hashable, Sendable, CaseIterable {
    case account
    case clearAccount
    case focusAccount
    case focusSecret
    case secret
    case clearSecret
    case focusNickname
    case nickname
    case clearNickname
    case reveal
    case conceal
    case sendCode
    case passCaptcha
    case submit
    case close

    var event: FormFlow.Event {
      switch self {
      case .account: .accountTyped
      case .clearAccount: .accountCleared
      case .focusAccount: .accountFocused
      case .focusSecret: .secretFocused
      case .secret: .secretTyped
      case .clearSecret: .secretCleared
      case .focusNickname: .nicknameFocused
      case .nickname: .nicknameTyped
      case .clearNickname: .nicknameCleared
      case .reveal: .revealTapped(true)
      case .conceal: .revealTapped(false)
      case .sendCode: .codeTapped
      case .passCaptcha: .captchaPassed
      case .submit: .submitTapped
      case .close: .closeTapped
      }
    }
  }
}

extension GuestMove {
  /// Whether it is bound to come: transitions end, and a logout is answered also if no server was
  /// reached, as ``AccountServer`` promises.
  var isCertain: Bool { self == .panelMoves || self == .formMoves || self == .logoutEnds }
}

/// What a property can see of a step.
public enum GuestObservation: Hashable, Sendable {
  case launched(isFresh: Bool)
  case tapped(GuestAction)
  /// An attempt for this action began.
  case wished(GuestAction)
  case ran(GuestAction)
  case sent(GuestAction)
  case served(GuestAction)
  /// The app was told what became of the action that was sent.
  case actionTold(isDone: Bool)
  case panelOrdered(GuestAction, GateReason)
  case touched(GateButton)
  case loginOrdered
  case loginAccepted
  /// It was another account than the one that is stored.
  case otherAccepted
  case faultTold(LoginFault)
  case faultShown(LoginFault)
  case conflictTold
  case guestOrdered
  case guestRefused
  case logoutOrdered
  case logoutEnded
  case deletionAsked
  case deletionOrdered
  /// The app was told what became of the deletion.
  case deletionTold(isDone: Bool)
  /// The user's data are gone.
  case erased
  case lapsed(Lapse)
  /// The app was told of the end of an earlier session.
  case lateLapse(Lapse)
  case guestGranted
  case networkBack
  case logoutAsked
  /// The disk was told to do this.
  case diskTold(Job.Kind)
  /// The disk has done this.
  case diskDone(Job.Kind)
  /// The disk could not do this.
  case diskFailed(Job.Kind)
  case dropped(GuestItem)
  case droppedUnverified(GuestItem)
  case moveEnded(isRight: Bool)
  /// What could not be moved was left where it is.
  case restLeft
  case formShown
  case formTouched(GuestMove.FormTouch)
  case formSubmitted(isValid: Bool)
  case formatWrong
  case formatShown
  case lookedUp(FormFlow.Event)
  case submitNamed(isLogin: Bool)
  case lookUpOrdered
  case nicknameAsked
  case takenShown
  /// The form was told that a code can be sent again.
  case codeTold
  case hazard(GuestHazard)
}

/// Something an app does that must never happen.
public enum GuestHazard: String, Hashable, Sendable, CaseIterable {
  /// A second panel over the first.
  case twoPanels
  /// A second login request while one is open.
  case twoLogins
  /// The server did an action twice.
  case servedTwice
  /// A user's own item was changed otherwise than its policy says.
  case againstPolicy

  /// What goes wrong, in words.
  public var says: String {
    switch self {
    case .twoPanels: "a second panel comes up over the first"
    case .twoLogins: "a second login request is sent while one is open"
    case .servedTwice: "the server does an action twice"
    case .againstPolicy: "a user's own item is changed against its policy"
    }
  }
}
