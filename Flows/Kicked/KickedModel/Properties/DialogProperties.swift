import FlowModel
import PopupsFlow

extension PropertyID {
  static let twoOfAGroup = PropertyID("never: two dialogs of a group are on screen")
  static let shownAsScheduled = PropertyID("what is on screen is what the scheduler shows")
  static let upWhileRunning = PropertyID("a dialog comes up only while its flow runs")
  static let noticeSweeps = PropertyID("the notice sweeps every dialog away")
}

/// Every dialog of every flow comes up through the one scheduler.
extension KickedProperties {
  @PropertyBuilder<KickedWorld> static var dialogs: [Property<KickedWorld>] {
    AtNoTime(
      .twoOfAGroup, given: { $0.saw(.presented(.guide)) || $0.saw(.presented(.panel)) }
    ) { $0.ran(into: .twoAtOnce) }

    Always(.shownAsScheduled) { transition in
      let lanes = transition.world.reduced.state.lanes
      return KickedDialog.allCases.allSatisfy { dialog in
        let isShown = lanes.contains { $0.shown?.popup.id == dialog.rawValue }
        return isShown == (transition.world.view(dialog) != .none)
      }
    }

    Always(
      .upWhileRunning, whenever: { $0.saw(.presented(.guide)) || $0.saw(.presented(.panel)) }
    ) { transition in
      (!transition.saw(.presented(.guide)) || transition.isRunning(KickedComponents.camera))
        && (!transition.saw(.presented(.panel)) || transition.isRunning(KickedComponents.gate))
    }

    Always(
      .noticeSweeps, whenever: { $0.saw(.noticeAdded) }
    ) { !$0.world.has(.campaign) && !$0.world.has(.guide) }
  }
}
