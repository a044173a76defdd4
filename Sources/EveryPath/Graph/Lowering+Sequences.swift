// Steps, followed from one place of rest to the next.
extension Lowering {
  /// Follows steps to the next place of rest.
  ///
  /// - Parameters:
  ///   - path: What the ids of waiting places on the way begin with.
  ///   - label: What follows in them, if anything.
  func follow(
    _ steps: ArraySlice<ElaboratedFlow.Step>, in state: Int, path: String, _ label: String? = nil,
    passed: Int = 0
  ) -> Run {
    // Most sequences have no waiting place.
    func whole() -> String { label.map { "\(path)/\($0)" } ?? path }
    var run = Run()
    for (index, step) in zip(steps.indices, steps) {
      let rest = steps[(index + 1)...]
      switch step.kind {
      case .perform(let effect):
        run.orders.append(perform(effect, asking: .state))
      case .performUntil(let effect, let symbol, let answers):
        run.orders.append(perform(effect, asking: .waypoint))
        run.target = wait(
          .awaiting(symbol: symbol, effect: effect), parts.symbols[symbol].id,
          on: .symbol(symbol), answers, rest, nil, state, whole(), step.line, &run.orders)
        return run
      case .wait(let duration, let reason):
        guard duration > .zero else { continue }
        run.target = delay(duration, reason, rest, state, whole(), step.line, &run.orders)
        return run
      case .remember: run.orders.append(.remember(state: state))
      case .forget: run.orders.append(.forget)
      case .deliver(let outcome): run.orders.append(.deliver(outcome: number(of: outcome)))
      case .tell(let component, let event):
        run.orders.append(.tell(message: parts.messages.count))
        parts.messages.append(Message(component: component, event: event))
      case .call(let component, let outcome, let answers):
        let call = parts.calls.count
        parts.calls.append(CallInfo(component: component))
        run.orders.append(.call(call))
        let symbol = symbol(of: outcome, from: component)
        run.target = wait(
          .calling(symbol: symbol, call: call), parts.symbols[symbol].id, on: .symbol(symbol),
          answers, rest, call, state, whole(), step.line, &run.orders)
        return run
      case .go(let target):
        run.leaves = true
        run.orders += leaving(state)
        let next = entry(of: target, from: step.line, passed: passed)
        run.passed = next.passed + 1
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

  func perform(_ effect: Int, asking: Order.Asking) -> Order {
    let isAsked = asking == .waypoint || !parts.effects[effect].answers.isEmpty
    return .perform(effect: effect, asks: isAsked ? asking : .nobody)
  }

  /// What is done when a state is left: its timeouts are stopped.
  func leaving(_ state: Int) -> [Order] {
    parts.positions[state].timeouts.map { .stop(timer: $0) }
  }

  /// How a state is entered: its timeouts started, its `Enter` followed.
  ///
  /// `passed` counts the states that were passed without coming to rest, up to this one; the result
  /// counts them from this one on.
  func entry(
    of state: Int, from line: SourceLine, passed: Int = 0
  ) -> (orders: [Order], target: Int, passed: Int) {
    switch entries[state] {
    case .done(let orders, let target, let onward) where onward + passed <= EndlessPassage.limit:
      return (orders, target, onward)
    case .inProgress:
      let ring = EndlessPassage.ring(through: names[state], line: line)
      mistakes.append(ring.witnessed(by: elaborated.path(to: state) ?? []))
      return ([], state, 0)
    case .unknown where passed <= EndlessPassage.limit: break
    case .done, .unknown:
      let chain = EndlessPassage.chain(through: names[state], line: line)
      mistakes.append(chain.witnessed(by: elaborated.path(to: state) ?? []))
      return ([], state, 0)
    }
    entries[state] = .inProgress
    var onward = 0
    var orders: [Order] = parts.positions[state].timeouts.map { .start(timer: $0) }
    var target = state
    for row in elaborated.rows[state] {
      switch row.kind {
      case .enter(let steps):
        let run = follow(steps[...], in: state, path: names[state], "enter", passed: passed + 1)
        onward = run.passed
        orders += run.orders
        target = run.target
      case .finish(let outcome?): orders.append(.deliver(outcome: number(of: outcome)))
      default: continue
      }
    }
    entries[state] = .done(orders: orders, target: target, passed: onward)
    return (orders, target, onward)
  }

  func delay(
    _ duration: Duration, _ reason: String, _ rest: ArraySlice<ElaboratedFlow.Step>, _ state: Int,
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

  func wait(
    _ kind: Position.Kind, _ label: String, on trigger: GraphEdge.Trigger,
    _ answers: [ElaboratedFlow.Answer],
    _ rest: ArraySlice<ElaboratedFlow.Step>, _ call: Int?, _ state: Int, _ path: String,
    _ line: SourceLine,
    _ orders: inout [Order]
  ) -> Int {
    let id = fresh("\(path)/\(label)")
    var timer: Int?
    for answer in answers {
      guard case .timeout(let duration, let reason) = answer.kind else { continue }
      timer = parts.timers.count
      parts.timers.append(
        TimerInfo(
          duration: duration, reason: reason, id: "\(id)/after \(duration.inWords)", edge: nil))
      orders.append(.start(timer: parts.timers.count - 1))
    }
    let waypoint = place(id, kind, state, timer, line)
    pending.append(
      Continuation(
        waypoint: waypoint, acknowledgement: trigger, rest: rest, answers: answers, call: call,
        path: path, line: line))
    return waypoint
  }

  func place(
    _ id: String, _ kind: Position.Kind, _ state: Int, _ timer: Int?, _ line: SourceLine
  ) -> Int {
    parts.positions.append(
      Position(
        id: id, kind: kind, state: state, timer: timer,
        timeouts: parts.positions[state].timeouts, line: line))
    waypoints[state].append(parts.positions.count - 1)
    return parts.positions.count - 1
  }

  /// Follows what comes after each waypoint, in the order they were placed.
  func continueWaypoints() {
    var next = 0
    while next < pending.count {
      let place = pending[next]
      next += 1
      let state = parts.positions[place.waypoint].state
      let stop: [Order] = parts.positions[place.waypoint].timer.map { [.stop(timer: $0)] } ?? []
      let isDelay = parts.positions[place.waypoint].kind == .delay
      var onward = follow(place.rest, in: state, path: place.path)
      onward.orders = (isDelay ? [] : stop) + onward.orders
      add(onward, from: place.waypoint, on: place.acknowledgement, false, place.line)
      let ended: [Order] = place.call.map { [.cancelCall($0)] } ?? []
      for answer in place.answers {
        let id = parts.positions[place.waypoint].id
        switch answer.kind {
        case .event(let symbol):
          let label = parts.symbols[symbol].id
          var run = follow(answer.steps[...], in: state, path: id, label)
          run.orders = stop + ended + run.orders
          add(run, from: place.waypoint, on: .symbol(symbol), false, answer.line)
        case .outcome(let component, let outcome):
          let symbol = symbol(of: outcome, from: component)
          let label = parts.symbols[symbol].id
          var run = follow(answer.steps[...], in: state, path: id, label)
          run.orders = stop + (component == callComponent(place.call) ? [] : ended) + run.orders
          add(run, from: place.waypoint, on: .symbol(symbol), false, answer.line)
        case .timeout(let duration, _):
          guard let timer = parts.positions[place.waypoint].timer else { continue }
          var run = follow(
            answer.steps[...], in: state, path: id, "after \(duration.inWords)")
          run.orders = ended + run.orders
          add(run, from: place.waypoint, on: .timer(timer), false, answer.line)
        }
      }
    }
    pending.removeAll()
  }

  func symbol(of outcome: AnyValue, from component: String) -> Int {
    elaborated.calledOutcomes[CalledOutcome(component: component, outcome: outcome)] ?? 0
  }

  func callComponent(_ call: Int?) -> String? { call.map { parts.calls[$0].component } }

  func fresh(_ id: String) -> String {
    distinct(id, numberedAfter: "#", among: &ids)
  }
}
