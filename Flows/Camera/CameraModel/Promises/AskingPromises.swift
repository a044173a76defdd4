import FlowModel
import PermissionPromises
import SimulatedPhone

/// The system is asked when it may be, and once.
extension CameraPromises {
  @PromiseBuilder<Phone> static var asking: [Promise<Phone>] {
    PermissionPromises.askedAfterReading()
    PermissionPromises.askedInTime()
    PermissionPromises.askedWithDescription()
    PermissionPromises.askedOnce()
  }

  @PromiseBuilder<Phone> static func primer(isUsed: Bool) -> [Promise<Phone>] {
    PermissionPromises.nothingBetween()
    if isUsed {
      PermissionPromises.primerWhileUndecided()
      PermissionPromises.primerFirst()
    }
  }
}
