/// Orders on leaving the state, whichever way: plain `Perform` only, nothing that waits.
public struct ExitRow<F: Flow>: RowWord {
  /// The row itself.
  public let rows: FlowRows<F>

  /// On leaving the state, do `steps`.
  @inlinable
  public init(
    file: String = #fileID, line: Int = #line,
    @FlowStepBuilder<F> _ steps: () -> FlowSteps<F>
  ) {
    rows = FlowRows([
      Row(kind: .exit(steps().list), line: SourceLine(file: file, line: line))
    ])
  }
}
