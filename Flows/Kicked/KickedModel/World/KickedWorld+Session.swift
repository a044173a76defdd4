import FlowModel
import GuestFlow
import IMLoginFlow
import WidgetFlow

/// What the messenger, the widget and the identity order: what their drivers do.
extension KickedWorld {
  mutating func perform(
    _ effect: IMSessionEffect, _ reply: Address, _ output: inout WorldOutput<KickedWorld>
  ) {
    if fault?.drops(effect) == true { return }
    switch effect {
    case .startService, .cancelServer, .noteRefusal, .showFailure: break
    case .readStore:
      let isAvailable = !isLocked || fault == .takesLockedForEmpty
      output.answer(reply, .session(.read(isAvailable: isAvailable, reading)))
    // Account and token come with the account that has just logged in.
    case .askServer:
      let isKnown = stored == .user && fault != .forgetsAccount
      output.answer(reply, .session(isKnown ? .serverGave : .serverFailed))
    case .logIn:
      if fault == .savesUnasked {
        output.answer(reply, .session(.loggedIn))
      } else {
        requests.service = reply
      }
    case .autoLogIn:
      if let credentials { output.observe(.done(.autoLogin, credentials)) }
      isConnected = kick == .none
    case .logOut:
      requests.service = nil
      requests.logout = reply
    case .save:
      credentials = holder
      output.observe(.done(.save, holder))
    case .clear:
      credentials = nil
      // One write for all that is stored of the login: nothing comes between.
      if holder == .old, stored == .user, fault != .writesTwice { stored = .kicked }
    }
  }

  /// A keychain that is shut says that it holds nothing.
  private var reading: StoreReading { credentials == nil || isLocked ? .empty : .fit }

  mutating func show(_ effect: IMRoute.Effect, _ output: inout WorldOutput<KickedWorld>) {
    if isUnclean { output.observe(.hazard(.shownFirst)) }
    switch effect {
    case .showLogin: if fault != .staysOnPage || page == .blank { page = .login }
    case .showHome: page = .home
    }
  }

  mutating func perform(
    _ effect: WidgetSession.Effect, _ reply: Address, _ output: inout WorldOutput<KickedWorld>
  ) {
    switch effect {
    case .read:
      let isLoggedIn = stored == .user
      output.answer(reply, .widget(.read(isAvailable: true, isLoggedIn: isLoggedIn)))
    // The identity is what is stored of the session.
    case .begin: break
    // Everything is cleaned up by now; this is the first that the person sees of it.
    case .end: if isNoticeDue { tellPerson(&output) }
    }
  }

  mutating func perform(
    _ effect: WidgetToken.Effect, _ reply: Address, _ output: inout WorldOutput<KickedWorld>
  ) {
    if fault?.drops(effect) == true { return }
    switch effect {
    case .readShared:
      output.answer(reply, .token(.read(sharedReading)))
    case .fetch:
      requests.tokens[holder] = reply
      output.observe(.done(.fetch, holder))
    // The request may be answered all the same.
    case .cancelFetch, .revoke: break
    case .write:
      guard let arrived else { return }
      if fault == .sharesNothing { return output.answer(reply, .token(.wrote(isNew: false))) }
      let isNew = shared != arrived
      shared = arrived
      if isNew { isReloadNoted = false }
      output.observe(.done(.share, arrived))
      output.answer(reply, .token(.wrote(isNew: isNew)))
    case .delete:
      if fault != .keepsToken { shared = nil }
      isReloadNoted = false
    case .reload: widget = shared
    case .noteReload: isReloadNoted = true
    }
  }

  private var sharedReading: SharedReading {
    // A lesson: nobody looks whether a reload is owed.
    let isNoted = isReloadNoted || fault == .forgetsOwedReload
    return switch shared {
    case nil: isNoted ? .empty : .emptyOwed
    case holder where stored == .user: isNoted ? .own : .ownOwed
    case .some: .foreign
    }
  }

  mutating func perform(
    _ effect: IdentityEffect, _ reply: Address, _ output: inout WorldOutput<KickedWorld>
  ) {
    if fault?.drops(effect) == true { return }
    switch effect {
    case .readFacts: output.answer(reply, .identity(.facts(isAvailable: true, stored)))
    case .requestGuest: output.answer(reply, .identity(.guestGranted))
    case .write(.guest) where fault == .storesNoGuest:
      output.answer(reply, .identity(.written))
    case .write(let facts):
      write(facts, &output)
      output.answer(reply, .identity(.written))
    case .openStore(let owner):
      if fault != .opensNothing { opened = owner }
      output.answer(reply, .identity(.storeOpened))
    case .login, .confirmMerge: requests.account = reply
    case .abortLogin: requests.account = nil
    case .copy: output.answer(reply, .identity(.copied))
    case .verify: output.answer(reply, .identity(.verified))
    case .drop: output.answer(reply, .identity(.dropped))
    case .logout: output.answer(reply, .identity(.loggedOut))
    }
  }

  private mutating func write(_ facts: IdentityFacts, _ output: inout WorldOutput<KickedWorld>) {
    if facts == .moving {
      holder = .new
      hasCampaign = false
    }
    let isLogin = stored == .moving && facts == .user
    stored = facts
    // One login for all: the messenger and the widget follow.
    guard isLogin else { return }
    output.tell(.session(.tapped(.logIn)))
    output.tell(.widget(.loginSucceeded))
  }
}
