public import FlowModel
import GuestFlow
import IMLoginFlow
import PermissionFlows
import PopupsFlow
import WidgetFlow

/// What can happen, and what comes of it.
extension KickedWorld {
  /// Everything that can happen now, in a fixed order.
  public func offer(_ moves: inout [KickedMove]) {
    offerServers(&moves)
    guard isRunning else { return moves.append(.launch) }
    moves.append(.kill)
    guard front == .app else {
      return moves.append(.comeBack)
    }
    guard page != .blank else { return offerOpening(&moves) }
    offerPerson(&moves)
    for dialog in KickedDialog.allCases
    where view(dialog) == .entering || view(dialog) == .leaving {
      moves.append(.settle(dialog))
    }
    offerAnswers(&moves)
  }

  /// A keychain that holds nothing of the messenger is read as empty in any case.
  private func offerOpening(_ moves: inout [KickedMove]) {
    if isLocked { return moves.append(.unlock) }
    moves.append(.open)
    if credentials != nil, scope != .scan { moves.append(.openLocked) }
  }

  private func offerPerson(_ moves: inout [KickedMove]) {
    if isPageTouchable {
      if page == .home, canWish, scope != .comments, requests.guide == KickedRequests.Asker() {
        moves.append(.scan)
      }
      if !isKept, canWish, scope == .whole || scope == .comments { moves.append(.comment) }
      if page == .login { moves.append(.logIn) }
    }
    for dialog in KickedDialog.allCases where isTouchable(dialog) {
      moves.append(.touch(dialog, .close))
      if dialog == .guide { moves.append(.touch(dialog, .settings)) }
      if dialog == .panel, let panelOffer { moves.append(.touch(dialog, panelOffer)) }
    }
  }

  /// Once the new user has come, no new wish: what is under way is enough.
  private var canWish: Bool { scope == .scan || holder == .old || stored == .guest }

  /// A dialog that is going takes no touch any more.
  private func isTouchable(_ dialog: KickedDialog) -> Bool {
    view(dialog) == .up || fault == .touchesLate && view(dialog) == .leaving
  }

  /// What servers do by themselves, whether the app runs or not.
  private func offerServers(_ moves: inout [KickedMove]) {
    if kick == .none, holder == .old { moves.append(.kick) }
    if let letter, !letter.isAnswer {
      moves.append(.commentLost)
      if letter.login == .new || kick == .none { moves.append(.commentServed) }
    }
  }

  /// What reaches the app while it runs in front.
  private func offerAnswers(_ moves: inout [KickedMove]) {
    if hasCampaign, page == .home, prompts.presenter == .scheduler { moves.append(.campaign) }
    if kick == .untold, credentials == .old { moves.append(.tellKick) }
    if kick == .told, holder == .new, stored.isUser { moves.append(.lateKick) }
    if let letter {
      if letter.isAnswer {
        moves.append(.commentAnswered)
      } else if letter.login == .old, kick != .none {
        moves.append(.commentRefused)
      }
    }
    for login in Login.allCases where requests.tokens[login] != nil {
      moves += [.token(login, hasArrived: true), .token(login, hasArrived: false)]
    }
    if requests.account != nil {
      moves += [.account(isAccepted: true), .account(isAccepted: false)]
    }
    if requests.service != nil {
      moves += [.service(isAccepted: true), .service(isAccepted: false)]
    }
    if requests.logout != nil {
      moves += [.loggedOut(isConfirmed: true), .loggedOut(isConfirmed: false)]
    }
  }

