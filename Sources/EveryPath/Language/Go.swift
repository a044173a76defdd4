extension FlowSteps {
  /// Where the transition ends: exactly one, last.
  ///
  /// `Go` to the same state leaves it and enters it again.
  public struct Go: FlowWord {
    /// The step itself.
    public let block: FlowSteps<F>

    /// End the transition in `state`.
    @inlinable
    public init(to state: F.State, file: String = #fileID, line: Int = #line) {
      block = FlowSteps(.go(state), file, line)
    }
  }
}
