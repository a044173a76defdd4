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
