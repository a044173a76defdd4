import EveryPath
import FlowModel
import GuestFlow

extension PropertyID {
  static let kickMeetsAll = PropertyID(
    "the kick meets a guide that waits, a campaign on screen and a comment on its way")
  static let doneAfterKick = PropertyID("a comment is done under the login that follows the kick")
  static let comesHome = PropertyID("from everywhere the person can come home")
}

/// That the scenario comes about at all, and that there is a way on from everywhere.
extension KickedProperties {
  @PropertyBuilder<KickedWorld> static var scenario: [Property<KickedWorld>] {
    meeting
    comment
    homecoming
  }

  @PropertyBuilder<KickedWorld> private static var meeting: [Property<KickedWorld>] {
    Sometimes(
      .kickMeetsAll
    ) { $0.saw(.kickTold) && $0.wasAmidEverything }
  }

  @PropertyBuilder<KickedWorld> private static var comment: [Property<KickedWorld>] {
    Sometimes(.doneAfterKick) {
      $0.delivered(.done, component: KickedComponents.gate) && $0.isUnderTheNextLogin
    }
  }

  @PropertyBuilder<KickedWorld> private static var homecoming: [Property<KickedWorld>] {
    CanAlwaysReach(.comesHome, whenever: { $0.world.isRunning }) {
      $0.world.page == .home && $0.isSettled
    }
  }
}

extension Transition<KickedWorld> {
  /// The kick was told, and somebody logged in again.
  fileprivate var isUnderTheNextLogin: Bool {
    guard world.kick == .told else { return false }
    return world.credentials == .new
  }

  /// Before the step a guide waited, the campaign was on screen, and a comment was on its way.
  fileprivate var wasAmidEverything: Bool {
    let world = before.world
    guard world.view(.campaign) == .up, world.view(.guide) == .none else { return false }
    return wasRunning(KickedComponents.camera) && wasRunning(KickedComponents.gate)
  }
}
