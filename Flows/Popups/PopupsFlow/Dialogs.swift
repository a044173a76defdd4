public import EveryPath
public import Reducers

/// The dialogs of an app's flows: each in its turn where there is a popup scheduler, at once where
/// there is none.
///
/// ```swift
/// let dialogs = Dialogs(besides: campaigns)        // shows the popups that belong to no flow
/// let popups = ReducerRunner(PopupScheduler(), driver: dialogs)
/// dialogs.connect(to: popups)                      // leave this out, and there is no scheduler
/// ```
///
/// Each flow with a dialog gets a ``DialogDriver``; `PermissionCoordinator(dialogs:)` makes one for
/// each permission. The scheduler is the app's to keep.
@MainActor
public final class Dialogs: Driver {
  /// What the scheduler orders.
  public typealias Effect = PopupEffect
  /// What the scheduler is told.
  public typealias Event = PopupEvent

  /// Told what an app has to mend; what happened before it was set is delivered at once.
  public var onProblem: (@MainActor (PopupProblem) -> Void)? {
    didSet {
      guard let onProblem else { return }
      let untold = untoldProblems
      untoldProblems = []
      for problem in untold { onProblem(problem) }
    }
  }

  private var untoldProblems: [PopupProblem] = []
  private let others: (any Driver<PopupEffect, PopupEvent>)?
  private weak var connected: ReducerRunner<PopupScheduler>?
  /// The scheduler, as long as it decides anything.
  private var popups: ReducerRunner<PopupScheduler>? {
    connected.flatMap { $0.hasEnded ? nil : $0 }
  }
  private var prompts = Prompts(through: .screen)
  private var hosts: [String: any DialogHost] = [:]

  /// No dialog yet, and no scheduler.
  ///
  /// - Parameter others: shows the popups that belong to no flow. Without it each of these ends as
  ///   `EndReason/vanished`, and ``onProblem`` is called.
  public init(besides others: (any Driver<PopupEffect, PopupEvent>)? = nil) {
    self.others = others
  }

  /// Lets a scheduler decide from now on; say so before the first dialog.
  public func connect(to popups: ReducerRunner<PopupScheduler>) {
    connected = popups
    prompts = Prompts(through: .scheduler)
  }

  /// Carries out an order of the scheduler.
  public func perform(_ effect: PopupEffect, reply: Reply<PopupEvent>) {
    guard let host = hosts[effect.id] else {
      if let others { return others.perform(effect, reply: reply) }
      // One that never comes up would keep the screen for ever, from questions of the system too.
      if case .present(let id, isRaised: _) = effect { refuse(id, .noPresenter(id), reply) }
      return
    }
    switch effect {
    case .present(let id, isRaised: _):
      host.comeUp()
      reply.resolve(.appeared(id))
    case .hide(let id): host.goAway { reply.resolve(.disappeared(id)) }
    case .notify(let id, let news): carryOut(prompts.hear(id, news), of: host, id)
    // An alert moves with the keyboard by itself.
    case .raise, .lower, .startTimer, .pauseTimer, .resumeTimer, .stopTimer: break
    }
  }

  /// Reports why a popup cannot come up, and ends it.
  package func refuse(_ id: String, _ problem: PopupProblem, _ reply: Reply<PopupEvent>) {
    if let onProblem { onProblem(problem) } else { untoldProblems.append(problem) }
    reply.resolve(.vanished(id))
  }

  /// Whether a dialog is wanted and has not been told to go.
  func wants(_ id: String) -> Bool { prompts.wants(id) }

  /// A flow orders its dialog; an id belongs to one flow at a time.
  func show(_ popup: Popup, of host: any DialogHost) {
    if let owner = hosts[popup.id], owner !== host { return host.wasSwept() }
    hosts[popup.id] = host
    carryOut(prompts.show(popup), of: host, popup.id)
  }

  /// A flow orders its dialog away.
  func dismiss(_ id: String, of host: any DialogHost) {
    carryOut(prompts.dismiss(id), of: host, id)
  }

  /// What a flow had on the screen is gone by itself.
  func vanished(_ id: String, of host: any DialogHost) {
    if popups == nil {
      carryOut(prompts.disappeared(id), of: host, id)
    } else {
      tell(.vanished(id), for: host, id)
    }
  }

  private func carryOut(_ orders: [Prompts.Order], of host: any DialogHost, _ id: String) {
    for order in orders {
      switch order {
      case .tell(let event): tell(event, for: host, id)
      case .present: host.comeUp()
      case .hide:
        host.goAway { [self] in carryOut(prompts.disappeared(id), of: host, id) }
      case .gone: host.isGone()
      case .closed: host.wasClosed()
      case .swept: host.wasSwept()
      }
    }
    if !prompts.has(id) { hosts[id] = nil }
  }

  /// Without its scheduler a dialog would wait for ever.
  private func tell(_ event: PopupEvent, for host: any DialogHost, _ id: String) {
    if let popups {
      popups.send(event)
    } else {
      carryOut(prompts.hear(id, .ended(.cleared)), of: host, id)
    }
  }
}

extension Dialogs: DialogScheduler {
  /// A ``DialogDriver``, whose popup has nothing but its id.
  public func schedule<F: DialogFlow>(
    _ driver: any Driver<F.Effect, F.Event>, for flow: F, id: String
  ) -> (driver: any Driver<F.Effect, F.Event>, connect: @MainActor (Runner<F>) -> Void) {
    let driver = DialogDriver(for: flow, driver, as: Popup(id), in: self)
    return (driver, { driver.connect(to: $0) })
  }
}

/// What an app has to mend before a popup can come up; its description is a sentence for a developer.
public enum PopupProblem: Hashable, Sendable, CustomStringConvertible {
  /// No presenter shows the popups that belong to no flow.
  case noPresenter(String)
  /// A popup was added without content.
  case noContent(String)

  /// One sentence, which begins with the popup's id.
  public var description: String {
    switch self {
    case .noPresenter(let id):
      "\(id): nothing shows it; pass a presenter to Dialogs(besides:), or use a PopupCenter"
    case .noContent(let id): "\(id): it has no content; add it by PopupCenter.show"
    }
  }
}

@MainActor
protocol DialogHost: AnyObject {
  /// It is the dialog's turn.
  func comeUp()
  /// It is to leave the screen; it may come back.
  func goAway(_ done: @escaping @MainActor @Sendable () -> Void)
  /// The flow ordered it away, and it is gone.
  func isGone()
  /// The person closed it in another way than by its buttons.
  func wasClosed()
  /// Something else took it away.
  func wasSwept()
}

extension PopupEffect {
  fileprivate var id: String {
    switch self {
    case .present(let id, isRaised: _), .hide(let id), .raise(let id), .lower(let id),
      .startTimer(let id, _), .pauseTimer(let id), .resumeTimer(let id), .stopTimer(let id),
      .notify(let id, _):
      id
    }
  }
}
