/// Holds at no moment.
///
/// Its name in reports is `never: ` and the name written here: `AtNoTime("the lamp burns")` is
/// `never: the lamp burns`, which may be written out as well. A system's `breaks`, a kept journey
/// and ``System/keeping(properties:)`` know it by that name alone; `journey check --property` takes
/// it without the prefix too.
public struct AtNoTime<W: World>: PropertyWord {
  /// The property.
  public let property: Property<W>

  /// `fact` holds at no moment.
  ///
  /// `premise` is what must happen somewhere for that to mean something.
  public init(
    _ id: PropertyID, given premise: @escaping Property<W>.Fact = { _ in true },
    _ fact: @escaping Property<W>.Fact
  ) {
    property = Property(id.never, .never(premise: premise, fact))
  }
}
