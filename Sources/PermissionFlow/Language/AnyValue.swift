/// A value of any type that can be compared, hashed and sent, with its type forgotten.
public struct AnyValue: Hashable, Sendable, CustomStringConvertible {
  /// The value itself.
  public let base: any Hashable & Sendable

  /// Forgets the type of `base`.
  public init(_ base: some Hashable & Sendable) { self.base = base }

  /// Equal if the types are the same and the values are equal.
  public static func == (left: Self, right: Self) -> Bool {
    func matches<Value: Hashable>(_ value: Value) -> Bool { (right.base as? Value) == value }
    return matches(left.base)
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  /// The value's description without type names.
  public var description: String { identifier(of: base) }
}
