extension FlowRows {
  /// Events tolerated on purpose: nothing happens, and the reason is on record.
  ///
  /// An event that is neither handled nor ignored is refused: nothing changes, and it is reported.
  public struct Ignore: FlowWord {
    /// The row itself.
    public let block: FlowRows<F>

    /// Tolerate an event, and perhaps more; `because` says why that is right.
    @inlinable
    public init(
      _ event: F.Event, _ more: F.Event..., because reason: String, file: String = #fileID,
      line: Int = #line
    ) {
      block = FlowRows([
        Row(
          kind: .ignore([event] + more, because: reason), line: SourceLine(file: file, line: line))
      ])
    }
  }
}
