extension FlowRows {
  /// A transition: on this event, do these steps.
  ///
  /// The same event may stand twice in a state only with exclusive guards.
  ///
  /// The row applies once the state is settled. While a sequence runs, that of ``Flow/Enter`` or of a
  /// row, an event that arrives is deferred if a state in which the sequence may end has a row for
  /// it; it is delivered once the sequence is done. Without such a row, and an ``Flow/Ignore`` is
  /// none, it is refused, unless the state in which the sequence runs ignores it. An
  /// ``Flow/Interrupt`` does not wait.
  public struct On: FlowWord {
    /// The row itself.
    public let block: FlowRows<F>

    /// On `event`, if `condition` is open, do `steps`.
    @inlinable
    public init(
      _ event: F.Event, when condition: Guard? = nil, file: String = #fileID, line: Int = #line,
      @FlowStepBuilder<F> _ steps: () -> FlowSteps<F>
    ) {
      block = FlowRows([
        Row(
          kind: .on(event, condition, steps().list, interrupts: false),
          line: SourceLine(file: file, line: line))
      ])
    }
  }
}
