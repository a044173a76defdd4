/// Builds the rows of a state out of `On`, `Interrupt`, `After`, `Enter`, `Ignore` and `Finish`.
@resultBuilder
public enum FlowRowBuilder<F: Flow> {
  /// A row.
  public static func buildExpression<Word: FlowWord>(_ word: Word) -> FlowRows<F>
  where Word.Block == FlowRows<F> {
    word.block
  }

  /// The rows of a property or function.
  public static func buildExpression(_ rows: FlowRows<F>) -> FlowRows<F> { rows }

  /// A step where a row belongs.
  @available(
    *, unavailable,
    message: "a step belongs inside On, Interrupt, After or Enter, not directly in a state"
  )
  public static func buildExpression<Word: FlowWord>(_ word: Word) -> FlowRows<F>
  where Word.Block == FlowSteps<F> {
    FlowRows([])
  }

  /// An answer where a row belongs.
  @available(
    *, unavailable,
    message: "Or and Timeout belong in the block of Perform(_:until:) or Call, not in a state"
  )
  public static func buildExpression<Word: FlowWord>(_ word: Word) -> FlowRows<F>
  where Word.Block == FlowAnswers<F> {
    FlowRows([])
  }

  /// Something that is no word of the language.
  @available(
    *, unavailable,
    message:
      "a state offers On, Interrupt, After, Enter, Ignore or Finish; this line is none of them"
  )
  public static func buildExpression(_ stray: Any) -> FlowRows<F> { FlowRows([]) }

  /// A state without rows.
  @available(
    *, unavailable,
    message: "every state needs a way out: write On(event) { … Go(to: …) }, or Finish() to end here"
  )
  public static func buildBlock() -> FlowRows<F> { FlowRows([]) }

  /// Rows in authored order; those beside a `switch` apply to every state.
  public static func buildBlock(_ first: FlowRows<F>, _ rest: FlowRows<F>...) -> FlowRows<F> {
    guard !rest.isEmpty else { return FlowRows(shared(first, first.comesFromSwitch)) }
    let hasSwitch = first.comesFromSwitch || rest.contains { $0.comesFromSwitch }
    var list = shared(first, hasSwitch)
    for rows in rest { list += shared(rows, hasSwitch) }
    return FlowRows(list)
  }

  /// The rows, marked as shared if they stand beside a `switch`.
  static func shared(_ rows: FlowRows<F>, _ hasSwitch: Bool) -> [Row<AnyValue>] {
    guard hasSwitch, !rows.comesFromSwitch else { return rows.list }
    var list = rows.list
    for index in list.indices { list[index].isShared = true }
    return list
  }

  /// One branch of a `switch` or `if`.
  public static func buildEither(first rows: FlowRows<F>) -> FlowRows<F> { branch(rows) }

  /// The other branch of a `switch` or `if`.
  public static func buildEither(second rows: FlowRows<F>) -> FlowRows<F> { branch(rows) }

  /// An `if` without `else`.
  public static func buildOptional(_ rows: FlowRows<F>?) -> FlowRows<F> { rows ?? FlowRows([]) }

  /// A `for` loop.
  public static func buildArray(_ rows: [FlowRows<F>]) -> FlowRows<F> {
    FlowRows(rows.flatMap { $0.list })
  }

  static func branch(_ rows: FlowRows<F>) -> FlowRows<F> {
    var rows = rows
    rows.comesFromSwitch = true
    // What stood beside an inner `if` is part of this branch, not of every state.
    for index in rows.list.indices { rows.list[index].isShared = false }
    return rows
  }
}
