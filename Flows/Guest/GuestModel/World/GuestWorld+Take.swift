public import FlowModel
import GuestFlow

extension GuestWorld {
  /// Lets a move happen.
  public mutating func take(_ move: GuestMove, _ output: inout WorldOutput<GuestWorld>) {
    switch move {
    case .launch, .tap, .lookAround, .logOut, .deleteAccount, .touch, .rotate: act(move, &output)
    case .type(let touch): type(touch, &output)
    case .fillForm:
      for touch in [GuestMove.FormTouch.account, .account, .focusSecret, .secret] {
        type(touch, &output)
      }
    case .openForm:
      isRunning = true
      output.begin(GuestComponents.form)
    case .guestLogin, .acceptLogin, .refuseLogin, .findConflict, .logoutEnds, .deletionEnds,
      .networkBack:
      serveAccount(move, &output)
    case .actionDone, .actionDoneInSilence, .actionLost, .actionFails, .actionUnauthorised:
      serveAction(move, &output)
    case .lapse(let lapse):
      end(.over)
      if let lapse {
        output.observe(.lapsed(lapse))
        output.tell(.identity(.lapsed(lapse, isCurrent: true)))
      }
    case .lateLapse(let lapse):
      output.observe(.lateLapse(lapse))
      output.tell(.identity(.lapsed(lapse, isCurrent: false)))
    case .lookUp(let event):
      output.observe(.lookedUp(event))
      take(lookedUp: event, &output)
    case .tellForm(let event):
      if case .loginFailed(let fault) = event {
        output.observe(.faultTold(fault))
        refuseForm(fault)
      }
      if event == .codeFailed || event == .codeDelayOver {
        output.observe(.codeTold)
        form?.isCounting = false
      }
      if event == .loginAccepted { output.observe(.diskDone(.write(.moving))) }
      if event == .loginConflict { output.observe(.conflictTold) }
      output.tell(.form(event))
    case .jobDone:
      if let job { output.observe(.diskDone(job.kind)) }
      finishJob(&output)
    case .jobFails:
      if let job {
        output.observe(.diskFailed(job.kind))
        if job.kind == .write(.moving), form?.isBusy == true { refuseForm(.notStored) }
        output.answer(job.asker, .identity(job.failure))
      }
      if case .write? = job?.kind { forgetAccepted() }
      self.job = nil
    case .jobDoneThenKill:
      finishJob(&output)
      output = output.withoutStimuli
      endProcess(&output)
    case .lock(let readsEmpty):
      isLocked = true
      self.readsEmpty = readsEmpty
    case .unlock:
      isLocked = false
      readsEmpty = false
    case .prewarm:
      isRunning = true
      output.begin(GuestComponents.identity)
    case .panelMoves: movePanel(&output)
    case .formMoves: moveForm(&output)
    case .kill: endProcess(&output)
    }
  }

  private mutating func act(_ move: GuestMove, _ output: inout WorldOutput<GuestWorld>) {
    switch move {
    case .launch(let isFresh):
      if !isFresh { forgetWish() }
      output.observe(.launched(isFresh: isFresh))
      if isUnread {
        isUnread = false
        output.tell(.identity(.protectedDataAvailable))
      } else {
        isRunning = true
        output.begin(GuestComponents.identity)
      }
      output.processLaunched(intentIsFresh: isFresh)
    case .tap(let action, let orientation):
      isTapUpright = orientation == .portrait
      tapped = action
      output.observe(.tapped(action))
      // A component that runs hears it; one that does not is begun.
      output.tell(.gate(.wished(action.rawValue)))
      output.begin(GuestComponents.gate)
    case .lookAround: stores.fill()
    case .logOut:
      output.observe(.logoutAsked)
      output.tell(.identity(.logoutAsked))
    case .deleteAccount:
      output.observe(.deletionAsked)
      output.tell(.identity(.deletionAsked))
    case .touch(let button):
      output.observe(.touched(button))
      if let shower = panel?.shower { output.answer(shower, .gate(.tapped(button))) }
    case .rotate:
      // Only what does not turn with its page makes a difference.
      if panel?.isFixed == true { panel?.isAligned.toggle() }
    default: break
    }
  }

