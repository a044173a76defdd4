#if os(iOS) || PLAYED_PHONE
  public import PopupsFlow
  public import UIKit

  @available(iOSApplicationExtension, unavailable)
  extension PopupCenter {
    /// The popups of a window.
    ///
    /// - Parameters:
    ///   - scene: The window's scene; nil for the window that is in front, in an app with one.
    ///   - clock: Measures how long popups stay.
    public convenience init(
      in scene: UIWindowScene? = nil, clock: any Clock<Duration> = ContinuousClock()
    ) {
      self.init(PopupScheduler(), clock: clock)
      let isOfScene = scene != nil
      showsPopups {
        [weak scene] in
        isOfScene ? scene?.popupWindow : UIApplication.shared.popupWindow
      } isOnScreen: {
        ($0 as? UIView)?.window != nil
      }
      let isActive =
        scene.map { $0.activationState == .foregroundActive }
        ?? (UIApplication.shared.applicationState == .active)
      if !isActive { send(.scene(isActive: false)) }
      observe(scene)
    }

    private func observe(_ scene: UIWindowScene?) {
      let notices = PopupNotices()
      let (active, inactive) =
        scene == nil
        ? (UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification)
        : (UIScene.didActivateNotification, UIScene.willDeactivateNotification)
      notices.hear(active, of: scene) { [weak self] in self?.send(.scene(isActive: true)) }
      notices.hear(inactive, of: scene) { [weak self] in self?.send(.scene(isActive: false)) }
      if let scene {
        notices.hear(UIScene.didDisconnectNotification, of: scene) { [weak self] in
          self?.send(.containerGone("window"))
        }
      }
      notices.hear(UIResponder.keyboardWillShowNotification) { [weak self] in
        self?.send(.keyboard(isUp: true))
      }
      notices.hear(UIResponder.keyboardWillHideNotification) { [weak self] in
        self?.send(.keyboard(isUp: false))
      }
      reporters = notices
    }
  }

  extension PopupCenter {
    /// Shows a view in its turn, within its style; what is already there waits or gives way.
    ///
    /// The view is as large as its constraints or intrinsic size say. It is made when its turn
    /// comes, and kept while the popup is covered.
    public func show(
      _ popup: Popup, style: PopupStyle = .centre(), content: @escaping @MainActor () -> UIView,
      onEvent: @escaping @MainActor (PopupNews) -> Void = { _ in }
    ) {
      show(popup, style, onEvent) { PopupContent(view: content()) }
    }

    func show(
      _ popup: Popup, _ style: PopupStyle, _ onEvent: @escaping @MainActor (PopupNews) -> Void,
      _ content: @escaping @MainActor () -> PopupContent
    ) {
      show(popup, style: style, onEvent: onEvent) { popup, touches in
        PopupView(popup, style: style, content(), touches)
      }
    }

    /// Lets popups with `container: name` be shown in a view while it is in a window, and those with
    /// `condition: name` only then.
    ///
    /// A page that is covered by another one, or popped, is not in a window: what it shows ends. Call
    /// it once, as in `viewDidLoad`.
    public func follow(_ view: UIView, as name: String) {
      view.addSubview(PopupPageView(self, name, on: view))
    }
  }

  /// A caller's view, and what it lives with.
  struct PopupContent {
    let view: UIView
    var owner: AnyObject?
    /// How large it wants to be in so much space; nil if its own constraints say so.
    var fitting: (@MainActor (CGSize) -> CGSize)?
  }

  /// A view without a size that tells a center when its page comes and goes.
  final class PopupPageView: UIView {
    private weak var popups: PopupCenter?
    private let name: String
    /// The page; nil for the view of the nearest controller.
    private weak var given: UIView?
    private weak var page: UIView?

    init(_ popups: PopupCenter, _ name: String, on page: UIView? = nil) {
      (self.popups, self.name, given) = (popups, name, page)
      super.init(frame: .zero)
      isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil {
        // It may only be moved from one view to another.
        Task { [weak self] in self?.update() }
      } else {
        update()
      }
    }

    private func update() {
      if let window {
        guard page == nil else { return }
        let page = given ?? controllersView ?? window
        self.page = page
        popups?.appeared(page, as: name)
      } else if let page {
        self.page = nil
        popups?.disappeared(page, as: name)
      }
    }

    private var controllersView: UIView? {
      var responder = next
      while let other = responder, !(other is UIViewController) { responder = other.next }
      return (responder as? UIViewController)?.viewIfLoaded
    }
  }

  /// Observers of notifications, removed when this is released.
  private final class PopupNotices {
    private var list: [any NSObjectProtocol] = []

    /// UIKit posts these on the main thread.
    func hear(
      _ name: Notification.Name, of object: Any? = nil, _ report: @escaping @MainActor () -> Void
    ) {
      list.append(
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
          @Sendable _ in
          MainActor.assumeIsolated { report() }
        })
    }

    deinit { for observer in list { NotificationCenter.default.removeObserver(observer) } }
  }

  extension UIWindowScene {
    /// The window that the person uses, and not one that lies over it for a while.
    fileprivate var popupWindow: UIWindow? {
      let windows = windows.filter {
        !$0.isHidden && $0.windowLevel == .normal && $0.rootViewController != nil
      }
      return windows.first { $0.isKeyWindow } ?? windows.last
    }
  }

  @available(iOSApplicationExtension, unavailable)
  extension UIApplication {
    fileprivate var popupWindow: UIWindow? {
      let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
        .filter { $0.session.role == .windowApplication }
        .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
      return (scenes.first { $0.activationState == .foregroundActive } ?? scenes.first)?.popupWindow
    }
  }
#endif
