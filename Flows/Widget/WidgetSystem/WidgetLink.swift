public import Foundation

/// The address that a tap on the widget opens: a page, and what is counted.
///
/// It is written `SCHEME://widget/PAGE?NAME=VALUE&…`, by the extension, and read by the app. Any app
/// can open an address with your scheme: look the page up, and trust nothing else in it.
public struct WidgetLink: Hashable, Sendable {
  /// Which page, as the app calls it.
  public let page: String
  /// What is counted with the tap, by name.
  public let tracking: [String: String]

  /// A link to a page.
  public init(_ page: String, tracking: [String: String] = [:]) {
    self.page = page
    self.tracking = tracking
  }

  /// The link that an address says; nil if it is none of the widget's.
  public init?(_ url: URL) {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
      parts.host == "widget", parts.path.hasPrefix("/")
    else { return nil }
    page = String(parts.path.dropFirst())
    let items = (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    tracking = Dictionary(items) { first, _ in first }
  }

  /// The address, with the app's own scheme; nil if that is no scheme.
  public func url(scheme: String) -> URL? {
    var parts = URLComponents()
    (parts.scheme, parts.host, parts.path) = (scheme, "widget", "/" + page)
    if !tracking.isEmpty {
      parts.queryItems = tracking.sorted { $0.key < $1.key }.map {
        URLQueryItem(name: $0.key, value: $0.value)
      }
    }
    return parts.url
  }
}
