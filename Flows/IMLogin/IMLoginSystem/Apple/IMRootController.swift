#if os(iOS) || PLAYED_PHONE
  public import EveryPath
  import Foundation
  public import IMLoginFlow
  public import UIKit

  @available(iOSApplicationExtension, unavailable)
  extension IMLogin {
    /// The login of an app; make one, at the launch.
    ///
    /// It hears by itself that the phone is unlocked, and that the app comes to the front.
    ///
    /// - Parameters:
    ///   - client: The service's SDK.
    ///   - server: The app's own server.
    ///   - store: Keeps account and token.
    ///   - classifier: What the service's error codes mean.
    ///   - texts: What the person is told.
    /// - Throws: `DefinitionErrors` if a flow has mistakes.
    public convenience init(
      client: any IMClient, server: any IMAccountServer, store: CredentialStore,
      classifier: LoginClassifier = .nim, texts: IMTexts = IMTexts()
    ) throws(DefinitionErrors) {
      try self.init(
        client: client, server: server, store: store, classifier: classifier, texts: texts
      ) {
        UIApplication.shared.isProtectedDataAvailable
      }
      for name in [
        UIApplication.protectedDataDidBecomeAvailableNotification,
        UIApplication.didBecomeActiveNotification,
      ] {
        // UIKit posts these on the main thread.
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          @Sendable [weak self] _ in
          MainActor.assumeIsolated { self?.becameActive() }
        }
      }
    }
  }

  /// The root of a messenger: the login page or home, and over them a spinner that takes every touch
  /// while a manual login is under way.
  public final class IMRootController: UIViewController {
    private let login: IMLogin
    private let pages: @MainActor (IMRoute.State) -> UIViewController?
    private let overlay = UIView()
    private let spinner = UIActivityIndicatorView(style: .large)
    private var page = IMRoute.State.blank

    /// A root that makes a page when it is to be shown; a page that has gone is not kept.
    ///
    /// A page reads what it says from ``IMLogin/screens``.
    public init(
      _ login: IMLogin, loginPage: @escaping @MainActor () -> UIViewController,
      home: @escaping @MainActor () -> UIViewController
    ) {
      self.login = login
      pages = { page in
        switch page {
        case .blank: nil
        case .login: loginPage()
        case .home: home()
        }
      }
      super.init(nibName: nil, bundle: nil)
    }

    /// Not from a storyboard.
    public required init?(coder: NSCoder) { nil }

    /// Shows what is to be shown, now and with each change.
    public override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      overlay.accessibilityIdentifier = "im-login-spinner"
      overlay.accessibilityViewIsModal = true
      overlay.addSubview(spinner)
      fill(overlay, with: spinner)
      view.addSubview(overlay)
      fill(view, with: overlay)
      show(login.screen)
      Task { [weak self, screens = login.screens] in
        for await screen in screens {
          guard let self else { return }
          show(screen)
        }
      }
    }

    private func show(_ screen: IMScreen) {
      if screen.page != page {
        page = screen.page
        replacePage(by: pages(page))
      }
      overlay.isHidden = !screen.isBusy
      if screen.isBusy { spinner.startAnimating() } else { spinner.stopAnimating() }
    }

    private func replacePage(by next: UIViewController?) {
      for child in children {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      guard let next else { return }
      addChild(next)
      view.insertSubview(next.view, belowSubview: overlay)
      fill(view, with: next.view)
      next.didMove(toParent: self)
    }

    private func fill(_ parent: UIView, with child: UIView) {
      child.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        child.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        child.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
        child.topAnchor.constraint(equalTo: parent.topAnchor),
        child.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
      ])
    }
  }
#endif
