/// A flow lowered to integers: positions, edges, and what to do on each.
///
/// Machines, models, diagrams and searches work on the compiled flow; only the ends (a typed event
/// sent in, a typed effect handed out) know the flow's own types. All lists are in authored order.
@usableFromInline
package final class CompiledFlow: Sendable {
  package let name: String
  /// Changes whenever the behaviour of the flow changes; the same on every machine.
  package let fingerprint: String
  /// Where the machine can be: states first, then waypoints.
  package let positions: [Position]
  /// How many of the positions are states.
  package let stateCount: Int
  /// What the machine can receive.
  package let symbols: [Symbol]
  /// Every transition between positions.
  package let edges: [GraphEdge]
  /// The orders of all edges; an edge has a range of them.
  package let orders: [Order]
  /// The timeouts and delays.
  package let timers: [TimerInfo]
  /// The effects that are performed, or listed as answered.
  package let effects: [EffectInfo]
  package let outcomes: [String]
  /// The texts of `Ignore` reasons.
  package let reasons: [String]
  /// The events sent to other components.
  package let messages: [Message]
  package let calls: [CallInfo]
  package let entries: [Entry]
  /// Where a new process resumes, for each state.
  package let resumptions: [ResumeEntry]
  /// The state an attempt begins in.
  package let start: Int
  /// What symbol `s` does at position `p`: `cells[p * symbols.count + s]`.
  let cells: [Cell]
  /// The events that each position does not refuse, and which of them are each position's.
  @usableFromInline let heeded: [Int]
  @usableFromInline let heededPlaces: [Range<Int>]
  /// The edge a position's own timer takes.
  let timerEdges: [Int?]
  /// The edges that leave each position.
  let outgoing: [[Int]]
  /// Whether some row says `Remember()`.
  package let remembers: Bool
  /// The components it calls, each once.
  package let callees: [String]
  package let dropping: [Range<Int>]
  /// For each position the orders of being abandoned: two ranges for each ``Abandonment``, the
  /// second for an attempt that has its outcome already.
  package let abandoning: [[Range<Int>]]

  package init(_ parts: Parts) {
    name = parts.name
    fingerprint = parts.fingerprint
    positions = parts.positions
    stateCount = parts.stateCount
    symbols = parts.symbols
    edges = parts.edges
    orders = parts.orders
    timers = parts.timers
    effects = parts.effects
    outcomes = parts.outcomes
    reasons = parts.reasons
    messages = parts.messages
    calls = parts.calls
    entries = parts.entries
    resumptions = parts.resumptions
    start = parts.start
    cells = parts.cells
    dropping = parts.dropping
    abandoning = parts.abandoning
    var timerEdges = [Int?](repeating: nil, count: parts.positions.count)
    var outgoing = [[Int]](repeating: [], count: parts.positions.count)
    for (number, edge) in parts.edges.enumerated() {
      outgoing[edge.source].append(number)
      if case .timer(let timer) = edge.trigger, parts.positions[edge.source].timer == timer {
        timerEdges[edge.source] = number
      }
    }
    remembers = parts.orders.contains { if case .remember = $0 { true } else { false } }
    callees = parts.calls.map(\.component).uniqued
    var heeded: [Int] = []
    heededPlaces = parts.positions.indices.map { position in
      let first = heeded.count
      heeded += parts.symbols.indices.filter { symbol in
        parts.symbols[symbol].component == nil
          && parts.cells[position * parts.symbols.count + symbol] != .refuse
      }
      return first..<heeded.count
    }
    self.heeded = heeded
    self.timerEdges = timerEdges
    self.outgoing = outgoing
  }

  /// The numbers of the edges that leave `position`, in authored order; at a waypoint the one that
  /// its acknowledgement takes comes first.
  package func edges(from position: Int) -> [Int] { outgoing[position] }

  /// The states that may have been remembered for a new process, each once: those that say so, then
  /// those in which the flow waits for a component that may remember something, if it resumes from
  /// there elsewhere than at the start.
  package var rememberedStates: [Int] {
    let own: [Int] = orders.compactMap { if case .remember(let state) = $0 { state } else { nil } }
    let calling: [Int] = positions.compactMap { place in
      guard case .calling = place.kind, case .at(let next) = resumptions[place.state],
        next != start
      else { return nil }
      return place.state
    }
    var seen: Set<Int> = []
    return (own + calling).filter { seen.insert($0).inserted }
  }

  package func cell(position: Int, symbol: Int) -> Cell {
    cells[position * symbols.count + symbol]
  }
}

extension CompiledFlow {
  /// The compiled flow while it is being built.
  package struct Parts {
    package var name = ""
    package var fingerprint = ""
    package var positions: [Position] = []
    package var stateCount = 0
    package var symbols: [Symbol] = []
    package var edges: [GraphEdge] = []
    package var orders: [Order] = []
    package var timers: [TimerInfo] = []
    package var effects: [EffectInfo] = []
    package var outcomes: [String] = []
    package var reasons: [String] = []
    package var messages: [Message] = []
    package var calls: [CallInfo] = []
    package var entries: [Entry] = []
    package var resumptions: [ResumeEntry] = []
    package var start = 0
    package var dropping: [Range<Int>] = []
    package var abandoning: [[Range<Int>]] = []
    package var cells: [Cell] = []

    package init() {}
  }
}

