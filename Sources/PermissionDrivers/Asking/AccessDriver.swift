public import EveryPath
public import PermissionFlows

/// Carries out the way to any permission: what all permissions share.
///
/// What differs is the ``AccessSource``. A coordinator makes drivers by itself; make one by hand to
/// run a flow with a `Runner` of your own:
///
/// ```swift
/// let driver = AccessDriver(
///   ContactsFlow(), "contacts", source: ContactsSource(), app: app, presenter: alerts)
/// let runner = try Runner(ContactsFlow(), driver: driver, store: store)
/// driver.connect(to: runner)
/// ```
@MainActor
public final class AccessDriver<F: AccessFlow>: Driver {
  /// What the flow orders.
  public typealias Effect = AccessEffect<F.Request>
  /// What the flow receives.
  public typealias Event = AccessEvent<F.Grant>

  /// Told when the permission is no longer what the outcome said.
  public var whenChanged: @MainActor () -> Void = {}

  /// Whether a dialog that explains a refusal may come up; it waits until it may.
  var mayExplain = true {
    didSet { if mayExplain { comeUp() } }
  }

  private let flow: F
  private let permission: PermissionName
  private let source: any AccessSource<F.Grant, F.Request>
  private let settingsPage: SettingsPage
  private let texts: PermissionTexts
  private let timers: any Timers
  private var app: any AppActivity
  private var presenter: any DialogPresenter
  private var observation: AnyObject?
  private var send: @MainActor (Event) -> Void = { _ in }
  private var abandon: @MainActor () -> Void = {}
  private var readying: Reply<Event>?
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
  ///   - clock: Measures how long a framework may take to settle.
  public init(
    _ flow: F, _ permission: PermissionName, source: any AccessSource<F.Grant, F.Request>,
    app: any AppActivity, presenter: any DialogPresenter,
    texts: PermissionTexts = PermissionTexts(),
    settingsPage: SettingsPage = .app, clock: any Clock<Duration> = ContinuousClock()
  ) {
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
  public func connect<G: Flow>(to runner: Runner<G>) where G.Event == Event {
    send = { [weak runner] in runner?.send($0) }
    abandon = { [weak runner] in runner?.abandon(.dropped) }
  }

  /// Moves to another window, for the attempts that begin from now on.
  package func move(to place: PermissionPlace) {
    app = place.app
    presenter = place.presenter
    isResigning = false
    trip.end()
    observeApp()
  }

  /// Begins an effect.
  public func perform(_ effect: Effect, reply: Reply<Event>) {
    switch effect {
    case .readStatus: source.read(limited(reply, .read(.refused(.failed))) { _ in })
    case .waitUntilReady:
      readying = reply
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
      presenter.dismiss {}
    }
  }

  private func comeUp() {
    let show = held
    held = nil
    show?()
  }

  private func answerWhenReady() {
    guard readying != nil, isActive else { return }
    presenter.whenIdle { [weak self] in
      // It may have become inactive meanwhile; then becoming active asks again.
      guard let self, isActive, let reply = readying else { return }
      readying = nil
      reply.resolve(.ready)
    }
  }

  private var isActive: Bool { app.isActive && !isResigning }

  private func observeApp() {
    observation = app.observe { [weak self] in self?.take($0) }
  }

  private func take(_ change: AppChange) {
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

/// The framework behind one permission: what reads it, and what asks for it.
///
/// A source is made on the main actor, and kept as long as the coordinator: it holds what the
/// framework needs until the answer comes (a `CLLocationManager`, a `CNContactStore`). It answers
/// with what the framework says and draws no conclusions: after every answer the flow reads again.
///
/// The framework's handlers may be called on any thread, so each is a `@Sendable` closure that
/// calls `Reply.resolveFromAnyThread(_:)`: a closure that belongs to the main actor traps when it
/// is called elsewhere.
///
/// ```swift
/// final class ContactsSource: AccessSource {
///   private let store = CNContactStore()
///
///   func read(_ reply: Reply<AccessEvent<ContactsFlow.Grant>>) { reply.resolve(.read(reading)) }
///
///   func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<ContactsFlow.Grant>>) {
///     store.requestAccess(for: .contacts) { @Sendable isAllowed, _ in
///       reply.resolveFromAnyThread(.answered(isAllowed ? .yes : .no))
///     }
///   }
/// }
/// ```
@MainActor
public protocol AccessSource<Grant, Request>: AnyObject {
  /// What can be granted.
  associatedtype Grant: AccessGrant
  /// What can be asked for.
  associatedtype Request: AccessRequest

  /// How long an object of the framework may take to settle; nil where it always answers.
  ///
  /// After it a read says `AccessReading/refused(_:)` of `AccessRefusal/failed`, and a request whose
  /// question has not come has failed: a flow of such a source lists both.
  var settlingLimit: Duration? { get }

  /// What the app has to mend, in a sentence, where what is read is the app's own doing; nil where
  /// nothing is. ``PermissionCoordinator/onProblem`` is called.
  var problem: String? { get }

  /// Reads the permission afresh, and never asks: status, then hardware, then usage description.
  ///
  /// - Parameter reply: Takes `AccessEvent/read(_:)` once, on any thread.
  func read(_ reply: Reply<AccessEvent<Grant>>)

  /// Asks the system.
  ///
  /// - Parameter reply: Takes `AccessEvent/answered(_:)` or
  ///   `AccessEvent/failed` once, on any thread; never, where the flow says that the
  ///   request may stay silent.
  func ask(_ request: Request, _ reply: Reply<AccessEvent<Grant>>)

  /// Makes anew the framework's object that gives nothing after the grant, as it was used before.
  func renewObject()
}

extension AccessSource {
  /// There is nothing to mend.
  public var problem: String? { nil }

  /// It always answers.
  public var settlingLimit: Duration? { nil }

  /// There is no such object.
  public func renewObject() {}
}
