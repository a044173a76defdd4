import FlowModel
import GuestFlow

extension PropertyID {
  static let neverWithout = PropertyID(
    "the app never rests without an identity", keeps: "R1", "G11")
  static let canCome = PropertyID("a missing identity can always come", keeps: "R1", "G11")
  static let afterLogout = PropertyID(
    "a guest identity is asked for only once the logout is over", keeps: "R3")
  static let toGuest = PropertyID("a logout can always lead to a guest", keeps: "R3")
  static let atRest = PropertyID(
    "at rest the app works on the data of its current identity", keeps: "R2")
  static let notBeforeRead = PropertyID(
    "nothing is asked for or written before what is stored could be read", keeps: "G14")
  static let removedByLogout = PropertyID(
    "a user's identity is removed only once a logout is over", keeps: "G14")
}

/// There is always an identity, or one is on its way.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var identity: [Property<GuestWorld>] {
    AlwaysSettled(.neverWithout, whenever: { $0.world.isInUse }) { $0.world.stored != .nobody }

    CanAlwaysReach(
      .canCome, whenever: { $0.saw(.guestRefused) },
      without: { $0.log.processEnded || $0.saw(.loginOrdered) }
    ) { $0.world.stored != .nobody }

    NeverAfter(
      .afterLogout, { $0.saw(.logoutOrdered) },
      until: { $0.saw(.logoutEnded) || $0.log.processEnded }
    ) { $0.saw(.guestOrdered) }

    CanAlwaysReach(
      .toGuest, whenever: { $0.saw(.logoutEnded) },
      without: { $0.log.processEnded || $0.saw(.loginOrdered) }
    ) { $0.world.stored == .guest }

    AlwaysSettled(
      .atRest, whenever: { $0.world.isInUse && $0.world.stored != .nobody }
    ) { $0.world.worksOnItsUser }

    Always(.notBeforeRead, whenever: { $0.world.isUnread }) { $0.orders.isEmpty }

    Before(
      .removedByLogout, since: { $0.world.stored.isUser && !$0.before.world.stored.isUser },
      { $0.saw(.logoutEnded) },
      before: { !$0.world.stored.isUser && $0.before.world.stored.isUser })
  }
}

extension GuestWorld {
  /// Whether the data that are opened are those of who uses the app, or on their way.
  fileprivate var worksOnItsUser: Bool {
    let opensUser = opened == .user
    return stored == .moving || opensUser == stored.isUser
  }
}
