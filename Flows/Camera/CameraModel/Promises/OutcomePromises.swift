import CameraFlow
import FlowModel
import PermissionFlow
import SimulatedPhone

/// One answer for each attempt, and late answers change nothing.
extension CameraPromises {
  @PromiseBuilder<Phone> static var outcome: [Promise<Phone>] {
    ExactlyOnce(
      "every attempt has exactly one outcome", from: { $0.began() }, to: { $0.ended() },
      void: { $0.log.processEnded }
    ) { $0.delivered() }

    LeadsTo("every attempt gets its outcome", { $0.began() }) {
      $0.delivered() || $0.log.processEnded
    }

    Always("\"ready\" means a picture", whenever: { $0.delivered(CameraOutcome.ready) }) {
      $0.phone.capture.session == .picture
    }

    Always(
      "a late answer changes nothing",
      whenever: { moment in
        moment.log.entries.contains { $0.verdict == .droppedAsStale }
      }
    ) { moment in
      moment.log.entries.contains { $0.verdict != .droppedAsStale }
        || (moment.log.effects.isEmpty && moment.log.outcomes.isEmpty)
    }
  }
}
