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
    PermissionProperties.questionStands(without: .isLeftByHand, .givesUp)
    // A page that is opened again shares the question of the one that was closed under it.
    PermissionProperties.givenUp(
      since: .began() && !.isRunning(CameraFlow.question).before,
      .delivered(CameraOutcome.cancelled) && !.hears(.pageGone))
  }

  @PropertyBuilder<Phone> static func primer(isUsed: Bool) -> [Property<Phone>] {
    PermissionProperties.nothingBetween()
    if isUsed {
      PermissionProperties.primerWhileUndecided()
      PermissionProperties.primerFirst()
    }
  }
}

extension Predicate<Phone> {
  static var isLeftByHand: Predicate { .world("isLeftByHand") { $0.interface.isLeftByHand } }

  /// The app gives up by itself; once the page is on its way out, that has been decided.
  fileprivate static var givesUp: Predicate {
    performs(.leavePage) || .delivered(CameraOutcome.cancelled) && !.page(.popping).before
  }
}
