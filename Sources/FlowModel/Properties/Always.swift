/// Holds at every moment.
public struct Always<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// `fact` holds at every moment at which `premise` does.
  public init(
    _ id: PropertyID, whenever premise: @escaping Property<W>.Fact = { _ in true },
    _ fact: @escaping Property<W>.Fact
  ) {
    property = Property(id, .always(premise: premise, fact))
  }
}
