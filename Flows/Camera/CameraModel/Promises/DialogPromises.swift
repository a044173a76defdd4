import CameraFlow
import FlowModel
import PermissionFacts
import SimulatedPhone

/// Dialogs: on the right page, one at a time, in the right words.
extension CameraPromises {
  @PromiseBuilder<Phone> static var dialogs: [Promise<Phone>] {
    Always(
      "a dialog is ordered only once the camera page has left",
      whenever: { $0.ordered(.guide) || $0.ordered(.notice) }
    ) { $0.phone.interface.page == .none }

    Never(
      "a dialog over the camera page", given: { $0.explains }
    ) { moment in
      guard let shown = moment.phone.interface.shown else { return false }
      return shown.dialog.kind != .primer && moment.phone.interface.page != .none
    }

    Never("a dialog is presented on a page that is gone", given: { $0.explains }) {
      $0.ran(into: .presentedOnGonePage)
    }

    Never("two dialogs at once", given: { $0.explains }) { $0.ran(into: .presentedTwice) }

    AtMostOnce(
      "the guide is not shown again unless the person asks again or the status was another",
      per: { $0.saw(.entered) || $0.log.processLaunched || $0.readOther(than: .denied) }
    ) { $0.ordered(.guide) }

    Before(
      "the guide comes only after a read says: denied",
      since: { $0.readOther(than: .denied) || $0.log.processEnded },
      { $0.saw(.read(.denied)) }, before: { $0.ordered(.guide) })

    Before(
      "\"not allowed on this device\" is said only after a read says: restricted",
      since: { $0.readOther(than: .restricted) || $0.log.processEnded },
      { $0.saw(.read(.restricted)) },
      before: { $0.saw(.dialogOrdered(Dialog(.notice, .restricted))) })

    Before(
      "\"no camera\" is said only after a read says: no camera",
      since: { $0.readOther(than: .noHardware) || $0.log.processEnded },
      { $0.saw(.read(.noHardware)) },
      before: { $0.saw(.dialogOrdered(Dialog(.notice, .unavailable))) })

    CanAlwaysReach(
      "a refusal can be explained at once",
      whenever: {
        $0.saw(.promptAnswered(.deny)) && $0.isRunning()
          && $0.phone.interface.page != .popping
      },
      without: { $0.began() || $0.log.processEnded }
    ) { $0.explains }

    CanAlwaysReach(
      "every dialog offers a way on without the camera",
      whenever: { $0.explains && $0.awaitsOutcome },
      without: { $0.log.processEnded || $0.saw(.entered) }
    ) { $0.delivered(CameraOutcome.alternative) }
  }
}
