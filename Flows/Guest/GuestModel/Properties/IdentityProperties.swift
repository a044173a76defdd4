import FlowModel
import GuestFlow

/// There is always an identity, or one is on its way.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var identity: [Property<GuestWorld>] {
    AlwaysSettled("the app never rests without an identity", whenever: { $0.world.isInUse }) {
      $0.world.stored != .nobody
    }

    CanAlwaysReach(
      "a missing identity can always come", whenever: { $0.saw(.guestRefused) },
      without: { $0.log.processEnded || $0.saw(.loginOrdered) }
    ) { $0.world.stored != .nobody }

    NeverAfter(
      "a guest identity is asked for only once the logout is over", { $0.saw(.logoutOrdered) },
      until: { $0.saw(.logoutEnded) || $0.log.processEnded }
    ) { $0.saw(.guestOrdered) }

    CanAlwaysReach(
      "a logout can always lead to a guest", whenever: { $0.saw(.logoutEnded) },
      without: { $0.log.processEnded || $0.saw(.loginOrdered) }
    ) { $0.world.stored == .guest }

    AlwaysSettled(
      "at rest the app works on the data of who uses it",
      whenever: { $0.world.isInUse && $0.world.stored != .nobody }
    ) { $0.world.worksOnItsUser }

    Always(
      "nothing is asked for or written before what is stored could be read",
      whenever: { $0.world.isUnread }
    ) { $0.orders.isEmpty }

    Before(
      "a user's identity is removed only once a logout is over",
      since: { $0.world.stored.isUser && !$0.before.world.stored.isUser },
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
