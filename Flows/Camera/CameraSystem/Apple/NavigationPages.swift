#if os(iOS) || PLAYED_PHONE
  public import CameraFlow
  public import PermissionDrivers
  import PermissionUI
  public import UIKit

  /// The camera page in a navigation controller, with alerts and messages: everything a camera
  /// journey shows.
  ///
  /// ```swift
  /// let pages = NavigationPages(navigationController) { CameraPage(session: camera.session) }
  /// let driver = CameraDriver(device: camera, presenter: pages)
  /// pages.connect(to: driver)
  /// ```
  ///
  /// The page may be taken away by Back, by a swipe, or by other code that replaces the stack: a
  /// controller within it notices. The navigation controller's delegate is left alone.
  @MainActor
  @available(iOSApplicationExtension, unavailable)
  public final class NavigationPages: CameraPagePresenter {
    private let navigation: UINavigationController
    private let texts: PermissionTexts
    private let makePage: @MainActor () -> UIViewController
    private let alerts: AlertPresenter
    private var page: UIViewController?
    private var message: CameraMessageView?
    private var leaving: (@MainActor () -> Void)?
    /// Told when the person has taken the page away.
    package var whenGone: @MainActor () -> Void = {}

    /// Pages that are made by `makePage` whenever the camera page is to be opened.
    public init(
      _ navigation: UINavigationController, texts: PermissionTexts = PermissionTexts(),
      makePage: @escaping @MainActor () -> UIViewController
    ) {
      self.navigation = navigation
      self.texts = texts
      self.makePage = makePage
      alerts = AlertPresenter { [weak navigation] in navigation?.viewIfLoaded?.window?.windowScene }
    }

    /// Tells the driver from now on when the person takes the page away; the driver is not kept.
    public func connect(to driver: CameraDriver) {
      whenGone = { [weak driver] in driver?.pageIsGone() }
    }

    /// Pushes the page.
    public func openPage(_ done: @escaping @MainActor () -> Void) {
      afterTransition { [self] in
        if let page, isOnStack(page) { return done() }
        let page = makePage()
        self.page = page
        watch(page)
        navigation.pushViewController(page, animated: true)
        afterTransition(done)
      }
    }

    /// Takes the page away, after any transition that runs.
    public func leavePage(_ done: @escaping @MainActor () -> Void) {
      leaving = done
      afterTransition { [self] in
        guard let page, let index = navigation.viewControllers.firstIndex(of: page), index > 0
        else { return confirmGone() }
        if page === navigation.topViewController {
          navigation.popViewController(animated: true)
        } else {
          navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
        }
        afterTransition { [self] in confirmGone() }
      }
    }

    /// Shows an alert on what is on top.
    public func show(
      _ dialog: CameraDialog, tapped: @escaping @MainActor (CameraButton) -> Void
    ) {
      alerts.show(PermissionDialog(dialog, texts)) { tapped(CameraButton($0)) }
    }

    /// Takes the alert away.
    public func dismissDialog(_ done: @escaping @MainActor () -> Void) { alerts.dismiss(done) }

    /// Shows a message on the page.
    public func showMessage(
      _ message: CameraMessage, tapped: @escaping @MainActor (CameraButton) -> Void
    ) {
      hideMessage()
      let view = CameraMessageView(message, texts, tapped: tapped)
      self.message = view
      if let page { view.cover(page.view) }
    }

    /// Takes the message away.
    public func hideMessage() {
      message?.removeFromSuperview()
      message = nil
    }

    /// Waits for the end of transitions in the window.
    public func whenIdle(_ done: @escaping @MainActor () -> Void) { alerts.whenIdle(done) }

    // MARK: - The stack

    private func isOnStack(_ page: UIViewController) -> Bool {
      navigation.viewControllers.contains(page)
    }

    private func afterTransition(_ done: @escaping @MainActor () -> Void) {
      guard navigation.transitionCoordinator != nil else { return done() }
      navigation.afterTransition { [weak self] in
        if let self { afterTransition(done) } else { done() }
      }
    }

    private func watch(_ page: UIViewController) {
      let watch = PageWatch { [weak self] in
        self?.afterTransition { self?.confirmGone() }
      }
      page.addChild(watch)
      // A view that is not hidden would lie over the page and take its touches.
      watch.view.isHidden = true
      page.view.addSubview(watch.view)
      watch.didMove(toParent: page)
    }

    /// Tells that the page is gone, unless a swipe was cancelled or something covers it.
    private func confirmGone() {
      let isThere = page.map(isOnStack) ?? false
      if let leaving, !isThere || navigation.viewControllers.first === page {
        self.leaving = nil
        page = nil
        hideMessage()
        leaving()
      } else if page != nil, !isThere {
        page = nil
        hideMessage()
        whenGone()
      }
    }
  }

  /// A controller within the page, which is told when the page disappears.
  private final class PageWatch: UIViewController {
    private let disappeared: @MainActor () -> Void

    init(_ disappeared: @escaping @MainActor () -> Void) {
      self.disappeared = disappeared
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      disappeared()
    }
  }
#endif
