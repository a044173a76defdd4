#if os(iOS) || PLAYED_PHONE
  package import CameraFlow
  package import PermissionDrivers
  package import PermissionFlows
  import PermissionUI
  package import UIKit

  /// The camera page in a navigation controller, and a message on it.
  @MainActor
  package final class NavigationPageStack: CameraPageDisplay {
    /// Told when the person has taken the page away.
    package var whenGone: @MainActor () -> Void = {}

    private weak var navigation: UINavigationController?
    private let texts: PermissionTexts
    private let makePage: @MainActor () -> UIViewController
    private var page: UIViewController?
    private var message: CameraMessageView?
    private var leaving: (@MainActor () -> Void)?

    /// A stack without the page, which is made whenever it is to come in.
    package init(
      _ navigation: UINavigationController, _ texts: PermissionTexts,
      makePage: @escaping @MainActor () -> UIViewController
    ) {
      self.navigation = navigation
      self.texts = texts
      self.makePage = makePage
    }

    /// Pushes the page.
    package func openPage(_ done: @escaping @MainActor () -> Void) {
      afterTransition { [self] in
        guard let navigation, !(page.map(isOnStack) ?? false) else { return done() }
        let page = makePage()
        self.page = page
        watch(page)
        navigation.pushViewController(page, animated: true)
        afterTransition(done)
      }
    }

    /// Takes the page away, after any transition that runs.
    package func leavePage(_ done: @escaping @MainActor () -> Void) {
      leaving = done
      afterTransition { [self] in
        guard let navigation, let page, let index = navigation.viewControllers.firstIndex(of: page),
          index > 0
        else { return confirmGone() }
        if page === navigation.topViewController {
          navigation.popViewController(animated: true)
        } else {
          navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
        }
        afterTransition { [self] in confirmGone() }
      }
    }

    /// Shows a message on the page.
    package func showMessage(
      _ message: CameraMessage, tapped: @escaping @MainActor (AccessButton) -> Void
    ) {
      hideMessage()
      let view = CameraMessageView(message, texts, tapped: tapped)
      self.message = view
      if let page { view.cover(page.view) }
    }

    /// Takes the message away.
    package func hideMessage() {
      message?.removeFromSuperview()
      message = nil
    }

    // MARK: - The stack

    private func isOnStack(_ page: UIViewController) -> Bool {
      navigation?.viewControllers.contains(page) ?? false
    }

    private func afterTransition(_ done: @escaping @MainActor () -> Void) {
      guard let navigation, navigation.transitionCoordinator != nil else { return done() }
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
      if let leaving, !isThere || navigation?.viewControllers.first === page {
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
