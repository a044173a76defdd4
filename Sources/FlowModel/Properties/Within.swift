/// Something follows within a time, on virtual time.
public struct Within<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// After every `first`, `second` comes before `duration` is over; what comes in time for the
  /// first of several comes in time for all.
  ///
  /// A second that is earlier in the same step comes for what was before it.
  public init(
    _ name: String, _ duration: Duration, of first: @escaping Property<W>.Fact,
    _ second: @escaping Property<W>.Fact
  ) {
    property = Property(name, .within(duration, first, second))
  }
}
