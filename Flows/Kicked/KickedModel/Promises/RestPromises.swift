import FlowModel
import GuestFlow

/// What the person finds once nothing is under way.
extension KickedPromises {
  @PromiseBuilder<KickedWorld> static var rest: [Promise<KickedWorld>] {
    CanAlwaysReach(
      "the app comes to rest without being ended", whenever: { $0.world.isRunning },
      without: { $0.log.processEnded }
    ) { $0.isSettled }

    AlwaysSettled(
      "home shows at rest for whoever has a messenger, the login page for everybody else",
      whenever: { $0.world.isInUse }
    ) { ($0.world.page == .home) == ($0.world.credentials != nil) }

    AlwaysSettled(
      "at rest the app works on the data of whoever is stored", whenever: { $0.world.isInUse }
    ) { $0.world.opened == ($0.world.stored == .guest ? .guest : .user) }

    AlwaysSettled(
      "at rest somebody is stored: a guest, a user, or one who was kicked",
      whenever: { $0.world.isInUse }
    ) { [.guest, .user, .kicked].contains($0.world.stored) }

    AlwaysSettled(
      "at rest the widget shows what is shared, and nobody owes it a reload",
      whenever: { $0.world.isInUse }
    ) { $0.world.widget == $0.world.shared && $0.world.isReloadNoted }

    AlwaysSettled(
      "a comment that waits at rest is kept, and the panel asks for a login",
      whenever: { $0.world.isInUse && $0.isRunning(KickedPart.gate) }
    ) { $0.world.isKept && $0.world.has(.panel) }
  }
}

extension KickedWorld {
  /// The app runs, and a page is there.
  fileprivate var isInUse: Bool { isRunning && page != .blank }
}
