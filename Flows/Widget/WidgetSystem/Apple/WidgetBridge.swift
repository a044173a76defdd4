#if canImport(ObjectiveC)
  public import Foundation

  /// The app's side of a widget, for an app in Objective-C; it is made in Swift.
  @MainActor
  @objc public final class WidgetBridge: NSObject {
    private let app: WidgetApp

    /// What Objective-C calls of `app`.
    public init(_ app: WidgetApp) { self.app = app }

    /// To be called once, at the launch.
    @objc public func start() { app.start() }
    /// To be called when protected data has become available, and whenever the app comes to the
    /// front.
    @objc public func becameActive() { app.becameActive() }
    /// A login succeeded.
    @objc public func loggedIn(as account: String) { app.loggedIn(as: account) }
    /// The person wants to log out, or the server has ended this session.
    @objc public func logOut() { app.logOut() }
    /// What the widget shows has changed in the app.
    @objc public func harvested() { app.harvested() }
    /// An address was opened; whether it is the widget's.
    @objc public func open(_ url: URL) -> Bool { app.open(url) }
    /// The person chose the widget's page in the app.
    @objc public func choosePage() { app.choosePage() }
    /// The widget's page is gone.
    @objc public func pageLeft() { app.pageLeft() }
  }
#endif
