import FlowModel
import PermissionModels
import SimulatedPhone

extension PropertyID {
  static let switchedOn = PropertyID(
    "switching the camera on in Settings can lead to the picture, without starting over",
    keeps: "L3")
}

/// Settings: opened rightly, and back.
extension CameraProperties {
  @PropertyBuilder<Phone> static var settings: [Property<Phone>] {
    PermissionProperties.settings()

    CanAlwaysReach(
      .switchedOn, whenever: { $0.saw(.switched(isOn: true)) && $0.phone.isOnErrand },
      without: { $0.saw(.entered) }
    ) { $0.saw(.pictureShown) }

    PermissionProperties.readBeforeShowing
  }
}
