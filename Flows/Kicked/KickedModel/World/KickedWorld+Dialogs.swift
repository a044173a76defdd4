public import FlowModel
import GuestFlow
import PermissionFlows
public import PopupsFlow

/// How the dialogs of all flows come to the screen: through the one scheduler.
extension KickedWorld {
  /// Carries out an order of the scheduler.
  public mutating func perform(_ effect: PopupEffect, _ output: inout WorldOutput<KickedWorld>) {
    switch effect {
    case .present(let id, isRaised: _):
      if let dialog = KickedDialog(rawValue: id) { present(dialog, &output) }
    case .hide(let id):
      if let dialog = KickedDialog(rawValue: id) { hide(dialog) }
      if fault == .dropsCovered { carryOut([.swept(id)], &output) }
    case .notify(let id, let report):
      carryOut(prompts.hear(id, report), &output)
    case .raise, .lower, .startTimer, .pauseTimer, .resumeTimer, .stopTimer: break
    }
  }

  /// A flow's dialog is ordered.
  mutating func show(_ dialog: KickedDialog, _ output: inout WorldOutput<KickedWorld>) {
    if fault == .presentsBeside, dialog == .guide {
      present(dialog, &output)
    } else {
      carryOut(prompts.show(dialog.popup), &output)
    }
  }

  /// A flow's dialog is ordered away.
  mutating func dismiss(_ dialog: KickedDialog, _ output: inout WorldOutput<KickedWorld>) {
    if fault == .presentsBeside, dialog == .guide {
      hide(dialog)
    } else {
      carryOut(prompts.dismiss(dialog.rawValue), &output)
    }
  }

  /// A dialog has come up, or has gone.
  mutating func settle(_ dialog: KickedDialog, _ output: inout WorldOutput<KickedWorld>) {
    let id = dialog.rawValue
    if view(dialog) == .entering {
      views[dialog.number] = .up
      if prompts.presenter == .scheduler { tell(.appeared(id), &output) }
    } else {
      views[dialog.number] = .none
      if fault == .presentsBeside, dialog == .guide {
        carryOut([.gone(id)], &output)
      } else if prompts.presenter == .scheduler {
        tell(.disappeared(id), &output)
      } else {
        carryOut(prompts.disappeared(id), &output)
      }
    }
  }

  private mutating func present(_ dialog: KickedDialog, _ output: inout WorldOutput<KickedWorld>) {
    output.observe(.presented(dialog))
    if isUnclean { output.observe(.hazard(.shownFirst)) }
    let group = dialog.popup.group
    if KickedDialog.allCases.contains(where: {
      $0 != dialog && $0.popup.group == group && view($0) != .none
    }) {
      output.observe(.hazard(.twoAtOnce))
    }
    views[dialog.number] = .entering
  }

  private mutating func hide(_ dialog: KickedDialog) {
    if view(dialog) != .none { views[dialog.number] = .leaving }
  }

  private mutating func carryOut(
    _ orders: [Prompts.Order], _ output: inout WorldOutput<KickedWorld>
  ) {
    for order in orders {
      switch order {
      case .tell(let event): tell(event, &output)
      case .present(let popup): perform(.present(popup.id, isRaised: false), &output)
      case .hide(let id): perform(.hide(id), &output)
      case .gone(let id): answerGone(id, &output)
      case .closed(let id): touchAnswer(id, .close, &output)
      case .swept(let id): sweep(id, &output)
      }
    }
  }

  private mutating func answerGone(_ id: String, _ output: inout WorldOutput<KickedWorld>) {
    guard fault != .losesEnds else { return }
    switch KickedDialog(rawValue: id) {
    case .guide:
      if let asker = requests.guide.gone { output.answer(asker, .camera(.alertGone)) }
      requests.guide = KickedRequests.Asker()
    case .panel:
      if let asker = requests.panel.gone { output.answer(asker, .gate(.panelHidden)) }
      requests.panel = KickedRequests.Asker()
      panelOffer = .logIn
    case .campaign, .notice, nil: break
    }
  }

  /// The attempt is abandoned: it ends as dropped.
  private mutating func sweep(_ id: String, _ output: inout WorldOutput<KickedWorld>) {
    guard let dialog = KickedDialog(rawValue: id) else { return }
    if fault == .touchesLate, requests.guide.gone != nil { return answerGone(id, &output) }
    output.observe(.swept(dialog))
    switch dialog {
    case .guide:
      requests.guide = KickedRequests.Asker()
      if fault != .sweepsSilently { output.drop(KickedComponents.camera) }
    case .panel:
      requests.panel = KickedRequests.Asker()
      if fault != .sweepsSilently { output.drop(KickedComponents.gate) }
    case .campaign, .notice: break
    }
  }

  /// Whoever shows a dialog hears of a touch.
  mutating func touchAnswer(
    _ id: String, _ button: KickedButton, _ output: inout WorldOutput<KickedWorld>
  ) {
    switch (KickedDialog(rawValue: id), button) {
    case (.guide, .settings): answerGuide(.openSettings, &output)
    case (.guide, _): answerGuide(fault == .mistakesGuide ? .openSettings : .cancel, &output)
    case (.panel, .logIn): answerPanel(.quick, &output)
    case (.panel, .retry): answerPanel(.retry, &output)
    case (.panel, _): answerPanel(fault == .mistakesClose ? .quick : .close, &output)
    case (.campaign, _), (.notice, _): tell(.closed(id), &output)
    case (nil, _): break
    }
  }

  private func answerGuide(_ button: AccessButton, _ output: inout WorldOutput<KickedWorld>) {
    if let asker = requests.guide.touch { output.answer(asker, .camera(.tapped(button))) }
  }

  private func answerPanel(_ button: GateButton, _ output: inout WorldOutput<KickedWorld>) {
    if let asker = requests.panel.touch { output.answer(asker, .gate(.tapped(button))) }
  }
}
