/// Some journey gets there; the shortest one is shown.
public struct Sometimes<W: World>: PromiseWord {
  /// The promise.
  public let promise: Promise<W>

  /// Some journey leads to a moment at which `fact` holds.
  public init(_ name: String, _ fact: @escaping Promise<W>.Fact) {
    promise = Promise(name, .sometimes(fact))
  }
}
