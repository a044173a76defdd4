import EveryPath
import FlowModel
import GuestFlow
import PermissionFlows

extension PropertyID {
  static let sweptScan = PropertyID(
    "a scan whose guide is swept away ends as dropped, unless cut short")
  static let noSettings = PropertyID("a guide that the kick met opens no Settings")
  static let notTwice = PropertyID("never: the server does a comment twice")
  static let blockedSent = PropertyID("after its login a blocked comment can always be sent")

  static func oneOutcome(of attempt: String) -> PropertyID {
    PropertyID("every \(attempt) has exactly one outcome")
  }

  static func canEnd(_ attempt: String) -> PropertyID { PropertyID("every \(attempt) can end") }

  static func endsOrShows(_ attempt: String) -> PropertyID {
    PropertyID("every \(attempt) ends or shows something to touch, whatever is silent")
  }
}

/// Every attempt that waits gets its one outcome, and a blocked comment is sent once.
extension KickedProperties {
  @PropertyBuilder<KickedWorld> static var outcomes: [Property<KickedWorld>] {
    attempts("comment", of: KickedComponents.gate)
    attempts("scan", of: KickedComponents.camera)

    Always(
      .sweptScan, whenever: { $0.saw(.swept(.guide)) && !$0.isCutShort }
    ) { $0.delivered(.dropped, component: KickedComponents.camera) }

    NeverAfter(
      .noSettings, { $0.saw(.kickTold) && $0.before.world.has(.guide) },
      until: { $0.began(KickedComponents.camera) }
    ) { $0.saw(.settingsOpened) }

    AtNoTime(.notTwice, given: { $0.saw(.served) }) { $0.ran(into: .servedTwice) }

    CanAlwaysReach(
      .blockedSent, whenever: { $0.saw(.loginAccepted) && $0.isRunning(KickedComponents.gate) },
      without: { $0.log.processEnded || $0.saw(.touched(.panel, .close)) || $0.saw(.wished) }
    ) { $0.isSending }
  }

  @PropertyBuilder<KickedWorld> private static func attempts(
    _ name: String, of component: ComponentID<some Flow>
  ) -> [Property<KickedWorld>] {
    ExactlyOnce(
      .oneOutcome(of: name), from: { $0.began(component) },
      to: { $0.ended(component) },
      void: { $0.log.processEnded }
    ) { $0.delivered(component) }

    CanAlwaysReach(
      .canEnd(name), whenever: { $0.isRunning(component) },
      without: { $0.log.processEnded }
    ) { $0.ended(component) }

    LeadsTo(.endsOrShows(name), outOf: { $0.isRunning(component) && $0.world.showsNothing })
  }
}

extension KickedWorld {
  /// The app is in use, and no dialog is there to touch.
  fileprivate var showsNothing: Bool {
    isRunning && front == .app && page != .blank && !views.contains(.up)
  }
}
