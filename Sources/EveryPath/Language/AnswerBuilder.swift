/// Builds the block of a waiting `Perform` or `Call` out of `Or` and `Timeout`.
@resultBuilder
public enum FlowAnswerBuilder<F: Flow> {
  /// An answer.
  public static func buildExpression<Word: FlowWord>(_ word: Word) -> FlowAnswers<F>
  where Word.Block == FlowAnswers<F> {
    word.block
  }

  /// Something that is no answer.
  @available(
    *, unavailable,
    message:
      "the block of a waiting step takes Or(event) { … } and Timeout(duration, because:) { … }"
  )
  public static func buildExpression(_ stray: Any) -> FlowAnswers<F> { FlowAnswers([]) }

  /// A block without answers.
  @available(
    *, unavailable,
    message: "leave the block out, or write what to do on another answer: Or(event) { … }"
  )
  public static func buildBlock() -> FlowAnswers<F> { FlowAnswers([]) }

  /// Answers in authored order.
  public static func buildBlock(
    _ first: FlowAnswers<F>, _ rest: FlowAnswers<F>...
  ) -> FlowAnswers<F> {
    FlowAnswers(first.list + rest.flatMap { $0.list })
  }

  /// One branch of a `switch` or `if`.
  public static func buildEither(first answers: FlowAnswers<F>) -> FlowAnswers<F> { answers }

  /// The other branch of a `switch` or `if`.
  public static func buildEither(second answers: FlowAnswers<F>) -> FlowAnswers<F> { answers }

  /// An `if` without `else`.
  public static func buildOptional(_ answers: FlowAnswers<F>?) -> FlowAnswers<F> {
    answers ?? FlowAnswers([])
  }

  /// A `for` loop.
  public static func buildArray(_ answers: [FlowAnswers<F>]) -> FlowAnswers<F> {
    FlowAnswers(answers.flatMap { $0.list })
  }
}
