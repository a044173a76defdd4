import CameraFlow
import FlowModel
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

    Never("an answer to an attempt that is over changes something", given: { $0.isToldLate }) {
      $0.isToldLate && !($0.log.effects.isEmpty && $0.log.outcomes.isEmpty)
    }
  }
}

extension Moment<Phone> {
  /// The app is told the answer to a request whose attempt no longer waits for it.
  fileprivate var isToldLate: Bool {
    (saw(.answerTold(isAllowed: true)) || saw(.answerTold(isAllowed: false)))
      && before.world.isNextAnswerLate
  }
}
