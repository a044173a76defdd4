/// Holds at every moment at which nothing is pending.
public struct AlwaysSettled<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// `fact` holds at every moment of rest at which `premise` does.
  public init(
    _ id: PropertyID, whenever premise: @escaping Property<W>.Fact = { _ in true },
    _ fact: @escaping Property<W>.Fact
  ) {
    property = Property(id, .alwaysSettled(premise: premise, fact))
  }
}
