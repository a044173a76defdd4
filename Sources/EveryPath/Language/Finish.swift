extension FlowRows {
  /// A final state: entering it ends the journey.
  public struct Finish: FlowWord {
    /// The row itself.
    public let block: FlowRows<F>

    /// The journey ends; its outcome was delivered before.
    @inlinable
    public init(file: String = #fileID, line: Int = #line) {
      block = FlowRows([Row(kind: .finish(nil), line: SourceLine(file: file, line: line))])
    }

    /// The journey ends with `outcome`.
    @inlinable
    public init(_ outcome: F.Outcome, file: String = #fileID, line: Int = #line) {
      block = FlowRows([Row(kind: .finish(outcome), line: SourceLine(file: file, line: line))])
    }
  }
}
