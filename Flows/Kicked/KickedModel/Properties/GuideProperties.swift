import FlowModel
import PermissionFlows

/// The guide to the camera: gone before anything follows it.
extension KickedProperties {
  @PropertyBuilder<KickedWorld> static var guide: [Property<KickedWorld>] {
    AtNoTime("Settings opens beside the guide", given: { $0.saw(.settingsOpened) }) {
      $0.saw(.settingsOpened) && $0.world.view(.guide) != .none
    }

    AtNoTime(
      "a scan has its outcome beside its guide", given: { $0.delivered(KickedComponent.camera) }
    ) {
      $0.delivers(KickedComponent.camera, beside: .guide)
    }

    NeverAfter(
      "who closes the guide comes to no Settings, and is told that the camera is denied",
      { $0.saw(.touched(.guide, .close)) },
      until: { $0.forgetsTouch(of: .guide, KickedComponent.camera) }
    ) { transition in
      transition.saw(.settingsOpened)
        || transition.delivered(KickedComponent.camera)
          && !transition.delivered(
            AccessOutcome<WholeGrant>.denied, component: KickedComponent.camera)
    }
  }
}
