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
      if dialog == .panel, !isPanelBusy { moves.append(.touch(dialog, .logIn)) }
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
  public mutating func take(_ move: KickedMove, _ news: inout News<KickedWorld>) {
    arrived = nil
    switch move {
    case .launch: launch(&news)
    case .open: open(&news)
    case .openLocked:
      isLocked = true
      open(&news)
    case .unlock:
      isLocked = false
      news.tell(.session(.protectedDataAvailable))
    case .kill: endProcess(&news)
    case .scan: news.begin(part: cameraPart)
    case .comment: news.begin(part: KickedPart.gate)
    case .logIn:
      news.note(.logInTapped)
      news.tell(stored == .user ? .session(.tapped(.logIn)) : .identity(.loginAsked))
    case .touch(let dialog, let button):
      news.note(.touched(dialog, button))
      touchAnswer(dialog.rawValue, button, &news)
    case .comeBack:
      front = .app
      news.tell(.camera(.foregrounded))
    case .settle(let dialog): settle(dialog, &news)
    case .campaign:
      hasCampaign = false
      tell(.add(KickedDialog.campaign.popup), &news)
    case .kick: kick = .untold
    case .tellKick: hearKick(&news)
    case .commentServed, .commentRefused, .commentAnswered, .commentLost:
      moveComment(move, &news)
    case .token(let login, let hasArrived):
      guard let asker = requests.tokens.removeValue(forKey: login) else { return }
      if hasArrived { arrived = login }
      news.answer(asker, .token(hasArrived ? .arrived : .failed))
    case .account(let isAccepted): answerAccount(isAccepted, &news)
    case .service(let isAccepted):
      guard let asker = requests.service else { return }
      requests.service = nil
      news.note(.serviceTold(isAccepted: isAccepted))
      news.answer(asker, .session(isAccepted ? .loggedIn : .loginFailed(.transient)))
    case .loggedOut(let isConfirmed):
      guard let asker = requests.logout else { return }
      requests.logout = nil
      news.answer(asker, .session(isConfirmed ? .loggedOut : .logoutFailed))
    }
  }

  /// What is stored is read, and cleaned up where the last process came to its end before.
  private mutating func launch(_ news: inout News<KickedWorld>) {
    isRunning = true
    guard scope != .scan else { return }
    for part in [KickedPart.token, KickedPart.identity, KickedPart.widget] {
      news.begin(part: part)
    }
  }

  /// The messenger decides on the first page; parts with an intent go on.
  private mutating func open(_ news: inout News<KickedWorld>) {
    if scope == .scan {
      page = .home
    } else {
      news.begin(part: KickedPart.route)
      news.begin(part: KickedPart.session)
    }
    news.processLaunched(intentIsFresh: true)
  }

  private mutating func moveComment(_ move: KickedMove, _ news: inout News<KickedWorld>) {
    guard let letter else { return }
    switch move {
    case .commentServed:
      if !isServed {
        news.note(.served)
      } else if !letter.hasKey {
        news.note(.hazard(.servedTwice))
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
        hearKick(&news)
      } else if let asker = requests.comment {
        requests.comment = nil
        news.answer(asker, .gate(.unauthorised(.kicked)))
      }
    case .commentAnswered:
      self.letter = nil
      if let asker = requests.comment {
        news.note(.commentTold)
        if fault != .dropsAnswer { news.answer(asker, .gate(.done)) }
      }
      requests.comment = nil
    case .commentLost:
      self.letter = nil
      requests.comment = nil
    default: break
    }
  }

  private mutating func answerAccount(_ isAccepted: Bool, _ news: inout News<KickedWorld>) {
    guard let asker = requests.account else { return }
    requests.account = nil
    news.note(isAccepted ? .loginAccepted : .loginRefused)
    if !isAccepted, fault == .dropsRefusal { return }
    news.answer(asker, .identity(isAccepted ? .loginAccepted : .loginRefused(.timedOut)))
  }
}
