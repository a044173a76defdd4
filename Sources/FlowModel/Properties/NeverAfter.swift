/// Once something has happened, something else does not, until a third thing.
public struct NeverAfter<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// From `first` on, no `fact` until `end`.
  ///
  /// The step that is `first` counts: an app often reacts to something in the same step. In a step
  /// that is `end`, `fact` is allowed; one that is `first` and `end` at once begins anew.
  public init(
    _ id: PropertyID, _ first: @escaping Property<W>.Fact,
    until end: @escaping Property<W>.Fact = { _ in false }, _ fact: @escaping Property<W>.Fact
  ) {
    property = Property(id, .neverAfter(first, fact, until: end))
  }
}
