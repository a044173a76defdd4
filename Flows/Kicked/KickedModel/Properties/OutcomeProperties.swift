import EveryPath
import FlowModel
import GuestFlow
import PermissionFlows

/// Every attempt that waits gets its one outcome, and a blocked comment is sent once.
extension KickedProperties {
  @PropertyBuilder<KickedWorld> static var outcomes: [Property<KickedWorld>] {
    for (name, component) in [("comment", KickedComponent.gate), ("scan", KickedComponent.camera)] {
      ExactlyOnce(
        "every \(name) has exactly one outcome", from: { $0.began(component) },
        to: { $0.ended(component) },
        void: { $0.log.processEnded }
      ) { $0.delivered(component) }

      CanAlwaysReach(
        "every \(name) can end", whenever: { $0.isRunning(component) },
        without: { $0.log.processEnded }
      ) { $0.ended(component) }
    }

    Always(
      "a scan whose guide is swept away ends as dropped, unless cut short",
      whenever: { $0.saw(.swept(.guide)) && !$0.isCutShort }
    ) { $0.delivered(AccessOutcome<WholeGrant>.dropped, component: KickedComponent.camera) }

    NeverAfter(
      "a guide that the kick met opens no Settings",
      { $0.saw(.kickTold) && $0.before.world.has(.guide) },
      until: { $0.began(KickedComponent.camera) }
    ) { $0.saw(.settingsOpened) }

    AtNoTime("the server does a comment twice", given: { $0.saw(.served) }) {
      $0.ran(into: .servedTwice)
    }

    CanAlwaysReach(
      "after its login a blocked comment can always be sent",
      whenever: { $0.saw(.loginAccepted) && $0.isRunning(KickedComponent.gate) },
      without: { $0.log.processEnded || $0.saw(.touched(.panel, .close)) || $0.saw(.wished) }
    ) { $0.isSending }
  }
}
