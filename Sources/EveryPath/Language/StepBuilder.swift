/// Builds a sequence out of `Perform`, `Wait`, `Remember`, `Forget`, `Deliver`, `Tell`, `Call`, and
/// one `Go` or `Stay` at its end.
@resultBuilder
public enum FlowStepBuilder<F: Flow> {
  /// A step.
  public static func buildExpression<Word: FlowWord>(_ word: Word) -> FlowSteps<F>
  where Word.Block == FlowSteps<F> {
    word.block
  }

  /// The steps of a property or function.
  public static func buildExpression(_ steps: FlowSteps<F>) -> FlowSteps<F> { steps }

  /// A row where a step belongs.
  @available(
    *, unavailable,
    message:
      "On, Interrupt, After, Enter, Ignore and Finish belong directly in a state, not in a sequence"
  )
  public static func buildExpression<Word: FlowWord>(_ word: Word) -> FlowSteps<F>
  where Word.Block == FlowRows<F> {
    FlowSteps([])
  }

  /// An answer where a step belongs.
  @available(
    *, unavailable,
    message: "Or and Timeout belong in the block of Perform(_:until:) or Call, not in a sequence"
  )
  public static func buildExpression<Word: FlowWord>(_ word: Word) -> FlowSteps<F>
  where Word.Block == FlowAnswers<F> {
    FlowSteps([])
  }

  /// Something that is no word of the language.
  @available(
    *, unavailable,
    message:
      "a sequence takes Perform, Wait, Remember, Forget, Deliver, Tell, Call, Go or Stay; this line is none of them"
  )
  public static func buildExpression(_ stray: Any) -> FlowSteps<F> { FlowSteps([]) }

  /// A sequence without steps.
  @available(
    *, unavailable,
    message:
      "a transition needs its end: write Go(to: …) or Stay(), after what is to be done; leave out an Enter that has no steps"
  )
  public static func buildBlock() -> FlowSteps<F> { FlowSteps([]) }

  /// Steps in authored order.
  public static func buildBlock(_ first: FlowSteps<F>, _ rest: FlowSteps<F>...) -> FlowSteps<F> {
    var list = first.list
    for steps in rest { list += steps.list }
    return FlowSteps(list)
  }

  /// One branch of a `switch` or `if`.
  public static func buildEither(first steps: FlowSteps<F>) -> FlowSteps<F> { steps }

  /// The other branch of a `switch` or `if`.
  public static func buildEither(second steps: FlowSteps<F>) -> FlowSteps<F> { steps }

  /// An `if` without `else`.
  public static func buildOptional(_ steps: FlowSteps<F>?) -> FlowSteps<F> {
    steps ?? FlowSteps([])
  }

  /// A `for` loop.
  public static func buildArray(_ steps: [FlowSteps<F>]) -> FlowSteps<F> {
    FlowSteps(steps.flatMap { $0.list })
  }
}
