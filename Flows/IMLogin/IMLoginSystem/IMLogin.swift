public import EveryPath
public import IMLoginFlow

/// The login of a messenger in an app: session, connection, pages and spinner, connected.
///
/// It lives as long as the app.
///
/// ```swift
/// let login = try IMLogin(client: adapter, server: server, store: store)
/// login.start()
/// window.rootViewController = IMRootController(login) { LoginPage(login) } home: { Home(login) }
/// ```
@MainActor
public final class IMLogin {
  /// What is to be shown now.
  public private(set) var screen = IMScreen()
  /// Called with a sentence for a developer when something fails that the person cannot mend, such
  /// as a keychain that refuses.
  public var onProblem: @MainActor (String) -> Void = { _ in }
  package let session: Runner<IMSession>
  package let connection: Runner<IMConnection>
  package let route: Runner<IMRoute>
  package let overlay: Runner<IMOverlay>
  private let driver: SessionDriver
  private let texts: IMTexts
  private var listeners: [Int: AsyncStream<IMScreen>.Continuation] = [:]
  private var lastListener = 0

  /// Connects the parts of the login.
  ///
  /// - Parameters:
  ///   - client: The service's SDK.
  ///   - server: The app's own server.
  ///   - store: Keeps account and token.
  ///   - classifier: What the service's error codes mean.
  ///   - texts: What the person is told.
  ///   - isProtectedDataAvailable: Whether the phone is unlocked; on iOS the property of that name
  ///     of `UIApplication`.
  /// - Throws: `DefinitionErrors` if a flow has mistakes.
  public init(
    client: any IMClient, server: any IMAccountServer, store: CredentialStore,
    classifier: LoginClassifier = .nim, texts: IMTexts = IMTexts(), flow: IMSession = IMSession(),
    clock: any Clock<Duration> = ContinuousClock(),
    isProtectedDataAvailable: @escaping @MainActor () -> Bool
  ) throws(DefinitionErrors) {
    self.texts = texts
    driver = SessionDriver(
      client: client, server: server, store: store, classifier: classifier,
      isProtectedDataAvailable: isProtectedDataAvailable)
    let screen = Screen()
    session = try Runner(flow, driver: driver, clock: clock)
    connection = try Runner(IMConnection(), driver: ScreenDriver { screen.perform($0) })
    route = try Runner(IMRoute(), driver: ScreenDriver { screen.perform($0) })
    overlay = try Runner(IMOverlay(), driver: ScreenDriver { screen.perform($0) })
    session.connect(IMSession.connection, to: connection)
    session.connect(IMSession.route, to: route)
    session.connect(IMSession.overlay, to: overlay)
    screen.login = self
    driver.showFailure = { [weak self] in self?.show(texts.failure($0)) }
    driver.tellProblem = { [weak self] in self?.onProblem($0) }
    driver.tell = { [weak session] in session?.send($0) }
    driver.tellStep = { [weak connection] in connection?.send(.step($0)) }
    connection.listen { [weak self] _ in self?.connectionChanged() }
  }

  /// Reads what is stored: home if it may log in automatically, otherwise the login page.
  ///
  /// To be called once, at the launch.
  public func start() {
    connection.start()
    route.start()
    overlay.start()
    session.start()
  }

  /// The person tapped the button of the login page.
  public func logIn() { session.send(.tapped(.logIn)) }

  /// The person wants to log out.
  public func logOut() { session.send(.tapped(.logOut)) }

  /// The person wants another account.
  public func switchAccount() { session.send(.tapped(.switchAccount)) }

  /// To be called when protected data has become available, and whenever the app comes to the
  /// front.
  public func becameActive() {
    driver.store.unlocked()
    session.send(.protectedDataAvailable)
  }

  /// What is to be shown: at once what is there, then each change.
  public var screens: AsyncStream<IMScreen> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      lastListener += 1
      let number = lastListener
      listeners[number] = continuation
      continuation.yield(screen)
      continuation.onTermination = { @Sendable [weak self] _ in
        Task { @MainActor in self?.listeners[number] = nil }
      }
    }
  }

  // MARK: - What is shown

  private func change(_ change: (inout IMScreen) -> Void) {
    let before = screen
    change(&screen)
    guard screen != before else { return }
    for listener in listeners.values { listener.yield(screen) }
  }

  private func show(_ notice: String?) { change { $0.notice = notice } }

  private func connectionChanged() {
    let text = connection.state.flatMap(texts.connection)
    change { $0.connection = text }
  }

  /// Lets the drivers of the screen be made before the login is.
  @MainActor
  private final class Screen {
    weak var login: IMLogin?

    func perform(_ effect: IMConnection.Effect) {
      switch effect {
      case .allow(let capability): login?.change { $0.allowed = capability }
      }
    }

    func perform(_ effect: IMRoute.Effect) {
      switch effect {
      case .showLogin(let reason):
        let notice = reason.flatMap { login?.texts.reason($0) }
        login?.change { ($0.page, $0.notice) = (.login, notice) }
      case .showHome: login?.change { ($0.page, $0.notice) = (.home, nil) }
      }
    }

    func perform(_ effect: IMOverlay.Effect) {
      switch effect {
      // Who tries again has read it.
      case .show: login?.change { ($0.isBusy, $0.notice) = (true, nil) }
      case .hide: login?.change { $0.isBusy = false }
      }
    }
  }
}

/// What a messenger shows: which page, and what lies over it.
public struct IMScreen: Hashable, Sendable {
  /// The page; blank until what is stored was read.
  public internal(set) var page = IMRoute.State.blank
  /// Why the login page is there, or why the last login failed, in words; nil if there is nothing
  /// to say.
  public internal(set) var notice: String?
  /// Whether a manual login is under way; the root takes every touch then.
  public internal(set) var isBusy = false
  /// What the person can do at home.
  public internal(set) var allowed = Capability.read
  /// What to say of the connection at home, in words; nil if there is nothing to say.
  public internal(set) var connection: String?
}
