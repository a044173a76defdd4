import FlowModel
import GuestFlow
import IMLoginFlow
import PermissionFlows
import PopupsFlow
import WidgetFlow

/// What the flows order: what their drivers do.
extension KickedWorld {
  mutating func perform(_ effect: IMSessionEffect, _ reply: Address, _ output: inout Output) {
    switch effect {
    case .startService, .cancelServer, .noteRefusal, .showFailure: break
    // A keychain that is shut says that it holds nothing.
    case .readStore:
      let reading = credentials == nil || app.isLocked ? StoreReading.empty : .fit
      output.answer(reply, .session(.read(isAvailable: !app.isLocked, reading)))
    // Account and token come with the account that has just logged in.
    case .askServer:
      let isKnown = stored == .user && fault != .forgetsAccount
      output.answer(reply, .session(isKnown ? .serverGave : .serverFailed))
    case .logIn: app.asked[.service] = reply
    case .autoLogIn:
      act(under: credentials, &output)
      app.isConnected = kick == .none
    case .logOut:
      app.asked[.service] = nil
      app.asked[.logout] = reply
    case .save:
      credentials = holder
      act(under: holder, &output)
    case .clear:
      credentials = nil
      // One write for all that is stored of the login: nothing comes between.
      if holder == .old, stored == .user, fault != .writesTwice { stored = .kicked }
    }
  }

  /// Something is done in the name of a user.
  private func act(under login: Login?, _ output: inout Output) {
    if login == .old { output.observe(.actedAsOld) }
  }

  mutating func show(_ effect: IMRoute.Effect, _ output: inout Output) {
    if isUnclean { output.observe(.shownFirst) }
    switch effect {
    case .showLogin: app.page = .login
    case .showHome: app.page = .home
    }
  }

  mutating func perform(_ effect: WidgetSession.Effect, _ reply: Address, _ output: inout Output) {
    switch effect {
    case .read:
      output.answer(reply, .widget(.read(isAvailable: true, isLoggedIn: stored == .user)))
    // The identity is what is stored of the session.
    case .begin: break
    // Everything is cleaned up by now; this is the first that the person sees of it.
    case .end: if app.isNoticeDue { tellPerson(&output) }
    }
  }

  mutating func perform(_ effect: WidgetToken.Effect, _ reply: Address, _ output: inout Output) {
    switch effect {
    case .readShared: output.answer(reply, .token(.read(reading)))
    case .fetch:
      app.asked[.token(holder)] = reply
      output.observe(.tokenAsked)
      act(under: holder, &output)
    // The request may be answered all the same.
    case .cancelFetch, .revoke: break
    case .write:
      guard let arrived = app.arrived else { return }
      let isNew = shared != arrived
      shared = arrived
      if isNew { isReloadNoted = false }
      act(under: arrived, &output)
      output.answer(reply, .token(.wrote(isNew: isNew)))
    case .delete:
      if fault != .keepsToken { shared = nil }
      isReloadNoted = false
    case .reload: widget = shared
    case .noteReload: isReloadNoted = true
    }
  }

  private var reading: SharedReading {
    let isNoted = isReloadNoted || fault == .forgetsOwedReload
    return switch shared {
    case nil: isNoted ? .empty : .emptyOwed
    case holder where stored == .user: isNoted ? .own : .ownOwed
    case .some: .foreign
    }
  }

  mutating func perform(
    _ effect: IdentityEffect<GuestItem>, _ reply: Address, _ output: inout Output
  ) {
    switch effect {
    case .readFacts: output.answer(reply, .identity(.facts(isAvailable: true, stored)))
    case .requestGuest: output.answer(reply, .identity(.guestGranted))
    case .write(let facts):
      write(facts, &output)
      output.answer(reply, .identity(.written))
    case .openStore(let owner):
      app.opened = owner
      output.answer(reply, .identity(.storeOpened))
    case .closeStore: app.opened = nil
    case .login: app.asked[.account] = reply
    case .abortLogin: app.asked[.account] = nil
    // The guest has nothing, and nobody logs out by hand, or deletes the account.
    case .confirmMerge, .copy, .verify, .drop, .leaveRest, .logout, .deleteAccount, .deleteData:
      break
    }
  }

