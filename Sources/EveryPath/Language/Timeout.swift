extension FlowAnswers {
  /// No answer within a time, and what to do then; ends in `Go` or `Stay`.
  ///
  /// An answer that still comes is stale. A component that was called is cancelled, see
  /// ``Flow/Call``.
  public struct Timeout: FlowWord {
    /// The answer itself.
    public let block: FlowAnswers<F>

    /// When `duration` has passed without an answer, do `steps`; `because` says why that long.
    @inlinable
    public init(
      _ duration: Duration, because reason: String, file: String = #fileID, line: Int = #line,
      @FlowStepBuilder<F> _ steps: () -> FlowSteps<F>
    ) {
      block = FlowAnswers([
        Answer(
          kind: .timeout(duration, because: reason), steps: steps().list,
          line: SourceLine(file: file, line: line))
      ])
    }
  }
}
