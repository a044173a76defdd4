/// Turns a flow's rows into a ``Plan``: one position for each state and waiting place, one edge for
/// each way on, and on each edge all orders up to the next place of rest.
struct Lowering<F: Flow> {
  let draft: Draft<F>
  let names: [String]
  var parts = Plan.Parts()
  var events: [F.Event] = []
  var eventNumbers: [F.Event: Int] = [:]
  var effects: [F.Effect] = []
  var outcomes: [F.Outcome] = []
  var calledOutcomes: [CalledOutcome: Int] = [:]
  var mistakes: [Mistake] = []

  private var effectNumbers: [F.Effect: Int] = [:]
  private var outcomeNumbers: [F.Outcome: Int] = [:]
  private var entries: [EntryState] = []
  private var ids: Set<String> = []
  private var pending: [Continuation] = []

  init(_ draft: Draft<F>) {
    self.draft = draft
    names = draft.names
    entries = Array(repeating: .unknown, count: draft.states.count)
  }

  /// How far the entering of a state has been lowered.
  private enum EntryState {
    case unknown
    case inProgress
    case done(orders: [Order], target: Int)
  }

  /// What follows a waypoint.
  private struct Continuation {
    let waypoint: Int
    let acknowledgement: Edge.Trigger
    let rest: ArraySlice<Step<F>>
    let answers: [Answer<F>]
    let call: Int?
    let path: String
    let line: SourceLine
  }

  /// A sequence that has been followed to its next place of rest.
  private struct Run {
    var orders: [Order] = []
    var leaves = false
    var target = 0
  }

  /// The whole plan. Mistakes that only lowering can see are left in ``mistakes``.
  mutating func plan() -> Plan {
    parts.name = draft.flow.name
    collectSymbols()
    placeStates()
    for state in draft.states.indices { _ = entry(of: state, from: lineOf(state)) }
    for state in draft.states.indices { lowerRows(of: state) }
    parts.entries = draft.states.indices.map { state in
      guard case .done(let orders, let target) = entries[state] else {
        return Entry(target: state, orders: 0..<0)
      }
      return Entry(target: target, orders: store(orders))
    }
    parts.resumptions = draft.resumptions.map { resumption in
      switch resumption {
      case .at(let state): .at(state: draft.stateNumbers[state] ?? 0)
      case .drop(let outcome): .drop(outcome: number(of: outcome))
      }
    }
    parts.start = draft.stateNumbers[draft.flow.start] ?? 0
    let abandonments = Abandonment.allCases.map { ($0, number(of: draft.flow.abandoned($0))) }
    parts.abandoning = draft.states.indices.map { state in
      let exit = leaving(state)
      return abandonments.flatMap { reason, outcome in
        // An attempt that was given up is not to be resumed; one whose driver ended may be.
        let orders: [Order] = exit + (reason == .driverEnded ? [] : [.forget])
        return [store(orders + [.deliver(outcome: outcome)]), store(orders)]
      }
    }
    parts.dropping = outcomes.indices.map { store([.forget, .deliver(outcome: $0)]) }
    parts.outcomes = outcomes.map { unqualified(String(describing: $0)) }
    parts.cells = CellTable.cells(of: parts, ignored: ignoredReasons())
    parts.fingerprint = PlanText.fingerprint(of: parts)
    return Plan(parts)
  }
}

// MARK: - Symbols, effects, outcomes

extension Lowering {
  /// Numbers the events first and the outcomes of called parts after them, so that an event has the
  /// same number as its symbol.
  private mutating func collectSymbols() {
    for event in F.events { _ = number(of: event) }
    let rows = draft.rows.flatMap { $0 }
    for row in rows {
      if let event = row.event { _ = number(of: event) }
      if case .ignore(let events, _) = row.kind { for event in events { _ = number(of: event) } }
      for step in row.allSteps { collectEvents(of: step) }
    }
    for row in rows { for step in row.allSteps { collectOutcomes(of: step) } }
  }

  private mutating func collectEvents(of step: Step<F>) {
    switch step.kind {
    case .perform(let effect): _ = number(of: effect)
    case .performUntil(let effect, let event, _):
      _ = number(of: event)
      _ = number(of: effect)
    default: break
    }
    for answer in step.answers {
      if case .event(let event) = answer.kind { _ = number(of: event) }
    }
  }

  private mutating func collectOutcomes(of step: Step<F>) {
    if case .call(let part, let outcome, _) = step.kind { _ = number(of: outcome, from: part) }
    for answer in step.answers {
      if case .outcome(let part, let outcome) = answer.kind { _ = number(of: outcome, from: part) }
    }
  }

