public import EveryPath
public import Foundation
public import WidgetFlow

/// The app's side of a widget: who is logged in, the token that the extension uses, and the taps.
///
/// It lives as long as the app.
@MainActor
public final class WidgetApp {
  /// Who is logged in.
  public let session: Runner<WidgetSession>
  /// The widget's token.
  public let token: Runner<WidgetToken>
  /// Where a tap leads.
  public let route: Runner<WidgetRoute>
  private let host: any WidgetHost
  private let sessionDriver: SessionDriver
  private let routeDriver: RouteDriver

  /// Connects the parts.
  ///
  /// - Parameters:
  ///   - store: What the extension reads too.
  ///   - tokenFlow: With how long the server may take.
  ///   - isProtectedDataAvailable: Whether what is stored can be read; on iOS the property of that
  ///     name of `UIApplication`.
  ///   - reload: Asks the system to reload the widget.
  /// - Throws: `DefinitionErrors` if a flow has mistakes.
  public init(
    _ host: any WidgetHost, store: WidgetStore, token tokenFlow: WidgetToken = WidgetToken(),
    isProtectedDataAvailable: @escaping @MainActor () -> Bool,
    clock: any Clock<Duration> = ContinuousClock(), reload: @escaping @MainActor () -> Void
  ) throws(DefinitionErrors) {
    let sessionDriver = SessionDriver(host, store, isProtectedDataAvailable)
    routeDriver = RouteDriver(host)
    session = try Runner(WidgetSession(), driver: sessionDriver, clock: clock)
    token = try Runner(
      tokenFlow,
      driver: TokenDriver(host, store, account: { sessionDriver.account }, reload: reload),
      clock: clock)
    route = try Runner(WidgetRoute(), driver: routeDriver, clock: clock)
    self.host = host
    self.sessionDriver = sessionDriver
    session.connect(WidgetSession.token, to: token)
    token.connect(WidgetToken.session, to: session)
    route.connect(WidgetRoute.token, to: token)
  }

  /// To be called once, at the launch.
  public func start() {
    token.start()
    route.start()
    session.start()
    if routeDriver.link != nil { route.send(.widgetTapped) }
  }

  /// To be called when protected data has become available, and whenever the app comes to the front.
  public func becameActive() { session.send(.protectedDataAvailable) }

  /// A login succeeded, with the first account or with another one.
  ///
  /// Where it is not known yet who was logged in, it is stored, and heard of at the next reading.
  public func loggedIn(as account: String) {
    becameActive()
    switch session.state {
    case .loggedOut, .loggedIn:
      guard sessionDriver.account != account else { return }
      sessionDriver.arriving = account
      session.send(session.state == .loggedIn ? .accountChanged : .loginSucceeded)
    default: host.store(account: account)
    }
  }

  /// The person wants to log out, or the server has ended this session.
  ///
  /// Where it is not known yet who was logged in, that is stored, what the widget has is removed as
  /// far as it can be read, and the rest is heard of at the next reading.
  public func logOut() {
    becameActive()
    switch session.state {
    case .loggedIn: session.send(.logoutTapped)
    case .loggedOut, .leaving: break
    default:
      host.store(account: nil)
      token.send(.cleanUp)
    }
  }

  /// What the widget shows has changed in the app, as when the person collected it.
  public func harvested() { token.send(.harvested) }

  /// An address was opened.
  ///
  /// - Returns: Whether it is the widget's, so that nothing else is to be done with it.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    guard let link = WidgetLink(url) else { return false }
    routeDriver.link = link
    // One that comes before the launch is over is opened then.
    if route.isRunning { route.send(.widgetTapped) }
    return true
  }

  /// The person chose the widget's page in the app; it is opened.
  public func choosePage() {
    guard route.state == .elsewhere else { return }
    routeDriver.link = nil
    route.send(.pageChosen)
  }

  /// The widget's page is gone.
  public func pageLeft() {
    guard route.state == .onPage else { return }
    route.send(.pageLeft)
  }
}
