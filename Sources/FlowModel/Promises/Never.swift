/// Holds at no moment.
public struct Never<W: World>: PromiseWord {
  /// The promise.
  public let promise: Promise<W>

  /// `fact` holds at no moment.
  ///
  /// `premise` is what must happen somewhere for that to mean something.
  public init(
    _ name: String, given premise: @escaping Promise<W>.Fact = { _ in true },
    _ fact: @escaping Promise<W>.Fact
  ) {
    promise = Promise("never: \(name)", .never(premise: premise, fact))
  }
}
