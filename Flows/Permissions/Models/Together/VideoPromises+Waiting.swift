import FlowModel
import PermissionFlow
import PermissionPromises
import SimulatedPhone

/// Nobody waits for nothing, and what is read is acted on, whichever part reads it.
extension VideoPromises {
  @PromiseBuilder<Phone> static var waiting: [Promise<Phone>] {
    PermissionPromises.expectsEverything()
    PermissionPromises.showsTheQuestion()
    PermissionPromises.readsOnReturn { $0.ordersRead }
    PermissionPromises.readFirst()
  }
}

extension Moment<Phone> {
  /// One of the parts orders a read.
  fileprivate var ordersRead: Bool {
    log.effects.contains {
      system.parts[$0.part].plan.effects[$0.effect].id.hasPrefix("read")
    }
  }
}
