/// A permission journey, declared once as a finite state machine.
///
/// A flow is a value. Its stored properties are its policy (texts, delays, variants); what it does
/// in each state is written in ``transitions(from:)``, a `switch` inside a result builder, so that
/// a forgotten state is a compile error. A flow never acts: it orders effects, and a ``Driver`` (in
/// an app) or a world (in a model) carries them out and answers with events.
///
/// Everything in a flow depends on the state and the flow value alone. One flow value therefore has
/// exactly one ``FlowGraph``, which runs the app, is walked in a terminal, and is searched whole.
public protocol Flow<State, Event, Effect, Outcome>: Sendable {
  /// Where the journey can be.
  associatedtype State: Hashable & Sendable
  /// What the journey can receive: answers, taps, what the system reports by itself.
  associatedtype Event: Hashable & Sendable
  /// What the journey can order.
  associatedtype Effect: Hashable & Sendable
  /// How an attempt can end for its caller.
  associatedtype Outcome: Hashable & Sendable

  /// The flow's name in messages, files and diagrams; the type's name unless written.
  var name: String { get }

  /// The state an attempt begins in.
  var start: State { get }

  /// The rows of a state: what is done on entering, and what each event leads to.
  ///
  /// A long body takes longer to type-check than in proportion. Give a state of more than a few
  /// rows a property of its own, marked `@RowBuilder`. From a hundred states on write `return` in
  /// each case as well, as in `case .asking: return asking`: a body with `return` in it is no
  /// builder, so each case is checked by itself; rows for every state cannot follow it then.
  @FlowRowBuilder<Self> func transitions(from state: State) -> FlowRows<Self>

  /// Every state, listed; `allCases` where the type has one.
  ///
  /// The list is what lets lint find the state that nothing reaches. It may depend on the flow's
  /// policy. Leave it empty to take what the graph mentions.
  var states: [State] { get }

  /// Every event, listed; `allCases` where the type has one.
  ///
  /// The list is what lets lint find the event that nothing handles, and what "every event
  /// everywhere" sends. Leave it empty to take what the graph mentions.
  var events: [Event] { get }

  /// Every effect, if the effect type can list them.
  ///
  /// The list is what lets lint find the effect that nothing orders. Leave it empty to take what
  /// the rows order.
  var effects: [Effect] { get }

  /// The events with which an effect can be answered; none for an order that needs no answer.
  ///
  /// Every event unless written, where the events can be listed: whatever a driver answers reaches
  /// the rows. A check and lint try each of them, so a flow that is checked says which can come.
  func answers(to effect: Effect) -> [Event]

  /// Where a new process resumes after the one that remembered `state` was ended.
  ///
  /// A state is also remembered while a `Call` waits in it, if what it calls remembers something.
  ///
  /// The world has moved on meanwhile, so a resumed journey begins with a fresh read. Unless
  /// written the new process begins anew, in ``start``.
  func resume(from state: State) -> Resumption<State, Outcome>

  /// The outcome of an attempt that ends without reaching a final state.
  ///
  /// It has no default: only the flow knows which of its outcomes a caller is to take for that.
  func abandoned(_ reason: Abandonment) -> Outcome

  /// The id of a state: its description without type names, unless written.
  func name(of state: State) -> String

  /// What an effect means to the person, where a rule of the platform depends on it.
  func role(of effect: Effect) -> EffectRole

  /// Who causes an event.
  func role(of event: Event) -> EventRole

  /// How sure it is that one of an effect's answers comes.
  ///
  /// It follows the effect's role unless written, see ``EffectRole/certainty``. What differs names
  /// its source: a page of documentation, a promise of the driver, a report.
  func certainty(of effect: Effect) -> Certainty

  /// The spontaneous events that the world is bound to bring while they are waited for.
  ///
  /// A wait for one of them ends, as one for a certain answer does. That an event has come so far
  /// makes it no bound one.
  var boundEvents: [Event] { get }
}

extension Flow {
  /// The type's name.
  public var name: String { unqualified(String(describing: Self.self)) }

  /// No list: the states are those the graph mentions.
  public var states: [State] { [] }

  /// No list: the events are those the graph mentions.
  public var events: [Event] { [] }

  /// No list: the effects are those the rows order.
  public var effects: [Effect] { [] }

  /// The start: a new process begins anew.
  public func resume(from state: State) -> Resumption<State, Outcome> { .at(start) }

  /// The state's description without type names.
  public func name(of state: State) -> String { identifier(of: state) }

  /// Nothing special.
  public func role(of effect: Effect) -> EffectRole { .plain }

  /// The system.
  public func role(of event: Event) -> EventRole { .system }

  /// As its role says; without one usual where nothing but a person answers.
  public func certainty(of effect: Effect) -> Certainty {
    let role = role(of: effect)
    let answers = role == .plain ? answers(to: effect) : []
    let isSystems = answers.isEmpty || answers.contains { self.role(of: $0) == .system }
    return isSystems ? role.certainty : .usual
  }

  /// None.
  public var boundEvents: [Event] { [] }
}

extension Flow where State: CaseIterable {
  /// Every case of the state type.
  public var states: [State] { Array(State.allCases) }
}

extension Flow where Event: CaseIterable {
  /// Every case of the event type.
  public var events: [Event] { Array(Event.allCases) }

  /// Every event, as ``events`` lists them.
  public func answers(to effect: Effect) -> [Event] { events }
}

extension Flow where Effect: CaseIterable {
  /// Every case of the effect type.
  public var effects: [Effect] { Array(Effect.allCases) }
}

/// Where a new process resumes a remembered journey.
public indirect enum Resumption<State: Hashable & Sendable, Outcome: Hashable & Sendable>: Hashable,
  Sendable
{
  /// Enter this state, as if a transition had led there.
  case at(State)
  /// End the journey cleanly, with this outcome.
  case drop(Outcome)
}

/// Why an attempt ended without reaching a final state.
public enum Abandonment: Hashable, Sendable, CaseIterable {
  /// The task that waited for the outcome was cancelled.
  case cancelled
  /// Something else swept the journey's interface away.
  case dropped
  /// The driver is gone and no effect can be carried out.
  case driverEnded
}

/// What an effect means to the person, where a rule of the platform depends on it.
public enum EffectRole: Hashable, Sendable {
  /// No rule depends on it.
  case plain
  /// Shows a page of our own before a system prompt; `button` is the text of its one button.
  case showsPrimer(button: String)
  /// Shows the person why a permission is out of reach, and whether a switch of the app's page in
  /// Settings can change that.
  case explains(settingsCanHelp: Bool)
  /// Makes the system ask the person.
  case asksSystem
  /// Leaves for the Settings app.
  case opensSettings
}

/// How sure it is that one of an effect's answers comes.
public enum Certainty: Hashable, Sendable, CaseIterable {
  /// It comes: this is documented, or the driver promises it.
  case certain
  /// It comes once a person touches something, or the system leaves the app.
  case usual
  /// It may or may not come.
  case possible
}

extension EffectRole {
  /// How sure an answer is: what explains, primes or opens Settings waits for a person or for the
  /// system; all else is answered.
  public var certainty: Certainty {
    switch self {
    case .showsPrimer, .explains, .opensSettings: .usual
    case .plain, .asksSystem: .certain
    }
  }
}

/// What causes an event.
public enum EventRole: Hashable, Sendable {
  /// A person, by touching something.
  case person
  /// The device, the operating system, another program.
  case system
}
