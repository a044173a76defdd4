/// Precedence: no second without a first before it.
public struct Before<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// No `second` without a `first` before it; `reset` begins anew.
  ///
  /// In a step what happened first counts as before: of effects, observations, beginnings, ends and
  /// outcomes the order is known. A fact about the states has no place in the step; with one, a
  /// `first` in the same step is enough.
  public init(
    _ id: PropertyID, since reset: @escaping Property<W>.Fact = { _ in false },
    _ first: @escaping Property<W>.Fact, before second: @escaping Property<W>.Fact
  ) {
    property = Property(id, .before(first, second, since: reset))
  }
}
