import EveryPath

// MARK: - Calls of other parts

extension Stepper {
  /// Somebody asks for an attempt that runs already: it is shared.
  mutating func join(_ part: Int, _ caller: Int?) {
    let outcome = state.parts[part].waiting.join(
      caller, hasDelivered: state.parts[part].machine.hasDelivered)
    if let caller, let outcome { post(outcome, of: part, to: caller) }
  }

  /// Answers everybody who waits for the outcome of a part.
  mutating func deliver(_ outcome: Int, of part: Int) {
    let callers = state.parts[part].waiting.deliver(
      outcome, isCalled: cast.roles[part].flow.isCalled)
    for caller in callers { post(outcome, of: part, to: caller) }
  }

  private mutating func post(_ outcome: Int, of part: Int, to caller: Int) {
    if let symbol = cast.roles[part].flow.heard[caller][outcome] {
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
