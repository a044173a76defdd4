import CameraFlow
import FlowModel
import PermissionModels
import SimulatedPhone

/// The system is asked when it may be, and once.
extension CameraProperties {
  @PropertyBuilder<Phone> static var asking: [Property<Phone>] {
    PermissionProperties.askedAfterReading()
    PermissionProperties.askedInTime()
    PermissionProperties.askedWithDescription()
    PermissionProperties.askedOnce()
    PermissionProperties.questionStands(without: { $0.phone.interface.isLeftByHand }) { $0.givesUp }
    // A page that is opened again shares the question of the one that was closed under it.
    PermissionProperties.givenUp(since: { $0.began() && !$0.wasRunning(CameraFlow.question) }) {
      $0.delivered(CameraOutcome.cancelled) && !$0.hears(.pageGone)
    }
  }

  @PropertyBuilder<Phone> static func primer(isUsed: Bool) -> [Property<Phone>] {
    PermissionProperties.nothingBetween()
    if isUsed {
      PermissionProperties.primerWhileUndecided()
      PermissionProperties.primerFirst()
    }
  }
}

extension Transition<Phone> {
  /// The app gives up by itself; once the page is on its way out, that has been decided.
  fileprivate var givesUp: Bool {
    performs(.leavePage)
      || delivered(CameraOutcome.cancelled) && before.world.interface.page != .popping
  }
}
