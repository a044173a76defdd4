package import EveryPath
package import PermissionFlows

/// Carries out the way to any permission: what all permissions share.
///
/// What differs is the `AccessSource`.
@MainActor
package final class AccessDriver<F: AccessFlow>: Driver {
  /// What the flow orders.
  package typealias Effect = AccessEffect<F.Request>
  /// What the flow receives.
  package typealias Event = AccessEvent<F.Grant>

  /// Told when the permission is no longer what the outcome said.
  package var whenChanged: @MainActor () -> Void = {}

  /// Whether a dialog that explains a refusal may come up; it waits until it may.
  var mayExplain = true {
    didSet { if mayExplain { comeUp() } }
  }

  private let flow: F
  private let permission: PermissionName
  private let source: any AccessSource<F.Grant, F.Request>
  private let settingsPage: PermissionPlace.SettingsPage
  private let texts: PermissionTexts
  private let timers: any Timers
  private var app: any AppActivity
  private var presenter: any DialogPresenter
  private var observation: AnyObject?
  private var send: @MainActor (Event) -> Void = { _ in }
  private var abandon: @MainActor () -> Void = {}
  private let leaving: LeavingDialogs
  private var readying: Reply<Event>?
  private var lastReadying = 0
  /// Ends a request whose question has not come.
  private var unasked: RunningTimer?
  /// Whether the app is about to be inactive; while that is reported it is still active.
  private var isResigning = false
  private let trip = SettingsTrip()
  private var lastDialog = 0
  /// The number of the dialog that is up; nil if none is.
  private var shown: Int?
  /// Brings up the dialog that waits.
  private var held: (@MainActor () -> Void)?

  /// A driver of a flow.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - permission: Which permission it is about.
  ///   - source: The framework behind it.
  ///   - app: The app, or the window that asks.
  ///   - presenter: Shows the dialogs.
  ///   - texts: The dialogs' words.
  ///   - settingsPage: What is opened when the person is to change the permission.
  ///   - leaving: The dialogs on their way out, of all drivers that share presenters.
  ///   - clock: Measures how long a framework may take to settle.
  package init(
    _ flow: F, _ permission: PermissionName, source: any AccessSource<F.Grant, F.Request>,
    app: any AppActivity, presenter: any DialogPresenter,
    texts: PermissionTexts = PermissionTexts(),
    settingsPage: PermissionPlace.SettingsPage = .app,
    leaving: LeavingDialogs = LeavingDialogs(), clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.leaving = leaving
    self.flow = flow
    self.permission = permission
    self.source = source
    self.app = app
    self.presenter = presenter
    self.texts = texts
    self.settingsPage = settingsPage
    timers = clock.timers
    observeApp()
  }

  /// Tells `runner` from now on what happens to the app, and drops its attempt once the window is
  /// closed; the runner is not kept.
  package func connect<G: Flow>(to runner: Runner<G>) where G.Event == Event {
    connect { [weak runner] in runner?.send($0) }
    abandon = { [weak runner] in runner?.abandon(.dropped) }
  }

  /// Tells `send` from now on what happens to the app.
  package func connect(_ send: @escaping @MainActor (Event) -> Void) { self.send = send }

  /// Moves to another window, for the attempts that begin from now on.
  package func move(to place: PermissionPlace) {
    app = place.app
    presenter = place.presenter
    isResigning = false
    trip.end()
    observeApp()
  }

  /// Begins an effect.
  package func perform(_ effect: Effect, reply: Reply<Event>) {
    switch effect {
    case .readStatus: source.read(limited(reply, .read(.refused(.failed))) { _ in })
    case .waitUntilReady:
      readying = reply
      lastReadying += 1
      answerWhenReady()
    case .request(let request): source.ask(request, limited(reply, .failed) { unasked = $0 })
    case .renewObject: source.renewObject()
    case .showPrimer(let button):
      show(
        .primer, primerButton: button == AccessPolicy().primerButton ? nil : button, effect, reply)
    case .showAlert(let refusal): show(.refusal(refusal), primerButton: nil, effect, reply)
    case .dismissAlert:
      shown = nil
      held = nil
      presenter.dismiss { reply.resolve(.alertGone) }
    case .openSettings:
      trip.begin({ app.openSettings(settingsPage, $0) }) { hasLeft in
        reply.resolve(hasLeft ? .leftApp : .settingsFailed)
      }
    case .tellOfChange: whenChanged()
    }
  }

  /// The same reply, answered in the framework's place where an object of its never settles.
  private func limited(
    _ reply: Reply<Event>, _ event: Event, _ begin: (RunningTimer) -> Void
  ) -> Reply<Event> {
    guard let limit = source.settlingLimit else { return reply }
    let timer = timers.set(after: limit) { reply.resolve(event) }
    begin(timer)
    reply.onCancel { timer.cancel() }
    return reply.intercepted { answer in
      timer.cancel()
      return reply.resolve(answer)
    }
  }

  private func show(
    _ subject: PermissionDialog.Subject, primerButton: String?, _ effect: Effect,
    _ reply: Reply<Event>
  ) {
    let actions = flow.answers(to: effect).compactMap { event in
      if case .tapped(let button) = event { button } else { AccessButton?.none }
    }
    let dialog = PermissionDialog(
      permission, subject, primerButton: primerButton, actions: actions, texts)
    lastDialog += 1
    let number = lastDialog
    held = { [weak self, presenter] in
      self?.shown = number
      presenter.show(dialog) {
        reply.resolve(.tapped($0))
      } swept: {
        if self?.shown == number { self?.shown = nil }
        reply.resolve(.swept)
      }
    }
    if mayExplain || subject == .primer { comeUp() }
    reply.onCancel { [self, presenter] in
      guard number == lastDialog else { return }
      held = nil
      guard shown == number else { return }
      shown = nil
      leaving.dismiss(from: presenter)
    }
  }

  private func comeUp() {
    leaving.then(presenter) { [weak self] in
      let show = self?.held
      self?.held = nil
      show?()
    }
  }

  private func answerWhenReady() {
    guard readying != nil, isActive else { return }
    presenter.whenIdle { [weak self, lastReadying] in
      // It may have become inactive meanwhile; then becoming active asks again.
      guard let self, isActive, lastReadying == self.lastReadying, let reply = readying else {
        return
      }
      readying = nil
      reply.resolve(.ready)
    }
  }

  private var isActive: Bool { app.isActive && !isResigning }

  private func observeApp() {
    observation = app.observe { [weak self] in self?.take($0) }
  }

  private func take(_ change: PermissionPlace.Change) {
    trip.note(change)
    switch change {
    case .active:
      isResigning = false
      send(.foregrounded)
      answerWhenReady()
    case .inactive:
      isResigning = true
      // The question is on the screen, and a person may take all the time there is.
      unasked?.cancel()
      send(.resigned)
    case .background: isResigning = true
    case .touched: if trip.mayBeOpen { send(.foregrounded) }
    case .closed: abandon()
    }
  }
}

/// The dialogs that leave since their attempts were given up, of all permissions: none comes up on a
/// presenter before the last one is gone.
@MainActor
package final class LeavingDialogs {
  private struct Dialog {
    let number: Int
    weak var presenter: (any DialogPresenter)?
    /// What is to come up once it is gone.
    var next: [@MainActor () -> Void] = []
  }

  private var dialogs: [Dialog] = []
  private var lastNumber = 0

  package nonisolated init() {}

  func dismiss(from presenter: any DialogPresenter) {
    lastNumber += 1
    let number = lastNumber
    dialogs.append(Dialog(number: number, presenter: presenter))
    presenter.dismiss { [weak self] in self?.isGone(number) }
  }

  private func isGone(_ number: Int) {
    guard let index = dialogs.firstIndex(where: { $0.number == number }) else { return }
    for show in dialogs.remove(at: index).next { show() }
  }

  func then(_ presenter: any DialogPresenter, _ show: @escaping @MainActor () -> Void) {
    guard let last = dialogs.lastIndex(where: { $0.presenter === presenter }) else {
      return show()
    }
    dialogs[last].next.append(show)
  }
}
