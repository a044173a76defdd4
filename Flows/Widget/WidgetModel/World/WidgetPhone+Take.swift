public import FlowModel
import WidgetFlow

extension WidgetPhone {
  /// Lets a move happen.
  public mutating func take(_ move: Move, _ output: inout WorldOutput<WidgetPhone>) {
    // The system keeps no extension that has nothing to do: each request gets a process of its own.
    if isExtensionRunning, making == nil { endProcess(Self.widget, &output) }
    switch move {
    case .launch: launch(&output)
    case .tapWidget: tapWidget(&output)
    case .deliverTap: tellTap(&output)
    case .lock(let readsEmpty):
      isLocked = true
      self.readsEmpty = readsEmpty
    case .unlock:
      isLocked = false
      readsEmpty = false
    case .prewarm: launch(&output)
    case .killApp: endProcess(Self.app, &output)
    case .killExtension: endProcess(Self.widget, &output)
    case .lookAtGallery: ask(.snapshot, &output)
    case .askForTimeline, .comeBack:
      awaitsReload = false
      isReloadIgnored = false
      ask(.timeline, &output)
    case .ignoreReload:
      awaitsReload = false
      isReloadIgnored = true
    case .dataEnd: shown = Shown(.failed)
    case .logIn, .logOut, .change, .choosePage, .leavePage, .harvest: takeInApp(move, &output)
    case .tokenArrives, .tokenFails, .lateTokenArrives, .lateTokenVanishes, .tokenExpires,
      .answerWidget:
      takeOfServer(move, &output)
    }
  }

  /// An app that was launched ahead of time comes to the front: it can read what is stored now.
  private mutating func launch(_ output: inout WorldOutput<WidgetPhone>) {
    guard !isUnread else {
      isUnread = false
      output.observe(.unlockTold)
      return output.tell(.protectedDataAvailable)
    }
    isRunning = true
    output.processLaunched(Self.app, intentIsFresh: false, startsComponents: true)
  }

  /// A tap opens the app; one that must be launched first is told a moment later.
  private mutating func tapWidget(_ output: inout WorldOutput<WidgetPhone>) {
    output.observe(.tapped)
    guard !isRunning || isUnread else { return tellTap(&output) }
    isOpening = true
    launch(&output)
  }

  private mutating func tellTap(_ output: inout WorldOutput<WidgetPhone>) {
    isOpening = false
    output.observe(.tapTold)
    output.tell(.widgetTapped)
  }

  private mutating func ask(
    _ request: WidgetTimeline.Request, _ output: inout WorldOutput<WidgetPhone>
  ) {
    making = request
    output.observe(.asked(request))
    isExtensionRunning = true
    output.processLaunched(Self.widget, intentIsFresh: false)
    output.begin(WidgetBinding.component(for: request))
  }

  private mutating func takeInApp(_ move: Move, _ output: inout WorldOutput<WidgetPhone>) {
    switch move {
    case .logIn(let owner):
      arriving = owner
      output.observe(.loginTold)
      output.tell(.loggedIn)
    case .change:
      arriving = account == .anna ? .bert : .anna
      output.observe(.changeTold)
      output.tell(.accountChanged)
    case .logOut:
      output.observe(.logoutTold)
      output.tell(.logoutTapped)
    case .choosePage:
      output.observe(.pageChosen)
      output.tell(.pageChosen)
    case .leavePage:
      pages = 0
      output.tell(.pageLeft)
    case .harvest:
      output.observe(.harvested)
      output.tell(.harvested)
    case .launch, .tapWidget, .lookAtGallery, .lock, .unlock, .prewarm, .killApp, .killExtension,
      .deliverTap, .askForTimeline, .comeBack, .ignoreReload, .dataEnd, .tokenArrives, .tokenFails,
      .lateTokenArrives,
      .lateTokenVanishes, .tokenExpires, .answerWidget:
      break
    }
  }

  private mutating func takeOfServer(_ move: Move, _ output: inout WorldOutput<WidgetPhone>) {
    switch move {
    case .tokenArrives:
      output.observe(.tokenCame)
      if let fetch { arrive(fetch, &output) }
      fetch = nil
    case .tokenFails:
      if let fetch { output.answer(fetch.reply, .tokenFailed) }
      fetch = nil
    case .lateTokenArrives:
      output.observe(.lateToken)
      if let late { arrive(late, &output) }
      late = nil
    case .lateTokenVanishes: late = nil
    case .tokenExpires: shared?.isValid = false
    case .answerWidget(let answer):
      if let making { output.observe(.answered(making, answer)) }
      if let asking { output.answer(asking.reply, .answered(answer)) }
      asking = nil
    case .launch, .tapWidget, .lookAtGallery, .logIn, .logOut, .change, .choosePage, .leavePage,
      .harvest, .lock, .unlock, .prewarm, .killApp, .killExtension, .deliverTap, .askForTimeline,
      .comeBack, .ignoreReload, .dataEnd:
      break
    }
  }

  private mutating func arrive(_ fetch: Fetch, _ output: inout WorldOutput<WidgetPhone>) {
    if fetch.reply.isHeard { arrived = SharedToken(fetch.owner) }
    output.answer(fetch.reply, .tokenArrived)
  }
}
