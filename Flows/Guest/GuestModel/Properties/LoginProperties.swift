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
      .loginAtOnce, whenever: { $0.wantsLogin && $0.isAlive }
    ) { $0.orders == [$0.before.world.isSettling ? .diskTold(.write(.guest)) : .loginOrdered] }

    Always(
      .loginMeanwhile, whenever: { $0.settlesGuest && $0.isAlive }
    ) { $0.orders == ($0.before.world.showsProgress ? [.loginOrdered] : []) }

    Always(
      .tapRetries, whenever: { $0.isWishing && $0.isAlive }
    ) { $0.orders == ($0.before.world.isStopped ? [.diskTold(.open(.user))] : []) }

    Always(
      .afterAWhile,
      whenever: {
        $0.isTimeOfIdentity && $0.before.world.stored == .nobody && $0.failure == nil && $0.isAlive
      }
    ) { $0.orders == [.guestOrdered] }
  }

  @PropertyBuilder<GuestWorld> private static var fails: [Property<GuestWorld>] {
    Always(
      .failureSays, whenever: { $0.failure != nil && $0.before.world.isWaitedFor && $0.isAlive }
    ) { transition in
      transition.failure.map { transition.saw(.faultShown($0)) } == true && transition.isWeighed
    }

    Always(
      .asBefore, whenever: { ($0.failure != nil || $0.givesLoginUp) && $0.isAlive }
    ) { $0.isBackWhereItWas }

    Always(
      .closeDisturbsNothing,
      whenever: { $0.saw(.touched(.close)) && !$0.givesLoginUp && $0.isAlive }
    ) { $0.orders.isEmpty }
  }

  @PropertyBuilder<GuestWorld> private static var waits: [Property<GuestWorld>] {
    Always(
      .goesOnAtOnce, whenever: { $0.hasAllData && $0.before.world.showsProgress && $0.isAlive }
    ) { $0.world.panel?.phase == .going }

    Always(
      .logoutAwaited, whenever: { $0.endsLogout && $0.before.world.showsProgress && $0.isAlive }
    ) { $0.isWeighed }

    Always(
      .logoutUnwritten, whenever: { $0.saw(.diskFailed(.write(.nobody))) && $0.isAlive }
    ) { $0.orders == [.diskTold(.write(.expired))] }
  }
}

extension Transition<GuestWorld> {
  /// The person asks for a login, with one tap or with the form.
  fileprivate var wantsLogin: Bool { saw(.touched(.quick)) || formDelivered(.submitted) }

  /// The guest's data are open, or the guest could not be written.
  fileprivate var settlesGuest: Bool {
    saw(.diskDone(.open(.guest))) || saw(.diskFailed(.write(.guest)))
  }

  /// Why a login has just failed.
  fileprivate var failure: LoginFault? {
    for case .faultTold(let fault) in log.observations { return fault }
    if saw(.diskFailed(.write(.moving))) { return .notStored }
    return isTimeOfIdentity && before.world.asksAboutMerge ? .timedOut : nil
  }

  /// The person closes the panel while a login is under way.
  fileprivate var givesLoginUp: Bool {
    guard saw(.touched(.close)) else { return false }
    let world = before.world
    return world.isLoggingIn || (world.isSettling && world.showsProgress)
  }

  /// What the identity was is written again if it is a user's; a guest only meanwhile.
  fileprivate var isBackWhereItWas: Bool {
    guard !before.world.isSettling else { return orders == [.diskTold(.write(.guest))] }
    return switch before.world.stored {
    case .nobody, .guest, .moving: orders.isEmpty
    case .expired: orders == [.diskTold(.write(.expired))]
    // How the session ended may have been heard since, or a logout that was not written.
    case .kicked, .user: writesLapse
    }
  }

  /// A move is over, or a new process has opened the data of a user.
  var hasAllData: Bool {
    saw(.diskDone(.write(.user)))
      || (saw(.diskDone(.open(.user))) && before.world.stored == .user
        && before.world.opened == nil)
  }

  /// That nobody uses the app is written, or could not be.
  fileprivate var endsLogout: Bool {
    saw(.diskDone(.write(.nobody))) || saw(.diskFailed(.write(.nobody)))
  }
}

extension GuestWorld {
  /// A guest is being written, or the guest's data opened.
  fileprivate var isSettling: Bool { job?.kind == .write(.guest) || job?.kind == .open(.guest) }

  /// The account server is asked, or the person about a merge.
  var isLoggingIn: Bool { requests.login != nil || asksAboutMerge }

  /// A move is open, and cannot go on by itself.
  fileprivate var isStopped: Bool { isInUse && stored == .moving && job == nil }

  fileprivate var asksAboutMerge: Bool { panel?.content == .merge && panel?.phase == .up }

  /// The panel waits for a login, or for what the person says about a merge.
  fileprivate var isWaitedFor: Bool { showsProgress || asksAboutMerge }
}
