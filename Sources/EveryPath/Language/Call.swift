extension FlowSteps {
  /// Run another component as a sub-flow and wait for its outcome.
  ///
  /// When its caller leaves the waiting place by another way, by a `Timeout`, an `Or` of an event
  /// or an `Interrupt`, the called component is cancelled, unless another caller waits for its
  /// outcome: it ends as `abandoned(.cancelled)` says.
  public struct Call: FlowWord {
    /// The step itself.
    public let block: FlowSteps<F>

    /// Run `component` and wait for `outcome`.
    @inlinable
    public init<G: Flow>(
      _ component: ComponentID<G>, until outcome: G.Outcome, file: String = #fileID,
      line: Int = #line
    ) {
      block = FlowSteps(.call(component: component.text, until: AnyValue(outcome), []), file, line)
    }

    /// Run `component` and wait for `outcome`, or for one of `others`.
    @inlinable
    public init<G: Flow>(
      _ component: ComponentID<G>, until outcome: G.Outcome, file: String = #fileID,
      line: Int = #line,
      @FlowAnswerBuilder<F> _ others: () -> FlowAnswers<F>
    ) {
      block = FlowSteps(
        .call(component: component.text, until: AnyValue(outcome), others().list), file, line)
    }
  }
}
