public import EveryPath

/// A flow in a state, which receives one input after the other.
///
/// ```swift
/// try Given(CameraFlow(), in: .asking)
///   .when(.answered(.deny))
///   .then(.waits(for: .pageLeft), performing: [.leavePage])
///   .when(.pageLeft)
///   .then(.isIn(.explaining(.denied)), performing: [.showAlert(.denied)])
/// ```
///
/// A difference is recorded as an issue at the line of the `then`, and names the row that was
/// taken. A step that changed nothing and was followed by no `then` is one at the next.
/// Effects and outcomes that `then` does not list are a difference. What is remembered or told is
/// left to journeys, which compare all of it.
public struct Given<F: Flow> {
  private(set) var machine: Machine<F>
  private var timers = RunningTimers()
  private var tickets: [(effect: Int, ticket: Ticket)] = []
  /// The last input, in words.
  private(set) var words: String
  /// What each step before that came to, if it changed nothing and no `then` looked at it.
  private(set) var overlooked: [String] = []
  private var isLookedAt = false
  /// What the last step led to.
  private(set) var reactions: [Reaction] = []
  private(set) var effects: [F.Effect] = []
  private(set) var outcome: F.Outcome?

  /// A flow that has just entered a state; its start unless another is given.
  ///
  /// The state's `Enter` has run; a `then` before the first `when` looks at what it led to. The
  /// state is entered by itself, so effects of a transition into it were not performed.
  ///
  /// - Throws: `DefinitionErrors` if the flow has mistakes, `Refusal` if it never gets there.
  public init(_ flow: F, in state: F.State? = nil) throws {
    machine = Machine(try FlowGraph(flow))
    words = "start"
    hear(try machine.enter(state ?? flow.start))
  }

  /// Tells the flow an event.
  ///
  /// - Parameter effect: the effect whose answer it is; a spontaneous event unless given.
  public func when(_ event: F.Event, answering effect: F.Effect? = nil) -> Given {
    var next = self
    var words = identifier(of: event)
    var ticket: Ticket?
    if let effect {
      words += " answers \(identifier(of: effect))"
      // An answer to what was never asked is a stale one.
      ticket = next.ticket(of: effect) ?? Ticket(0)
    }
    next.begin(words)
    next.hear(next.machine.receive(event, ticket: ticket))
    return next
  }

  /// Tells the flow the outcome of a component that it calls.
  ///
  /// ```swift
  /// .then(.calls(tips))
  /// .when(.skipped, from: tips).then(.ends(.always))
  /// ```
  public func when<Component: Flow>(
    _ outcome: Component.Outcome, from component: ComponentID<Component>
  ) -> Given {
    var next = self
    next.begin("\(component.text): \(identifier(of: outcome))")
    next.hear(next.machine.receive(outcome: AnyValue(outcome), from: component.text))
    return next
  }

  /// Lets time pass until the next timer is over.
  ///
  /// With no timer running nothing happens, as a `then` will find.
  public func whenTimePasses() -> Given {
    var next = self
    guard let timer = next.timers.passToNext() else {
      next.begin("time passes, but no timer runs")
      next.hear(Reaction.nothing)
      return next
    }
    let info = next.machine.graph.compiled.timers[timer]
    next.begin("\(info.duration.inWords) pass")
    next.hear(next.machine.fire(timer: timer))
    return next
  }

  /// The same, with its last step looked at.
  var lookedAt: Given {
    var next = self
    next.isLookedAt = true
    next.overlooked = []
    return next
  }

  private mutating func begin(_ step: String) {
    if !isLookedAt, hasChangedNothing { overlooked.append("\(words): it is \(whereabouts)") }
    isLookedAt = false
    words = step
    reactions = []
    effects = []
    outcome = nil
  }

  private mutating func ticket(of effect: F.Effect) -> Ticket? {
    let graph = machine.graph
    guard
      let index = tickets.lastIndex(where: { graph.effects[$0.effect] == effect })
    else { return nil }
    return tickets.remove(at: index).ticket
  }

  private mutating func hear(_ first: Reaction) {
    for reaction in [first] + machine.deliverAllDeferred() { note(reaction) }
  }

  private mutating func note(_ reaction: Reaction) {
    reactions.append(reaction)
    effects += machine.effects(of: reaction)
    outcome = outcome ?? machine.outcome(of: reaction)
    for (order, ticket) in zip(machine.orders(of: reaction), machine.tickets(of: reaction)) {
      switch order {
      case .perform(let effect, _): if let ticket { tickets.append((effect, ticket)) }
      case .start(let timer):
        timers.start(timer, for: machine.graph.compiled.timers[timer].duration)
      case .stop(let timer): timers.stop(timer)
      case .remember, .forget, .deliver, .tell, .call, .cancelCall: break
      }
    }
    if machine.state.hasEnded { timers.stopAll() }
  }
}

/// The timers that run, if nothing takes time but waiting for them.
struct RunningTimers {
  private var now = Duration.zero
  private var running: [(timer: Int, deadline: Duration)] = []

  mutating func start(_ timer: Int, for duration: Duration) {
    running.append((timer, now + duration))
  }

  mutating func stop(_ timer: Int) { running.removeAll { $0.timer == timer } }

  mutating func stopAll() { running = [] }

  /// Lets the time pass until the next timer is over; nil if none runs.
  ///
  /// Of several it is the one that was started first.
  mutating func passToNext() -> Int? {
    guard let due else { return nil }
    now = due.element.deadline
    running.remove(at: due.offset)
    return due.element.timer
  }

  private var due: (offset: Int, element: (timer: Int, deadline: Duration))? {
    running.enumerated().min { $0.element.deadline < $1.element.deadline }
      .map { ($0.offset, $0.element) }
  }
}
