public import FlowModel
import GuestFlow
import GuestModel
import PermissionFlows
public import PopupsFlow

/// How the dialogs of all flows come to the screen: through the one scheduler.
extension KickedWorld {
  /// Carries out an order of the scheduler.
  public mutating func perform(_ effect: PopupEffect, _ output: inout Output) {
    switch effect {
    case .present(let id, isRaised: _): present(KickedDialog(id), &output)
    case .hide(let id):
      hide(KickedDialog(id))
      if fault == .dropsCovered { sweep(KickedDialog(id), &output) }
    case .notify(let id, let report): carryOut(app.prompts.hear(id, report), &output)
    case .raise, .lower, .startTimer, .pauseTimer, .resumeTimer, .stopTimer: break
    }
  }

  /// A flow's dialog is ordered.
  mutating func show(_ dialog: KickedDialog, _ reply: Address, _ output: inout Output) {
    forget(dialog)
    app.touches[dialog] = reply
    guard !isBeside(dialog) else { return present(dialog, &output) }
    carryOut(app.prompts.show(dialog.popup), &output)
  }

  /// A flow's dialog is ordered away.
  mutating func dismiss(_ dialog: KickedDialog, _ reply: Address, _ output: inout Output) {
    forget(dialog)
    app.ends[dialog] = reply
    guard !isBeside(dialog) else { return hide(dialog) }
    carryOut(app.prompts.dismiss(dialog.rawValue), &output)
  }

  /// A lesson: the guide comes up beside the scheduler.
  private func isBeside(_ dialog: KickedDialog) -> Bool {
    fault == .presentsBeside && dialog == .guide
  }

  mutating func settle(_ dialog: KickedDialog, _ output: inout Output) {
    let isUp = app.views[dialog] == .coming
    app.views[dialog] = isUp ? .up : nil
    if isBeside(dialog), !isUp { return answerGone(dialog, &output) }
    tell(isUp ? .appeared(dialog.rawValue) : .disappeared(dialog.rawValue), &output)
  }

  private mutating func present(_ dialog: KickedDialog, _ output: inout Output) {
    if isUnclean { output.observe(.shownFirst) }
    app.views[dialog] = .coming
  }

  private mutating func hide(_ dialog: KickedDialog) {
    if app.views[dialog] != nil { app.views[dialog] = .going }
  }

  private mutating func carryOut(_ orders: [Prompts.Order], _ output: inout Output) {
    for order in orders {
      switch order {
      case .tell(let event): tell(event, &output)
      case .present(let popup): present(KickedDialog(popup.id), &output)
      case .hide(let id): hide(KickedDialog(id))
      case .gone(let id): answerGone(KickedDialog(id), &output)
      case .closed(let id): close(KickedDialog(id), &output)
      case .swept(let id): sweep(KickedDialog(id), &output)
      }
    }
  }

  private mutating func answerGone(_ dialog: KickedDialog, _ output: inout Output) {
    guard fault != .losesEnds else { return }
    if let asker = app.ends[dialog] {
      output.answer(asker, dialog == .guide ? .camera(.alertGone) : .gate(.panelHidden))
    }
    forget(dialog)
    if dialog == .panel { app.offer = .quick }
  }

  /// Nothing waits for it any more.
  private mutating func forget(_ dialog: KickedDialog) {
    app.touches[dialog] = nil
    app.ends[dialog] = nil
  }

  /// The attempt is abandoned: it ends as dropped.
  private mutating func sweep(_ dialog: KickedDialog, _ output: inout Output) {
    if fault == .touchesLate, app.ends[.guide] != nil { return answerGone(dialog, &output) }
    if dialog == .guide { output.observe(.guideSwept) }
    forget(dialog)
    guard fault != .sweepsSilently else { return }
    if dialog == .guide { output.drop(KickedComponents.camera) }
    if dialog == .panel { output.drop(GuestComponents.gate) }
  }

  mutating func close(_ dialog: KickedDialog, _ output: inout Output) {
    switch dialog {
    case .guide: touch(dialog, .cancel, .close, &output)
    case .panel:
      output.observe(.panelClosed)
      touch(dialog, .cancel, .close, &output)
    case .campaign, .notice: tell(.closed(dialog.rawValue), &output)
    }
  }

  func touch(
    _ dialog: KickedDialog, _ ofGuide: AccessButton, _ ofPanel: GateButton,
    _ output: inout Output
  ) {
    guard let asker = app.touches[dialog] else { return }
    output.answer(
      asker, dialog == .guide ? .camera(.tapped(ofGuide)) : .gate(.tapped(ofPanel)))
  }
}
