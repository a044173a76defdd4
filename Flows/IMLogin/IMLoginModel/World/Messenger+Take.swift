public import FlowModel
import IMLoginFlow

extension Messenger {
  /// Lets a move happen.
  public mutating func take(_ move: Move, _ output: inout WorldOutput<Messenger>) {
    switch move {
    case .launch, .wake:
      isRunning = true
      output.processLaunched(intentIsFresh: false, startsComponents: true)
    case .kill: endProcess(&output)
    case .tapLogIn(let account, let isDouble):
      wanted = account
      for _ in 0..<(isDouble ? 2 : 1) { tap(.logIn, &output) }
    case .lock(let readsEmpty):
      isLocked = true
      self.readsEmpty = readsEmpty
    case .unlock: openKeychain(&output)
    case .comeToFront(true): openKeychain(&output)
    case .comeToFront(false): tellAvailable(&output)
    case .reinstall:
      store.reinstall()
      output.observe(.reinstalled)
    case .renew:
      isTokenRenewed = true
      output.observe(.tokenRenewed)
    case .tapLogOut:
      ends(for: .loggedOut)
      tap(.logOut, &output)
    case .tapSwitch:
      ends(for: .switched)
      tap(.switchAccount, &output)
    case .networkGoes: changeNetwork(to: false, &output)
    case .networkComes: changeNetwork(to: true, &output)
    case .serverGives:
      output.observe(.serverGave)
      Self.answer(&asked, .serverGave, &output)
    case .serverFails:
      wanted = nil
      output.observe(.manualTold(isSuccess: false))
      Self.answer(&asked, .serverFailed, &output)
    case .logoutEnds(let isConfirmed):
      output.observe(.logoutTold)
      Self.answer(&logout, .logoutEnded(isConfirmed: isConfirmed), &output)
    case .takeOver: isTakenOver = true
    case .step, .oddStep, .lateStep, .lateEnd, .loginSucceeds, .loginFails, .autoFails, .kick,
      .echo:
      takeOfService(move, &output)
    }
  }

  private mutating func openKeychain(_ output: inout WorldOutput<Messenger>) {
    isLocked = false
    readsEmpty = false
    writeOwed()
    if isRunning { tellAvailable(&output) }
  }

  private mutating func tellAvailable(_ output: inout WorldOutput<Messenger>) {
    if isUnread { output.observe(.protectedDataAvailable) }
    output.tell(.protectedDataAvailable)
  }

  private mutating func takeOfService(_ move: Move, _ output: inout WorldOutput<Messenger>) {
    switch move {
    case .step(let step):
      client.take(step)
      if step == .loginOK { isTakenOver = false }
      output.observe(.step(step))
      output.tell(.step(number: step.rawValue, isCurrent: true))
    case .oddStep(let number):
      output.observe(.oddStep)
      output.tell(.step(number: number, isCurrent: true))
    case .lateStep:
      client.hasLateReport = false
      output.observe(.lateStep)
      output.tell(.step(number: LoginStep.loginOK.rawValue, isCurrent: false))
    case .lateEnd(let echo):
      client.hasLateReport = false
      output.observe(.lateEnd)
      switch echo {
      case .kick: output.tell(.kicked(number: KickReason.otherClient.rawValue, isCurrent: false))
      case .failure: output.tell(.autoFailed(code: codes.takenOver, isCurrent: false))
      }
    case .loginSucceeds:
      output.observe(.manualTold(isSuccess: true))
      Self.answer(&manual, .loggedIn, &output)
    case .loginFails(let code):
      client.end()
      output.observe(.manualTold(isSuccess: false))
      Self.answer(&manual, .loginFailed(code: code), &output)
    case .autoFails(let code): failAutomatic(code, &output)
    case .kick(let reason):
      if reason != .server { isTakenOver = true }
      client.end(echo: .failure)
      tellKick(reason, &output)
    case .echo:
      let echo = client.echo
      client.echo = nil
      if echo == .kick {
        tellKick(.otherClient, &output)
      } else {
        output.observe(.autoFailed(isTerminal: true))
        output.tell(.autoFailed(code: codes.takenOver, isCurrent: true))
      }
    case .launch, .wake, .kill, .tapLogIn, .tapLogOut, .tapSwitch, .lock, .unlock, .comeToFront,
      .reinstall, .renew, .networkGoes, .networkComes, .serverGives, .serverFails, .logoutEnds,
      .takeOver:
      break
    }
  }

  private mutating func failAutomatic(_ code: Int, _ output: inout WorldOutput<Messenger>) {
    let reason = codes.transient.contains(code) ? nil : codes.reason(for: code)
    let isVoid = reason == .wrongCredentials
    if let reason {
      // After a refused token the app reads what is stored, and only then the session has ended.
      if !isVoid { ends(for: reason) }
      client.end(echo: isVoid ? nil : .kick)
    } else {
      client.link = .waiting
    }
    if isVoid { output.observe(.tokenRefused) }
    output.observe(.autoFailed(isTerminal: reason != nil && !(isVoid && isTokenRenewed)))
    output.tell(.autoFailed(code: code, isCurrent: true))
  }

  private mutating func tellKick(_ reason: KickReason, _ output: inout WorldOutput<Messenger>) {
    ends(for: reason.loginReason)
    output.observe(.kicked)
    output.tell(.kicked(number: reason.rawValue, isCurrent: true))
  }

  /// Keeps why a session ends that is there: the first report counts.
  mutating func ends(for reason: LoginReason) {
    if page == .home, whyEnded == nil { whyEnded = reason }
  }

  private mutating func tap(_ button: SessionButton, _ output: inout WorldOutput<Messenger>) {
    output.observe(.tapped(button))
    output.tell(.tapped(button))
  }

  private mutating func changeNetwork(to isThere: Bool, _ output: inout WorldOutput<Messenger>) {
    hasNetwork = isThere
    guard isRunning, isListening else { return }
    output.observe(.step(.netChanged))
    output.tell(.step(number: LoginStep.netChanged.rawValue, isCurrent: true))
  }

  private static func answer(
    _ asker: inout Address?, _ stimulus: Stimulus, _ output: inout WorldOutput<Messenger>
  ) {
    if let asker { output.answer(asker, stimulus) }
    asker = nil
  }
}