/// Where a machine can be: in a state, or at a place in a sequence that waits.
package struct Position: Equatable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Settled in a state.
    case state
    /// In a final state.
    case final
    /// Waiting inside a sequence for the acknowledgement of an effect.
    case awaiting(symbol: Int, effect: Int)
    /// Waiting inside a sequence for the outcome of another component.
    case calling(symbol: Int, call: Int)
    /// Waiting inside a sequence for time to pass.
    case delay
  }

  /// Stable over unrelated edits: `explaining(denied)/tapped(openSettings)/alertGone`.
  package let id: String
  package let kind: Kind
  /// The state it is, or whose sequence it stands in; an entering sequence is the entered state's.
  package let state: Int
  /// The timer that runs because the machine is here: a delay, or how long to wait for an answer.
  package var timer: Int?
  /// The state's timeouts.
  package let timeouts: Range<Int>
  /// Where it was written.
  package let line: SourceLine

  /// Whether it is a waiting place inside a sequence.
  package var isWaypoint: Bool { kind != .state && kind != .final }
}

/// One thing to do on an edge.
package enum Order: Hashable, Sendable {
  /// Hand an effect to the driver. `asks` says whose answer, if any, is expected.
  case perform(effect: Int, asks: Asking)
  /// Persist the intent to resume from this state.
  case remember(state: Int)
  /// Clear the intent.
  case forget
  /// Give the attempt its outcome.
  case deliver(outcome: Int)
  /// Send an event to another component.
  case tell(message: Int)
  /// Start another component as a sub-flow.
  case call(Int)
  /// End a sub-flow that is no longer waited for.
  case cancelCall(Int)
  /// Start a timer.
  case start(timer: Int)
  /// Stop a timer, if it runs.
  case stop(timer: Int)

  /// Who an effect's answer belongs to.
  package enum Asking: Hashable, Sendable {
    /// None: the effect has no answers.
    case nobody
    /// The waypoint the edge leads to.
    case waypoint
    /// The state in which the transition ends.
    case state
  }
}

/// A transition from one position to another, or into the first one.
package struct GraphEdge: Equatable, Sendable {
  /// What makes a machine take an edge.
  package enum Trigger: Hashable, Sendable {
    /// An event, or an outcome of a called component.
    case symbol(Int)
    /// A timeout or delay that is over.
    case timer(Int)
  }

  /// The position it leaves.
  package var source: Int
  /// What makes a machine take it.
  package let trigger: Trigger
  /// The position it leads to.
  package var target: Int
  /// What to do on the transition, in order: a range of the compiled flow's orders.
  package var orders: Range<Int>
  /// Whether a state is left: there is a `Go`.
  package var leaves: Bool
  package let interrupts: Bool
  /// Where it was written: the row, or the step that waits.
  package let line: SourceLine

  package init(
    source: Int, trigger: Trigger, target: Int, orders: Range<Int>, leaves: Bool,
    interrupts: Bool, line: SourceLine
  ) {
    self.source = source
    self.trigger = trigger
    self.target = target
    self.orders = orders
    self.leaves = leaves
    self.interrupts = interrupts
    self.line = line
  }
}

/// How a state is entered: by a start, a `Go`, or a resumption.
package struct Entry: Sendable {
  /// The position at which entering comes to rest.
  package var target: Int
  /// What to do on the transition.
  package var orders: Range<Int>
}

/// Where a new process resumes a remembered state.
package enum ResumeEntry: Sendable {
  /// Enter the state.
  case at(state: Int)
  /// End with the outcome.
  case drop(outcome: Int)
}

/// What a symbol does at a position.
package enum Cell: Hashable, Sendable {
  /// Nothing; it is reported.
  case refuse
  /// Takes an edge.
  case move(edge: Int)
  /// Nothing, on purpose.
  case ignore(reason: Int)
  /// It waits for the end of the sequence.
  case hold
}

extension CompiledFlow {
  /// What makes a machine take an edge, in words: the symbol's id, or `0.2 s pass`.
  package func name(of trigger: GraphEdge.Trigger) -> String {
    switch trigger {
    case .symbol(let symbol): symbols[symbol].id
    case .timer(let timer): "\(timers[timer].duration.inWords) pass"
    }
  }
}

/// Something a machine can receive.
package struct Symbol: Sendable {
  /// Its id: the event's description without type names, or `component: outcome`.
  package let id: String
  /// Who causes it.
  package let role: EventRole
  /// The component whose outcome it is; nil for an event of the flow itself.
  package let component: String?
  /// Whether the world is bound to bring it.
  package let isBound: Bool
}

/// A timeout of a state, a delay of a sequence, or how long to wait for an answer.
package struct TimerInfo: Sendable {
  package let duration: Duration
  /// Why that long, in the author's words.
  package let reason: String
  /// Stable over unrelated edits: the state's or waypoint's id, and the duration.
  package let id: String
  /// The edge a timeout takes when its state is settled; nil for a waypoint's timer.
  package var edge: Int?
}

package struct EffectInfo: Sendable {
  /// Its description without type names.
  package let id: String
  package let answers: [Int]
  /// What it means to the person.
  package let role: EffectRole
  /// How sure it is that one of its answers comes.
  package let certainty: Certainty
}

package struct Message: Sendable {
  package let component: String
  package let event: AnyValue
}

package struct CallInfo: Sendable {
  package let component: String
}
