/// After every first, a second comes.
public struct LeadsTo<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// After every `first`, a `second` comes.
  ///
  /// A second that happened earlier in the same step is none, where the order is known, as it is of
  /// effects, observations, beginnings, ends and outcomes; at the same instant it is one.
  ///
  /// It is broken by a path that ends without a `second`, or goes round a loop that never comes to
  /// one; the loop is shown. A loop that no fair world stays in breaks nothing. Where something can
  /// happen something does, if only a person's choice: that they do nothing for ever is no path.
  ///
  /// - Parameter fairness: which choices are taken some day if they stay possible; none unless
  ///   declared.
  public init(
    _ id: PropertyID, fairly fairness: [Fairness] = [], _ first: @escaping Property<W>.Fact,
    _ second: @escaping Property<W>.Fact
  ) {
    property = Property(id, .leadsTo(first, second, fairly: fairness))
  }
}
