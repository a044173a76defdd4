/// Holds at every moment.
public struct Always<W: World>: PromiseWord {
  /// The promise.
  public let promise: Promise<W>

  /// `fact` holds at every moment at which `premise` does.
  public init(
    _ name: String, whenever premise: @escaping Promise<W>.Fact = { _ in true },
    _ fact: @escaping Promise<W>.Fact
  ) {
    promise = Promise(name, .always(premise: premise, fact))
  }
}
