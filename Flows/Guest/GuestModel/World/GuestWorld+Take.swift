public import FlowModel
import GuestFlow

extension GuestWorld {
  /// Lets a move happen.
  public mutating func take(_ move: GuestMove, _ news: inout News<GuestWorld>) {
    switch move {
    case .launch, .tap, .lookAround, .logOut, .touch, .rotate: act(move, &news)
    case .type(let touch): type(touch, &news)
    case .fillForm:
      for touch in [GuestMove.FormTouch.account, .account, .focusSecret, .secret] {
        type(touch, &news)
      }
    case .openForm: news.begin(part: 0)
    case .guestLogin, .acceptLogin, .refuseLogin, .findConflict, .logoutEnds, .networkBack:
      serveAccount(move, &news)
    case .actionDone, .actionDoneInSilence, .actionLost, .actionFails, .actionUnauthorised:
      serveAction(move, &news)
    case .lapse(let lapse):
      session = .over
      if let lapse {
        news.note(.lapsed(lapse))
        news.tell(.identity(.lapsed(lapse)))
      }
    case .lookUp(let event):
      news.note(.lookedUp(event))
      if let asker = requests.lookUp { news.answer(asker, .form(event)) }
      requests.lookUp = nil
    case .jobDone:
      if let job { news.note(.diskDone(job.kind)) }
      finishJob(&news)
    case .jobFails:
      if let job {
        news.note(.diskFailed(job.kind))
        news.answer(job.asker, .identity(job.failure))
      }
      // Without the identity its token is lost, and the session concerns nobody.
      if job?.kind == .write(.moving), !stored.isUser { session = .none }
      self.job = nil
    case .jobDoneThenKill:
      finishJob(&news)
      news = news.withoutNotices
      endProcess(&news)
    case .lock: isLocked = true
    case .unlock: isLocked = false
    case .prewarm:
      isRunning = true
      news.begin(part: 0)
    case .panelMoves: movePanel(&news)
    case .formMoves: moveForm(&news)
    case .kill: endProcess(&news)
    }
  }

  private mutating func act(_ move: GuestMove, _ news: inout News<GuestWorld>) {
    switch move {
    case .launch(let isFresh):
      if !isFresh { forgetWish() }
      news.note(.launched(isFresh: isFresh))
      if isUnread {
        isUnread = false
        news.tell(.identity(.protectedDataAvailable))
      } else {
        isRunning = true
        news.begin(part: 0)
      }
      news.processLaunched(intentIsFresh: isFresh)
    case .tap(let action, let orientation):
      isTapUpright = orientation == .portrait
      tapped = action
      news.note(.tapped(action))
      // Whoever runs hears it; whoever does not is begun.
      news.tell(.gate(.wished(action)))
      news.begin(part: 1)
    case .lookAround: stores.fill()
    case .logOut:
      news.note(.logoutAsked)
      news.tell(.identity(.logoutAsked))
    case .touch(let button):
      news.note(.touched(button))
      if let shower = panel?.shower { news.answer(shower, .gate(.tapped(button))) }
    case .rotate:
      // Only what does not turn with its page makes a difference.
      if panel?.isFixed == true { panel?.isAligned.toggle() }
    default: break
    }
  }

  private mutating func serveAccount(_ move: GuestMove, _ news: inout News<GuestWorld>) {
    switch move {
    case .guestLogin(let isGranted):
      news.note(isGranted ? .guestGranted : .guestRefused)
      if let asker = requests.guest {
        news.answer(asker, .identity(isGranted ? .guestGranted : .guestRefused))
      }
      requests.guest = nil
    case .acceptLogin(let hasOwn):
      if let hasOwn { stores.settle(hasOwn: hasOwn) }
      session = .live
      news.note(.loginAccepted)
      answerLogin(.loginAccepted, &news)
    case .refuseLogin(let fault):
      news.note(.faultTold(fault))
      answerLogin(.loginRefused(fault), &news)
    case .findConflict:
      news.note(.conflictTold)
      answerLogin(.loginConflict, &news)
    case .logoutEnds:
      session = .none
      news.note(.logoutEnded)
      if let asker = requests.logout { news.answer(asker, .identity(.loggedOut)) }
      requests.logout = nil
    case .networkBack:
      news.note(.networkBack)
      news.tell(.identity(.networkBack))
    default: break
    }
  }

  private mutating func answerLogin(_ event: IdentityEvent, _ news: inout News<GuestWorld>) {
    if let asker = requests.login { news.answer(asker, .identity(event)) }
    requests.login = nil
    requests.isMerge = false
  }

  private mutating func serveAction(_ move: GuestMove, _ news: inout News<GuestWorld>) {
    guard let parcel else { return }
    self.parcel = nil
    switch move {
    case .actionDone:
      news.note(.actionTold(isDone: true))
      serve(parcel, &news)
      news.answer(parcel.asker, .gate(.done))
    case .actionDoneInSilence: serve(parcel, &news)
    case .actionFails:
      news.note(.actionTold(isDone: false))
      news.answer(parcel.asker, .gate(.failed))
    case .actionUnauthorised(let lapse):
      news.note(.lapsed(lapse))
      news.answer(parcel.asker, .gate(.unauthorised(lapse)))
    default: break
    }
  }

  /// The server does an action with a key once.
  private mutating func serve(_ parcel: Parcel, _ news: inout News<GuestWorld>) {
    if isServed, parcel.hasKey { return }
    news.note(isServed ? .hazard(.servedTwice) : .served(parcel.action))
    isServed = true
  }

  private mutating func movePanel(_ news: inout News<GuestWorld>) {
    if panel?.phase == .going {
      if let hider = panel?.hider { news.answer(hider, .gate(.panelHidden)) }
      panel = nil
    } else {
      panel?.phase = .up
    }
  }

  private mutating func moveForm(_ news: inout News<GuestWorld>) {
    if form?.phase == .going {
      if let closer = form?.closer { news.answer(closer, .form(.formClosed)) }
      form = nil
    } else {
      form?.phase = .up
      news.note(.formShown)
      if let opener = form?.opener { news.answer(opener, .form(.formShown)) }
    }
  }

  private mutating func type(_ touch: GuestMove.FormTouch, _ news: inout News<GuestWorld>) {
    guard let old = form else { return }
    news.note(.formTouched(touch))
    switch touch {
    case .account: form?.account = old.account == .empty ? .part : .whole
    case .clearAccount: form?.account = .empty
    case .secret: form?.hasSecret = true
    case .clearSecret: form?.hasSecret = false
    case .focusSecret: if old.account != .whole { news.note(.formatWrong) }
    case .submit:
      form?.isSubmitted = old.isValid
      news.note(.formSubmitted(isValid: old.isValid))
    case .focusAccount, .close: break
    }
    news.tell(.form(touch.event))
  }
}
