/// From everywhere some journey leads there: no dead end.
public struct CanAlwaysReach<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// From every moment at which `premise` holds, some journey leads to `fact`, without a step of
  /// the kind `detour`.
  ///
  /// A moment lasts until something happens: a way must lead there from all of it, however far the
  /// running timers are by then.
  public init(
    _ name: String, whenever premise: @escaping Property<W>.Fact = { _ in true },
    without detour: @escaping Property<W>.Fact = { _ in false },
    _ fact: @escaping Property<W>.Fact
  ) {
    property = Property(name, .canAlwaysReach(premise: premise, fact, without: detour))
  }
}
