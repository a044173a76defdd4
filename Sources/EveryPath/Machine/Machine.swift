/// A flow at a position: a value that receives inputs and returns what to do.
///
/// ```swift
/// var machine = try Machine(CameraFlow())
/// machine.start()
/// let reaction = machine.receive(.read(.denied))
/// for effect in machine.effects(of: reaction) { … }
/// ```
public struct Machine<F: Flow>: Sendable {
  /// The flow's graph.
  public let graph: FlowGraph<F>
  package var state: MachineState { current }
  @usableFromInline var current = MachineState()
  @usableFromInline var nextTicket: UInt32 = 1
  /// The graph's, at hand.
  @usableFromInline let compiled: CompiledFlow

  @usableFromInline
  package init(_ graph: FlowGraph<F>) {
    self.graph = graph
    compiled = graph.compiled
  }

  /// A machine that has not been started.
  ///
  /// - Throws: ``DefinitionErrors`` if the flow has mistakes.
  @inlinable
  public init(_ flow: F) throws(DefinitionErrors) { self.init(try FlowGraph(flow)) }

  /// The flow's own state; at a waypoint the one whose sequence runs.
  ///
  /// Nil before the start.
  public var flowState: F.State? {
    state.position.map { graph.states[graph.compiled.positions[$0].state] }
  }

  /// The id of the position; nil before the start.
  package var positionID: String? { state.position.map { graph.compiled.positions[$0].id } }

  /// Starts the attempt.
  ///
  /// A running machine refuses.
  @discardableResult
  public mutating func start() -> Reaction {
    guard state.position == nil else { return Reaction(.refused) }
    return graph.compiled.begin(&current, ticket: &nextTicket)
  }

  /// Starts the attempt in a state, as a test does.
  ///
  /// - Throws: ``Refusal`` if the flow never comes to the state.
  package mutating func enter(_ flowState: F.State) throws(Refusal) -> Reaction {
    guard let number = graph.number(of: flowState) else {
      throw Refusal(
        "\(graph.compiled.name) never comes to the state `\(identifier(of: flowState))`")
    }
    guard state.position == nil else { return Reaction(.refused) }
    return graph.compiled.enter(number, &current, &nextTicket)
  }

  /// Tells the machine an event, by itself or as the answer to what it waits for.
  @inlinable
  @discardableResult
  public mutating func receive(_ event: F.Event) -> Reaction {
    compiled.receive(heededNumber(of: event), ticket: nil, &current, next: &nextTicket)
  }

  /// Tells the machine an event: with a ticket the answer to an effect, without one spontaneous.
  @inlinable
  @discardableResult
  package mutating func receive(_ event: F.Event, ticket: Ticket?) -> Reaction {
    guard let ticket else { return receive(event) }
    // An unknown event is passed on as well: a dead ticket's answer is stale before any row sees it.
    return compiled.receive(
      graph.numbers[event] ?? -1, ticket: ticket, &current, next: &nextTicket)
  }

  /// The number of an event that is not refused here; -1 for any other.
  ///
  /// Few events mean something at one position, so comparing them is faster than hashing.
  @inlinable
  @inline(__always)
  func heededNumber(of event: F.Event) -> Int {
    guard let position = current.position, position < compiled.heededPlaces.count else { return -1 }
    let places = compiled.heededPlaces[position]
    guard places.count <= 16 else { return graph.numbers[event] ?? -1 }
    for place in places where graph.events[compiled.heeded[place]] == event {
      return compiled.heeded[place]
    }
    return -1
  }

  /// Tells the machine the outcome of a called component.
  @discardableResult
  package mutating func receive(outcome: AnyValue, from component: String) -> Reaction {
    guard let number = graph.number(ofOutcome: outcome, from: component) else {
      return Reaction(.refused)
    }
    return graph.compiled.receive(number, &current, next: &nextTicket)
  }

  /// Tells the machine a symbol by its number, see ``FlowGraph/number(of:)-(F.Event)``.
  @inlinable
  @discardableResult
  package mutating func receive(symbol: Int, ticket: Ticket? = nil) -> Reaction {
    compiled.receive(symbol, ticket: ticket, &current, next: &nextTicket)
  }

