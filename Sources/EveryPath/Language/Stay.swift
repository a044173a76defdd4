extension FlowSteps {
  /// The transition ends where it began: nothing is left, nothing entered, timers go on.
  public struct Stay: FlowWord {
    /// The step itself.
    public let block: FlowSteps<F>

    /// End the transition where it began.
    @inlinable
    public init(file: String = #fileID, line: Int = #line) {
      block = FlowSteps(.stay, file, line)
    }
  }
}
