import EveryPath
import FlowModel
import GuestFlow

extension PropertyID {
  static let lapseFirst = PropertyID(
    "when a session ends nothing else is done than to write that", keeps: "R5")
  static let lapseOnlyInUse = PropertyID(
    "the end of a session is written only while the session is in use", keeps: "R5")
  static let lapseWritten = PropertyID(
    "the end of a session in use is written as soon as the app is told", keeps: "R5")
  static let lateLapse = PropertyID(
    "the end of an earlier session changes nothing", keeps: "R5")
  static let staysInUse = PropertyID(
    "once the end of a session is written, or cannot be, the user's data stay in use", keeps: "R2")
  static let diskRests = PropertyID(
    "with the data of a user open the disk rests, unless the session has ended", keeps: "R2")
  static let moveOver = PropertyID(
    "once the journal of a move is closed the disk rests", keeps: "R8")
  static let logsOutAnyway = PropertyID(
    "a user who wants to log out is logged out although the end of the session is being written",
    keeps: "R3")
  static let noLogoutNow = PropertyID(
    "nobody is logged out in the middle of a logout or a move", keeps: "R3")
}

/// A session that ends without a logout.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var lapses: [Property<GuestWorld>] {
    Always(.lapseFirst, whenever: { $0.heardLapse != nil && $0.isAlive }) { transition in
      transition.orders.isEmpty
        || transition.orders == transition.heardLapse.map { [.diskTold(.write(IdentityFacts($0)))] }
    }

    Always(
      .lapseOnlyInUse,
      whenever: { $0.heardLapse != nil && !$0.before.world.isInSession && $0.isAlive }
    ) { $0.orders.isEmpty }

    NeverAfter(
      .lapseWritten, { $0.beginsSession },
      until: { !$0.orders.isEmpty || $0.log.processEnded }
    ) { $0.heardLapse != nil && $0.before.world.session == .live && $0.orders.isEmpty }

    Always(
      .lateLapse, whenever: { $0.heardLateLapse && $0.isAlive }
    ) { $0.log.effects.isEmpty && $0.world == $0.before.world }

    Always(
      .staysInUse, whenever: { $0.settlesLapse && !$0.before.world.isLoggingIn && $0.isAlive }
    ) { $0.orders == [.diskTold(.open(.user))] }

    Always(
      .diskRests, whenever: { $0.opensUser && $0.isAlive }
    ) { $0.orders.isEmpty || ($0.before.world.stored == .user && $0.hasLapsed) }

    Always(
      .moveOver, whenever: { $0.saw(.diskDone(.write(.user))) && $0.isAlive }
    ) { $0.orders.isEmpty }

    Always(
      .logsOutAnyway, whenever: { $0.saw(.logoutAsked) && $0.before.world.isLapsing && $0.isAlive }
    ) { $0.orders == [.logoutOrdered] }

    Always(
      .noLogoutNow,
      whenever: {
        $0.saw(.logoutAsked) && ($0.before.world.isLeaving || $0.before.world.stored == .moving)
          && $0.isAlive
      }
    ) { $0.orders.isEmpty }
  }
}

extension Transition<GuestWorld> {
  fileprivate var heardLateLapse: Bool { Lapse.allCases.contains { saw(.lateLapse($0)) } }

  /// How the session ended, if the app hears that now.
  fileprivate var heardLapse: Lapse? { Lapse.allCases.first { saw(.lapsed($0)) } }

  /// That the session has ended is written, or could not be.
  fileprivate var settlesLapse: Bool {
    Lapse.allCases.map { Job.Kind.write(IdentityFacts($0)) }.contains {
      saw(.diskDone($0)) || saw(.diskFailed($0))
    } && before.world.requests.logout == nil
  }

  /// The data of a user are open, and not for a move.
  fileprivate var opensUser: Bool {
    saw(.diskDone(.open(.user))) && before.world.stored != .moving
  }

  /// The user's data are all there and in use, and the session has not ended.
  fileprivate var beginsSession: Bool { hasAllData && orders.isEmpty }

  /// That the session has ended is written now.
  fileprivate var hasLapsed: Bool { world.session == .over && writesLapse }

  /// Nothing is ordered but to write how the session ended.
  var writesLapse: Bool {
    Lapse.allCases.contains { orders == [.diskTold(.write(IdentityFacts($0)))] }
  }
}

extension GuestWorld {
  /// A user uses the app, as far as is stored, and the disk rests.
  fileprivate var isInSession: Bool { stored == .user && job == nil }

  /// A logout is under way.
  fileprivate var isLeaving: Bool { requests.logout != nil || job?.kind == .write(.nobody) }

  /// The end of a session is being written, or the data stay open after that.
  fileprivate var isLapsing: Bool {
    guard requests.login == nil, requests.logout == nil else { return false }
    switch job?.kind {
    case .write(.expired)?, .write(.kicked)?: return true
    case .open(.user)?: return stored == .expired || stored == .kicked
    default: return false
    }
  }
}
