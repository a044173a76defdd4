/// Where the transition ends: exactly one, last.
///
/// `Go` to the same state leaves it and enters it again.
public struct GoStep<F: Flow>: StepWord {
  /// The step itself.
  public let steps: FlowSteps<F>

  /// End the transition in `state`.
  @inlinable
  public init(to state: F.State, file: String = #fileID, line: Int = #line) {
    steps = FlowSteps(.go(state), file, line)
  }
}
