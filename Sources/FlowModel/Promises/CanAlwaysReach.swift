/// From everywhere some journey leads there: no dead end.
public struct CanAlwaysReach<W: World>: PromiseWord {
  /// The promise.
  public let promise: Promise<W>

  /// From every moment at which `premise` holds, some journey leads to `fact`, without a step of the
  /// kind `detour`.
  ///
  /// A moment lasts until something happens: a way must lead there from all of it, however far the
  /// running timers are by then.
  public init(
    _ name: String, whenever premise: @escaping Promise<W>.Fact = { _ in true },
    without detour: @escaping Promise<W>.Fact = { _ in false },
    _ fact: @escaping Promise<W>.Fact
  ) {
    promise = Promise(name, .canAlwaysReach(premise: premise, fact, without: detour))
  }
}
