import CameraFlow
import FlowModel
import PermissionModels
import SimulatedPhone

/// The system is asked when it may be, and once.
extension CameraPromises {
  @PromiseBuilder<Phone> static var asking: [Promise<Phone>] {
    PermissionPromises.askedAfterReading()
    PermissionPromises.askedInTime()
    PermissionPromises.askedWithDescription()
    PermissionPromises.askedOnce()
    PermissionPromises.questionStands(without: { $0.phone.interface.isLeftByHand }) { $0.givesUp }
    PermissionPromises.givenUp {
      $0.delivered(CameraOutcome.cancelled) && !$0.heard(CameraEvent.pageGone)
    }
  }

  @PromiseBuilder<Phone> static func primer(isUsed: Bool) -> [Promise<Phone>] {
    PermissionPromises.nothingBetween()
    if isUsed {
      PermissionPromises.primerWhileUndecided()
      PermissionPromises.primerFirst()
    }
  }
}

extension Moment<Phone> {
  /// The app gives up by itself; once the page is on its way out, that has been decided.
  fileprivate var givesUp: Bool {
    performs(.leavePage)
      || delivered(CameraOutcome.cancelled) && before.world.interface.page != .popping
  }
}
