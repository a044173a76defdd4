/// Precedence: no second without a first before it.
public struct Before<W: World>: PromiseWord {
  /// The promise.
  public let promise: Promise<W>

  /// No `second` without a `first` before it; `reset` begins anew.
  public init(
    _ name: String, since reset: @escaping Promise<W>.Fact = { _ in false },
    _ first: @escaping Promise<W>.Fact, before second: @escaping Promise<W>.Fact
  ) {
    promise = Promise(name, .before(first, second, since: reset))
  }
}
