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

    package func openPage(_ done: @escaping @MainActor () -> Void) {
      afterTransition { [self] in
        guard let navigation else {
          done()
          return whenGone()
        }
        if let page, isOnStack(page) { return done() }
        let page = makePage()
        self.page = page
        watch(page)
        navigation.pushViewController(page, animated: true)
        afterTransition { [self] in
          // It may have been refused.
          let isThere = isOnStack(page)
          done()
          if !isThere { confirmGone() }
        }
      }
    }

    /// Takes the page away, after any transition that runs.
    package func leavePage(_ done: @escaping @MainActor () -> Void) {
      leaving = done
      afterTransition { [self] in
        guard pop(animated: true) else {
          confirmGone()
          return endLeaving()
        }
        afterTransition { [self] in
          // A transition may be refused, or cancelled; what is asked for without one is not.
          if leaving != nil { _ = pop(animated: false) }
          confirmGone()
          endLeaving()
        }
      }
    }

    /// Takes the page from the stack; no if there is none, or nothing under it.
    private func pop(animated isAnimated: Bool) -> Bool {
      guard let navigation, let page, let index = navigation.viewControllers.firstIndex(of: page),
        index > 0
      else { return false }
      if page === navigation.topViewController {
        navigation.popViewController(animated: isAnimated)
      } else {
        navigation.popToViewController(navigation.viewControllers[index - 1], animated: isAnimated)
      }
      return true
    }

    private func endLeaving() {
      let leaving = leaving
      self.leaving = nil
      leaving?()
    }

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
      let mover: @MainActor () -> UIViewController? = { [weak navigation] in
        navigation?.transitionCoordinator == nil ? nil : navigation
      }
      UIViewController.whenStill(mover, done)
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
      if leaving != nil, !isThere || navigation?.viewControllers.first === page {
        page = nil
        hideMessage()
        endLeaving()
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
