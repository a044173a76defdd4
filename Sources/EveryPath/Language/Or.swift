extension FlowAnswers {
  /// Another answer than the awaited one, and what to do then; ends in `Go` or `Stay`.
  public struct Or: FlowWord {
    /// The answer itself.
    public let block: FlowAnswers<F>

    /// On `event` instead, do `steps`.
    @inlinable
    public init(
      _ event: F.Event, file: String = #fileID, line: Int = #line,
      @FlowStepBuilder<F> _ steps: () -> FlowSteps<F>
    ) {
      block = FlowAnswers([
        Answer(
          kind: .event(event), steps: steps().list, line: SourceLine(file: file, line: line))
      ])
    }

    /// On `outcome` of the called `component` instead, do `steps`.
    @inlinable
    public init<G: Flow>(
      _ outcome: G.Outcome, from component: ComponentID<G>, file: String = #fileID,
      line: Int = #line,
      @FlowStepBuilder<F> _ steps: () -> FlowSteps<F>
    ) {
      block = FlowAnswers([
        Answer(
          kind: .outcome(component: component.text, AnyValue(outcome)), steps: steps().list,
          line: SourceLine(file: file, line: line))
      ])
    }
  }
}
