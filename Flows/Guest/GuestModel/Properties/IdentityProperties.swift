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

extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var identity: [Property<GuestWorld>] {
    AlwaysSettled(.neverWithout, whenever: .isInUse, !.isStored(.nobody))

    CanAlwaysReach(
      .canCome, whenever: .saw(.guestRefused), without: .processEnded || .saw(.loginOrdered),
      !.isStored(.nobody))

    NeverAfter(
      .afterLogout, .saw(.logoutOrdered), until: .saw(.logoutEnded) || .processEnded,
      .saw(.guestOrdered))

    CanAlwaysReach(
      .toGuest, whenever: .saw(.logoutEnded), without: .processEnded || .saw(.loginOrdered),
      .isStored(.guest))

    // In a move the user's data are open, or on their way.
    AlwaysSettled(
      .atRest, whenever: .isInUse && !.isStored(.nobody),
      .isStored(.moving) || .same(.isOpen(.user), .isUser))

    Always(.notBeforeRead, whenever: .world("isUnread") { $0.isUnread }, .orders([]))

    Before(
      .removedByLogout, since: .isUser && !.isUser.before, .saw(.logoutEnded),
      before: !.isUser && .isUser.before)
  }
}
