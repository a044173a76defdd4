import FlowModel
import GuestFlow

/// The guest's data: nothing lost, nothing doubled, however often the app ends.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var move: [Property<GuestWorld>] {
    Always(
      "each of the guest's items is in the guest's store, the user's, or both",
      whenever: { $0.world.stores.isFilled }
    ) { $0.world.stores.isSafe }

    AtNoTime(
      "a move ends otherwise than without interruption",
      given: { $0.saw(.moveEnded(isRight: true)) }
    ) { $0.saw(.moveEnded(isRight: false)) }

    AtNoTime("a user's own item is changed against its policy", given: { $0.isDropping }) {
      $0.ran(into: .againstPolicy)
    }

    AtNoTime(
      "something of the guest's is deleted before its copy is verified",
      given: { $0.isDropping }
    ) { transition in GuestItem.allCases.contains { transition.saw(.droppedUnverified($0)) } }

    NeverAfter(
      "in a merge conflict nothing of the guest's is deleted before the account is confirmed",
      { $0.saw(.conflictTold) }, until: { $0.saw(.loginAccepted) }
    ) { $0.isDropping }

    Always(
      "a user without a journal has all of the guest's data",
      whenever: { $0.world.stored.isUser && $0.world.stored != .moving }
    ) { !$0.world.stores.isFilled }

    CanAlwaysReach(
      "a move can always be ended", whenever: { $0.world.stored == .moving },
      without: { $0.saw(.logoutOrdered) }
    ) { $0.saw(.moveEnded(isRight: true)) }
  }
}
