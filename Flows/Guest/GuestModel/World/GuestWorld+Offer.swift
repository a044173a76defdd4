import FlowModel
import GuestFlow

extension GuestWorld {
  /// Everything that can happen now.
  public func offer(_ moves: inout [GuestMove]) {
    guard scope == .guest else {
      if form == nil { moves.append(.openForm) }
      if let form, form.phase == .up { offerTouches(form, &moves) }
      if form?.isBusy == true {
        moves += [.tellForm(.loginAccepted), .tellForm(.loginConflict)]
        moves += formFaults.map { .tellForm(.loginFailed($0)) }
      }
      offerServer(&moves)
      if form?.isMoving == true { moves.append(.formMoves) }
      return
    }
    guard isInUse, !isLocked else { return offerUnseen(&moves) }
    if locksInUse { moves += locks }
    offerPerson(&moves)
    offerServer(&moves)
    offerDisk(&moves)
    if panel?.isMoving == true { moves.append(.panelMoves) }
    if form?.isMoving == true { moves.append(.formMoves) }
    moves.append(.kill)
  }

  private var locks: [GuestMove] { [.lock(readsEmpty: false), .lock(readsEmpty: true)] }

  /// While no person can see the app.
  private func offerUnseen(_ moves: inout [GuestMove]) {
    if isLocked {
      moves += [.unlock, isRunning ? .kill : .prewarm]
    } else {
      moves += [.launch(isFresh: true), .launch(isFresh: false)] + (isRunning ? [.kill] : locks)
    }
    // An app that takes what it cannot read for nothing sets to work.
    if requests.guest != nil {
      moves += [.guestLogin(isGranted: true), .guestLogin(isGranted: false)]
    }
    offerDisk(&moves)
    offerParcel(&moves)
  }

  private func offerDisk(_ moves: inout [GuestMove]) {
    guard let job else { return }
    moves.append(.jobDone)
    if job.canFail { moves.append(.jobFails) }
    moves.append(.jobDoneThenKill)
  }

  private func offerPerson(_ moves: inout [GuestMove]) {
    if isPageTouchable {
      for action in actions {
        moves.append(.tap(action, .portrait))
        if panel == nil, parcel == nil { moves.append(.tap(action, .landscape)) }
      }
      if stored == .guest, opened == ids.owner(.guest), !stores.isFilled {
        moves.append(.lookAround)
      }
      if stored.isUser, panel == nil { moves += [.logOut, .deleteAccount] }
    }
    if let panel, panel.phase == .up, form == nil {
      for button in panel.content.buttons { moves.append(.touch(button)) }
    }
    if panel != nil || form != nil { moves.append(.rotate) }
    if let form, form.phase == .up {
      if !form.isSubmitted {
        if form.asksProof { moves.append(.type(.passCaptcha)) }
        if form.canSubmit { moves.append(.type(.submit)) }
        if !form.isFilled { moves.append(.fillForm) }
      }
      moves.append(.type(.close))
    }
  }

  private func offerTouches(_ form: Form, _ moves: inout [GuestMove]) {
    moves.append(.type(.close))
    guard !form.isSubmitted else { return }
    // Typing at the end of a full field is possible; nothing comes of it.
    moves.append(.type(form.focus == .secret ? .focusAccount : .focusSecret))
    if form.focus == .account { moves.append(.type(.account)) }
    if form.focus == .secret, !form.hasSecret { moves.append(.type(.secret)) }
    if form.account != .empty { moves.append(.type(.clearAccount)) }
    if form.hasSecret { moves.append(.type(.clearSecret)) }
    if formKind == .password, !asksNickname, form.focus == .secret {
      moves.append(.type(form.isRevealed ? .conceal : .reveal))
    }
    if form.isNew, form.asksNickname { offerNickname(form, &moves) }
    if form.canSendCode { moves.append(.type(.sendCode)) }
    if form.asksProof { moves.append(.type(.passCaptcha)) }
    if form.canSubmit { moves.append(.type(.submit)) }
  }

  /// With a nickname one request fails: what a captcha and a switch do is the same without one.
  private var formFaults: [LoginFault] {
    if asksNickname { form?.tries == 1 ? [.wrongSecret] : [] } else { LoginFault.allCases }
  }

  private func offerNickname(_ form: Form, _ moves: inout [GuestMove]) {
    if form.focus != .nickname {
      moves.append(.type(.focusNickname))
    } else if form.nickname != .typed {
      moves.append(.type(.nickname))
    }
    if form.nickname != .empty { moves.append(.type(.clearNickname)) }
  }

  private func offerServer(_ moves: inout [GuestMove]) {
    if requests.guest != nil {
      moves += [.guestLogin(isGranted: true), .guestLogin(isGranted: false)]
    }
    if requests.login != nil {
      let isKnown = stores.isKnown || !stores.isFilled
      for account in accountsToLogIn {
        moves +=
          isKnown
          ? [.acceptLogin(account, hasOwn: nil)]
          : [.acceptLogin(account, hasOwn: true), .acceptLogin(account, hasOwn: false)]
      }
      moves += LoginFault.ofServer.map { .refuseLogin($0) }
      if !requests.isMerge { moves.append(.findConflict) }
    }
    if requests.logout != nil { moves.append(.logoutEnds) }
    if requests.deletion != nil {
      moves.append(.deletionEnds(isDone: true))
      if !isAccountGone { moves.append(.deletionEnds(isDone: false)) }
    }
    if requests.lookUp != nil {
      moves += [.lookUp(.accountKnown), .lookUp(.accountNew), .lookUp(.lookUpFailed)]
    }
    if requests.nickname != nil { moves += [.lookUp(.nicknameFree), .lookUp(.nicknameTaken)] }
    if form?.isCounting == true { moves += [.tellForm(.codeFailed), .tellForm(.codeDelayOver)] }
    offerParcel(&moves)
    if session == .live, stored.isUser {
      moves += [.lapse(.expired), .lapse(.kicked), .lapse(nil)]
      moves += Lapse.allCases.map { .lateLapse($0) }
    }
    if scope == .guest, stored == .nobody, requests.guest == nil, job == nil {
      moves.append(.networkBack)
    }
  }

  /// The accounts differ in nothing but their ids: with none in use it does not matter which.
  private var accountsToLogIn: [String] {
    let isAnyInUse = ids.record.user != nil || opened.map { $0 != .guest(Self.guest) } ?? false
    return isAnyInUse ? Self.accounts : [Self.accounts[0]]
  }

  private func offerParcel(_ moves: inout [GuestMove]) {
    guard parcel != nil else { return }
    moves.append(.actionLost)
    if session == .live {
      moves += [.actionDone, .actionDoneInSilence, .actionFails]
    } else {
      moves.append(.actionUnauthorised(.expired))
      if session == .over { moves.append(.actionUnauthorised(.kicked)) }
    }
  }
}

extension Job {
  /// Reading back and deleting may fail as well as writing; opening may not.
  package var canFail: Bool { if case .open = kind { false } else { true } }
}
