public import FlowModel
import GuestFlow
import GuestModel
import IMLoginFlow
import PermissionFlows
import PopupsFlow
import WidgetFlow

/// What can happen, and what comes of it.
extension KickedWorld {
  /// Everything that can happen now, in a fixed order.
  public func offer(_ moves: inout [KickedMove]) {
    // What the server does by itself, whether the app runs or not.
    if kick == .none, holder == .old { moves.append(.kick) }
    if let letter, !letter.isAnswer {
      moves.append(.commentLost)
      if letter.login == .new || kick == .none { moves.append(.commentServed) }
    }
    guard isRunning else { return moves.append(.launch) }
    moves.append(.kill)
    guard !app.isInSettings else { return moves.append(.comeBack) }
    guard !app.isLocked else { return moves.append(.unlock) }
    guard app.page != .blank else {
      // A keychain that holds nothing of the messenger is read as empty in any case.
      return moves += credentials == nil ? [.open] : [.open, .openLocked]
    }
    offerPage(&moves)
    for dialog in KickedDialog.allCases { offerTouches(of: dialog, &moves) }
    offerAnswers(&moves)
  }

  /// A page can be touched where no dialog covers it, and no login is under way.
  private func offerPage(_ moves: inout [KickedMove]) {
    guard app.asked[.account] == nil, app.views.isEmpty else { return }
    // Once the new user has come, no new wish: what is under way is enough.
    if holder == .old || stored == .guest {
      let isGuideAwaited = app.touches[.guide] != nil || app.ends[.guide] != nil
      if app.page == .home, !isGuideAwaited { moves.append(.scan) }
      if !isKept { moves.append(.comment) }
    }
    if app.page == .login { moves.append(.logIn) }
  }

  private func offerTouches(of dialog: KickedDialog, _ moves: inout [KickedMove]) {
    guard let view = app.views[dialog] else { return }
    if view == .up || view == .going && fault == .touchesLate {
      moves.append(.close(dialog))
      if dialog == .guide || dialog == .panel && app.offer != nil { moves.append(.touch(dialog)) }
    }
    if view != .up { moves.append(.settle(dialog)) }
  }

  /// What reaches the app while it runs in front.
  private func offerAnswers(_ moves: inout [KickedMove]) {
    if hasCampaign, app.page == .home { moves.append(.campaign) }
    if kick == .untold, credentials == .old { moves.append(.tellKick) }
    if kick == .told, holder == .new, stored.isUser { moves.append(.lateKick) }
    if let letter {
      if letter.isAnswer { moves.append(.commentAnswered) }
      if !letter.isAnswer, letter.login == .old, kick != .none { moves.append(.commentRefused) }
    }
    for request in KickedRequest.all where app.asked[request] != nil {
      moves += [.answer(request, isGood: true), .answer(request, isGood: false)]
    }
  }

  /// Lets a move happen.
  public mutating func take(_ move: KickedMove, _ output: inout Output) {
    app.arrived = nil
    switch move {
    case .launch: launch(&output)
    case .open, .openLocked: open(isLocked: move == .openLocked, &output)
    case .unlock:
      app.isLocked = false
      output.tell(.session(.protectedDataAvailable))
    case .kill: endProcess(&output)
    case .scan: output.begin(KickedComponents.camera)
    case .comment: output.begin(GuestComponents.gate)
    case .logIn:
      output.tell(stored == .user ? .session(.tapped(.logIn)) : .identity(.loginAsked))
    case .touch(let dialog): touch(dialog, .openSettings, app.offer ?? .quick, &output)
    case .close(let dialog): close(dialog, &output)
    case .comeBack:
      app.isInSettings = false
      output.tell(.camera(.foregrounded))
    case .settle(let dialog): settle(dialog, &output)
    case .campaign:
      hasCampaign = false
      tell(.add(KickedDialog.campaign.popup), &output)
    case .kick: kick = .untold
    case .tellKick: hearKick(&output)
    case .lateKick: hearLateKick(&output)
    case .commentServed: if app.comment == nil { letter = nil } else { letter?.isAnswer = true }
    case .commentRefused: refuseComment(&output)
    case .commentAnswered: answerComment(.done, &output)
    case .commentLost: (letter, app.comment) = (nil, nil)
    case .answer(let request, let isGood): answer(request, isGood, &output)
    }
  }

  /// What is stored is read, and cleaned up where the last process came to its end before.
  private mutating func launch(_ output: inout Output) {
    isRunning = true
    output.begin(WidgetSession.token)
    output.begin(GuestComponents.identity)
    output.begin(WidgetToken.session)
  }

  /// The messenger decides on the first page; components with an intent go on.
  private mutating func open(isLocked: Bool, _ output: inout Output) {
    app.isLocked = isLocked
    output.begin(IMSession.route)
    output.begin(KickedComponents.session)
    output.processLaunched(intentIsFresh: true)
  }

  /// The refusal may be the first that the app hears of the kick.
  private mutating func refuseComment(_ output: inout Output) {
    guard kick == .untold else { return answerComment(.unauthorised(.kicked), &output) }
    (letter, app.comment) = (nil, nil)
    hearKick(&output)
  }

  private mutating func answerComment(_ event: GateEvent, _ output: inout Output) {
    if let asker = app.comment { output.answer(asker, .gate(event)) }
    (letter, app.comment) = (nil, nil)
  }

  private mutating func answer(_ request: KickedRequest, _ isGood: Bool, _ output: inout Output) {
    guard let asker = app.asked.removeValue(forKey: request) else { return }
    switch request {
    case .token(let login):
      if isGood, asker.isHeard { app.arrived = login }
      output.answer(asker, .token(isGood ? .arrived : .failed))
    case .account:
      if isGood { output.observe(.loginAccepted) }
      output.answer(
        asker, .identity(isGood ? .loginAccepted(isOther: false) : .loginRefused(.timedOut)))
    case .service:
      output.answer(asker, .session(isGood ? .loggedIn : .loginFailed(.transient)))
    case .logout: output.answer(asker, .session(isGood ? .loggedOut : .logoutFailed))
    }
  }
}
