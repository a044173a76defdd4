import FlowModel
import IMLoginFlow

/// What can happen next.
extension Messenger {
  /// Everything that can happen now, in a fixed order.
  public func offer(_ moves: inout [Move]) {
    guard isRunning else {
      moves += (isLocked ? [.wake, .unlock] : [.launch] + locks) + network
      if store.account != nil, !isTakenOver { moves.append(.takeOver) }
      if store.isFit, !isLocked { moves.append(.reinstall) }
      return
    }
    if isLocked { moves.append(.unlock) }
    if !isLocked || isUnread { offerTaps(&moves) }
    if isUnread { moves += [.comeToFront(isReadable: true), .comeToFront(isReadable: false)] }
    offerStore(&moves)
    moves += [.kill] + network
    if asked != nil { moves += [.serverGives, .serverFails] }
    offerService(&moves)
    if logout != nil {
      moves += [.logoutEnds(isConfirmed: true), .logoutEnds(isConfirmed: false)]
    }
  }

  private var locks: [Move] { [.lock(readsEmpty: false), .lock(readsEmpty: true)] }

  private var network: [Move] { [hasNetwork ? .networkGoes : .networkComes] }

  private func offerTaps(_ moves: inout [Move]) {
    switch page {
    case .blank: break
    case .login:
      guard !isSpinnerUp else { return }
      moves += accounts.map { .tapLogIn($0, isDouble: false) }
      moves.append(.tapLogIn(.anna, isDouble: true))
    case .home: moves += [.tapLogOut, .tapSwitch]
    }
  }

  /// The store changes where the app may turn to it next.
  private func offerStore(_ moves: inout [Move]) {
    guard !isLocked else { return }
    let mayTurnToIt = client.isLoggedIn || client.link == .loginFailed
    if mayTurnToIt || isStoreRestless { moves += locks }
    guard store.isFit, !isTokenRenewed, client.kind != nil else { return }
    let mayBeRefused = client.link == .logining && manual == nil
    if mayBeRefused || isStoreRestless { moves.append(.renew) }
  }

  private func offerService(_ moves: inout [Move]) {
    guard isListening else { return }
    moves += client.nextSteps(hasNetwork: hasNetwork)
      .filter { $0 != .loginOK || !isRefused && !isTokenRenewed }
      .map { .step($0) }
    if client.kind != nil {
      moves += (1...12).filter { !client.isInTurn($0) }.map { .oddStep($0) }
    }
    if client.hasLateReport {
      moves.append(.lateStep)
      if client.kind != nil { moves += ServiceClient.Echo.allCases.map { .lateEnd($0) } }
    }
    if manual != nil { offerManual(&moves) } else { offerAutomatic(&moves) }
    if client.isLoggedIn, hasNetwork { moves += KickReason.allCases.map { .kick($0) } }
    if store.account != nil, !client.isConnected, !isTakenOver { moves.append(.takeOver) }
    if client.echo != nil { moves.append(.echo) }
  }

  /// The server lets only a manual login back in after another device took over.
  private var isRefused: Bool { manual == nil && isTakenOver }

  private func offerManual(_ moves: inout [Move]) {
    if client.isLoggedIn { moves.append(.loginSucceeds) }
    switch client.link {
    case .loginFailed: moves += (codes.terminal + codes.transient).map { .loginFails($0) }
    case .waiting: moves += codes.transient.map { .loginFails($0) }
    case .called, .linking, .linked, .logining, .loggedIn, .syncing, .synced: break
    }
  }

  private func offerAutomatic(_ moves: inout [Move]) {
    guard client.link == .loginFailed else { return }
    if isRefused {
      moves.append(.autoFails(codes.takenOver))
    } else if isTokenRenewed {
      moves += (codes.voidToken + codes.transient).map { .autoFails($0) }
    } else {
      moves += (codes.terminal + codes.transient).map { .autoFails($0) }
    }
  }
}
