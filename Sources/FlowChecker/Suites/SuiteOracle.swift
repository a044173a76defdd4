import EveryPath

/// What became of one input, in numbers.
struct SuiteReaction {
  let disposition: SuiteCase.Disposition
  let position: Int?
  let orders: ArraySlice<Order>
}

/// A second reading of what a flow's rows mean, for tests to compare the machine with.
///
/// It works from the authored rows alone: for each input it looks through the rows of the position,
/// and for what is deferred it follows the rows onward. It shares no code with the machine, and is
/// as slow as it is plain.
struct SuiteOracle {
  let compiled: CompiledFlow
  /// For each waypoint the symbols that a state in which its sequence may end has a row for.
  let wanted: [Set<Int>]
  private(set) var place = SuitePlace()
  private(set) var asks: [SuiteAsk] = []
  /// The effect of each ask since the beginning, by ordinal.
  private(set) var askedEffects: [Int] = []

  init(_ compiled: CompiledFlow) {
    self.compiled = compiled
    wanted = compiled.positions.indices.map { Self.wanted(at: $0, compiled) }
  }

  /// What the machine's next moves depend on.
  var situation: SuiteSituation {
    SuiteSituation(place: place, asked: Set(asks.map { [$0.effect, $0.owner.rawValue] }))
  }

  /// Takes an input, then delivers what is deferred while it can be.
  ///
  /// Also says which row the input itself takes.
  mutating func take(_ input: SuiteInput) -> (edge: Int?, reactions: [SuiteReaction]) {
    let (edge, reaction) = begin(input)
    var reactions = [reaction]
    while let next = release() { reactions.append(next) }
    return (edge, reactions)
  }

  private mutating func begin(_ input: SuiteInput) -> (Int?, SuiteReaction) {
    switch input {
    case .start: return (nil, enter(compiled.start))
    case .resume(let state):
      switch compiled.resumptions[state] {
      case .at(let state): return (nil, enter(state))
      case .drop(let outcome):
        place = SuitePlace(position: state, hasEnded: true, hasDelivered: true)
        return (nil, reaction(.started, [.forget, .deliver(outcome: outcome)]))
      }
    case .tell(let symbol): return hear(symbol, answers: nil)
    case .answer(let symbol, let ordinal):
      guard let index = asks.firstIndex(where: { $0.ordinal == ordinal }) else {
        return (nil, reaction(.stale))
      }
      let ask = asks.remove(at: index)
      return hear(symbol, answers: ask.owner == .waypoint ? nil : ask.owner)
    case .timer(let timer): return run(out: timer)
    }
  }

  private mutating func hear(
    _ symbol: Int, answers owner: SuiteAsk.Owner?
  ) -> (Int?, SuiteReaction) {
    guard let position = place.position, !place.hasEnded else { return (nil, reaction(.refused)) }
    if let edge = edge(at: position, on: .symbol(symbol)) { return (edge, take(edge)) }
    if case .ignore = compiled.cell(position: position, symbol: symbol) {
      return (nil, reaction(.ignored))
    }
    guard wanted[position].contains(symbol) else { return (nil, reaction(.refused)) }
    let spontaneous = SuitePlace.Deferred.symbol(symbol, answers: nil)
    let deferred = SuitePlace.Deferred.symbol(symbol, answers: owner)
    if !place.deferred.contains(spontaneous), !place.deferred.contains(deferred) {
      place.deferred.append(deferred)
    }
    return (nil, reaction(.deferred))
  }

  private mutating func run(out timer: Int) -> (Int?, SuiteReaction) {
    guard let position = place.position, !place.hasEnded else { return (nil, reaction(.stale)) }
    let here = compiled.positions[position]
    if here.timer == timer {
      guard let edge = edge(at: position, on: .timer(timer)) else { return (nil, reaction(.stale)) }
      return (edge, take(edge))
    }
    guard here.timeouts.contains(timer), place.spent.insert(timer).inserted else {
      return (nil, reaction(.stale))
    }
    if !here.isWaypoint, let edge = edge(at: position, on: .timer(timer)) {
      return (edge, take(edge))
    }
    let timers = place.deferred.count - place.deferredSymbols
    place.deferred.insert(.timer(timer), at: timers)
    return (nil, reaction(.deferred))
  }

