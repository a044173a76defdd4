/// The name by which a flow addresses another component of the same system.
///
/// ```swift
/// static let session = ComponentID<SessionFlow>("session")
/// …
/// Tell(session, .kicked)
/// ```
public struct ComponentID<Target: Flow>: Hashable, Sendable {
  /// The component's name within its system.
  @usableFromInline package let text: String

  /// A component called `text` that runs a `Target`.
  public init(_ text: String) { self.text = text }

  /// Two names are the same component if their texts are equal.
  public static func == (left: Self, right: Self) -> Bool { left.text == right.text }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
