// The words for what a row does, in order.
extension FlowSteps {
  /// Hand an effect to the driver.
  ///
  /// Without `until:` the sequence continues at once. With it the sequence waits for that
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

    /// Hand over `effect` and continue.
    public init(_ effect: F.Effect, file: String = #fileID, line: Int = #line) {
      block = FlowSteps(.perform(AnyValue(effect)), file, line)
    }

    /// Hand over `effect` and wait for `event`.
    public init(
      _ effect: F.Effect, until event: F.Event, file: String = #fileID, line: Int = #line
    ) {
      block = FlowSteps(.performUntil(AnyValue(effect), AnyValue(event), []), file, line)
    }

    /// Hand over `effect` and wait for `event`, or for one of `others`.
    public init(
      _ effect: F.Effect, until event: F.Event, file: String = #fileID, line: Int = #line,
      @FlowAnswerBuilder<F> _ others: () -> FlowAnswers<F>
    ) {
      block = FlowSteps(
        .performUntil(AnyValue(effect), AnyValue(event), others().list), file, line)
    }
  }

  /// A delay inside a sequence.
  ///
  /// A delay is a guess at something that should be acknowledged, so it needs its reason.
  public struct Wait: FlowWord {
    /// The step itself.
    public let block: FlowSteps<F>

    /// Let `duration` pass; `because` says why.
    public init(
      _ duration: Duration, because reason: String, file: String = #fileID, line: Int = #line
    ) {
      block = FlowSteps(.wait(duration, because: reason), file, line)
    }
  }

  /// Persist the intent: which flow, which state.
  ///
  /// Never a conclusion.
  ///
  /// The intent is written before the next step begins, so a process that is ended right after it
  /// resumes at ``Flow/resume(from:)``.
  public struct Remember: FlowWord {
    /// The step itself.
    public let block: FlowSteps<F>

    /// Persist the intent.
    public init(file: String = #fileID, line: Int = #line) {
      block = FlowSteps(.remember, file, line)
    }
  }

  /// Clear the persisted intent.
  public struct Forget: FlowWord {
    /// The step itself.
    public let block: FlowSteps<F>

    /// Clear the intent.
    public init(file: String = #fileID, line: Int = #line) {
      block = FlowSteps(.forget, file, line)
    }
  }

  /// The attempt's one answer, while the machine may live on.
  public struct Deliver: FlowWord {
    /// The step itself.
    public let block: FlowSteps<F>

    /// Answer the attempt with `outcome`.
    public init(_ outcome: F.Outcome, file: String = #fileID, line: Int = #line) {
      block = FlowSteps(.deliver(AnyValue(outcome)), file, line)
    }
  }

  /// Send an event to another component of the same system; it is queued there.
  public struct Tell: FlowWord {
    /// The step itself.
    public let block: FlowSteps<F>

    /// Send `event` to `component`.
    public init<G: Flow>(
      _ component: ComponentID<G>, _ event: G.Event, file: String = #fileID, line: Int = #line
    ) {
      block = FlowSteps(.tell(component: component.text, event: AnyValue(event)), file, line)
    }
  }

  /// Run another component as a sub-flow and wait for its outcome.
  ///
  /// When its caller leaves the waiting place otherwise, by a `Timeout`, an `Or` of an event
  /// or an `Interrupt`, the called component is cancelled, unless another caller waits for its
  /// outcome: it ends as `abandoned(.cancelled)` says.
  public struct Call: FlowWord {
    /// The step itself.
    public let block: FlowSteps<F>

    /// Run `component` and wait for `outcome`.
    public init<G: Flow>(
      _ component: ComponentID<G>, until outcome: G.Outcome, file: String = #fileID,
      line: Int = #line
    ) {
      block = FlowSteps(.call(component: component.text, until: AnyValue(outcome), []), file, line)
    }

    /// Run `component` and wait for `outcome`, or for one of `others`.
    public init<G: Flow>(
      _ component: ComponentID<G>, until outcome: G.Outcome, file: String = #fileID,
      line: Int = #line,
      @FlowAnswerBuilder<F> _ others: () -> FlowAnswers<F>
    ) {
      block = FlowSteps(
        .call(component: component.text, until: AnyValue(outcome), others().list), file, line)
    }
  }

  /// Where the transition ends: exactly one, last.
  ///
  /// `Go` to the same state leaves it and enters it again.
  public struct Go: FlowWord {
    /// The step itself.
    public let block: FlowSteps<F>

    /// End the transition in `state`.
    public init(to state: F.State, file: String = #fileID, line: Int = #line) {
      block = FlowSteps(.go(AnyValue(state)), file, line)
    }
  }

  /// The transition ends where it began: nothing is left, nothing entered, timers continue.
  public struct Stay: FlowWord {
    /// The step itself.
    public let block: FlowSteps<F>

    /// End the transition where it began.
    public init(file: String = #fileID, line: Int = #line) {
      block = FlowSteps(.stay, file, line)
    }
  }
}
