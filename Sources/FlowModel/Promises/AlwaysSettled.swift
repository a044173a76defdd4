/// Holds at every moment at which nothing is pending.
public struct AlwaysSettled<W: World>: PromiseWord {
  /// The promise.
  public let promise: Promise<W>

  /// `fact` holds at every moment of rest at which `premise` does.
  public init(
    _ name: String, whenever premise: @escaping Promise<W>.Fact = { _ in true },
    _ fact: @escaping Promise<W>.Fact
  ) {
    promise = Promise(name, .alwaysSettled(premise: premise, fact))
  }
}
