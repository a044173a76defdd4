import FlowModel
import GuestFlow
import PermissionFlows

/// What the gate and the way to the camera order: what their drivers do.
extension KickedWorld {
  mutating func perform(
    _ effect: GateEffect, _ reply: Address, _ news: inout News<KickedWorld>
  ) {
    if fault?.drops(effect) == true { return }
    switch effect {
    case .readWish:
      isServed = false
      letter = nil
      news.note(.wished)
      news.answer(reply, .gate(.wants(.comment)))
    case .readStanding: news.answer(reply, .gate(.standing(standing)))
    case .keepWish: isKept = true
    case .dropWish: forgetWish()
    case .showPanel: showPanel(isBusy: false, reply, &news)
    case .showProgress, .askMerge, .showStopped: showPanel(isBusy: true, reply, &news)
    case .showFault, .run: break
    case .hidePanel:
      requests.panel.gone = fault == .hurriesDialogs ? nil : reply
      requests.panel.touch = nil
      dismiss(.panel, &news)
      if fault == .hurriesDialogs { news.answer(reply, .gate(.panelHidden)) }
    case .send: send(reply, &news)
    }
  }

  private mutating func showPanel(
    isBusy: Bool, _ reply: Address, _ news: inout News<KickedWorld>
  ) {
    isPanelBusy = isBusy
    requests.panel = KickedRequests.Asker(touch: reply)
    show(.panel, &news)
  }

  /// The driver sends in the name of whoever is stored.
  private mutating func send(_ reply: Address, _ news: inout News<KickedWorld>) {
    news.note(.done(.send, holder))
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
    _ effect: AccessEffect<OnlyRequest>, _ reply: Address, _ news: inout News<KickedWorld>
  ) {
    switch effect {
    case .readStatus:
      news.answer(reply, .camera(.read(.refused(.denied))))
    case .waitUntilReady: news.answer(reply, .camera(.ready))
    case .request: news.answer(reply, .camera(.answered(.no)))
    case .showPrimer, .renewObject, .tellOfChange: break
    case .showAlert:
      requests.guide = KickedRequests.Asker(touch: reply)
      show(.guide, &news)
    case .dismissAlert:
      requests.guide = KickedRequests.Asker(gone: fault == .hurriesDialogs ? nil : reply)
      dismiss(.guide, &news)
      if fault == .hurriesDialogs { news.answer(reply, .camera(.alertGone)) }
    case .openSettings:
      front = .settings
      news.note(.settingsOpened)
      news.answer(reply, .camera(.leftApp))
    }
  }
}
