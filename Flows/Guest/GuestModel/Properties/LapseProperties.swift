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
    Always(
      .lapseFirst, whenever: .hearsLapse && .isAlive,
      .orders([]) || .any(Lapse.allCases) { .saw(.lapsed($0)) && .writes($0) })

    Always(
      .lapseOnlyInUse,
      whenever: .hearsLapse && !(.isStored(.user) && .isDiskIdle).before && .isAlive,
      .orders([]))

    NeverAfter(
      .lapseWritten, .hasAllData && .orders([]), until: !.orders([]) || .processEnded,
      .hearsLapse && .session(.live).before && .orders([]))

    Always(
      .lateLapse, whenever: .any(Lapse.allCases) { .saw(.lateLapse($0)) } && .isAlive,
      .happened("hasNoEffects") { $0.effects.isEmpty }
        && .step("isWorldAsBefore") { $0.world == $0.before.world })

    Always(
      .staysInUse, whenever: .settlesLapse && !.isLoggingIn.before && .isAlive,
      .orders([.diskTold(.open(.user))]))

    Always(
      .diskRests,
      whenever: .saw(.diskDone(.open(.user))) && !.isStored(.moving).before && .isAlive,
      .orders([]) || .isStored(.user).before && .session(.over) && .writesLapse)

    Always(
      .moveOver,
      whenever: .saw(.diskDone(.write(.user))) && !.isStored(.deleting).before && .isAlive,
      .orders([]))

    Always(
      .logsOutAnyway, whenever: .saw(.logoutAsked) && .isLapsing.before && .isAlive,
      .orders([.logoutOrdered]))

    Always(
      .noLogoutNow,
      whenever: .saw(.logoutAsked) && (.isLeaving || .isStored(.moving)).before && .isAlive,
      .orders([]))
  }
}

extension Predicate<GuestWorld> {
  static var hearsLapse: Predicate { .any(Lapse.allCases) { .saw(.lapsed($0)) } }

  /// Nothing is ordered but to write that the session ended so.
  fileprivate static func writes(_ lapse: Lapse) -> Predicate {
    .orders([.diskTold(.write(IdentityFacts(lapse)))])
  }

  /// Nothing is ordered but to write how the session ended.
  static var writesLapse: Predicate { .any(Lapse.allCases) { .writes($0) } }

  /// That the session has ended is written, or could not be.
  fileprivate static var settlesLapse: Predicate {
    .any(Lapse.allCases.map { .write(IdentityFacts($0)) }) {
      .saw(.diskDone($0)) || .saw(.diskFailed($0))
    } && !.isLoggingOut.before
  }

  private static var isLoggingOut: Predicate {
    .world("isLoggingOut") { $0.requests.logout != nil }
  }

  /// A logout is under way.
  fileprivate static var isLeaving: Predicate { .isLoggingOut || .isDoing(.write(.nobody)) }

  /// The end of a session is being written, or the data stay open after that.
  fileprivate static var isLapsing: Predicate {
    !.isLoginAsked && !.isLoggingOut
      && .any(Lapse.allCases.map { IdentityFacts($0) }) {
        .isDoing(.write($0)) || .isDoing(.open(.user)) && .isStored($0)
      }
  }
}
