extension FlowSteps {
  /// The attempt's one answer, while the machine may live on.
  public struct Deliver: FlowWord {
    /// The step itself.
    public let block: FlowSteps<F>

    /// Answer the attempt with `outcome`.
    @inlinable
    public init(_ outcome: F.Outcome, file: String = #fileID, line: Int = #line) {
      block = FlowSteps(.deliver(outcome), file, line)
    }
  }
}
