#if os(iOS) || PLAYED_PHONE
  import EveryPath
  public import GuestFlow
  import PopupsSystem
  public import SwiftUI
  public import UIKit

  /// The login panel and the account form of an app, drawn over the page that is on screen.
  ///
  /// ```swift
  /// let panels = GuestPanels()
  /// let fields = FormDriver(form: panels, directory: server, store: wishes)
  /// let gate = GateDriver(panel: panels, actions: server, store: wishes)
  /// ```
  ///
  /// The panel lies over a translucent mask in the page's own window: it turns as the page does, and
  /// goes with the page. The form is a page of its own over it, held as the page is.
  @available(iOSApplicationExtension, unavailable)
  @MainActor
  public final class GuestPanels: LoginPanel, AccountForm {
    /// Makes the view in which the person proves not to be a machine, and which says so with a proof
    /// for the account server.
    public typealias Captcha =
      @MainActor (_ passed: @escaping @MainActor (String) -> Void) -> UIView

    let popups: PopupCenter
    private let texts: GuestTexts
    private let captcha: Captcha?
    private let clock: any Clock<Duration>
    private weak var driver: FormDriver?
    private var panel: PanelView?
    private var form: FormPage?

    /// The views of a window.
    ///
    /// - Parameters:
    ///   - scene: The window's scene; nil for the window that is in front, in an app with one.
    ///   - clock: Measures how long an animation may take.
    ///   - captcha: Needed where the server asks for a proof, which it does after two logins that
    ///     failed; a view of SwiftUI is one by `UIHostingConfiguration { … }.makeContentView()`.
    public init(
      in scene: UIWindowScene? = nil, texts: GuestTexts = GuestTexts(),
      clock: any Clock<Duration> = ContinuousClock(), captcha: Captcha? = nil
    ) {
      popups = PopupCenter(in: scene, clock: clock)
      (self.texts, self.clock, self.captcha) = (texts, clock, captcha)
    }

    /// Shows the panel in a page, and closes it with the page; call it once, as in `viewDidLoad`.
    ///
    /// Without it the panel covers the window.
    public func follow(_ page: UIView) { popups.follow(page, as: Self.page) }

    /// The container of popups that name none.
    static let page = Popup(id).container
    private static let id = "login-panel"
  }

  // MARK: - The panel

  @available(iOSApplicationExtension, unavailable)
  extension GuestPanels {
    /// Shows this over the page, turned as the page is; a panel that is up shows it instead.
    public func show(
      _ words: PanelWords, _: PanelOrientation, tapped: @escaping @MainActor (GateButton) -> Void
    ) {
      if let panel { return panel.show(words, tapped) }
      let panel = PanelView()
      self.panel = panel
      panel.show(words, tapped)
      popups.show(Popup(Self.id), style: .centre(animation: .fade)) {
        panel
      } onEvent: { [weak self] in
        self?.heard($0, of: panel)
      }
    }

    /// Fades the panel out and takes it away.
    public func hide(_ done: @escaping @MainActor () -> Void) {
      guard let panel else { return done() }
      self.panel = nil
      panel.ended = done
      popups.send(.dismiss(Self.id))
    }

    private func heard(_ news: PopupNews, of panel: PanelView) {
      switch news {
      case .report(.tappedOutside): panel.tapped(.close)
      case .report(.ended), .report(.withdrawn):
        if self.panel === panel { self.panel = nil }
        panel.ended()
      case .willShow, .willHide, .report: break
      }
    }
  }

  // MARK: - The form

  @available(iOSApplicationExtension, unavailable)
  extension GuestPanels {
    /// What the person does in the form is told to this, which is not kept.
    public func connect(to driver: FormDriver) { self.driver = driver }

    /// Presents the form over whatever the window shows on top.
    ///
    /// One that cannot be presented, or is taken away by other code, counts as closed.
    public func open(_ content: FormContent, _ done: @escaping @MainActor () -> Void) {
      let page = FormPage(content, driver, texts, captcha)
      form = page
      let isIn = Once(clock) { [weak self] in
        done()
        page.came()
        self?.gone(page)
      }
      page.gone = { [weak self] in self?.gone($0) }
      guard let presenter else { return isIn() }
      page.holds(as: presenter)
      presenter.present(page, animated: true) { isIn() }
    }

    /// Shows this in the form from now on.
    public func update(_ content: FormContent) { form?.show(content) }

    /// Takes the form away, and what lies over it.
    public func close(_ done: @escaping @MainActor () -> Void) {
      let page = form
      form = nil
      guard let page, page.presentingViewController != nil else { return done() }
      let isOut = Once(clock, done)
      page.whenIn { [weak page] in
        page?.presentingViewController?.dismiss(animated: true) { isOut() }
      }
    }

    /// Tells that the form is closed if it is on no screen although it should be.
    private func gone(_ page: FormPage) {
      if form === page, page.presentingViewController == nil { driver?.close() }
    }

    /// The topmost controller of the page's window.
    private var presenter: UIViewController? {
      var top = (popups.container as? UIView)?.window?.rootViewController
      while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
      return top
    }
  }

  /// What is called once: by UIKit, or after a while if UIKit keeps a completion to itself.
  @MainActor
  private final class Once {
    private var done: (@MainActor () -> Void)?
    private var watch: RunningTimer?

    init(_ clock: any Clock<Duration>, _ done: @escaping @MainActor () -> Void) {
      self.done = done
      watch = clock.timers.set(after: .seconds(3)) { self() }
    }

    func callAsFunction() {
      watch?.cancel()
      let done = done
      self.done = nil
      done?()
    }
  }

  extension View {
    /// Shows the login panel in this page while it is on screen, and closes it with the page.
    ///
    /// ```swift
    /// ArticleView().guestPanels(panels)
    /// ```
    @available(iOSApplicationExtension, unavailable)
    @MainActor
    public func guestPanels(_ panels: GuestPanels) -> some View {
      popups(panels.popups, page: GuestPanels.page)
    }
  }
#endif
