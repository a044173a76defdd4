import EveryPath

/// A compiled flow read as its author wrote it: rows, steps, and sequences that wait.
struct CompiledRows: Sendable {
  /// How a machine comes to a position: by a row, or by entering a state at a beginning.
  enum Arrival: Hashable, Sendable {
    case edge(Int)
    case entry(Int)
  }

  let compiled: CompiledFlow
  private let arrivals: [[Arrival]]
  /// The states in which an attempt can begin: the first, and those in which a new process resumes.
  let beginnings: [Int]

  init(_ compiled: CompiledFlow) {
    self.compiled = compiled
    var beginnings = [compiled.start]
    for state in compiled.rememberedStates {
      guard case .at(let next) = compiled.resumptions[state], !beginnings.contains(next)
      else { continue }
      beginnings.append(next)
    }
    self.beginnings = beginnings.sorted()
    var arrivals = [[Arrival]](repeating: [], count: compiled.positions.count)
    for (number, edge) in compiled.edges.enumerated() {
      arrivals[edge.target].append(.edge(number))
    }
    for (state, entry) in compiled.entries.enumerated() {
      arrivals[entry.target].append(.entry(state))
    }
    self.arrivals = arrivals
  }

  func arrivals(at position: Int) -> [Arrival] { arrivals[position] }

  func orders(on arrival: Arrival) -> [Order] {
    switch arrival {
    case .edge(let edge): Array(compiled.orders[compiled.edges[edge].orders])
    case .entry(let state): Array(compiled.orders[compiled.entries[state].orders])
    }
  }

  func target(of arrival: Arrival) -> Int {
    switch arrival {
    case .edge(let edge): compiled.edges[edge].target
    case .entry(let state): compiled.entries[state].target
    }
  }

  /// Every row, then every beginning.
  var allArrivals: [Arrival] {
    compiled.edges.indices.map { .edge($0) } + beginnings.map { .entry($0) }
  }

  /// The waiting places, in authored order.
  var waypoints: [Int] { compiled.positions.indices.filter { compiled.positions[$0].isWaypoint } }

  /// The row that a waypoint's acknowledgement takes, or the end of its delay.
  func acknowledgement(at waypoint: Int) -> Int? {
    compiled.edges(from: waypoint).first { !compiled.edges[$0].interrupts }
  }

  /// What waiting at a waypoint orders: the last orders on every arrival at it.
  func ownOrders(of waypoint: Int) -> [Order] {
    let place = compiled.positions[waypoint]
    let timer: [Order] = place.timer.map { [.start(timer: $0)] } ?? []
    switch place.kind {
    case .awaiting(_, let effect): return [.perform(effect: effect, asks: .waypoint)] + timer
    case .calling(_, let call): return [.call(call)] + timer
    case .delay: return timer
    case .state, .final: return []
    }
  }

  /// What is ordered when a waypoint is left by its acknowledgement, before anything else.
  func stopping(at waypoint: Int) -> [Order] {
    let place = compiled.positions[waypoint]
    guard place.kind != .delay else { return [] }
    return place.timer.map { [.stop(timer: $0)] } ?? []
  }

  /// The orders on an arrival at a waypoint, before those of waiting there.
  func prefix(on arrival: Arrival, to waypoint: Int) -> [Order] {
    orders(on: arrival).dropLast(ownOrders(of: waypoint).count)
  }

  /// The orders after a waypoint's acknowledgement.
  func rest(after acknowledgement: Int) -> [Order] {
    let edge = compiled.edges[acknowledgement]
    return Array(orders(on: .edge(acknowledgement)).dropFirst(stopping(at: edge.source).count))
  }

  /// The numbers of the orders on an arrival that an author wrote and that nothing waits for.
  func steps(on arrival: Arrival) -> [Int] {
    let orders = orders(on: arrival)
    let own = ownOrders(of: target(of: arrival)).count
    return orders.indices.dropLast(own).filter { orders[$0].isWritten }
  }
}

extension Order {
  /// Whether an author writes it; timers and the ends of calls come by themselves.
  var isWritten: Bool {
    switch self {
    case .perform, .remember, .forget, .deliver, .tell, .call: true
    case .cancelCall, .start, .stop: false
    }
  }
}

// MARK: - Words

extension CompiledRows {
  /// An arrival, for an id: `a/tap`.
  func site(_ arrival: Arrival) -> String {
    switch arrival {
    case .edge(let edge):
      "\(compiled.positions[compiled.edges[edge].source].id)/\(compiled.name(of: compiled.edges[edge].trigger))"
    case .entry(let state): "begin \(compiled.positions[state].id)"
    }
  }

  /// An arrival, in a sentence: "`tap` in `a`".
  func words(_ arrival: Arrival) -> String {
    switch arrival {
    case .edge(let edge):
      let place = compiled.positions[compiled.edges[edge].source]
      return "`\(compiled.name(of: compiled.edges[edge].trigger))` in `\(place.id)`"
    case .entry(let state): return "beginning in `\(compiled.positions[state].id)`"
    }
  }

  func line(_ arrival: Arrival) -> SourceLine {
    switch arrival {
    case .edge(let edge): compiled.edges[edge].line
    case .entry(let state): compiled.positions[state].line
    }
  }

  /// An order as a thing: "`show`", "the outcome `done`".
  func thing(_ order: Order) -> String {
    switch order {
    case .perform(let effect, _): "`\(compiled.effects[effect].id)`"
    case .remember(let state): "remembering `\(compiled.positions[state].id)`"
    case .forget: "forgetting"
    case .deliver(let outcome): "the outcome `\(compiled.outcomes[outcome])`"
    case .tell(let message):
      "telling \(compiled.messages[message].component) `\(compiled.messages[message].event.base)`"
    case .call(let call): "calling \(compiled.calls[call].component)"
    case .cancelCall(let call): "the end of calling \(compiled.calls[call].component)"
    case .start(let timer), .stop(let timer): "\(compiled.timers[timer].duration.inWords)"
    }
  }

  /// What a waypoint waits for, as a thing: "`hide`", "0.2 s".
  func awaited(at waypoint: Int) -> String {
    ownOrders(of: waypoint).first.map(thing) ?? "`\(compiled.positions[waypoint].id)`"
  }

  /// An order for an id: `hide`.
  func key(_ order: Order) -> String {
    switch order {
    case .perform(let effect, _): compiled.effects[effect].id
    case .start(let timer), .stop(let timer): compiled.timers[timer].id
    case .cancelCall, .remember, .forget, .deliver, .tell, .call:
      compiled.words(ordering: order)
    }
  }
}
