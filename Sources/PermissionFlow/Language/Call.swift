/// Run another part as a sub-flow and wait for its outcome.
///
/// When its caller leaves the waiting place by another way, by a `Silence`, an `Or` of an event or an
/// `Interrupt`, the called part is cancelled, unless somebody else waits for its outcome: it ends as
/// `abandoned(.cancelled)` says.
public struct CallStep<F: Flow>: StepWord {
  /// The step itself.
  public let steps: FlowSteps<F>

  /// Run `part` and wait for `outcome`.
  @inlinable
  public init<G: Flow>(
    _ part: PartName<G>, until outcome: G.Outcome, file: String = #fileID, line: Int = #line
  ) {
    steps = FlowSteps(.call(part: part.text, until: AnyValue(outcome), []), file, line)
  }

  /// Run `part` and wait for `outcome`, or for one of `others`.
  @inlinable
  public init<G: Flow>(
    _ part: PartName<G>, until outcome: G.Outcome, file: String = #fileID, line: Int = #line,
    @FlowAnswerBuilder<F> _ others: () -> FlowAnswers<F>
  ) {
    steps = FlowSteps(
      .call(part: part.text, until: AnyValue(outcome), others().list), file, line)
  }
}
