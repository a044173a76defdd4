public import FlowModel
public import GuestFlow

/// What the components can order: what their drivers do.
extension GuestWorld {
  /// Carries out an order of the identity.
  public mutating func perform(
    _ effect: IdentityEffect<GuestItem>, _ reply: Address, _ output: inout WorldOutput<GuestWorld>
  ) {
    switch effect {
    case .readFacts:
      isUnread = isLocked
      let found = isLocked ? .nobody : stored
      output.answer(
        reply,
        .identity(
          isLocked && !readsEmpty ? .unreadable : .facts(isAvailable: !isLocked, found)))
    case .requestGuest:
      output.observe(.guestOrdered)
      requests.guest = reply
    case .write(let facts):
      lapse = Lapse.allCases.first { IdentityFacts($0) == facts }
      begin(.write(facts), reply, &output)
    case .openStore(let owner): begin(.open(owner), reply, &output)
    case .closeStore:
      opened = nil
      if case .open? = job?.kind { job = nil }
    case .login: orderLogin(reply, isMerge: false, &output)
    case .confirmMerge: orderLogin(reply, isMerge: true, &output)
    case .abortLogin:
      requests.login = nil
      requests.isMerge = false
    case .leaveRest: begin(.leave, reply, &output)
    case .copy(let item): begin(.copy(item), reply, &output)
    case .verify(let item): begin(.verify(item), reply, &output)
    case .drop(let item): begin(.drop(item), reply, &output)
    case .logout:
      output.observe(.logoutOrdered)
      requests.logout = reply
    case .deleteAccount:
      output.observe(.deletionOrdered)
      requests.deletion = reply
    case .deleteData: begin(.erase, reply, &output)
    }
  }

  private mutating func orderLogin(
    _ reply: Address, isMerge: Bool, _ output: inout WorldOutput<GuestWorld>
  ) {
    output.observe(.loginOrdered)
    if requests.login != nil { output.observe(.hazard(.twoLogins)) }
    requests.login = reply
    requests.isMerge = isMerge
  }

  /// Carries out an order of the gate.
  public mutating func perform(
    _ effect: GateEffect<GuestAction>, _ reply: Address, _ output: inout WorldOutput<GuestWorld>
  ) {
    switch effect {
    case .readWish:
      guard let tapped else { return }
      isServed = false
      parcel = nil
      output.observe(.wished(tapped))
      output.answer(reply, .gate(.wants(tapped.rawValue)))
    case .readStanding: output.answer(reply, .gate(.standing(standing)))
    case .keepWish(let action):
      kept = action
      isWishOfOther = false
    case .dropWish:
      forgetWish()
    case .showPanel(let content, let orientation):
      show(content, orientation, reply, &output)
    case .hidePanel:
      if panel == nil {
        output.answer(reply, .gate(.panelHidden))
      } else {
        panel?.phase = .going
        panel?.hider = reply
      }
    case .send(let action): send(action, hasKey: true, reply, &output)
    case .run(let action):
      output.observe(.ran(action))
      isTapUpright = true
    }
  }

  /// A login has been accepted, or a logout begun, and is not written yet.
  private var isChangingUser: Bool {
    requests.logout != nil || requests.deletion != nil || job?.kind == .write(.moving)
      || job?.kind == .write(.nobody) || job?.kind == .write(.deleting)
  }

  /// Who uses the app now; a user only once the data are in use.
  package var standing: GateStanding {
    guard !isChangingUser else { return .switching }
    if let lapse { return lapse == .expired ? .expired : .kicked }
    switch stored {
    case .nobody: return .nobody
    case .guest: return .guest
    case .moving, .deleting: return .switching
    case .user: return opened == ids.owner(.user) ? .user : .switching
    case .expired: return .expired
    case .kicked: return .kicked
    }
  }

  /// Shows something on the one panel, which comes in if it is not there.
  private mutating func show(
    _ content: GatePanel<GuestAction>, _ orientation: PanelOrientation, _ reply: Address,
    _ output: inout WorldOutput<GuestWorld>
  ) {
    var content = content
    if case .offer(let action, let reason, let fault) = content {
      output.observe(.panelOrdered(action, reason))
      if let fault { output.observe(.faultShown(fault)) }
      content = .offer(action, reason, nil)
    }
    if panel == nil {
      let isFixed = orientation == .portrait
      panel = Panel(content: content, isAligned: !isFixed || isTapUpright, isFixed: isFixed)
      // Only an offer answers a tap, so that another tap may follow while it comes up.
      if case .offer = content { panel?.phase = .coming } else { panel?.phase = .up }
    }
    isTapUpright = true
    panel?.content = content
    if panel?.phase == .going { panel?.phase = .up }
    panel?.shower = reply
  }

  mutating func send(
    _ action: GuestAction, hasKey: Bool, _ reply: Address, _ output: inout WorldOutput<GuestWorld>
  ) {
    output.observe(.sent(action))
    isTapUpright = true
    parcel = Parcel(action: action, hasKey: hasKey, asker: reply)
  }

  /// Carries out an order of the form.
  public mutating func perform(
    _ effect: FormFlow.Effect, _ reply: Address, _ output: inout WorldOutput<GuestWorld>
  ) {
    switch effect {
    case .openForm:
      form = Form(opener: reply)
      form?.asksNickname = asksNickname
    case .focus(let field, let keyboard):
      form?.focus = field
      form?.keyboard = keyboard
    case .showFormat: output.observe(.formatShown)
    case .lookUp:
      guard scope == .form else { return }
      requests.lookUp = reply
      output.observe(.lookUpOrdered)
    case .nameSubmit(let isLogin): output.observe(.submitNamed(isLogin: isLogin))
    case .enableSubmit(let isOn): form?.canSubmit = isOn
    case .showProgress: break
    case .showFault(let fault):
      output.observe(.faultShown(fault))
      form?.isSubmitted = false
    case .lookUpNickname:
      requests.nickname = reply
      output.observe(.nicknameAsked)
    case .showTaken: output.observe(.takenShown)
    case .reveal(let isShown): form?.isRevealed = isShown
    case .sendCode: form?.isCounting = true
    case .enableCode(let isOn): form?.canSendCode = isOn
    case .showCaptcha: form?.asksProof = true
    case .keepLogin: break
    case .closeForm:
      requests.lookUp = nil
      requests.nickname = nil
      guard form != nil else { return output.answer(reply, .form(.formClosed)) }
      form?.phase = .going
      form?.closer = reply
    }
  }
}
