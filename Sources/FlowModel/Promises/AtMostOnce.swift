/// Something happens at most once in a period.
public struct AtMostOnce<W: World>: PromiseWord {
  /// The promise.
  public let promise: Promise<W>

  /// `fact` happens at most once between two of `period`.
  ///
  /// What happens twice in one step is counted twice; a fact about the states holds once in a step.
  public init(
    _ name: String, per period: @escaping Promise<W>.Fact = { _ in false },
    _ fact: @escaping Promise<W>.Fact
  ) {
    promise = Promise(name, .atMostOnce(fact, per: period))
  }
}