  private mutating func write(_ facts: IdentityFacts, _ output: inout Output) {
    if facts == .moving {
      holder = .new
      hasCampaign = false
    }
    let isLogin = stored == .moving && facts == .user
    stored = facts
    // One login for all: the messenger and the widget follow.
    guard isLogin, fault != .logsInAlone else { return }
    output.tell(.session(.tapped(.logIn)))
    output.tell(.widget(.loginSucceeded))
  }

  mutating func perform(_ effect: GateEffect<GuestAction>, _ reply: Address, _ output: inout Output)
  {
    switch effect {
    case .readWish:
      letter = nil
      output.observe(.wished)
      output.answer(reply, .gate(.wants(GuestAction.comment.rawValue)))
    case .readStanding: output.answer(reply, .gate(.standing(standing)))
    case .keepWish: isKept = fault != .losesComments
    case .dropWish: (isKept, letter) = (false, nil)
    case .showPanel(let content, _):
      let offer = content.buttons.first { $0 != .close }
      show(.panel, offering: offer, reply, &output)
    case .hidePanel: dismiss(.panel, reply, &output)
    case .run: break
    // In the name of the stored user.
    case .send:
      output.observe(.sent)
      act(under: holder, &output)
      letter = Letter(login: holder)
      app.comment = reply
    }
  }

  private mutating func show(
    _ panel: KickedDialog, offering offer: GateButton?, _ reply: Address, _ output: inout Output
  ) {
    app.offer = offer
    show(panel, reply, &output)
  }

  /// Who uses the app now; a user only once the data are in use.
  private var standing: GateStanding {
    switch stored {
    case .nobody: .nobody
    case .guest: .guest
    case .moving, .deleting: .switching
    case .user: app.opened == .user ? .user : .switching
    case .expired: .expired
    case .kicked: .kicked
    }
  }

  mutating func perform(
    _ effect: AccessEffect<OnlyRequest>, _ reply: Address, _ output: inout Output
  ) {
    switch effect {
    case .readStatus: output.answer(reply, .camera(.read(.refused(.denied))))
    // While the person is in Settings, coming back is the answer.
    case .waitUntilReady: if !app.isInSettings { output.answer(reply, .camera(.ready)) }
    case .showAlert: show(.guide, reply, &output)
    case .dismissAlert: dismiss(.guide, reply, &output)
    case .openSettings:
      app.isInSettings = true
      output.observe(.settingsOpened)
      output.answer(reply, .camera(.leftApp))
    // What is refused is not asked for.
    case .request, .showPrimer, .renewObject, .tellOfChange: break
    }
  }

  // MARK: The kick

  /// What the app does when it learns that its login has ended, by whichever way: what is stored
  /// goes first, and the person is told when all of it is gone.
  mutating func hearKick(_ output: inout Output) {
    kick = .told
    app.isNoticeDue = true
    // Nothing will ask any more what became of a comment that has not arrived.
    if letter?.isAnswer == false { letter = nil }
    output.observe(.kickTold)
    if fault == .showsFirst { tellPerson(&output) }
    output.tell(
      .session(
        app.isConnected
          ? .kicked(.current(.otherClient)) : .autoFailed(.current(.terminal(.elsewhere)))))
    app.isConnected = false
    output.tell(.identity(.lapsed(.kicked, isCurrent: true)))
    output.tell(.widget(.logoutTapped))
  }

  /// What tells of an earlier login ends nothing; the widget is not told at all.
  mutating func hearLateKick(_ output: inout Output) {
    output.observe(.lateKickTold)
    if fault == .believesLateKicks { return hearKick(&output) }
    output.tell(.session(.kicked(.late)))
    output.tell(.identity(.lapsed(.kicked, isCurrent: false)))
  }

  /// The notice sweeps every dialog away; only then the gate asks for a login.
  private mutating func tellPerson(_ output: inout Output) {
    app.isNoticeDue = false
    output.observe(.noticeAdded)
    var notice = KickedDialog.notice.popup
    if fault == .addsPlainly { notice.mode = .plain }
    tell(.add(notice), &output)
    if fault != .keepsSending { output.tell(.gate(.loginNeeded)) }
  }
}
