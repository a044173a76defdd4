/// What an app writes for its widget: its session, its server, and the widget's page.
@MainActor
public protocol WidgetHost: AnyObject {
  /// The id of the account that is logged in, as it is stored; nil without one.
  ///
  /// It throws what keeps that from being read now.
  func account() throws -> String?
  /// Stores which account is logged in, and with nil that none is; nothing to do if that is stored
  /// already.
  func store(account: String?)
  /// Asks the server for a token that the widget may use.
  func token(for account: String) async throws -> String
  /// Tells the server that the widget's token is not needed any more.
  func revoke(_ token: String) async
  /// Opens the widget's page; `link` is the tap's, nil for a person who chose it in the app.
  func open(_ link: WidgetLink?)
  /// Brings the widget's page, which is open, to the front.
  func reveal(_ link: WidgetLink)
  /// Counts a tap.
  func count(_ link: WidgetLink)
}
