public import IMLoginFlow

/// Something that can happen to a messenger next.
public enum MessengerMove: Hashable, Sendable {
  // A person.
  case launch
  case tapLogIn(Account, isDouble: Bool)
  case tapLogOut
  case tapSwitch
  /// The phone is locked; if the app does not run, it may have been started anew.
  ///
  /// A reading fails then, or finds neither account nor token (reported: kylebshr/luka-ios#134,
  /// macmixing/keyvox#224, firebase/firebase-ios-sdk#16505).
  case lock(readsEmpty: Bool)
  case unlock
  /// The person comes to the app, which could not read what is stored; whether it can by now.
  case comeToFront(isReadable: Bool)

  // The system and the network.
  case kill
  /// The app is launched in the background, while the phone is locked.
  case wake
  case networkGoes
  case networkComes

  /// The app is deleted and installed again; what is in the keychain stays, what is outside goes.
  ///
  /// Reported: Apple Developer Forums 36442, by an engineer of Apple's.
  case reinstall

  /// Another process of the app renews the token, and the old one is void.
  case renew

  // The app's own server.
  case serverGives
  case serverFails

  // The service.
  case step(LoginStep)
  case oddStep(Int)
  case lateStep
  /// The end of the session before is reported after the next one has begun, as a kick or as a
  /// failed login (reported: openimsdk/open-im-server#3449, TencentCloud/TIMSDK#231).
  case lateEnd(ServiceClient.Echo)
  case loginSucceeds
  case loginFails(Int)
  case autoFails(Int)
  case kick(KickReason)
  case takeOver
  case echo
  case logoutEnds(isConfirmed: Bool)
}

/// What an app can be told of a messenger.
public enum MessengerStimulus: Hashable, Sendable {
  case read(isAvailable: Bool, StoreReading)
  case protectedDataAvailable
  case tapped(SessionButton)
  case serverGave
  case serverFailed
  case step(number: Int, isCurrent: Bool)
  case loggedIn
  case loginFailed(code: Int)
  case autoFailed(code: Int, isCurrent: Bool)
  case kicked(number: Int, isCurrent: Bool)
  case logoutEnded(isConfirmed: Bool)
}

/// What a property can see of a step.
public enum MessengerObservation: Hashable, Sendable {
  /// The app read what is stored; before the unlock that is nothing, whatever the reading says.
  case read(StoreReading)
  /// The app was deleted and installed again.
  case reinstalled
  /// The app, which could not read what is stored, was told that it can.
  case protectedDataAvailable
  /// Another process of the app renewed the token.
  case tokenRenewed
  /// The server refused the token of the session.
  case tokenRefused
  /// The person touched a button.
  case tapped(SessionButton)
  /// The app asked its own server for account and token.
  case serverAsked
  /// The app's own server gave account and token.
  case serverGave
  /// The app ordered a manual login.
  case loginOrdered
  /// The app ordered an automatic login; whether what is stored is right for it.
  case autoLoginOrdered(isFit: Bool)
  /// The app ordered a login while there was a session or another login.
  case loginOverLogin
  /// The app ordered a login while it did not listen to the service.
  case loginUnheard
  /// An automatic login threw the device out that had taken over.
  case threwOther
  /// The app was told how the manual login ended.
  case manualTold(isSuccess: Bool)
  /// The app was told that the automatic login failed; not for good if a newer token is stored.
  case autoFailed(isTerminal: Bool)
  /// The app was told that the server ended the session.
  case kicked
  /// The service reported a step in its turn.
  case step(LoginStep)
  /// The service reported a step that was not its turn, or that nobody knows.
  case oddStep
  /// The service reported a step of a session that is over.
  case lateStep
  /// The service reported the end of a session after which another one was begun.
  case lateEnd
  /// The app stored credentials.
  case saved
  /// The app removed them.
  case cleared
  /// The app ordered a logout.
  case logoutOrdered
  /// The service said how the logout ended.
  case logoutTold
  /// The login page came up.
  case loginShown(LoginReason?)
  /// Home came up.
  case homeShown
  /// A manual login that failed was explained.
  case failureShown
}

extension MessengerObservation {
  /// Whether it is something that the app did, and not something that befell it.
  public var isDeed: Bool {
    switch self {
    case .serverAsked, .loginOrdered, .autoLoginOrdered, .saved, .cleared, .logoutOrdered,
      .loginShown, .homeShown, .failureShown:
      true
    case .read, .reinstalled, .protectedDataAvailable, .tokenRenewed, .tokenRefused, .tapped,
      .serverGave,
      .loginOverLogin, .loginUnheard, .threwOther, .manualTold,
      .autoFailed, .kicked, .step, .oddStep, .lateStep, .lateEnd, .logoutTold:
      false
    }
  }
}
