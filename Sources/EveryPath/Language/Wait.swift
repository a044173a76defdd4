extension FlowSteps {
  /// A delay inside a sequence.
  ///
  /// A delay is a guess at something that should be acknowledged, so it needs its reason.
  public struct Wait: FlowWord {
    /// The step itself.
    public let block: FlowSteps<F>

    /// Let `duration` pass; `because` says why.
    @inlinable
    public init(
      _ duration: Duration, because reason: String, file: String = #fileID, line: Int = #line
    ) {
      block = FlowSteps(.wait(duration, because: reason), file, line)
    }
  }
}
