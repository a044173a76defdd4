public import FlowModel
import PermissionFacts

/// What an app can order: what the drivers of permission flows do on a real phone.
extension Phone {
  /// Acknowledges once the app is active, with no transition or dialog of its own: at once if so.
  public mutating func waitUntilReady(_ reply: Address, _ output: inout WorldOutput<Phone>) {
    if isReady { output.answer(reply, .ready) } else { readyWaiter = reply }
  }

  /// Pushes the app's page.
  public mutating func openPage(_ reply: Address, _ output: inout WorldOutput<Phone>) {
    output.observe(.pageOrdered)
    switch interface.page {
    case .none:
      if interface.shown != nil { output.observe(.hazard(.transitionDuringTransition)) }
      interface.page = .pushing
      interface.content = .blank
      interface.opener = reply
    case .pushing: interface.opener = reply
    case .shown: output.answer(reply, .pageShown)
    case .popping, .swiping: output.observe(.hazard(.transitionDuringTransition))
    }
  }

  /// Takes the app's own page away, however it is shown, after any transition that runs.
  public mutating func leavePage(_ reply: Address, _ output: inout WorldOutput<Phone>) {
    switch interface.page {
    case .none: output.answer(reply, .pageLeft)
    case .shown:
      interface.page = .popping
      interface.leaver = reply
    case .pushing, .popping, .swiping: interface.leaver = reply
    }
  }

  /// Pops whatever is on top, at once, as `popViewController` does.
  public mutating func popTop(_ output: inout WorldOutput<Phone>) {
    switch interface.page {
    case .none: output.observe(.hazard(.poppedInnocentPage))
    case .shown: interface.page = .popping
    case .pushing:
      output.observe(.hazard(.transitionDuringTransition))
      interface.page = .popping
    case .popping, .swiping: output.observe(.hazard(.transitionDuringTransition))
    }
  }

  /// Presents a dialog: on the page, or on whatever is on top.
  public mutating func show(
    _ dialog: Dialog, onPage isOnPage: Bool, _ reply: Address, _ output: inout WorldOutput<Phone>
  ) {
    output.observe(.dialogOrdered(dialog))
    if interface.shown != nil {
      output.observe(.hazard(.presentedTwice))
    } else if isOnPage, interface.page != .shown {
      output.observe(.hazard(.presentedOnGonePage))
    } else {
      if interface.isBusy { output.observe(.hazard(.transitionDuringTransition)) }
      interface.shown = Interface.Shown(
        dialog: dialog, phase: .presenting, isOnPage: isOnPage, shower: reply)
    }
  }

  /// Dismisses the dialog; it is acknowledged when it is gone, at once if there is none.
  public mutating func dismissDialog(_ reply: Address, _ output: inout WorldOutput<Phone>) {
    guard let shown = interface.shown else {
      output.answer(reply, .dialogGone)
      return
    }
    interface.dismisser = reply
    if shown.phase == .presenting || shown.phase == .presented {
      interface.shown?.phase = .dismissing
    }
  }

  /// Shows a message on the page in place of the picture.
  public mutating func showMessage(_ reason: Reason, _ reply: Address) {
    interface.content = .message(reason)
    interface.messenger = reply
  }

  /// Opens the app's page in Settings.
  public mutating func openSettings(_ reply: Address, _ output: inout WorldOutput<Phone>) {
    output.observe(.settingsOrdered)
    if interface.shown != nil { output.observe(.hazard(.settingsDuringDismissal)) }
    openingSettings = reply
  }

  /// Starts the capture session.
  public mutating func startSession(_ reply: Address, _ output: inout WorldOutput<Phone>) {
    output.observe(.sessionOrdered)
    interface.content = .blank
    interface.messenger = nil
    noteHiddenPrompt(at: 0, &output)
    capture.session = .starting
    capture.starter = reply
  }

  /// What a permission stands for is used, without a request: the first use brings up the prompt.
  public mutating func useWithoutAsking(at slot: PermissionSlot, _ output: inout WorldOutput<Phone>)
  {
    noteHiddenPrompt(at: slot, &output)
  }

  /// A use that begins before the person was asked brings up the prompt.
  mutating func noteHiddenPrompt(at slot: PermissionSlot, _ output: inout WorldOutput<Phone>) {
    guard self[slot].answer == .notDetermined, self[slot].isRestricted == false else { return }
    output.observe(.hazard(.hiddenPrompt))
    edit(slot) { if $0.prompt == .none { $0.prompt = .queued } }
  }

  /// Whether a session starts of which it is not known yet what it meets.
  var isSessionOpen: Bool { capture.session == .starting && reading == nil }

  /// Stops the capture session.
  public mutating func stopSession() {
    capture.session = .off
    capture.starter = nil
  }
}
