/// Something happens at most once in a period.
public struct AtMostOnce<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// `fact` happens at most once between two of `period`.
  ///
  /// What happens twice in one step is counted twice; a fact about the states holds once in a step.
  public init(
    _ id: PropertyID, per period: @escaping Property<W>.Fact = { _ in false },
    _ fact: @escaping Property<W>.Fact
  ) {
    property = Property(id, .atMostOnce(fact, per: period))
  }
}
