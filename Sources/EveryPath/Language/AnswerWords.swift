// The words for other answers than the awaited one.
extension FlowAnswers {
  /// Another answer than the awaited one, and what to do then; ends in `Go` or `Stay`.
  public struct Or: FlowWord {
    /// The answer itself.
    public let block: FlowAnswers<F>

    /// On `event` instead, do `steps`.
    public init(
      _ event: F.Event, file: String = #fileID, line: Int = #line,
      @FlowStepBuilder<F> _ steps: () -> FlowSteps<F>
    ) {
      block = FlowAnswers(.event(AnyValue(event)), steps(), file, line)
    }

    /// On `outcome` of the called `component` instead, do `steps`.
    public init<G: Flow>(
      _ outcome: G.Outcome, from component: ComponentID<G>, file: String = #fileID,
      line: Int = #line,
      @FlowStepBuilder<F> _ steps: () -> FlowSteps<F>
    ) {
      block = FlowAnswers(
        .outcome(component: component.text, AnyValue(outcome)), steps(), file, line)
    }
  }

  /// No answer within a time, and what to do then; ends in `Go` or `Stay`.
  ///
  /// An answer that still comes is stale. A called component is cancelled, see ``Flow/Call``.
  public struct Timeout: FlowWord {
    /// The answer itself.
    public let block: FlowAnswers<F>

    /// When `duration` has passed without an answer, do `steps`; `because` says why that long.
    public init(
      _ duration: Duration, because reason: String, file: String = #fileID, line: Int = #line,
      @FlowStepBuilder<F> _ steps: () -> FlowSteps<F>
    ) {
      block = FlowAnswers(.timeout(duration, because: reason), steps(), file, line)
    }
  }
}
