/// Some journey gets there; the shortest one is shown.
public struct Sometimes<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// Some journey leads to a moment at which `fact` holds.
  public init(_ id: PropertyID, _ fact: @escaping Property<W>.Fact) {
    property = Property(id, .sometimes(fact))
  }
}
