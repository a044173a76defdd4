// The words that begin a row.
extension FlowRows {
  /// A transition: on this event, do these steps.
  ///
  /// The row applies once the state is settled. While a sequence runs, that of ``Flow/Enter`` or of
  /// a row, an event that arrives is deferred if a state in which the sequence may end has a row
  /// for it; it is delivered once the sequence is done. Without such a row, and an ``Flow/Ignore``
  /// is none, it is refused, unless the state in which the sequence runs ignores it. An
  /// ``Flow/Interrupt`` does not wait.
  public struct On: FlowWord {
    /// The row itself.
    public let block: FlowRows<F>

    /// On `event`, do `steps`.
    public init(
      _ event: F.Event, file: String = #fileID, line: Int = #line,
      @FlowStepBuilder<F> _ steps: () -> FlowSteps<F>
    ) {
      block = FlowRows(.on(AnyValue(event), steps().list, interrupts: false), file, line)
    }
  }

  /// Steps on entering the state.
  ///
  /// They may wait; the state's rows apply once they are done. A `Go` at the end makes the state a
  /// passage: entering it leads straight on.
  public struct Enter: FlowWord {
    /// The row itself.
    public let block: FlowRows<F>

    /// On entering the state, do `steps`.
    public init(
      file: String = #fileID, line: Int = #line,
      @FlowStepBuilder<F> _ steps: () -> FlowSteps<F>
    ) {
      block = FlowRows(.enter(steps().list), file, line)
    }
  }

  /// A timeout of the state: started on entry, kept by `Stay`, cancelled on exit.
  public struct After: FlowWord {
    /// The row itself.
    public let block: FlowRows<F>

    /// When the state has lasted `duration`, do `steps`; `because` says why that long.
    public init(
      _ duration: Duration, because reason: String, file: String = #fileID, line: Int = #line,
      @FlowStepBuilder<F> _ steps: () -> FlowSteps<F>
    ) {
      block = FlowRows(.after(duration, because: reason, steps().list), file, line)
    }
  }

  /// A transition that may break into a running sequence of its state.
  ///
  /// It also applies when the state is settled. The remaining steps of the sequence are abandoned;
  /// events deferred meanwhile are kept.
  public struct Interrupt: FlowWord {
    /// The row itself.
    public let block: FlowRows<F>

    /// On `event`, abandon what is running and do `steps`.
    public init(
      _ event: F.Event, file: String = #fileID, line: Int = #line,
      @FlowStepBuilder<F> _ steps: () -> FlowSteps<F>
    ) {
      block = FlowRows(.on(AnyValue(event), steps().list, interrupts: true), file, line)
    }
  }

  /// Events tolerated on purpose: nothing happens, and the reason is on record.
  ///
  /// An event that is neither handled nor ignored is refused: nothing changes, and it is reported.
  public struct Ignore: FlowWord {
    /// The row itself.
    public let block: FlowRows<F>

    /// Tolerate an event, and perhaps more; `because` says why that is right.
    public init(
      _ event: F.Event, _ more: F.Event..., because reason: String, file: String = #fileID,
      line: Int = #line
    ) {
      let events = ([event] + more).map { AnyValue($0) }
      block = FlowRows(.ignore(events, because: reason), file, line)
    }
  }

  /// A final state: entering it ends the journey.
  public struct Finish: FlowWord {
    /// The row itself.
    public let block: FlowRows<F>

    /// The journey ends; its outcome was delivered before.
    public init(file: String = #fileID, line: Int = #line) {
      block = FlowRows(.finish(nil), file, line)
    }

    /// The journey ends with `outcome`.
    public init(_ outcome: F.Outcome, file: String = #fileID, line: Int = #line) {
      block = FlowRows(.finish(AnyValue(outcome)), file, line)
    }
  }
}