  private mutating func number(of event: F.Event) -> Int {
    if let number = eventNumbers[event] { return number }
    eventNumbers[event] = parts.symbols.count
    events.append(event)
    parts.symbols.append(
      Symbol(
        id: unqualified(String(describing: event)), role: draft.flow.role(of: event), part: nil))
    return parts.symbols.count - 1
  }

  private mutating func number(of outcome: AnyValue, from part: String) -> Int {
    let key = CalledOutcome(part: part, outcome: outcome)
    if let number = calledOutcomes[key] { return number }
    calledOutcomes[key] = parts.symbols.count
    parts.symbols.append(Symbol(id: "\(part): \(outcome)", role: .system, part: part))
    return parts.symbols.count - 1
  }

  private mutating func number(of effect: F.Effect) -> Int {
    if let number = effectNumbers[effect] { return number }
    let number = effects.count
    effectNumbers[effect] = number
    effects.append(effect)
    let answers = draft.flow.answers(to: effect).map { self.number(of: $0) }
    parts.effects.append(
      EffectInfo(
        id: unqualified(String(describing: effect)), answers: answers,
        role: draft.flow.role(of: effect)))
    return number
  }

  private mutating func number(of outcome: F.Outcome) -> Int {
    if let number = outcomeNumbers[outcome] { return number }
    outcomeNumbers[outcome] = outcomes.count
    outcomes.append(outcome)
    return outcomes.count - 1
  }
}

// MARK: - States and rows

extension Lowering {
  private func lineOf(_ state: Int) -> SourceLine {
    draft.rows[state].first?.line ?? SourceLine(file: "?", line: 0)
  }

  private mutating func placeStates() {
    parts.stateCount = draft.states.count
    for (state, rows) in draft.rows.enumerated() {
      let firstTimer = parts.timers.count
      for row in rows {
        guard case .after(let duration, let reason, _) = row.kind else { continue }
        let id = fresh("\(names[state])/after \(duration.inWords)")
        parts.timers.append(TimerInfo(duration: duration, reason: reason, id: id, edge: nil))
      }
      let isFinal = rows.contains { if case .finish = $0.kind { true } else { false } }
      ids.insert(names[state])
      parts.positions.append(
        Position(
          id: names[state], kind: isFinal ? .final : .state, state: state, timer: nil,
          timeouts: firstTimer..<parts.timers.count, line: lineOf(state)))
    }
  }

  private mutating func lowerRows(of state: Int) {
    var timer = parts.positions[state].timeouts.lowerBound
    var interrupts: [(symbol: Int, run: Run, guardName: String?, line: SourceLine)] = []
    for row in draft.rows[state] {
      switch row.kind {
      case .on(let event, let condition, let steps, let isInterrupt):
        let symbol = number(of: event)
        guard row.isOpen else {
          parts.closedRows.append(
            ClosedRow(
              state: state, symbol: symbol, guardName: condition?.name ?? "", line: row.line))
          continue
        }
        let path = "\(names[state])/\(parts.symbols[symbol].id)"
        let run = follow(steps[...], in: state, path: path)
        add(run, from: state, on: .symbol(symbol), condition?.name, isInterrupt, row.line)
        if isInterrupt { interrupts.append((symbol, run, condition?.name, row.line)) }
      case .after(_, _, let steps):
        let run = follow(steps[...], in: state, path: parts.timers[timer].id)
        parts.timers[timer].edge = parts.edges.count
        add(run, from: state, on: .timer(timer), nil, false, row.line)
        timer += 1
      case .enter, .exit, .ignore, .finish: continue
      }
    }
    continueWaypoints()
    for waypoint in parts.positions.indices
    where parts.positions[waypoint].isWaypoint && parts.positions[waypoint].state == state {
      for row in interrupts {
        var run = row.run
        run.orders = endOfWaiting(at: waypoint) + run.orders
        add(run, from: waypoint, on: .symbol(row.symbol), row.guardName, true, row.line)
      }
    }
  }

  /// The outcome-independent end of waiting at a waypoint: its timer stopped, its call ended.
  private func endOfWaiting(at waypoint: Int) -> [Order] {
    let position = parts.positions[waypoint]
    var orders: [Order] = position.timer.map { [.stop(timer: $0)] } ?? []
    if case .calling(_, let call) = position.kind { orders.append(.cancelCall(call)) }
    return orders
  }

