extension FlowSteps {
  /// Send an event to another component of the same system; it is queued there.
  public struct Tell: FlowWord {
    /// The step itself.
    public let block: FlowSteps<F>

    /// Send `event` to `component`.
    @inlinable
    public init<G: Flow>(
      _ component: ComponentID<G>, _ event: G.Event, file: String = #fileID, line: Int = #line
    ) {
      block = FlowSteps(.tell(component: component.text, event: AnyValue(event)), file, line)
    }
  }
}
