/// Events tolerated on purpose: nothing happens, and the reason is on record.
///
/// An event that is neither handled nor ignored is refused: nothing changes, and it is reported.
public struct IgnoreRow<F: Flow>: RowWord {
  /// The row itself.
  public let rows: FlowRows<F>

  /// Tolerate an event, and perhaps more; `because` says why that is right.
  @inlinable
  public init(
    _ event: F.Event, _ more: F.Event..., because reason: String, file: String = #fileID,
    line: Int = #line
  ) {
    rows = FlowRows([
      Row(kind: .ignore([event] + more, because: reason), line: SourceLine(file: file, line: line))
    ])
  }
}