  /// Delivers the next deferred input, once the machine is settled.
  private mutating func release() -> SuiteReaction? {
    guard !place.hasEnded, let position = place.position, !place.deferred.isEmpty,
      !compiled.positions[position].isWaypoint
    else { return nil }
    switch place.deferred.removeFirst() {
    case .timer(let timer):
      return edge(at: position, on: .timer(timer)).map { take($0) }
    case .symbol(let symbol, _):
      place.deferred.removeAll {
        if case .symbol(symbol, _) = $0 { true } else { false }
      }
      return hear(symbol, answers: nil).1
    }
  }

  /// The row an input takes: at a waypoint first the sequence's own, then an interrupt.
  private func edge(at position: Int, on trigger: GraphEdge.Trigger) -> Int? {
    let rows = compiled.edges(from: position).filter { compiled.edges[$0].trigger == trigger }
    return rows.first { !compiled.edges[$0].interrupts } ?? rows.first
  }
}

// MARK: - Moving

extension SuiteOracle {
  private mutating func enter(_ state: Int) -> SuiteReaction {
    place = SuitePlace()
    asks = []
    let entry = compiled.entries[state]
    return arrive(at: entry.target, compiled.orders[entry.orders], .started)
  }

  private mutating func take(_ number: Int) -> SuiteReaction {
    let edge = compiled.edges[number]
    // The waypoint is left. An interrupt gives up what was ahead: the transition ends where it is.
    asks.removeAll { $0.owner == .waypoint }
    if edge.interrupts { arriveAsks() }
    if edge.leaves {
      asks.removeAll { $0.owner == .state }
      place.spent = []
      place.deferred.removeAll {
        switch $0 {
        case .timer: true
        case .symbol(_, let owner): owner == .state
        }
      }
    }
    return arrive(at: edge.target, compiled.orders[edge.orders], .moved)
  }

  private mutating func arrive(
    at target: Int, _ orders: ArraySlice<Order>, _ disposition: SuiteCase.Disposition
  ) -> SuiteReaction {
    for order in orders {
      switch order {
      case .perform(let effect, .waypoint): ask(effect, .waypoint)
      case .perform(let effect, .state): ask(effect, .ahead)
      case .deliver: place.hasDelivered = true
      case .perform(_, .nobody), .remember, .forget, .tell, .call, .cancelCall, .start, .stop:
        continue
      }
    }
    place.position = target
    switch compiled.positions[target].kind {
    case .state: arriveAsks()
    case .final:
      asks = []
      place.hasEnded = true
      place.deferred = []
      place.spent = []
    case .awaiting, .calling, .delay: break
    }
    return reaction(disposition, orders)
  }

  private mutating func ask(_ effect: Int, _ owner: SuiteAsk.Owner) {
    asks.append(SuiteAsk(ordinal: askedEffects.count, effect: effect, owner: owner))
    askedEffects.append(effect)
  }

  /// What was asked for the state ahead is this state's own, and so is what was answered meanwhile.
  private mutating func arriveAsks() {
    for index in asks.indices where asks[index].owner == .ahead { asks[index].owner = .state }
    var deferred: [SuitePlace.Deferred] = []
    for var entry in place.deferred {
      if case .symbol(let symbol, .ahead) = entry { entry = .symbol(symbol, answers: .state) }
      if !deferred.contains(entry) { deferred.append(entry) }
    }
    place.deferred = deferred
  }

  private func reaction(
    _ disposition: SuiteCase.Disposition, _ orders: ArraySlice<Order> = []
  ) -> SuiteReaction {
    SuiteReaction(disposition: disposition, position: place.position, orders: orders)
  }

  /// Follows the sequence from a waypoint to the states in which it may end.
  private static func wanted(at waypoint: Int, _ compiled: CompiledFlow) -> Set<Int> {
    guard compiled.positions[waypoint].isWaypoint else { return [] }
    var symbols: Set<Int> = []
    var seen: Set<Int> = [waypoint]
    var open = [waypoint]
    while let position = open.popLast() {
      for number in compiled.edges(from: position) {
        let edge = compiled.edges[number]
        if compiled.positions[position].isWaypoint {
          if !edge.interrupts, seen.insert(edge.target).inserted { open.append(edge.target) }
        } else if case .symbol(let symbol) = edge.trigger {
          symbols.insert(symbol)
        }
      }
    }
    return symbols
  }
}