  private mutating func serveAccount(_ move: GuestMove, _ output: inout WorldOutput<GuestWorld>) {
    switch move {
    case .guestLogin(let isGranted):
      output.observe(isGranted ? .guestGranted : .guestRefused)
      if let asker = requests.guest {
        output.answer(asker, .identity(isGranted ? ids.grant(Self.guest) : .guestRefused))
      }
      requests.guest = nil
    case .acceptLogin(let user, let hasOwn):
      if let hasOwn { stores.settle(hasOwn: hasOwn) }
      session = .live
      admitted = user
      if let known = ids.record.user, known != user {
        isWishOfOther = kept != nil
        output.observe(.otherAccepted)
      }
      output.observe(.loginAccepted)
      answerLogin(ids.accept(user), &output)
    case .refuseLogin(let fault):
      output.observe(.faultTold(fault))
      if form?.isBusy == true { refuseForm(fault) }
      answerLogin(.loginRefused(fault), &output)
    case .findConflict:
      output.observe(.conflictTold)
      answerLogin(.loginConflict, &output)
    case .logoutEnds:
      end(.none)
      output.observe(.logoutEnded)
      if let asker = requests.logout { output.answer(asker, .identity(.loggedOut)) }
      requests.logout = nil
    case .deletionEnds(let isDone):
      if isDone { end(.none) }
      isAccountGone = isDone
      output.observe(.deletionTold(isDone: isDone))
      if let asker = requests.deletion {
        output.answer(asker, .identity(isDone ? .accountDeleted : .deletionRefused))
      }
      requests.deletion = nil
    case .networkBack:
      output.observe(.networkBack)
      output.tell(.identity(.networkBack))
    default: break
    }
  }

  private mutating func answerLogin(_ event: IdentityEvent, _ output: inout WorldOutput<GuestWorld>)
  {
    if let asker = requests.login { output.answer(asker, .identity(event)) }
    requests.login = nil
    requests.isMerge = false
  }

  private mutating func serveAction(_ move: GuestMove, _ output: inout WorldOutput<GuestWorld>) {
    guard let parcel else { return }
    self.parcel = nil
    switch move {
    case .actionDone:
      output.observe(.actionTold(isDone: true))
      serve(parcel, &output)
      output.answer(parcel.asker, .gate(.done))
    case .actionDoneInSilence: serve(parcel, &output)
    case .actionFails:
      output.observe(.actionTold(isDone: false))
      output.answer(parcel.asker, .gate(.failed))
    case .actionUnauthorised(let lapse):
      output.observe(.lapsed(lapse))
      output.answer(parcel.asker, .gate(.unauthorised(lapse)))
    default: break
    }
  }

  private mutating func serve(_ parcel: Parcel, _ output: inout WorldOutput<GuestWorld>) {
    if isServed, parcel.hasKey { return }
    output.observe(isServed ? .hazard(.servedTwice) : .served(parcel.action))
    isServed = true
  }

  private mutating func movePanel(_ output: inout WorldOutput<GuestWorld>) {
    if panel?.phase == .going {
      if let hider = panel?.hider { output.answer(hider, .gate(.panelHidden)) }
      panel = nil
    } else {
      panel?.phase = .up
    }
  }

  private mutating func moveForm(_ output: inout WorldOutput<GuestWorld>) {
    if form?.phase == .going {
      if let closer = form?.closer { output.answer(closer, .form(.formClosed)) }
      form = nil
    } else {
      form?.phase = .up
      output.observe(.formShown)
      if let opener = form?.opener { output.answer(opener, .form(.formShown)) }
    }
  }

  /// The asker is told, and an account's form has a nickname if it is new.
  private mutating func take(
    lookedUp event: FormFlow.Event, _ output: inout WorldOutput<GuestWorld>
  ) {
    switch event {
    case .nicknameFree, .nicknameTaken:
      if form?.isNew == true, form?.nickname == .typed {
        form?.nickname = event == .nicknameFree ? .free : .taken
      }
      if let asker = requests.nickname { output.answer(asker, .form(event)) }
      requests.nickname = nil
    default:
      if form?.isSubmitted == false, form?.phase == .up, form?.account == .whole {
        form?.isNew = event == .accountNew
      }
      if let asker = requests.lookUp { output.answer(asker, .form(event)) }
      requests.lookUp = nil
    }
  }

  /// After the second request, and whenever it says so, the server wants a proof.
  private mutating func refuseForm(_ fault: LoginFault) {
    guard fault == .captchaWanted || form?.tries == 2 else { return }
    form?.needsProof = true
    form?.tries = 2
  }

  private mutating func type(_ touch: GuestMove.FormTouch, _ output: inout WorldOutput<GuestWorld>)
  {
    guard let old = form else { return }
    output.observe(.formTouched(touch))
    switch touch {
    case .account: form?.account = old.account == .empty ? .part : .whole
    case .clearAccount:
      form?.account = .empty
      form?.isNew = false
    case .secret: form?.hasSecret = true
    case .clearSecret: form?.hasSecret = false
    case .focusSecret: if old.account != .whole { output.observe(.formatWrong) }
    case .nickname: form?.nickname = .typed
    case .clearNickname: form?.nickname = .empty
    case .passCaptcha:
      form?.needsProof = false
      form?.tries = 1
      form?.asksProof = false
    case .submit:
      form?.isSubmitted = old.isValid
      if old.isValid { form?.tries = min(2, old.tries + 1) }
      output.observe(.formSubmitted(isValid: old.isValid))
    case .close: form?.isSubmitted = false
    case .focusAccount, .focusNickname, .reveal, .conceal, .sendCode: break
    }
    output.tell(.form(touch.event))
  }
}
