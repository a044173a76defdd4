/// A transition: on this event, do these steps.
///
/// The same event may stand twice in a state only with exclusive guards.
public struct OnRow<F: Flow>: RowWord {
  /// The row itself.
  public let rows: FlowRows<F>

  /// On `event`, if `condition` is open, do `steps`.
  public init(
    _ event: F.Event, when condition: Guard? = nil, file: String = #fileID, line: Int = #line,
    @FlowStepBuilder<F> _ steps: () -> FlowSteps<F>
  ) {
    rows = FlowRows([
      Row(
        kind: .on(event, condition, steps().list, interrupts: false),
        line: SourceLine(file: file, line: line))
    ])
  }
}
