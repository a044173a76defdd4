/// From everywhere some journey leads there: no dead end.
public struct CanAlwaysReach<W: World>: PromiseWord {
  /// The promise.
  public let promise: Promise<W>

  /// From every moment at which `premise` holds, some journey leads to `fact`, without a step of the
  /// kind `detour`.
  ///
  /// Moments that differ only in how far running timers are count as one: then it is enough that a
  /// journey leads there from some of them. For a time that must not be missed write ``Within``.
  public init(
    _ name: String, whenever premise: @escaping Promise<W>.Fact = { _ in true },
    without detour: @escaping Promise<W>.Fact = { _ in false },
    _ fact: @escaping Promise<W>.Fact
  ) {
    promise = Promise(name, .canAlwaysReach(premise: premise, fact, without: detour))
  }
}
