import EveryPath
import FlowModel
import GuestFlow

extension PropertyID {
  static let loginAtOnce = PropertyID(
    "a person who wants to log in is logged in at once, unless the guest is being written",
    keeps: "R7")
  static let loginMeanwhile = PropertyID(
    "once a guest is settled, or cannot be, the login begins that was asked for meanwhile",
    keeps: "R7")
  static let tapRetries = PropertyID(
    "a gated tap makes a move go on that has stopped, and disturbs nothing else", keeps: "R8")
  static let afterAWhile = PropertyID(
    "without an identity one is asked for again after a while", keeps: "R1")
  static let failureSays = PropertyID(
    "a login that fails says why, and the current identity decides how the action goes on",
    keeps: "F10")
  static let asBefore = PropertyID(
    "a login that fails or is given up leaves the identity stored that was there before",
    keeps: "G12")
  static let closeDisturbsNothing = PropertyID(
    "closing the panel while no login is under way disturbs nothing", keeps: "G3")
  static let goesOnAtOnce = PropertyID(
    "an action that waits goes on as soon as the user's data are all there and in use", keeps: "R8")
  static let logoutAwaited = PropertyID(
    "after a logout the current identity decides how an action that waited goes on", keeps: "R3")
  static let logoutUnwritten = PropertyID(
    "a logout that cannot be written leaves a user whose session has expired", keeps: "R3")
}

/// A login: when it begins, and what becomes of one that fails.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var logins: [Property<GuestWorld>] {
    begins
    fails
    waits
  }

  @PropertyBuilder<GuestWorld> private static var begins: [Property<GuestWorld>] {
    Always(
      .loginAtOnce,
      whenever: (.saw(.touched(.quick)) || .saw(.formSubmitted(isValid: true)))
        && .isAlive,
      .isSettling.before.then(
        .orders([.diskTold(.write(.guest))]), else: .orders([.loginOrdered])))

    Always(
      .loginMeanwhile, whenever: .settlesGuest && .isAlive,
      .isLoginShown.before.then(.orders([.loginOrdered]), else: .orders([])))

    Always(
      .tapRetries, whenever: .isWishing && .isAlive,
      .isStopped.before.then(.orders([.diskTold(.open(.user))]), else: .orders([])))

    Always(
      .afterAWhile,
      whenever: .isTimeOfIdentity && .isStored(.nobody).before && !.hasFailed
        && !.formIs(.going).before && .isAlive,
      .orders([.guestOrdered]))
  }

  @PropertyBuilder<GuestWorld> private static var fails: [Property<GuestWorld>] {
    Always(
      .failureSays,
      whenever: .hasFailed && (.showsProgress || .asksAboutMerge).before && .isAlive,
      .any(LoginFault.allCases) { .fails($0) && .saw(.faultShown($0)) } && .isWeighed)

    Always(
      .asBefore, whenever: (.hasFailed || .givesLoginUp) && .isAlive,
      .isSettling.before.then(
        .orders([.diskTold(.write(.guest))]),
        else: .any(IdentityFacts.allCases) { .isStored($0).before && .leavesStored($0) }))

    Always(
      .closeDisturbsNothing, whenever: .saw(.touched(.close)) && !.givesLoginUp && .isAlive,
      .orders([]))
  }

  @PropertyBuilder<GuestWorld> private static var waits: [Property<GuestWorld>] {
    Always(
      .goesOnAtOnce, whenever: .hasAllData && .showsProgress.before && .isAlive,
      .panelIs(.going))

    Always(
      .logoutAwaited, whenever: .endsLogout && .showsProgress.before && .isAlive, .isWeighed)

    Always(
      .logoutUnwritten,
      whenever: .saw(.diskFailed(.write(.nobody))) && !.isStored(.deleting) && .isAlive,
      .orders([.diskTold(.write(.expired))]))
  }
}

// What happened.
extension Predicate<GuestWorld> {
  /// The guest's data are open, or the guest could not be written.
  fileprivate static var settlesGuest: Predicate {
    .saw(.diskDone(.open(.guest))) || .saw(.diskFailed(.write(.guest)))
  }

  /// A login has just failed for this reason.
  static func fails(_ fault: LoginFault) -> Predicate {
    switch fault {
    case .notStored: .saw(.faultTold(fault)) || .saw(.diskFailed(.write(.moving)))
    case .timedOut: .saw(.faultTold(fault)) || .isTimeOfIdentity && .asksAboutMerge.before
    default: .saw(.faultTold(fault))
    }
  }

  static var hasFailed: Predicate { .any(LoginFault.allCases) { .fails($0) } }

  /// The person closes the panel or the form while a login is under way.
  fileprivate static var givesLoginUp: Predicate {
    (.saw(.touched(.close)) || .saw(.formTouched(.close)))
      && (.isLoggingIn || .isSettling && .isLoginShown).before
  }

  /// What the identity was is written again if it is a user's.
  fileprivate static func leavesStored(_ facts: IdentityFacts) -> Predicate {
    switch facts {
    case .nobody, .guest, .moving, .deleting: .orders([])
    case .expired: .orders([.diskTold(.write(.expired))])
    // How the session ended may have been heard since, or a logout that was not written.
    case .kicked, .user: .writesLapse
    }
  }

  /// A move is over, or a new process has opened the data of a user whose session lives.
  static var hasAllData: Predicate {
    .saw(.diskDone(.write(.user))) && .isStored(.moving).before || .saw(.diskDone(.leave))
      || .saw(.diskDone(.open(.user)))
        && (.isStored(.user) && .session(.live) && .world("isNothingOpen") { $0.opened == nil })
          .before
  }

  /// That nobody uses the app is written, or could not be.
  fileprivate static var endsLogout: Predicate {
    .saw(.diskDone(.write(.nobody))) || .saw(.diskFailed(.write(.nobody)))
  }
}

// What is so.
extension Predicate<GuestWorld> {
  fileprivate static var isSettling: Predicate {
    .isDoing(.write(.guest)) || .isDoing(.open(.guest))
  }

  static var isLoginAsked: Predicate { .world("isLoginAsked") { $0.requests.login != nil } }

  /// The account server is asked, or the person about a merge, or will be once the form is gone.
  static var isLoggingIn: Predicate {
    .isLoginAsked || .asksAboutMerge || .formIs(.going) && .isSubmitted
  }

  /// A move is open, and cannot go on by itself.
  static var isStopped: Predicate { .isInUse && .isStored(.moving) && .isDiskIdle }

  /// The person sees that a login is under way.
  fileprivate static var isLoginShown: Predicate { .showsProgress || .isFormBusy }

  fileprivate static var asksAboutMerge: Predicate { .panelShows(.merge) && .panelIs(.up) }
}
