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

/// A value of any type that can be compared, hashed and sent, with its type forgotten.
@usableFromInline
package struct AnyValue: Hashable, Sendable, CustomStringConvertible {
  package let base: any Hashable & Sendable

  /// Forgets the type of `base`.
  @usableFromInline package init(_ base: some Hashable & Sendable) { self.base = base }

  /// The value as one of a type that it is known to have.
  package func value<Value>(as type: Value.Type = Value.self) -> Value {
    guard let value = base as? Value else {
      preconditionFailure("\(base) is taken for a value of \(type)")
    }
    return value
  }

  /// Equal if the types are the same and the values are equal.
  @usableFromInline package static func == (left: Self, right: Self) -> Bool {
    func matches<Value: Hashable>(_ value: Value) -> Bool {
      guard let other = right.base as? Value else { return false }
      return value == other
    }
    return matches(left.base)
  }

  @usableFromInline package func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  /// The value's description without type names.
  @usableFromInline package var description: String { identifier(of: base) }
}
