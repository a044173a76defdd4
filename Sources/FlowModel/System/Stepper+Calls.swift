import PermissionFlow

// MARK: - Calls of other parts

extension Stepper {
  /// The part of this name in the process of another.
  func target(_ name: String, of part: Int) -> Int? {
    system.parts.firstIndex {
      $0.name == name && $0.process == system.parts[part].process
    }
  }

  /// Whether another part may call this one.
  private func isCalled(_ part: Int) -> Bool {
    let called = system.parts[part]
    return system.parts.contains { caller in
      caller.process == called.process
        && caller.plan.calls.contains { $0.part == called.name }
    }
  }

  /// Somebody asks for an attempt that runs already: it is shared.
  mutating func join(_ part: Int, _ caller: Int?) {
    let outcome = state.parts[part].waiting.join(
      caller, hasDelivered: state.parts[part].machine.hasDelivered)
    if let caller, let outcome { post(outcome, of: part, to: caller) }
  }

  /// Answers everybody who waits for the outcome of a part.
  mutating func deliver(_ outcome: Int, of part: Int) {
    let callers = state.parts[part].waiting.deliver(outcome, isCalled: isCalled(part))
    for caller in callers { post(outcome, of: part, to: caller) }
  }

  private mutating func post(_ outcome: Int, of part: Int, to caller: Int) {
    let sender = system.parts[part].flow
    if let value = sender.outcome(outcome),
      let symbol = system.parts[caller].flow.outcomeSymbol(value, sender.name)
    {
      queue.append(.outcome(part: caller, symbol, of: part))
    }
  }

  /// A part no longer waits for what it has called, whether that has begun, runs, or has ended.
  ///
  /// What runs is cancelled, unless somebody else waits for it.
  mutating func endCall(of target: Int, by part: Int) {
    for place in queue.indices.reversed() where place >= next {
      switch queue[place] {
      case .begin(target, caller: part), .outcome(part: part, _, of: target):
        queue.remove(at: place)
      case .symbol, .told, .begin, .outcome, .resume, .drop, .cancel: break
      }
    }
    if state.parts[target].waiting.leave(part) { queue.append(.cancel(part: target)) }
  }
}
