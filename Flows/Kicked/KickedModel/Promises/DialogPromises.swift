import FlowModel
import PopupsFlow

/// Every dialog of every flow comes up through the one scheduler.
extension KickedPromises {
  @PromiseBuilder<KickedWorld> static var dialogs: [Promise<KickedWorld>] {
    Never(
      "two dialogs of a group are on screen",
      given: { $0.saw(.presented(.guide)) || $0.saw(.presented(.panel)) }
    ) { $0.ran(into: .twoAtOnce) }

    Always("what is on screen is what the scheduler shows") { moment in
      let lanes = moment.world.reduced.state.lanes
      return KickedDialog.allCases.allSatisfy { dialog in
        let isShown = lanes.contains { $0.shown?.popup.id == dialog.rawValue }
        return isShown == (moment.world.view(dialog) != .none)
      }
    }

    for dialog in [KickedDialog.guide, .panel] {
      Always(
        "the \(dialog.rawValue) comes up only while its flow runs",
        whenever: { $0.saw(.presented(dialog)) }
      ) { moment in dialog.part.map { moment.isRunning($0) } ?? true }
    }

    Always(
      "the notice sweeps every dialog away", whenever: { $0.saw(.told(.add(notice))) }
    ) { !$0.has(.campaign) && !$0.has(.guide) }
  }

  private static var notice: Popup { KickedDialog.notice.popup }
}
