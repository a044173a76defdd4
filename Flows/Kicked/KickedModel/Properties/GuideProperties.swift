import FlowModel
import PermissionFlows

extension PropertyID {
  static let settingsBesideGuide = PropertyID("never: Settings opens beside the guide")
  static let endedBesideGuide = PropertyID("never: a scan has its outcome beside its guide")
  static let guideClosed = PropertyID(
    "who closes the guide comes to no Settings, and is told that the camera is denied")
}

/// The guide to the camera: gone before anything follows it.
extension KickedProperties {
  @PropertyBuilder<KickedWorld> static var guide: [Property<KickedWorld>] {
    AtNoTime(.settingsBesideGuide, given: { $0.saw(.settingsOpened) }) {
      $0.saw(.settingsOpened) && $0.world.view(.guide) != .none
    }

    AtNoTime(.endedBesideGuide, given: { $0.delivered(KickedComponents.camera) }) {
      $0.delivers(KickedComponents.camera, beside: .guide)
    }

    NeverAfter(
      .guideClosed, { $0.saw(.touched(.guide, .close)) },
      until: { $0.forgetsTouch(of: .guide, KickedComponents.camera) }
    ) { transition in
      transition.saw(.settingsOpened)
        || transition.delivered(KickedComponents.camera)
          && !transition.delivered(.denied, component: KickedComponents.camera)
    }
  }
}
