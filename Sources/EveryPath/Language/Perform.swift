extension FlowSteps {
  /// Hand an effect to the driver.
  ///
  /// Without `until:` the sequence goes on at once. With it the sequence waits for that
  /// acknowledgement; the block, if any, says what to do on another answer and on none.
  ///
  /// What else arrives while the sequence waits is deferred for the state in which it ends, if one
  /// of those in which it may end has a row for it; else it is refused, or ignored where the state
  /// ignores it.
  ///
  /// ```swift
  /// Perform(.openSettings, until: .leftApp) {
  ///   Or(.settingsFailed) { Forget(); Go(to: .closed(.denied)) }
  ///   Timeout(.seconds(5), because: "the system never confirmed") { Go(to: .closed(.denied)) }
  /// }
  /// ```
  public struct Perform: FlowWord {
    /// The step itself.
    public let block: FlowSteps<F>

    /// Hand over `effect` and go on.
    @inlinable
    public init(_ effect: F.Effect, file: String = #fileID, line: Int = #line) {
      block = FlowSteps(.perform(effect), file, line)
    }

    /// Hand over `effect` and wait for `event`.
    @inlinable
    public init(
      _ effect: F.Effect, until event: F.Event, file: String = #fileID, line: Int = #line
    ) {
      block = FlowSteps(.performUntil(effect, event, []), file, line)
    }

    /// Hand over `effect` and wait for `event`, or for one of `others`.
    @inlinable
    public init(
      _ effect: F.Effect, until event: F.Event, file: String = #fileID, line: Int = #line,
      @FlowAnswerBuilder<F> _ others: () -> FlowAnswers<F>
    ) {
      block = FlowSteps(.performUntil(effect, event, others().list), file, line)
    }
  }
}
