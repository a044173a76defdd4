/// Clear the persisted intent.
public struct ForgetStep<F: Flow>: StepWord {
  /// The step itself.
  public let steps: FlowSteps<F>

  /// Clear the intent.
  @inlinable
  public init(file: String = #fileID, line: Int = #line) {
    steps = FlowSteps(.forget, file, line)
  }
}
