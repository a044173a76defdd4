public import FlowModel
import IMLoginFlow

/// What a move does.
extension Messenger {
  /// Lets a move happen.
  public mutating func take(_ move: Move, _ news: inout News<Messenger>) {
    switch move {
    case .launch, .wake:
      isRunning = true
      news.processLaunched(intentIsFresh: false, startsParts: true)
    case .kill: endProcess(&news)
    case .tapLogIn(let account, let isDouble):
      wanted = account
      for _ in 0..<(isDouble ? 2 : 1) { tap(.logIn, &news) }
    case .lock: isLocked = true
    case .unlock: openKeychain(&news)
    case .comeToFront(true): openKeychain(&news)
    case .comeToFront(false): tellAvailable(&news)
    case .renew:
      isTokenRenewed = true
      news.note(.tokenRenewed)
    case .tapLogOut:
      ends(for: .loggedOut)
      tap(.logOut, &news)
    case .tapSwitch:
      ends(for: .switched)
      tap(.switchAccount, &news)
    case .networkGoes: changeNetwork(to: false, &news)
    case .networkComes: changeNetwork(to: true, &news)
    case .serverGives:
      news.note(.serverGave)
      Self.answer(&asked, .serverGave, &news)
    case .serverFails:
      wanted = nil
      news.note(.manualTold(isSuccess: false))
      Self.answer(&asked, .serverFailed, &news)
    case .logoutEnds(let isConfirmed):
      news.note(.logoutTold)
      Self.answer(&logout, .logoutEnded(isConfirmed: isConfirmed), &news)
    case .takeOver: isTakenOver = true
    case .step, .oddStep, .lateStep, .loginSucceeds, .loginFails, .autoFails, .kick, .echo:
      takeOfService(move, &news)
    }
  }

  private mutating func openKeychain(_ news: inout News<Messenger>) {
    isLocked = false
    writeOwed()
    if isRunning { tellAvailable(&news) }
  }

  private mutating func tellAvailable(_ news: inout News<Messenger>) {
    if isUnread { news.note(.protectedDataAvailable) }
    news.tell(.protectedDataAvailable)
  }

  private mutating func takeOfService(_ move: Move, _ news: inout News<Messenger>) {
    switch move {
    case .step(let step):
      client.take(step)
      if step == .loginOK { isTakenOver = false }
      news.note(.step(step))
      news.tell(.step(number: step.rawValue, isCurrent: true))
    case .oddStep(let number):
      news.note(.oddStep)
      news.tell(.step(number: number, isCurrent: true))
    case .lateStep:
      client.hasLateStep = false
      news.note(.lateStep)
      news.tell(.step(number: LoginStep.loginOK.rawValue, isCurrent: false))
    case .loginSucceeds:
      news.note(.manualTold(isSuccess: true))
      Self.answer(&manual, .loggedIn, &news)
    case .loginFails(let code):
      client.end()
      news.note(.manualTold(isSuccess: false))
      Self.answer(&manual, .loginFailed(code: code), &news)
    case .autoFails(let code): failAutomatic(code, &news)
    case .kick(let reason):
      if reason != .server { isTakenOver = true }
      client.end(echo: .failure)
      tellKick(reason, &news)
    case .echo:
      let echo = client.echo
      client.echo = nil
      if echo == .kick {
        tellKick(.otherClient, &news)
      } else {
        news.note(.autoFailed(isTerminal: true))
        news.tell(.autoFailed(code: codes.takenOver))
      }
    case .launch, .wake, .kill, .tapLogIn, .tapLogOut, .tapSwitch, .lock, .unlock, .comeToFront,
      .renew, .networkGoes, .networkComes, .serverGives, .serverFails, .logoutEnds, .takeOver:
      break
    }
  }

  private mutating func failAutomatic(_ code: Int, _ news: inout News<Messenger>) {
    let reason = codes.transient.contains(code) ? nil : codes.reason(for: code)
    let isVoid = reason == .wrongCredentials
    if let reason {
      // After a refused token the app reads what is stored, and only then the session has ended.
      if !isVoid { ends(for: reason) }
      client.end(echo: isVoid ? nil : .kick)
    } else {
      client.link = .waiting
    }
    if isVoid { news.note(.tokenRefused) }
    news.note(.autoFailed(isTerminal: reason != nil && !(isVoid && isTokenRenewed)))
    news.tell(.autoFailed(code: code))
  }

  private mutating func tellKick(_ reason: KickReason, _ news: inout News<Messenger>) {
    ends(for: reason.loginReason)
    news.note(.kicked)
    news.tell(.kicked(number: reason.rawValue))
  }

  /// Keeps why a session ends that is there: the first report counts.
  mutating func ends(for reason: LoginReason) {
    if page == .home, whyEnded == nil { whyEnded = reason }
  }

  private mutating func tap(_ button: SessionButton, _ news: inout News<Messenger>) {
    news.note(.tapped(button))
    news.tell(.tapped(button))
  }

  private mutating func changeNetwork(to isThere: Bool, _ news: inout News<Messenger>) {
    hasNetwork = isThere
    guard isRunning, isListening else { return }
    news.note(.step(.netChanged))
    news.tell(.step(number: LoginStep.netChanged.rawValue, isCurrent: true))
  }

  private static func answer(
    _ asker: inout Address?, _ notice: Notice, _ news: inout News<Messenger>
  ) {
    if let asker { news.answer(asker, notice) }
    asker = nil
  }
}
