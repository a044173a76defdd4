/// Something happens exactly once between a beginning and its end.
public struct ExactlyOnce<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// `fact` happens exactly once from `begin` to `end`; after `void` the beginning does not count.
  ///
  /// What happens twice in one step is counted twice, and an attempt may end and the next begin in
  /// one; a fact about the states holds once in a step. It is vacuous if no end ever comes after a
  /// beginning.
  public init(
    _ name: String, from begin: @escaping Property<W>.Fact, to end: @escaping Property<W>.Fact,
    void: @escaping Property<W>.Fact = { _ in false }, _ fact: @escaping Property<W>.Fact
  ) {
    property = Property(name, .exactlyOnce(fact, from: begin, to: end, void: void))
  }
}
