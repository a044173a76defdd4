extension FlowRows {
  /// A transition that may break into a running sequence of its state.
  ///
  /// It also applies when the state is settled. The remaining steps of the sequence are abandoned;
  /// events deferred meanwhile are kept.
  public struct Interrupt: FlowWord {
    /// The row itself.
    public let block: FlowRows<F>

    /// On `event`, if `condition` is open, abandon what is running and do `steps`.
    @inlinable
    public init(
      _ event: F.Event, when condition: Guard? = nil, file: String = #fileID, line: Int = #line,
      @FlowStepBuilder<F> _ steps: () -> FlowSteps<F>
    ) {
      block = FlowRows([
        Row(
          kind: .on(event, condition, steps().list, interrupts: true),
          line: SourceLine(file: file, line: line))
      ])
    }
  }
}
