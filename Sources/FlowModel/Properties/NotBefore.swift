/// Something does not follow sooner than after a time, on virtual time.
public struct NotBefore<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// No `second` sooner than `duration` after a `first`; `reset` forgets the first.
  ///
  /// A second in the same step as a first is too soon. One that comes as soon as a person or the
  /// system can bring it about is too soon as well, since they may be quick: only a timer of the
  /// flow makes sure. A search tells apart what may and what may no longer be too soon, so a first
  /// that nothing can follow any more is better forgotten: it costs states. It is vacuous if no
  /// second ever comes after a first that is not forgotten by then.
  public init(
    _ name: String, _ duration: Duration,
    since reset: @escaping Property<W>.Fact = { _ in false },
    after first: @escaping Property<W>.Fact, _ second: @escaping Property<W>.Fact
  ) {
    property = Property(name, .notBefore(duration, first, second, since: reset))
  }
}