  private mutating func add(
    _ run: Run, from source: Int, on trigger: Edge.Trigger, _ guardName: String?,
    _ interrupts: Bool, _ line: SourceLine
  ) {
    parts.edges.append(
      Edge(
        source: source, trigger: trigger, target: run.target, orders: store(run.orders),
        leaves: run.leaves, interrupts: interrupts, guardName: guardName, line: line))
  }

  private mutating func store(_ orders: [Order]) -> Range<Int> {
    let first = parts.orders.count
    parts.orders += orders
    return first..<parts.orders.count
  }

  private mutating func ignoredReasons() -> [[Int: Int]] {
    draft.rows.map { rows in
      var reasons: [Int: Int] = [:]
      for row in rows {
        guard case .ignore(let events, let reason) = row.kind else { continue }
        for event in events {
          guard reasons[number(of: event)] == nil else { continue }
          reasons[number(of: event)] = parts.reasons.count
          parts.reasons.append(reason)
        }
      }
      return reasons
    }
  }
}

// MARK: - Sequences

extension Lowering {
  /// Follows steps to the next place of rest.
  private mutating func follow(_ steps: ArraySlice<Step<F>>, in state: Int, path: String) -> Run {
    var run = Run()
    for (index, step) in zip(steps.indices, steps) {
      let rest = steps[(index + 1)...]
      switch step.kind {
      case .perform(let effect):
        run.orders.append(perform(effect, asking: .state))
      case .performUntil(let effect, let event, let answers):
        run.orders.append(perform(effect, asking: .waypoint))
        let symbol = number(of: event)
        run.target = wait(
          .awaiting(symbol: symbol, effect: number(of: effect)), parts.symbols[symbol].id,
          on: .symbol(symbol), answers, rest, nil, state, path, step.line, &run.orders)
        return run
      case .wait(let duration, let reason):
        guard duration > .zero else { continue }
        run.target = delay(duration, reason, rest, state, path, step.line, &run.orders)
        return run
      case .remember: run.orders.append(.remember(state: state))
      case .forget: run.orders.append(.forget)
      case .deliver(let outcome): run.orders.append(.deliver(outcome: number(of: outcome)))
      case .tell(let part, let event):
        run.orders.append(.tell(message: parts.messages.count))
        parts.messages.append(Message(part: part, event: event))
      case .call(let part, let outcome, let answers):
        let call = parts.calls.count
        parts.calls.append(CallInfo(part: part))
        run.orders.append(.call(call))
        let symbol = number(of: outcome, from: part)
        run.target = wait(
          .calling(symbol: symbol, call: call), parts.symbols[symbol].id, on: .symbol(symbol),
          answers, rest, call, state, path, step.line, &run.orders)
        return run
      case .go(let target):
        run.leaves = true
        run.orders += leaving(state)
        let next = entry(of: draft.stateNumbers[target] ?? 0, from: step.line)
        run.orders += next.orders
        run.target = next.target
        return run
      case .stay:
        run.target = state
        return run
      }
    }
    run.target = state
    return run
  }

  private mutating func perform(_ effect: F.Effect, asking: Order.Asking) -> Order {
    let number = number(of: effect)
    let isAsked = asking == .waypoint || !parts.effects[number].answers.isEmpty
    return .perform(effect: number, asks: isAsked ? asking : .nobody)
  }

  /// What is done when a state is left: its `Exit`, and its time-outs stopped.
  private mutating func leaving(_ state: Int) -> [Order] {
    var orders: [Order] = []
    for row in draft.rows[state] {
      guard case .exit(let steps) = row.kind else { continue }
      for step in steps {
        if case .perform(let effect) = step.kind {
          orders.append(perform(effect, asking: .state))
        }
      }
    }
    return orders + parts.positions[state].timeouts.map { .stop(timer: $0) }
  }

  /// How a state is entered: its time-outs started, its `Enter` followed.
  private mutating func entry(
    of state: Int, from line: SourceLine
  ) -> (orders: [Order], target: Int) {
    switch entries[state] {
    case .done(let orders, let target): return (orders, target)
    case .inProgress:
      mistakes.append(EndlessPassage.mistake(state: names[state], line: line))
      return ([], state)
    case .unknown: break
    }
    entries[state] = .inProgress
    var orders: [Order] = parts.positions[state].timeouts.map { .start(timer: $0) }
    var target = state
    for row in draft.rows[state] {
      switch row.kind {
      case .enter(let steps):
        let run = follow(steps[...], in: state, path: "\(names[state])/enter")
        orders += run.orders
        target = run.target
      case .finish(let outcome?): orders.append(.deliver(outcome: number(of: outcome)))
      default: continue
      }
    }
    entries[state] = .done(orders: orders, target: target)
    return (orders, target)
  }

