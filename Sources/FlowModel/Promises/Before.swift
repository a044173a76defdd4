/// Precedence: no second without a first before it.
public struct Before<W: World>: PromiseWord {
  /// The promise.
  public let promise: Promise<W>

  /// No `second` without a `first` before it; `reset` begins anew.
  ///
  /// In a step what happened first counts as before: of effects, signs, beginnings, ends and outcomes
  /// the order is known. A fact about the states has no place in the step; with one, a `first` in the
  /// same step is enough.
  public init(
    _ name: String, since reset: @escaping Promise<W>.Fact = { _ in false },
    _ first: @escaping Promise<W>.Fact, before second: @escaping Promise<W>.Fact
  ) {
    promise = Promise(name, .before(first, second, since: reset))
  }
}
