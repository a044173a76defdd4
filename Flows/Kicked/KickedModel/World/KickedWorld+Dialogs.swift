public import FlowModel
import GuestFlow
import PermissionFlows
public import PopupsFlow

/// How the dialogs of all flows come to the screen: through the one scheduler.
extension KickedWorld {
  /// Carries out an order of the scheduler.
  public mutating func perform(_ effect: PopupEffect, _ news: inout News<KickedWorld>) {
    switch effect {
    case .present(let id, isRaised: _):
      if let dialog = KickedDialog(rawValue: id) { present(dialog, &news) }
    case .hide(let id):
      if let dialog = KickedDialog(rawValue: id) { hide(dialog) }
      if fault == .dropsCovered { carryOut([.swept(id)], &news) }
    case .notify(let id, let report):
      carryOut(prompts.hear(id, report), &news)
    case .raise, .lower, .startTimer, .pauseTimer, .resumeTimer, .stopTimer: break
    }
  }

  /// A flow's dialog is ordered.
  mutating func show(_ dialog: KickedDialog, _ news: inout News<KickedWorld>) {
    if fault == .presentsBeside, dialog == .guide {
      present(dialog, &news)
    } else {
      carryOut(prompts.show(dialog.popup), &news)
    }
  }

  /// A flow's dialog is ordered away.
  mutating func dismiss(_ dialog: KickedDialog, _ news: inout News<KickedWorld>) {
    if fault == .presentsBeside, dialog == .guide {
      hide(dialog)
    } else {
      carryOut(prompts.dismiss(dialog.rawValue), &news)
    }
  }

  /// A dialog has come up, or has gone.
  mutating func settle(_ dialog: KickedDialog, _ news: inout News<KickedWorld>) {
    let id = dialog.rawValue
    if view(dialog) == .entering {
      views[dialog.number] = .up
      if prompts.presenter == .scheduler { tell(.appeared(id), &news) }
    } else {
      views[dialog.number] = .none
      if fault == .presentsBeside, dialog == .guide {
        carryOut([.gone(id)], &news)
      } else if prompts.presenter == .scheduler {
        tell(.disappeared(id), &news)
      } else {
        carryOut(prompts.disappeared(id), &news)
      }
    }
  }

  private mutating func present(_ dialog: KickedDialog, _ news: inout News<KickedWorld>) {
    news.note(.presented(dialog))
    if isUnclean { news.note(.hazard(.shownFirst)) }
    let group = dialog.popup.group
    if KickedDialog.allCases.contains(where: {
      $0 != dialog && $0.popup.group == group && view($0) != .none
    }) {
      news.note(.hazard(.twoAtOnce))
    }
    views[dialog.number] = .entering
  }

  private mutating func hide(_ dialog: KickedDialog) {
    if view(dialog) != .none { views[dialog.number] = .leaving }
  }

  private mutating func carryOut(_ orders: [Prompts.Order], _ news: inout News<KickedWorld>) {
    for order in orders {
      switch order {
      case .tell(let event): tell(event, &news)
      case .present(let popup): perform(.present(popup.id, isRaised: false), &news)
      case .hide(let id): perform(.hide(id), &news)
      case .gone(let id): answerGone(id, &news)
      case .closed(let id): touchAnswer(id, .close, &news)
      case .swept(let id): sweep(id, &news)
      }
    }
  }

  private mutating func answerGone(_ id: String, _ news: inout News<KickedWorld>) {
    guard fault != .losesEnds else { return }
    switch KickedDialog(rawValue: id) {
    case .guide:
      if let asker = requests.guide.gone { news.answer(asker, .camera(.alertGone)) }
      requests.guide = KickedRequests.Asker()
    case .panel:
      if let asker = requests.panel.gone { news.answer(asker, .gate(.panelHidden)) }
      requests.panel = KickedRequests.Asker()
      isPanelBusy = false
    case .campaign, .notice, nil: break
    }
  }

  /// The attempt is abandoned: it ends as dropped.
  private mutating func sweep(_ id: String, _ news: inout News<KickedWorld>) {
    guard let dialog = KickedDialog(rawValue: id) else { return }
    if fault == .touchesLate, requests.guide.gone != nil { return answerGone(id, &news) }
    news.note(.swept(dialog))
    if dialog == .guide { requests.guide = KickedRequests.Asker() }
    if dialog == .panel { requests.panel = KickedRequests.Asker() }
    let part = dialog == .guide ? cameraPart : dialog.part
    if let part, fault != .sweepsSilently { news.drop(part: part) }
  }

  /// Whoever shows a dialog hears of a touch.
  mutating func touchAnswer(
    _ id: String, _ button: KickedButton, _ news: inout News<KickedWorld>
  ) {
    switch (KickedDialog(rawValue: id), button) {
    case (.guide, .settings): answerGuide(.openSettings, &news)
    case (.guide, _): answerGuide(fault == .mistakesGuide ? .openSettings : .cancel, &news)
    case (.panel, .logIn): answerPanel(.quick, &news)
    case (.panel, _): answerPanel(fault == .mistakesClose ? .quick : .close, &news)
    case (.campaign, _), (.notice, _): tell(.closed(id), &news)
    case (nil, _): break
    }
  }

  private func answerGuide(_ button: AccessButton, _ news: inout News<KickedWorld>) {
    if let asker = requests.guide.touch { news.answer(asker, .camera(.tapped(button))) }
  }

  private func answerPanel(_ button: GateButton, _ news: inout News<KickedWorld>) {
    if let asker = requests.panel.touch { news.answer(asker, .gate(.tapped(button))) }
  }
}