  /// Lets a move happen.
  public mutating func take(_ move: KickedMove, _ output: inout WorldOutput<KickedWorld>) {
    arrived = nil
    switch move {
    case .launch: launch(&output)
    case .open: open(&output)
    case .openLocked:
      isLocked = true
      open(&output)
    case .unlock:
      isLocked = false
      output.tell(.session(.protectedDataAvailable))
    case .kill: endProcess(&output)
    case .scan: output.begin(KickedComponents.camera)
    case .comment: output.begin(KickedComponents.gate)
    case .logIn:
      output.observe(.logInTapped)
      output.tell(stored == .user ? .session(.tapped(.logIn)) : .identity(.loginAsked))
    case .touch(let dialog, let button):
      output.observe(.touched(dialog, button))
      touchAnswer(dialog.rawValue, button, &output)
    case .comeBack:
      front = .app
      output.tell(.camera(.foregrounded))
    case .settle(let dialog): settle(dialog, &output)
    case .campaign:
      hasCampaign = false
      tell(.add(KickedDialog.campaign.popup), &output)
    case .kick: kick = .untold
    case .tellKick: hearKick(&output)
    case .lateKick: hearLateKick(&output)
    case .commentServed, .commentRefused, .commentAnswered, .commentLost:
      moveComment(move, &output)
    case .token(let login, let hasArrived):
      guard let asker = requests.tokens.removeValue(forKey: login) else { return }
      if hasArrived { arrived = login }
      output.answer(asker, .token(hasArrived ? .arrived : .failed))
    case .account(let isAccepted): answerAccount(isAccepted, &output)
    case .service(let isAccepted):
      guard let asker = requests.service else { return }
      requests.service = nil
      output.observe(.serviceTold(isAccepted: isAccepted))
      output.answer(asker, .session(isAccepted ? .loggedIn : .loginFailed(.transient)))
    case .loggedOut(let isConfirmed):
      guard let asker = requests.logout else { return }
      requests.logout = nil
      output.answer(asker, .session(isConfirmed ? .loggedOut : .logoutFailed))
    }
  }

  /// What is stored is read, and cleaned up where the last process came to its end before.
  private mutating func launch(_ output: inout WorldOutput<KickedWorld>) {
    isRunning = true
    guard scope != .scan else { return }
    output.begin(KickedComponents.token)
    output.begin(KickedComponents.identity)
    output.begin(KickedComponents.widget)
  }

  /// The messenger decides on the first page; components with an intent go on.
  private mutating func open(_ output: inout WorldOutput<KickedWorld>) {
    if scope == .scan {
      page = .home
    } else {
      output.begin(KickedComponents.route)
      output.begin(KickedComponents.session)
    }
    output.processLaunched(intentIsFresh: true)
  }

  private mutating func moveComment(_ move: KickedMove, _ output: inout WorldOutput<KickedWorld>) {
    guard let letter else { return }
    switch move {
    case .commentServed:
      if !isServed {
        output.observe(.served)
      } else if !letter.hasKey {
        output.observe(.hazard(.servedTwice))
      }
      isServed = true
      self.letter =
        requests.comment == nil
        ? nil
        : Letter(
          login: letter.login, isAnswer: true, hasKey: letter.hasKey)
    case .commentRefused:
      self.letter = nil
      // The refusal may be the first that the app hears of the kick.
      if kick == .untold {
        requests.comment = nil
        hearKick(&output)
      } else if let asker = requests.comment {
        requests.comment = nil
        output.answer(asker, .gate(.unauthorised(.kicked)))
      }
    case .commentAnswered:
      self.letter = nil
      if let asker = requests.comment {
        output.observe(.commentTold)
        if fault != .dropsAnswer { output.answer(asker, .gate(.done)) }
      }
      requests.comment = nil
    case .commentLost:
      self.letter = nil
      requests.comment = nil
    default: break
    }
  }

  private mutating func answerAccount(_ isAccepted: Bool, _ output: inout WorldOutput<KickedWorld>)
  {
    guard let asker = requests.account else { return }
    requests.account = nil
    output.observe(isAccepted ? .loginAccepted : .loginRefused)
    if !isAccepted, fault == .dropsRefusal { return }
    output.answer(asker, .identity(isAccepted ? .loginAccepted : .loginRefused(.timedOut)))
  }
}
