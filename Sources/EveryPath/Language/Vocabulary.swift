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
  public typealias On = FlowRows<Self>.On
  /// A transition that may break into a running sequence.
  public typealias Interrupt = FlowRows<Self>.Interrupt
  /// A timeout of the state.
  public typealias After = FlowRows<Self>.After
  /// Steps on entering the state.
  public typealias Enter = FlowRows<Self>.Enter
  /// Events tolerated on purpose.
  public typealias Ignore = FlowRows<Self>.Ignore
  /// A final state.
  public typealias Finish = FlowRows<Self>.Finish

  /// Hand an effect to the driver, and perhaps wait for its acknowledgement.
  public typealias Perform = FlowSteps<Self>.Perform
  /// A delay inside a sequence.
  public typealias Wait = FlowSteps<Self>.Wait
  /// Persist the intent.
  public typealias Remember = FlowSteps<Self>.Remember
  /// Clear the intent.
  public typealias Forget = FlowSteps<Self>.Forget
  /// The attempt's one answer, while the machine lives on.
  public typealias Deliver = FlowSteps<Self>.Deliver
  /// Send an event to another component of the system.
  public typealias Tell = FlowSteps<Self>.Tell
  /// Run another component as a sub-flow and wait for its outcome.
  public typealias Call = FlowSteps<Self>.Call
  /// Where the transition ends.
  public typealias Go = FlowSteps<Self>.Go
  /// The transition ends where it began.
  public typealias Stay = FlowSteps<Self>.Stay

  /// Another answer than the awaited one.
  public typealias Or = FlowAnswers<Self>.Or
  /// No answer within a time.
  public typealias Timeout = FlowAnswers<Self>.Timeout
}
