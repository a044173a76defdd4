import FlowModel
import GuestFlow
import PermissionFlows

/// What the gate and the way to the camera order: what their drivers do.
extension KickedWorld {
  mutating func perform(
    _ effect: GateEffect, _ reply: Address, _ output: inout WorldOutput<KickedWorld>
  ) {
    if fault?.drops(effect) == true { return }
    switch effect {
    case .readWish:
      isServed = false
      letter = nil
      output.observe(.wished)
      output.answer(reply, .gate(.wants(.comment)))
    case .readStanding: output.answer(reply, .gate(.standing(standing)))
    case .keepWish: isKept = true
    case .dropWish: forgetWish()
    case .showPanel: showPanel(offering: .logIn, reply, &output)
    case .showProgress, .askMerge, .showStopped: showPanel(offering: nil, reply, &output)
    case .showUnanswered: showPanel(offering: .retry, reply, &output)
    case .showFault, .run: break
    case .hidePanel:
      requests.panel.gone = fault == .hurriesDialogs ? nil : reply
      requests.panel.touch = nil
      dismiss(.panel, &output)
      if fault == .hurriesDialogs { output.answer(reply, .gate(.panelHidden)) }
    case .send: send(reply, &output)
    }
  }

  private mutating func showPanel(
    offering offer: KickedButton?, _ reply: Address, _ output: inout WorldOutput<KickedWorld>
  ) {
    panelOffer = offer
    requests.panel = KickedRequests.Asker(touch: reply)
    show(.panel, &output)
  }

  /// The driver sends in the name of whoever is stored.
  private mutating func send(_ reply: Address, _ output: inout WorldOutput<KickedWorld>) {
    output.observe(.done(.send, holder))
    letter = Letter(login: holder, hasKey: fault != .sendsAnew)
    requests.comment = reply
  }

  /// Who uses the app now; a user only once the data are in use.
  var standing: GateStanding {
    if fault == .mistakesUser { return .guest }
    if fault == .mistakesGuest { return .user }
    return switch stored {
    case .nobody: .nobody
    case .guest: .guest
    case .moving: .switching
    case .user: opened == .user ? .user : .switching
    case .expired: .expired
    case .kicked: .kicked
    }
  }

  mutating func perform(
    _ effect: AccessEffect<OnlyRequest>, _ reply: Address, _ output: inout WorldOutput<KickedWorld>
  ) {
    switch effect {
    case .readStatus:
      output.answer(reply, .camera(.read(.refused(.denied))))
    // Whoever waits in Settings is told by coming back.
    case .waitUntilReady: if front == .app { output.answer(reply, .camera(.ready)) }
    case .request: output.answer(reply, .camera(.answered(.no)))
    case .showPrimer, .renewObject, .tellOfChange: break
    case .showAlert:
      requests.guide = KickedRequests.Asker(touch: reply)
      show(.guide, &output)
    case .dismissAlert:
      requests.guide = KickedRequests.Asker(gone: fault == .hurriesDialogs ? nil : reply)
      dismiss(.guide, &output)
      if fault == .hurriesDialogs { output.answer(reply, .camera(.alertGone)) }
    case .openSettings:
      front = .settings
      output.observe(.settingsOpened)
      output.answer(reply, .camera(.leftApp))
    }
  }
}
