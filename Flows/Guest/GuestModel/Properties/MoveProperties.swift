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
    Always(.inAStore, whenever: { $0.world.stores.isFilled }) { $0.world.stores.isSafe }

    AtNoTime(
      .sameEnd, given: { $0.saw(.moveEnded(isRight: true)) }
    ) { $0.saw(.moveEnded(isRight: false)) }

    AtNoTime(.policy, given: { $0.isDropping }) { $0.ran(into: .againstPolicy) }

    AtNoTime(
      .verified, given: { $0.isDropping }
    ) { transition in GuestItem.allCases.contains { transition.saw(.droppedUnverified($0)) } }

    NeverAfter(
      .conflict, { $0.saw(.conflictTold) }, until: { $0.saw(.loginAccepted) }
    ) { $0.isDropping }

    Always(
      .journal, whenever: { $0.world.stored.isUser && $0.world.stored != .moving }
    ) { !$0.world.stores.isFilled }

    CanAlwaysReach(
      .canEnd, whenever: { $0.world.stored == .moving },
      without: { $0.saw(.logoutOrdered) }
    ) { $0.saw(.moveEnded(isRight: true)) }
  }
}
