import FlowModel
import GuestFlow

extension PropertyID {
  static let inAStore = PropertyID(
    "each of the guest's items is in the guest's store, the user's, or both",
    keeps: "R9", "R11", "G5")
  static let sameEnd = PropertyID(
    "never: a move ends otherwise than without interruption", keeps: "R9", "G8")
  static let policy = PropertyID(
    "never: a user's own item is changed against its policy", keeps: "R10", "G6")
  static let verified = PropertyID(
    "never: something of the guest's is deleted before its copy is verified", keeps: "R11", "G7")
  static let conflict = PropertyID(
    "in a merge conflict nothing of the guest's is deleted before the account is confirmed",
    keeps: "G12")
  static let journal = PropertyID(
    "a user without a journal has all of the guest's data", keeps: "G8")
  static let canEnd = PropertyID("a move can always be ended", keeps: "G8")
}

/// The guest's data: nothing lost, nothing doubled, however often the app ends.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var move: [Property<GuestWorld>] {
    Always(.inAStore, whenever: .isFilled, .world("isSafe") { $0.stores.isSafe })

    AtNoTime(
      .sameEnd, given: .saw(.moveEnded(isRight: true)), .saw(.moveEnded(isRight: false)))

    AtNoTime(.policy, given: .isDropping, .ran(into: .againstPolicy))

    AtNoTime(
      .verified, given: .isDropping, .any(GuestItem.allCases) { .saw(.droppedUnverified($0)) })

    NeverAfter(.conflict, .saw(.conflictTold), until: .saw(.loginAccepted), .isDropping)

    Always(.journal, whenever: .isUser && !.isStored(.moving), !.isFilled)

    CanAlwaysReach(
      .canEnd, whenever: .isStored(.moving), without: .saw(.logoutOrdered) || .saw(.deletionAsked),
      .saw(.moveEnded(isRight: true)))
  }
}

extension Predicate<GuestWorld> {
  fileprivate static var isFilled: Predicate { .world("isFilled") { $0.stores.isFilled } }
}
