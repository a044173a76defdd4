extension FlowSteps {
  /// Persist the intent: which flow, which state.
  ///
  /// Never a conclusion.
  ///
  /// The intent is written before the next step begins, so a process that is ended right after it
  /// goes on from ``Flow/resume(from:)``.
  public struct Remember: FlowWord {
    /// The step itself.
    public let block: FlowSteps<F>

    /// Persist the intent.
    @inlinable
    public init(file: String = #fileID, line: Int = #line) {
      block = FlowSteps(.remember, file, line)
    }
  }
}
