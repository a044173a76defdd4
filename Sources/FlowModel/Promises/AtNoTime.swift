/// Holds at no moment.
///
/// Its name in reports is `never: ` and the name written here: `AtNoTime("the lamp burns")` is
/// `never: the lamp burns`. A system's `breaks`, a kept journey and ``System/keeping(promises:)`` know
/// it by that name alone; `journey check --rule` takes it without the prefix too.
public struct AtNoTime<W: World>: PromiseWord {
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
