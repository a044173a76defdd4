public import WidgetFlow

/// Something that can happen to a phone with a widget next.
public enum WidgetMove: Hashable, Sendable {
  // A person.
  case launch
  case tapWidget
  case lookAtGallery
  case logIn(Owner)
  case logOut
  case change
  case choosePage
  case leavePage
  case harvest

  // The phone.
  /// The phone is locked, or starts anew: what is protected cannot be read.
  ///
  /// A reading fails then, or finds nothing where something is stored (reported:
  /// firebase/firebase-ios-sdk#16505, loopandlearn/LoopFollow#710, kylebshr/luka-ios#134).
  case lock(readsEmpty: Bool)
  case unlock
  /// The app is launched ahead of time; no person sees it.
  case prewarm

  // The system.
  case killApp
  case killExtension
  case deliverTap
  case askForTimeline
  case comeBack
  /// Documented: the system decides whether and when a widget is reloaded.
  case ignoreReload
  case dataEnd

  // The server.
  case tokenArrives
  case tokenFails
  case lateTokenArrives
  case lateTokenVanishes
  case tokenExpires
  case answerWidget(WidgetTimeline.ServerAnswer)
}

/// What app and extension can be told of a phone.
public enum WidgetStimulus: Hashable, Sendable {
  case session(isAvailable: Bool, isLoggedIn: Bool)
  case unreadable
  case protectedDataAvailable
  case loggedIn
  case logoutTapped
  case accountChanged
  case shared(SharedReading)
  case tokenArrived
  case tokenFailed
  case wrote(isNew: Bool)
  case harvested
  case widgetTapped
  case pageChosen
  case pageLeft
  case hasToken(Bool, isAvailable: Bool)
  case tokenChange(TokenChange, isAvailable: Bool)
  case answered(WidgetTimeline.ServerAnswer)
}

/// What a property can see of a step.
public enum WidgetObservation: Hashable, Sendable {
  /// The person tapped the widget.
  case tapped
  /// The app was told of the tap.
  case tapTold
  /// The tap was counted.
  case tracked
  /// The page was opened.
  case opened
  /// The page, which was there, was brought to the front.
  case revealed
  /// The person came to the page inside the app.
  case pageChosen
  /// The person collected in the app what the widget shows.
  case harvested
  /// The app, which could not read what is stored, was told that it can.
  case unlockTold
  /// The app was told of a login.
  case loginTold
  /// The app was told that the person wants to log out.
  case logoutTold
  /// The app was told of a login with another account.
  case changeTold
  /// A session was stored.
  case began
  /// The stored session was removed.
  case ended
  /// The app asked for a token.
  case tokenAsked
  /// A token was asked for while nobody was logged in.
  case tokenAskedForNobody
  /// The app stopped asking for a token.
  case gaveUp
  /// The token that the app asked for arrived.
  case tokenCame
  /// A token arrived after its request was given up.
  case lateToken
  /// A token was stored.
  case wrote(SharedToken, isNew: Bool)
  /// The token was removed.
  case deleted
  /// The server was told that the token is not needed any more.
  case revoked
  /// The extension wrote to the shared store.
  case extensionWrote
  /// A reload was asked for.
  case reloadAsked
  /// The extension was asked.
  case asked(WidgetTimeline.Request)
  /// The extension asked the server.
  case served(WidgetTimeline.Request)
  /// The extension asked the server without a token.
  case servedWithoutToken
  /// The server answered the extension.
  case answered(WidgetTimeline.Request, WidgetTimeline.ServerAnswer)
  /// The extension handed over an entry.
  case completed(WidgetTimeline.Request, WidgetEntry)
  /// Data of this account were in the entry.
  case handedOver(Owner)
}

extension WidgetObservation {
  /// Whether it is something that app or extension did, and not something that befell them.
  public var isDeed: Bool {
    switch self {
    case .tracked, .opened, .revealed, .began, .ended, .tokenAsked, .tokenAskedForNobody, .gaveUp,
      .wrote, .deleted, .revoked, .extensionWrote, .reloadAsked, .served, .completed:
      true
    case .tapped, .tapTold, .pageChosen, .harvested, .unlockTold, .loginTold, .logoutTold,
      .changeTold, .tokenCame, .lateToken, .asked, .servedWithoutToken, .answered, .handedOver:
      false
    }
  }

  /// Whether it is something that app or extension should do something about.
  public var isCause: Bool {
    switch self {
    case .tapTold, .pageChosen, .harvested, .unlockTold, .loginTold, .logoutTold, .changeTold,
      .tokenCame, .asked, .answered:
      true
    case .tapped, .lateToken, .tracked, .opened, .revealed, .began, .ended, .tokenAsked,
      .tokenAskedForNobody, .gaveUp, .wrote, .deleted, .revoked, .extensionWrote, .reloadAsked,
      .served, .servedWithoutToken, .completed, .handedOver:
      false
    }
  }
}
