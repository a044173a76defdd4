import EveryPath
@_exported public import PopupsFlow
public import Reducers

/// The popups of a window: their scheduler, what shows them, and the dialogs of flows among them.
///
/// An app keeps one for each window, writes its popups' content, and shows it. Scene, keyboard,
/// pages, taps and pans are reported by themselves.
///
/// ```swift
/// let popups = PopupCenter()
/// popups.show(Popup("offer", priority: 100), style: .centre()) { OfferCard() }
/// let permissions = PermissionCoordinator(…, dialogs: popups.dialogs)
/// ```
///
/// Everything that is shown lies in the window: what the app presents over it later covers it. Popups
/// of two groups have a mask each, a bar goes by a flick and does not follow the finger, and content
/// that is too high has to scroll by itself. Nothing is stored.
@MainActor
public final class PopupCenter {
  /// The dialogs of the app's flows, which take their turns among the popups.
  public let dialogs: Dialogs
  private let runner: ReducerRunner<PopupScheduler>
  let presenter: PopupPresenter
  /// The conditions that were ever said to hold or not.
  private var conditions: Set<String> = []
  /// What reports scene and keyboard, for as long as this is there.
  var reporters: AnyObject?

  /// A center; its scheduler counts time on a clock.
  package init(_ scheduler: PopupScheduler, clock: any Clock<Duration>) {
    presenter = PopupPresenter(clock: clock)
    dialogs = Dialogs(besides: presenter)
    runner = ReducerRunner(scheduler, driver: dialogs, clock: clock)
    dialogs.connect(to: runner)
    presenter.connect(to: runner, dialogs)
  }

  /// Shows a popup in its turn.
  package func show(
    _ popup: Popup, style: PopupStyle, onEvent: @escaping @MainActor (PopupNews) -> Void,
    host: @escaping @MainActor (Popup, PopupTouches) -> any PopupHost
  ) {
    let popup = style.completing(popup)
    // It may be a page that has not appeared yet.
    if let condition = popup.condition, !conditions.contains(condition) {
      send(.condition(condition, isMet: false))
    }
    presenter.add(popup, { host(popup, $0) }, onEvent)
    runner.send(.add(popup))
  }
}

extension PopupCenter {
  /// What is there and in which order.
  public var state: PopupState { runner.state }

  /// Told what the app has to mend; what happened before it was set is delivered at once.
  public var onProblem: (@MainActor (PopupProblem) -> Void)? {
    get { dialogs.onProblem }
    set { dialogs.onProblem = newValue }
  }

  /// Whether a popup is on screen now.
  public func isShowing(_ id: String) -> Bool {
    state.lanes.contains { $0.shown?.popup.id == id && $0.shown?.phase == .visible }
  }

  /// How long a popup still stays, once it has been on screen; nil if it stays as long as it takes.
  public func remainingTime(of id: String) -> Duration? {
    runner.remainingTime(until: .timedOut(id))
  }

  /// The person closed a popup by a button of its content.
  public func close(_ id: String) { send(.closed(id)) }

  /// Dismisses popups, suspends and resumes groups, says whether a condition holds.
  ///
  /// A condition that was never said to hold does not; the name of a page is one that is said by
  /// itself. A popup that is added this way has no content: add it by `show`.
  public func send(_ event: PopupEvent) {
    if case .condition(let name, isMet: _) = event { conditions.insert(name) }
    runner.send(event)
  }

  /// Every step of the scheduler from now on.
  public var steps: AsyncStream<ReducerStep<PopupScheduler>> { runner.steps }
}

extension PopupCenter {
  /// A page, or a view in it, can show popups from now on, and what waits for it may come up.
  package func appeared(_ page: AnyObject, as name: String) {
    presenter.register(page, as: name)
    send(.condition(name, isMet: true))
  }

  /// A page, or a view in it, is gone, and takes its popups along.
  package func disappeared(_ page: AnyObject, as name: String) {
    guard presenter.unregister(page, as: name) else { return }
    send(.condition(name, isMet: false))
    send(.containerGone(name))
  }

  /// What a popup is shown in that names no container: a page followed as `window`, or the window.
  package var container: AnyObject? { presenter.container(Popup("").container) }

  /// What popups are shown in by default.
  package func showsPopups(
    in window: @escaping @MainActor () -> AnyObject?,
    isOnScreen: @escaping @MainActor (AnyObject) -> Bool = { _ in true }
  ) {
    (presenter.window, presenter.isOnScreen) = (window, isOnScreen)
  }
}

/// What the caller that shows a popup hears of it.
public enum PopupNews: Hashable, Sendable {
  /// It is about to come up: for the first time, or again.
  case willShow
  /// It is about to leave the screen, on which it was: for good, and why, or nil if it is covered
  /// and comes back.
  case willHide(EndReason?)
  /// What has happened; `ended` is the last news of it, with the reason.
  case report(PopupReport)
}
