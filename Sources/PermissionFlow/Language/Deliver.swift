/// The attempt's one answer, while the machine may live on.
public struct DeliverStep<F: Flow>: StepWord {
  /// The step itself.
  public let steps: FlowSteps<F>

  /// Answer the attempt with `outcome`.
  @inlinable
  public init(_ outcome: F.Outcome, file: String = #fileID, line: Int = #line) {
    steps = FlowSteps(.deliver(outcome), file, line)
  }
}
