/// One fact about a permission: what holds, how sure it is, and where it comes from.
public struct Fact<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What holds.
  public let value: Value
  /// How sure it is.
  public let mark: Mark
  /// Where it comes from.
  public let source: Source

  /// A fact with its mark and its source.
  public init(_ value: Value, _ mark: Mark, _ source: Source) {
    self.value = value
    self.mark = mark
    self.source = source
  }

  /// A fact that Apple documents.
  public static func documented(_ value: Value, _ source: Source) -> Fact {
    Fact(value, .documented, source)
  }

  /// A fact that developers report.
  public static func reported(_ value: Value, _ source: Source) -> Fact {
    Fact(value, .reported, source)
  }

  /// A fact that is not certain.
  public static func uncertain(_ value: Value, _ source: Source) -> Fact {
    Fact(value, .uncertain, source)
  }
}
