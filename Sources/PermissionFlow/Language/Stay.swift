/// The transition ends where it began: nothing is left, nothing entered, timers go on.
public struct StayStep<F: Flow>: StepWord {
  /// The step itself.
  public let steps: FlowSteps<F>

  /// End the transition where it began.
  @inlinable
  public init(file: String = #fileID, line: Int = #line) {
    steps = FlowSteps(.stay, file, line)
  }
}
