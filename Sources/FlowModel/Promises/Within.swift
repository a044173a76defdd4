/// Something follows within a time, on virtual time.
public struct Within<W: World>: PromiseWord {
  /// The promise.
  public let promise: Promise<W>

  /// After `first`, `second` comes before `duration` is over.
  public init(
    _ name: String, _ duration: Duration, of first: @escaping Promise<W>.Fact,
    _ second: @escaping Promise<W>.Fact
  ) {
    promise = Promise(name, .within(duration, first, second))
  }
}
