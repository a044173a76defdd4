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
    "a user's identity is removed only once a logout or a deletion is over", keeps: "G14")
  static let ownData = PropertyID(
    "never: something of one account is read while another is in", keeps: "R2", "G15")
  static let ownWish = PropertyID(
    "never: what one account wanted is sent for another", keeps: "G3", "G15")
  static let wayOn = PropertyID("a move that cannot end keeps no one out", keeps: "G16")
  static let serverFirst = PropertyID(
    "an account's data are deleted only once the server has deleted it", keeps: "G17")
  static let erased = PropertyID(
    "once an account is deleted, its data are, before anything else is stored", keeps: "G17")
  static let canErase = PropertyID("a deletion can always be ended", keeps: "G17")
}

extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var identity: [Property<GuestWorld>] {
    AlwaysSettled(.neverWithout, whenever: .isInUse, !.isStored(.nobody))

    CanAlwaysReach(
      .canCome, whenever: .saw(.guestRefused), without: .processEnded || .saw(.loginOrdered),
      !.isStored(.nobody))

    NeverAfter(
      .afterLogout, .saw(.logoutOrdered),
      until: .saw(.logoutEnded) || .saw(.deletionTold(isDone: true)) || .processEnded,
      .saw(.guestOrdered))

    CanAlwaysReach(
      .toGuest, whenever: .saw(.logoutEnded), without: .processEnded || .saw(.loginOrdered),
      .isStored(.guest))

    // In a move the user's data are open, or on their way.
    AlwaysSettled(
      .atRest, whenever: .isInUse && !.isStored(.deleting),
      .isStored(.moving)
        || .world("isOwnersOpen") { $0.opened == $0.ids.owner($0.stored.isUser ? .user : .guest) })

    Always(.notBeforeRead, whenever: .world("isUnread") { $0.isUnread }, .orders([]))

    Before(
      .removedByLogout, since: .isUser && !.isUser.before,
      .saw(.logoutEnded) || .saw(.deletionTold(isDone: true)), before: !.isUser && .isUser.before)
  }

  /// Accounts apart, and what becomes of the data in the end.
  @PropertyBuilder<GuestWorld> static var accounts: [Property<GuestWorld>] {
    AtNoTime(.ownData, given: .isOpen(.user), .world("isAnothersOpen") { $0.isAnothersOpen })

    AtNoTime(
      .ownWish, given: .isSending, .isSending && .world("isWishOfOther") { $0.isWishOfOther })

    CanAlwaysReach(
      .wayOn, whenever: .isInUse && .isStored(.moving),
      without: .saw("isMovedOnDisk", where: \.isMovedOnDisk) || .saw(.logoutOrdered)
        || .saw(.deletionOrdered) || .processEnded,
      .standing(.user))

    Before(
      .serverFirst, since: .saw(.deletionAsked), .saw(.deletionTold(isDone: true)),
      before: .saw(.diskTold(.erase)))

    NeverAfter(
      .erased, .saw(.deletionTold(isDone: true)), until: .saw(.erased),
      .isStored(.nobody) && !.isStored(.nobody).before)

    CanAlwaysReach(
      .canErase, whenever: .saw(.deletionTold(isDone: true)), without: .saw(.loginOrdered),
      .saw(.erased))
  }
}

extension GuestObservation {
  /// Whether a step of a move was done.
  fileprivate var isMovedOnDisk: Bool {
    switch self {
    case .diskDone(.copy), .diskDone(.verify), .diskDone(.drop): true
    default: false
    }
  }
}
