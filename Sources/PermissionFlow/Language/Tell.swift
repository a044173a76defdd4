/// Send an event to another part of the same system; it is queued there.
public struct TellStep<F: Flow>: StepWord {
  /// The step itself.
  public let steps: FlowSteps<F>

  /// Send `event` to `part`.
  @inlinable
  public init<G: Flow>(
    _ part: PartName<G>, _ event: G.Event, file: String = #fileID, line: Int = #line
  ) {
    steps = FlowSteps(.tell(part: part.text, event: AnyValue(event)), file, line)
  }
}