  @discardableResult
  package mutating func fire(timer: Int) -> Reaction {
    graph.compiled.fire(timer: timer, &current, next: &nextTicket)
  }

  /// Delivers the next event that was deferred during a sequence; nil if there is none to deliver.
  ///
  /// Call it after every reaction until it returns nil.
  package mutating func deliverDeferred() -> (input: GraphEdge.Trigger, reaction: Reaction)? {
    graph.compiled.deliverDeferred(&current, next: &nextTicket)
  }

  /// Delivers what was deferred during a sequence, once the machine is settled: what came of each,
  /// in order.
  @discardableResult
  public mutating func deliverAllDeferred() -> [Reaction] {
    var reactions: [Reaction] = []
    while let (_, reaction) = deliverDeferred() { reactions.append(reaction) }
    return reactions
  }

  /// Ends the attempt where it is.
  @discardableResult
  public mutating func abandon(_ reason: Abandonment) -> Reaction {
    graph.compiled.abandon(reason, &current)
  }

  /// The orders of a reaction; none if another machine made it and it orders what this one cannot.
  package func orders(of reaction: Reaction) -> ArraySlice<Order> {
    let orders = graph.compiled.orders
    return reaction.orders.upperBound <= orders.count ? orders[reaction.orders] : []
  }

  /// The effects of a reaction, in order.
  public func effects(of reaction: Reaction) -> [F.Effect] {
    orders(of: reaction).compactMap { order in
      if case .perform(let effect, _) = order { graph.effects[effect] } else { nil }
    }
  }

  /// The outcome a reaction delivers, if it does.
  public func outcome(of reaction: Reaction) -> F.Outcome? {
    for order in orders(of: reaction) {
      if case .deliver(let outcome) = order { return graph.outcomes[outcome] }
    }
    return nil
  }

  /// The tickets of a reaction's orders, aligned with them; nil for an order that asks nothing.
  package func tickets(of reaction: Reaction) -> [Ticket?] {
    var next = reaction.firstTicket
    return orders(of: reaction).map { order in
      guard case .perform(_, let asking) = order, asking != .nobody else { return nil }
      defer { next &+= 1 }
      return Ticket(next)
    }
  }
}

// MARK: - Intent

extension Machine {
  /// The intent to persist when a reaction orders ``Order/remember(state:)``.
  package func intent(rememberedIn state: Int, callers: [Intent] = []) -> Intent {
    Intent(
      flow: graph.compiled.name, fingerprint: graph.compiled.fingerprint,
      state: graph.compiled.positions[state].id, callers: callers)
  }

  /// Goes on from an intent that an earlier process persisted.
  ///
  /// A running machine refuses.
  ///
  /// - Throws: ``Refusal`` if the intent is of another flow or version; nothing changes then.
  @discardableResult
  package mutating func resume(_ intent: Intent) throws(Refusal) -> Reaction {
    let remembered = try intent.stateNumber(in: graph.compiled)
    guard state.position == nil else { return Reaction(.refused) }
    return graph.compiled.resume(at: remembered, &current, ticket: &nextTicket)
  }
}

/// What a machine made of one input.
public struct Reaction: Hashable, Sendable {
  /// What happened to the input.
  package enum Disposition: Hashable, Sendable {
    /// The machine was started, or resumed.
    case started
    /// It took an edge.
    case moved(edge: Int)
    /// Nothing, on purpose.
    case ignored(reason: Int)
    /// It waits for the end of the running sequence.
    case deferred
    /// Nothing: its ticket, or its timer, is dead.
    case droppedAsStale
    /// Nothing, and it is unexpected: neither handled nor ignored.
    case refused
    /// The attempt was abandoned.
    case abandoned
  }

  /// What happened to the input.
  package let disposition: Disposition
  /// What to do now, in order: a range of the compiled flow's orders.
  package let orders: Range<Int>
  /// The ticket of the first order that asks; the following ones count up from it.
  package let firstTicket: UInt32

  init(_ disposition: Disposition, orders: Range<Int> = 0..<0, firstTicket: UInt32 = 0) {
    self.disposition = disposition
    self.orders = orders
    self.firstTicket = firstTicket
  }

  /// What a timer that does not run leads to.
  package static var nothing: Reaction { Reaction(.droppedAsStale) }
}
