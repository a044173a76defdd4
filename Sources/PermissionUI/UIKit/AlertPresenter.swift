#if os(iOS) || PLAYED_PHONE
  public import PermissionDrivers
  public import UIKit

  /// Shows the dialogs of permissions as alerts, on top of whatever a window shows.
  ///
  /// An alert whose button was touched closes by itself, and one that is taken away does not call
  /// its actions: either is acknowledged once no controller presents it any more. One that goes with
  /// the controller that presents it calls nothing, and must not be given a delegate (reported:
  /// UIKit raises): so whether an alert is still there is looked at twice a second.
  @MainActor
  @available(iOSApplicationExtension, unavailable)
  public final class AlertPresenter: DialogPresenter {
    /// The time between two looks at an alert.
    package var pause = Duration.milliseconds(500)

    private let scene: @MainActor () -> UIWindowScene?
    private var alert: UIAlertController?
    /// Looks after it until it is touched, taken away or gone.
    private var watch: AlertWatch?

    /// A presenter for a window; without one, for that which is in front when a dialog is shown.
    public init(in scene: UIWindowScene? = nil) { self.scene = { [weak scene] in scene } }

    /// A presenter for the window that a closure returns.
    package init(in scene: @escaping @MainActor () -> UIWindowScene?) { self.scene = scene }

    /// Shows an alert once nothing moves.
    public func show(
      _ dialog: PermissionDialog, tapped: @escaping @MainActor (PermissionDialog.Action) -> Void,
      swept: @escaping @MainActor () -> Void
    ) {
      let watch = AlertWatch(pause)
      let alert = UIAlertController(dialog) { button in
        guard !watch.hasSwept else { return }
        watch.stop()
        tapped(button)
      }
      self.watch?.stop()
      (self.alert, self.watch) = (alert, watch)
      watch.begin({ [weak self] in self?.look() }, swept: swept)
      present(alert)
    }

    /// Takes the alert away; acknowledged after a few seconds at the latest.
    public func dismiss(_ done: @escaping @MainActor () -> Void) {
      watch?.stop()
      dismiss(alert, Completion(within: .seconds(3), done))
    }

    /// Another alert may be shown while this one goes.
    private func dismiss(_ alert: UIAlertController?, _ done: Completion) {
      // A controller that presents nothing any more would dismiss itself.
      guard let alert, let presenting = alert.presentingViewController,
        presenting.presentedViewController === alert
      else {
        if self.alert === alert { self.alert = nil }
        return done.call()
      }
      if alert.isMoving {
        alert.afterTransition { [weak self] in self?.dismiss(alert, done) }
      } else {
        presenting.dismiss(animated: true) { [weak self] in self?.dismiss(alert, done) }
      }
    }

    /// Waits for the end of transitions in the window, for ten seconds at most.
    public func whenIdle(_ done: @escaping @MainActor () -> Void) {
      UIViewController.whenStill({ [weak self] in self?.target?.topmost?.mover }, done)
    }

    private var target: UIWindowScene? { scene() ?? UIApplication.shared.frontmostScene }

    private func present(_ alert: UIAlertController) {
      // There may be no window yet, as when the app is started in the background.
      guard target?.topmost != nil else { return }
      watch?.phase = .transition
      whenIdle { [weak self] in
        guard let self, self.alert === alert, let watch, watch.phase == .transition else { return }
        guard let top = target?.topmost else { return watch.phase = .noWindow }
        watch.phase = .presented
        top.present(alert, animated: true)
      }
    }

    /// Looks whether the alert is still there.
    package func look() {
      guard let watch, watch.isLooking, let alert else { return }
      let isThere =
        switch watch.phase {
        case .noWindow: scene()?.activationState != .unattached
        case .transition: true
        case .presented: alert.isInWindow
        }
      if watch.phase == .noWindow { present(alert) }
      guard watch.isGone(isThere) else { return }
      self.alert = nil
      // It may be in a window that is hidden, which comes back with it.
      if let presenting = alert.presentingViewController,
        presenting.presentedViewController === alert
      {
        presenting.dismiss(animated: false)
      }
      watch.sweep()
    }
  }

  /// Looks at an alert twice a second, and for a window when one becomes active.
  @MainActor
  private final class AlertWatch {
    enum Phase { case noWindow, transition, presented }

    var phase = Phase.noWindow
    /// Whether the end of the alert was reported.
    private(set) var hasSwept = false
    private let pause: Duration
    private var looksInVain = 0
    private var observers: NoticeObservers?
    private var looks: Task<Void, Never>?
    private var swept: @MainActor () -> Void = {}

    init(_ pause: Duration) { self.pause = pause }

    var isLooking: Bool { looks != nil }

    func begin(_ look: @escaping @MainActor () -> Void, swept: @escaping @MainActor () -> Void) {
      self.swept = swept
      let observers = NoticeObservers()
      observers.add(UIScene.didActivateNotification) { @Sendable [weak self] _ in
        MainActor.assumeIsolated { if self?.phase == .noWindow { look() } }
      }
      self.observers = observers
      looks = Task { [pause] in
        while !Task.isCancelled {
          try? await Task.sleep(for: pause)
          if !Task.isCancelled { look() }
        }
      }
    }

    func stop() {
      observers = nil
      looks?.cancel()
      looks = nil
      swept = {}
    }

    func sweep() {
      let swept = swept
      stop()
      hasSwept = true
      swept()
    }

    deinit { looks?.cancel() }

    /// Whether it is gone at two looks: a touched alert is gone before its action is called.
    func isGone(_ isThere: Bool) -> Bool {
      looksInVain = isThere ? 0 : looksInVain + 1
      return looksInVain > 1
    }
  }

  extension UIAlertController {
    fileprivate var isInWindow: Bool {
      var shown: UIViewController? = self
      while let controller = shown {
        if let window = controller.viewIfLoaded?.window, !window.isHidden, window.windowScene != nil
        {
          return true
        }
        shown = controller.presentedViewController
      }
      return false
    }
  }

  extension UIViewController {
    fileprivate var mover: UIViewController? {
      if isMoving { return self }
      guard let presentedViewController, presentedViewController.isMoving else { return nil }
      return presentedViewController
    }
  }

  extension UIAlertController {
    /// A dialog as an alert.
    package convenience init(
      _ dialog: PermissionDialog, tapped: @escaping @MainActor (PermissionDialog.Action) -> Void
    ) {
      self.init(title: dialog.title, message: dialog.message, preferredStyle: .alert)
      view.accessibilityIdentifier = dialog.accessibilityIdentifier
      // VoiceOver's escape, and the key on a keyboard, take the one of this style.
      let closing = dialog.buttons.first { $0.action == .cancel } ?? dialog.buttons.last
      for button in dialog.buttons {
        let action = UIAlertAction(
          title: button.label, style: button == closing ? .cancel : .default
        ) { _ in tapped(button.action) }
        action.accessibilityIdentifier = button.accessibilityIdentifier
        addAction(action)
        if button.action == .openSettings || button.action == .proceed { preferredAction = action }
      }
    }
  }

  extension UIViewController {
    /// Whether it comes or goes, or a page in it does.
    package var isMoving: Bool {
      isBeingPresented || isBeingDismissed || transitionCoordinator != nil
        || children.contains { $0.isMoving }
    }

    /// Calls `done` once nothing moves any more, or after ten seconds: a transition may never end.
    ///
    /// - Parameter mover: What moves; nil if nothing does.
    package static func whenStill(
      _ mover: @escaping @MainActor () -> UIViewController?,
      until end: ContinuousClock.Instant = .now + .seconds(10),
      _ done: @escaping @MainActor () -> Void
    ) {
      guard let moving = mover(), .now < end else { return done() }
      moving.afterTransition { whenStill(mover, until: end, done) }
    }

    /// Calls `done` once the transition that is under way is over, or after five seconds: its
    /// completion may be kept back.
    package func afterTransition(_ done: @escaping @MainActor () -> Void) {
      let coordinator =
        transitionCoordinator ?? children.lazy.compactMap(\.transitionCoordinator).first
      // Without a coordinator nothing reports when it is over.
      let completion = Completion(
        within: coordinator == nil ? .milliseconds(50) : .seconds(5), done)
      guard let coordinator else { return }
      let isTaken = coordinator.animate(alongsideTransition: nil) { _ in completion.call() }
      // One that calls its completions takes no more of them.
      if !isTaken { Task { completion.call() } }
    }
  }

  extension UIWindowScene {
    /// What is on top in the window that the person uses; nil if nothing is in a window.
    ///
    /// The key window may be one that lies over the app's for a while, such as a banner's.
    package var topmost: UIViewController? {
      let windows = windows.filter {
        !$0.isHidden && $0.windowLevel == .normal && $0.rootViewController != nil
      }
      var top = (windows.first { $0.isKeyWindow } ?? windows.last)?.rootViewController
      while let presented = top?.presentedViewController, !presented.isBeingDismissed {
        top = presented
      }
      return top
    }
  }

  @available(iOSApplicationExtension, unavailable)
  extension UIApplication {
    /// The window scene in front: one that is active, before one that is only in the foreground.
    var frontmostScene: UIWindowScene? {
      // A screen beside the device has a scene as well, which cannot be touched.
      let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
        .filter { $0.session.role == .windowApplication }
        .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
      return scenes.first { $0.activationState == .foregroundActive }
        ?? scenes.first { $0.activationState == .foregroundInactive } ?? scenes.first
    }
  }
#endif