  private mutating func delay(
    _ duration: Duration, _ reason: String, _ rest: ArraySlice<Step<F>>, _ state: Int,
    _ path: String, _ line: SourceLine, _ orders: inout [Order]
  ) -> Int {
    let id = fresh("\(path)/wait \(duration.inWords)")
    let timer = parts.timers.count
    parts.timers.append(TimerInfo(duration: duration, reason: reason, id: id, edge: nil))
    orders.append(.start(timer: timer))
    let waypoint = place(id, .delay, state, timer, line)
    pending.append(
      Continuation(
        waypoint: waypoint, acknowledgement: .timer(timer), rest: rest, answers: [], call: nil,
        path: path, line: line))
    return waypoint
  }

  private mutating func wait(
    _ kind: Position.Kind, _ label: String, on trigger: Edge.Trigger, _ answers: [Answer<F>],
    _ rest: ArraySlice<Step<F>>, _ call: Int?, _ state: Int, _ path: String, _ line: SourceLine,
    _ orders: inout [Order]
  ) -> Int {
    let id = fresh("\(path)/\(label)")
    var timer: Int?
    for answer in answers {
      guard case .silence(let duration, let reason) = answer.kind else { continue }
      timer = parts.timers.count
      parts.timers.append(
        TimerInfo(
          duration: duration, reason: reason, id: "\(id)/silence \(duration.inWords)", edge: nil))
      orders.append(.start(timer: parts.timers.count - 1))
    }
    let waypoint = place(id, kind, state, timer, line)
    pending.append(
      Continuation(
        waypoint: waypoint, acknowledgement: trigger, rest: rest, answers: answers, call: call,
        path: path, line: line))
    return waypoint
  }

  private mutating func place(
    _ id: String, _ kind: Position.Kind, _ state: Int, _ timer: Int?, _ line: SourceLine
  ) -> Int {
    parts.positions.append(
      Position(
        id: id, kind: kind, state: state, timer: timer,
        timeouts: parts.positions[state].timeouts, line: line))
    return parts.positions.count - 1
  }

  /// Follows what comes after each waypoint, in the order they were placed.
  private mutating func continueWaypoints() {
    var next = 0
    while next < pending.count {
      let place = pending[next]
      next += 1
      let state = parts.positions[place.waypoint].state
      let stop: [Order] = parts.positions[place.waypoint].timer.map { [.stop(timer: $0)] } ?? []
      let isDelay = parts.positions[place.waypoint].kind == .delay
      var onward = follow(place.rest, in: state, path: place.path)
      onward.orders = (isDelay ? [] : stop) + onward.orders
      add(onward, from: place.waypoint, on: place.acknowledgement, nil, false, place.line)
      let ended: [Order] = place.call.map { [.cancelCall($0)] } ?? []
      for answer in place.answers {
        let id = parts.positions[place.waypoint].id
        switch answer.kind {
        case .event(let event):
          let symbol = number(of: event)
          var run = follow(
            answer.steps[...], in: state, path: "\(id)/\(parts.symbols[symbol].id)")
          run.orders = stop + ended + run.orders
          add(run, from: place.waypoint, on: .symbol(symbol), nil, false, answer.line)
        case .outcome(let part, let outcome):
          let symbol = number(of: outcome, from: part)
          var run = follow(
            answer.steps[...], in: state, path: "\(id)/\(parts.symbols[symbol].id)")
          run.orders = stop + (part == callPart(place.call) ? [] : ended) + run.orders
          add(run, from: place.waypoint, on: .symbol(symbol), nil, false, answer.line)
        case .silence(let duration, _):
          guard let timer = parts.positions[place.waypoint].timer else { continue }
          var run = follow(
            answer.steps[...], in: state, path: "\(id)/silence \(duration.inWords)")
          run.orders = ended + run.orders
          add(run, from: place.waypoint, on: .timer(timer), nil, false, answer.line)
        }
      }
    }
    pending.removeAll()
  }

  private func callPart(_ call: Int?) -> String? { call.map { parts.calls[$0].part } }

  /// An id that no other position has.
  private mutating func fresh(_ id: String) -> String {
    var candidate = id
    var count = 1
    while !ids.insert(candidate).inserted {
      count += 1
      candidate = "\(id)#\(count)"
    }
    return candidate
  }
}
