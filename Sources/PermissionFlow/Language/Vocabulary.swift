/// The words of the language, as a flow's author writes them.
///
/// Inside a flow every word is concrete for that flow, so a misspelt event is reported as such, on
/// its own line.
extension Flow {
  /// What ``transitions(from:)`` returns: the rows of one state.
  public typealias Transitions = FlowRows<Self>
  /// A run of steps, for a fragment that several rows share.
  public typealias Steps = FlowSteps<Self>
  /// Builds the rows of a state in a property or function of its own.
  public typealias RowBuilder = FlowRowBuilder<Self>
  /// Builds a run of steps in a property or function of its own.
  public typealias StepBuilder = FlowStepBuilder<Self>

  /// A transition: on this event, do these steps.
  public typealias On = OnRow<Self>
  /// A transition that may break into a running sequence.
  public typealias Interrupt = InterruptRow<Self>
  /// A time-out of the state.
  public typealias After = AfterRow<Self>
  /// Steps on entering the state.
  public typealias Enter = EnterRow<Self>
  /// Orders on leaving the state.
  public typealias Exit = ExitRow<Self>
  /// Events tolerated on purpose.
  public typealias Ignore = IgnoreRow<Self>
  /// A final state.
  public typealias Finish = FinishRow<Self>

  /// Hand an effect to the driver, and perhaps wait for its acknowledgement.
  public typealias Perform = PerformStep<Self>
  /// A delay inside a sequence.
  public typealias Wait = WaitStep<Self>
  /// Persist the intent.
  public typealias Remember = RememberStep<Self>
  /// Clear the intent.
  public typealias Forget = ForgetStep<Self>
  /// The attempt's one answer, while the machine lives on.
  public typealias Deliver = DeliverStep<Self>
  /// Send an event to another part of the system.
  public typealias Tell = TellStep<Self>
  /// Run another part as a sub-flow and wait for its outcome.
  public typealias Call = CallStep<Self>
  /// Where the transition ends.
  public typealias Go = GoStep<Self>
  /// The transition ends where it began.
  public typealias Stay = StayStep<Self>

  /// Another answer than the awaited one.
  public typealias Or = OrAnswer<Self>
  /// No answer within a time.
  public typealias Silence = SilenceAnswer<Self>
}
