/// After every first, a second comes.
public struct LeadsTo<W: World>: PromiseWord {
  /// The promise.
  public let promise: Promise<W>

  /// After every `first`, a `second` comes.
  ///
  /// Fair means: every choice that stays possible is taken some day, so the promise is broken where
  /// `second` has become impossible. Unfair means: along every path whatsoever, so it is broken by
  /// any loop that never comes to `second`; the loop is shown.
  public init(
    _ name: String, fairly isFair: Bool = true, _ first: @escaping Promise<W>.Fact,
    _ second: @escaping Promise<W>.Fact
  ) {
    promise = Promise(name, .leadsTo(first, second, isFair: isFair))
  }
}
