extension FlowSteps {
  /// Send an event to another part of the same system; it is queued there.
  public struct Tell: FlowWord {
    /// The step itself.
    public let block: FlowSteps<F>

    /// Send `event` to `part`.
    @inlinable
    public init<G: Flow>(
      _ part: PartName<G>, _ event: G.Event, file: String = #fileID, line: Int = #line
    ) {
      block = FlowSteps(.tell(part: part.text, event: AnyValue(event)), file, line)
    }
  }
}
