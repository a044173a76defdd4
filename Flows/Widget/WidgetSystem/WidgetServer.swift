public import Foundation

/// What a team writes for the extension: the question to its server.
public protocol WidgetServer<Content>: Sendable {
  /// What an entry shows.
  associatedtype Content: Sendable
  /// Asks the server with the token; what it throws counts as a failure.
  func content(for token: String) async throws -> WidgetAnswer<Content>
}

/// What the server answers the widget.
public enum WidgetAnswer<Content: Sendable>: Sendable {
  /// The data.
  case data(WidgetData<Content>)
  /// The token does not count any more: 401.
  case unauthorized
}

/// What the widget shows from now on: one content, or several for what can be predicted.
public struct WidgetData<Content: Sendable>: Sendable {
  /// When the system should ask again; it is a wish (documented: the system decides).
  public enum Policy: Hashable, Sendable {
    /// At this time.
    case after(Date)
    /// Once the last content is shown; no sooner than the timeline's `refresh` from now.
    case atEnd
    /// Only when the app asks for a reload.
    case never
  }

  let contents: [(date: Date, content: Content)]
  let policy: Policy?
  let end: Date?

  /// Several contents, each from its time on.
  ///
  /// - Parameters:
  ///   - policy: When the system should ask again; nil for the timeline's `refresh`.
  ///   - end: From when on none of it may be shown any more; nil for the timeline's `lifetime`
  ///     after the last content.
  public init(_ contents: [Date: Content], policy: Policy? = nil, end: Date? = nil) {
    self.contents = contents.sorted { $0.key < $1.key }.map { (date: $0.key, content: $0.value) }
    self.policy = policy
    self.end = end
  }

  /// One content, from now on.
  public init(_ content: Content, policy: Policy? = nil, end: Date? = nil) {
    self.init([.distantPast: content], policy: policy, end: end)
  }
}

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
