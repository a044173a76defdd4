import EveryPath

// MARK: - The ends and beginnings of processes

extension Stepper {
  /// Machines, tickets, timers and deferred events vanish; the world and what was persisted stay.
  mutating func endProcess(_ process: Int) {
    log.endedProcesses.append(process)
    let ended = topology.components(of: process)
    state.endProcess(of: ended)
    queue.removeSubrange(..<next)
    next = 0
    queue.removeAll { ended.contains($0.component) }
  }

  /// A process begins: what was remembered resumes, callers before what they call, so that what
  /// waited for something waits for it again before it does anything.
  mutating func launch(_ process: Int, _ intentIsFresh: Bool, _ startsComponents: Bool) {
    log.launchedProcesses.append(process)
    let components = topology.components(of: process)
    var isQueued: Set<Int> = []
    for component in components {
      if intentIsFresh, remembered(of: component) != nil {
        queueResumption(of: component, &isQueued)
        continue
      }
      state.components[component].intent = nil
      state.components[component].callers = []
      if startsComponents { queue.append(.begin(component: component, caller: nil)) }
    }
  }

  private mutating func queueResumption(of component: Int, _ isQueued: inout Set<Int>) {
    guard isQueued.insert(component).inserted else { return }
    for caller in topology.roles[component].flow.callers where remembered(of: caller) != nil {
      queueResumption(of: caller, &isQueued)
    }
    queue.append(.resume(component: component))
  }

  /// A component is about to resume what was remembered of it: what waits for it by now waits
  /// from the first, and the others are owed its outcome.
  mutating func goOn(
    _ component: Int, with remembered: RememberedCaller, calledBy caller: Int?
  ) {
    var callers = caller.map { [$0] } ?? []
    for place in queue.indices.reversed() where place >= next {
      guard case .begin(component, let other?, isResumed: true) = queue[place] else { continue }
      callers.insert(other, at: caller == nil ? 0 : 1)
      queue.remove(at: place)
    }
    state.components[component].waiting = Waiting(beganBy: callers.first)
    for other in callers.dropFirst() {
      _ = state.components[component].waiting.join(other, hasDelivered: false)
    }
    state.components[component].owed = remembered.callers
    callersChanged(of: component)
  }
}

// MARK: - What is remembered

extension Stepper {
  func remembered(of component: Int) -> RememberedCaller? {
    state.components.remembered(of: component, topology)
  }

  /// All of which something is remembered with a component.
  func callers(of component: Int, listed: Set<Int> = []) -> [RememberedCaller] {
    state.components[component].waiting.callers.compactMap { caller in
      guard !listed.contains(caller), let position = state.components[caller].machine.position
      else { return nil }
      return RememberedCaller(
        component: caller, state: topology.roles[caller].flow.compiled.positions[position].state,
        callers: callers(of: caller, listed: listed.union([caller])))
    } + state.components[component].owed
  }

  /// A caller of a component, or a waiter for one, has come or gone: what waits now is
  /// remembered with it, and with what it waits for itself.
  mutating func callersChanged(of component: Int, told: Set<Int> = []) {
    guard !told.contains(component) else { return }
    let waiting = state.components[component].waiting.callers
    state.components[component].owed.removeAll { waiting.contains($0.component) }
    if state.components[component].intent != nil {
      state.components[component].callers = callers(of: component)
    }
    for callee in Set(topology.callees[component]).sorted()
    where state.components[callee].waiting.callers.contains(component) {
      callersChanged(of: callee, told: told.union([component]))
    }
  }

  /// A component has forgotten or ended: nothing is remembered of it with what it can call, nor with
  /// what that can call.
  mutating func forget(caller: Int) {
    var asked: Set<Int> = []
    var open = topology.callees[caller]
    while let callee = open.popLast() {
      guard asked.insert(callee).inserted else { continue }
      state.components[callee].owed = state.components[callee].owed.without(caller)
      state.components[callee].callers = state.components[callee].callers.without(caller)
      open += topology.callees[callee]
    }
  }
}
