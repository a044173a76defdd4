extension FlowRows {
  /// Steps on entering the state.
  ///
  /// They may wait; the state's rows apply once they are done. A `Go` at the end makes the state a
  /// passage: entering it leads straight on.
  public struct Enter: FlowWord {
    /// The row itself.
    public let block: FlowRows<F>

    /// On entering the state, do `steps`.
    @inlinable
    public init(
      file: String = #fileID, line: Int = #line,
      @FlowStepBuilder<F> _ steps: () -> FlowSteps<F>
    ) {
      block = FlowRows([
        Row(kind: .enter(steps().list), line: SourceLine(file: file, line: line))
      ])
    }
  }
}
