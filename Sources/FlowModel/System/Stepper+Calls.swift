import EveryPath

// MARK: - Calls of other components

extension Stepper {
  /// Somebody asks for an attempt that runs already: it is shared.
  mutating func join(_ component: Int, _ caller: Int?) {
    let outcome = state.components[component].waiting.join(
      caller, hasDelivered: state.components[component].machine.hasDelivered)
    if let caller, let outcome {
      post(outcome, of: component, to: caller)
    } else if caller != nil {
      callersChanged(of: component)
    }
  }

  /// A component calls another one, which begins in its turn; one that is resumed waits again before
  /// anything else happens.
  mutating func beginCall(of target: Int, by component: Int, isResumed: Bool) {
    let begin = Input.begin(component: target, caller: component, isResumed: isResumed)
    let isToResume = queue[next...].contains {
      if case .resume(target) = $0 { true } else { false }
    }
    // What resumes by itself as well does so once, with all that wait for it.
    if isResumed, !isToResume {
      queue.insert(begin, at: next)
    } else {
      queue.append(begin)
    }
  }

  /// Answers all that wait for the outcome of a component.
  mutating func deliver(_ outcome: Int, of component: Int) {
    let callers = state.components[component].waiting.deliver(
      outcome, isCalled: topology.roles[component].flow.isCalled)
    for caller in callers { post(outcome, of: component, to: caller) }
  }

  private mutating func post(_ outcome: Int, of component: Int, to caller: Int) {
    if let symbol = topology.roles[component].flow.heard[caller][outcome] {
      queue.append(.outcome(component: caller, symbol, of: component))
    }
  }

  /// A component no longer waits for what it has called, whether that runs yet, or has ended.
  ///
  /// What runs is cancelled, unless another caller waits for it.
  mutating func endCall(of target: Int, by component: Int) {
    for place in queue.indices.reversed() where place >= next {
      switch queue[place] {
      case .begin(target, caller: component, _), .outcome(component: component, _, of: target):
        queue.remove(at: place)
      case .symbol, .told, .begin, .outcome, .resume, .drop, .cancel: break
      }
    }
    if state.components[target].waiting.leave(component) {
      callersChanged(of: target)
      queue.append(.cancel(component: target))
    }
  }
}
