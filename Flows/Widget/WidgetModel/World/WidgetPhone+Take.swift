public import FlowModel
import WidgetFlow

/// What a move does.
extension WidgetPhone {
  /// Lets a move happen.
  public mutating func take(_ move: Move, _ news: inout News<WidgetPhone>) {
    // The system keeps no extension that has nothing to do: each request gets a process of its own.
    if isExtensionRunning, making == nil { endProcess(Self.widget, &news) }
    switch move {
    case .launch: launch(&news)
    case .tapWidget: tapWidget(&news)
    case .deliverTap: tellTap(&news)
    case .lock: isLocked = true
    case .unlock: isLocked = false
    case .prewarm: launch(&news)
    case .killApp: endProcess(Self.app, &news)
    case .killExtension: endProcess(Self.widget, &news)
    case .lookAtGallery: ask(.snapshot, &news)
    case .askForTimeline, .comeBack:
      awaitsReload = false
      ask(.timeline, &news)
    case .logIn, .logOut, .change, .choosePage, .leavePage, .harvest: takeInApp(move, &news)
    case .tokenArrives, .tokenFails, .lateTokenArrives, .lateTokenVanishes, .tokenExpires,
      .answerWidget:
      takeOfServer(move, &news)
    }
  }

  /// An app that was launched ahead of time comes to the front: it can read what is stored now.
  private mutating func launch(_ news: inout News<WidgetPhone>) {
    guard !isUnread else {
      isUnread = false
      news.note(.unlockTold)
      return news.tell(.protectedDataAvailable)
    }
    isRunning = true
    news.processLaunched(Self.app, intentIsFresh: false, startsParts: true)
  }

  /// A tap opens the app; one that must be launched first is told a moment later.
  private mutating func tapWidget(_ news: inout News<WidgetPhone>) {
    news.note(.tapped)
    guard !isRunning || isUnread else { return tellTap(&news) }
    isOpening = true
    launch(&news)
  }

  private mutating func tellTap(_ news: inout News<WidgetPhone>) {
    isOpening = false
    news.note(.tapTold)
    news.tell(.widgetTapped)
  }

  private mutating func ask(
    _ request: WidgetTimeline.Request, _ news: inout News<WidgetPhone>
  ) {
    making = request
    news.note(.asked(request))
    isExtensionRunning = true
    news.processLaunched(Self.widget, intentIsFresh: false)
    news.begin(part: WidgetBinding.part(for: request))
  }

  private mutating func takeInApp(_ move: Move, _ news: inout News<WidgetPhone>) {
    switch move {
    case .logIn(let owner):
      arriving = owner
      news.note(.loginTold)
      news.tell(.loggedIn)
    case .change:
      arriving = account == .anna ? .bert : .anna
      news.note(.changeTold)
      news.tell(.accountChanged)
    case .logOut:
      news.note(.logoutTold)
      news.tell(.logoutTapped)
    case .choosePage:
      news.note(.pageChosen)
      news.tell(.pageChosen)
    case .leavePage:
      pages = 0
      news.tell(.pageLeft)
    case .harvest:
      news.note(.harvested)
      news.tell(.harvested)
    case .launch, .tapWidget, .lookAtGallery, .lock, .unlock, .prewarm, .killApp, .killExtension,
      .deliverTap,
      .askForTimeline, .comeBack, .tokenArrives, .tokenFails, .lateTokenArrives,
      .lateTokenVanishes, .tokenExpires, .answerWidget:
      break
    }
  }

  private mutating func takeOfServer(_ move: Move, _ news: inout News<WidgetPhone>) {
    switch move {
    case .tokenArrives:
      news.note(.tokenCame)
      if let fetch { arrive(fetch, &news) }
      fetch = nil
    case .tokenFails:
      if let fetch { news.answer(fetch.reply, .tokenFailed) }
      fetch = nil
    case .lateTokenArrives:
      news.note(.lateToken)
      if let late { arrive(late, &news) }
      late = nil
    case .lateTokenVanishes: late = nil
    case .tokenExpires: shared?.isValid = false
    case .answerWidget(let answer):
      if let making { news.note(.answered(making, answer)) }
      if let asking { news.answer(asking.reply, .answered(answer)) }
      asking = nil
    case .launch, .tapWidget, .lookAtGallery, .logIn, .logOut, .change, .choosePage, .leavePage,
      .harvest, .lock, .unlock, .prewarm, .killApp, .killExtension, .deliverTap, .askForTimeline,
      .comeBack:
      break
    }
  }

  private mutating func arrive(_ fetch: Fetch, _ news: inout News<WidgetPhone>) {
    arrived = SharedToken(fetch.owner)
    news.answer(fetch.reply, .tokenArrived)
  }
}
