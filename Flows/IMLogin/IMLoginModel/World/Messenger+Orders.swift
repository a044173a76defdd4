public import FlowModel
public import IMLoginFlow

/// What the app's orders do.
extension Messenger {
  /// Carries out an order of the session.
  public mutating func perform(
    _ effect: IMSessionEffect, _ reply: Address, _ output: inout WorldOutput<Messenger>
  ) {
    switch effect {
    case .startService: isListening = true
    case .readStore: read(reply, &output)
    case .askServer:
      asked = reply
      output.observe(.serverAsked)
    case .cancelServer:
      asked = nil
      wanted = nil
    case .logIn: logIn(reply, &output)
    case .autoLogIn: autoLogIn(isForced: false, &output)
    case .logOut:
      client.end(echo: client.echo)
      isUnread = false
      manual = nil
      logout = reply
      output.observe(.logoutOrdered)
    case .save:
      if let account = client.account ?? wanted { save(account) }
      output.observe(.saved)
    case .clear:
      store.revoke()
      isTokenRenewed = false
      order(.clear)
      output.observe(.cleared)
    // The note names the token, so that it says nothing of a newer one.
    case .noteRefusal: store.isRefused = !isTokenRenewed
    case .showFailure: output.observe(.failureShown)
    }
  }

  /// Stores or removes credentials in one write of the keychain, which fails while that is shut.
  public mutating func tryOnce(
    _ effect: IMSessionEffect, _ reply: Address, _ output: inout WorldOutput<Self>
  ) {
    guard isLocked else { return perform(effect, reply, &output) }
    output.observe(effect == .save ? .saved : .cleared)
  }

  private mutating func read(_ reply: Address, _ output: inout WorldOutput<Messenger>) {
    let reading = reading
    isUnread = reading == .unreadable
    // After a refusal only a reading can tell whether the session has ended.
    if reading == .empty || reading == .unfit { ends(for: .wrongCredentials) }
    output.observe(.read(reading))
    let found = store.reading(isLocked: isLocked, readsEmpty: readsEmpty)
    output.answer(reply, .read(isAvailable: !isLocked, found))
  }

  /// The token is a new one, of which nothing is noted yet.
  private mutating func save(_ account: Account) {
    store.isRefused = false
    order(.save(account))
  }

  /// Changes the keychain at once, or when it is open again.
  private mutating func order(_ write: OwedWrite) {
    owed = write
    if !isLocked { writeOwed() }
  }

  /// Changes the keychain as it was ordered last.
  mutating func writeOwed() {
    switch owed {
    case .save(let account):
      let isRefused = store.isRefused
      store = LoginStore(fit: account)
      store.isRefused = isRefused
    case .clear: store.clear()
    case nil: break
    }
    owed = nil
  }

  /// Calls the service for a manual login.
  private mutating func logIn(_ reply: Address, _ output: inout WorldOutput<Messenger>) {
    noteCall(&output)
    isTokenRenewed = false
    client.begin(.manual, wanted)
    wanted = nil
    manual = reply
    output.observe(.loginOrdered)
  }

  /// Calls the service for an automatic login; a forced one throws out whoever took over.
  public mutating func autoLogIn(isForced: Bool, _ output: inout WorldOutput<Messenger>) {
    noteCall(&output)
    output.observe(.autoLoginOrdered(isFit: store.isFit))
    if isForced, isTakenOver {
      isTakenOver = false
      output.observe(.threwOther)
    }
    isTokenRenewed = false
    client.begin(.automatic, store.account)
  }

  /// Notes what is wrong about calling any login now.
  private func noteCall(_ output: inout WorldOutput<Messenger>) {
    if client.kind != nil || manual != nil { output.observe(.loginOverLogin) }
    if !isListening { output.observe(.loginUnheard) }
  }

  /// Shows a page.
  public mutating func perform(_ effect: IMRoute.Effect, _ output: inout WorldOutput<Messenger>) {
    switch effect {
    case .showLogin(let reason):
      page = .login(reason)
      whyEnded = nil
      output.observe(.loginShown(reason))
    case .showHome:
      page = .home
      whyEnded = nil
      output.observe(.homeShown)
    }
  }

  /// Puts the spinner up or takes it away.
  public mutating func perform(_ effect: IMOverlay.Effect) {
    switch effect {
    case .show:
      isSpinnerUp = true
      // Whoever tries again has read it.
      if page.isLogin { page = .login(nil) }
    case .hide: isSpinnerUp = false
    }
  }

  /// Lets the person do this much.
  public mutating func perform(_ effect: IMConnection.Effect) {
    switch effect {
    case .allow(let capability): allowed = capability
    }
  }
}
