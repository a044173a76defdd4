extension FlowRows {
  /// A time-out of the state: started on entry, kept by `Stay`, cancelled on exit.
  public struct After: FlowWord {
    /// The row itself.
    public let block: FlowRows<F>

    /// When the state has lasted `duration`, do `steps`; `because` says why that long.
    @inlinable
    public init(
      _ duration: Duration, because reason: String, file: String = #fileID, line: Int = #line,
      @FlowStepBuilder<F> _ steps: () -> FlowSteps<F>
    ) {
      block = FlowRows([
        Row(
          kind: .after(duration, because: reason, steps().list),
          line: SourceLine(file: file, line: line))
      ])
    }
  }
}
