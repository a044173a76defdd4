extension FlowRows {
  /// Orders on leaving the state, whichever way: plain `Perform` only, nothing that waits.
  public struct Exit: FlowWord {
    /// The row itself.
    public let block: FlowRows<F>

    /// On leaving the state, do `steps`.
    @inlinable
    public init(
      file: String = #fileID, line: Int = #line,
      @FlowStepBuilder<F> _ steps: () -> FlowSteps<F>
    ) {
      block = FlowRows([
        Row(kind: .exit(steps().list), line: SourceLine(file: file, line: line))
      ])
    }
  }
}
