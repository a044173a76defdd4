extension FlowSteps {
  /// Clear the persisted intent.
  public struct Forget: FlowWord {
    /// The step itself.
    public let block: FlowSteps<F>

    /// Clear the intent.
    @inlinable
    public init(file: String = #fileID, line: Int = #line) {
      block = FlowSteps(.forget, file, line)
    }
  }
}
