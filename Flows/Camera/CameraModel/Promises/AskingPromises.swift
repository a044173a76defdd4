import FlowModel
import SimulatedPhone

/// The system is asked at the right moment, and once.
extension CameraPromises {
  @PromiseBuilder<Phone> static var asking: [Promise<Phone>] {
    Before(
      "the system is asked only after a fresh read says: not determined",
      since: {
        $0.readOther(than: .notDetermined) || $0.saw(.becameActive) || $0.log.processEnded
      }, { $0.saw(.read(.notDetermined)) }, before: { $0.saw(.requested) })

    Never("the system is asked while the app is not active", given: { $0.saw(.requested) }) {
      $0.ran(into: .requestWhileInactive)
    }

    Never(
      "the system is asked during a transition or a dialog", given: { $0.saw(.requested) }
    ) { $0.ran(into: .requestDuringTransition) }

    Never("two requests are open at once", given: { $0.saw(.requested) }) {
      $0.ran(into: .requestedTwice)
    }

    Never(
      "the system is asked without a usage description",
      given: { $0.saw(.read(.missingDescription)) }
    ) { $0.ran(into: .useWithoutDescription) }

    AtMostOnce(
      "the system is not asked a second time while its answer stands",
      per: {
        $0.began() || $0.saw(.epochEnded) || $0.log.processEnded
          || $0.readOther(than: .notDetermined)
      }
    ) { $0.saw(.requested) }
  }

  @PromiseBuilder<Phone> static func primer(isUsed: Bool) -> [Promise<Phone>] {
    NeverAfter(
      "between \"not determined\" and the system's alert comes no dialog but a primer",
      { $0.saw(.read(.notDetermined)) },
      until: {
        $0.saw(.promptShown) || $0.readOther(than: .notDetermined) || $0.ended()
          || $0.log.processEnded
      }
    ) { $0.ordered(.guide) || $0.ordered(.notice) }

    if isUsed {
      Before(
        "a primer comes only after a read says: not determined",
        since: { $0.readOther(than: .notDetermined) || $0.log.processEnded },
        { $0.saw(.read(.notDetermined)) }, before: { $0.ordered(.primer) })
    }
  }
}
