public import EveryPath
public import Testing

extension Given {
  /// Looks at what the last step led to.
  ///
  /// - Parameters:
  ///   - result: where the flow must be, or how it must have handled the input.
  ///   - effects: what must have been performed, in order.
  ///   - delivered: what a flow that continues must have delivered; at its end `result` says so.
  @discardableResult
  public func then(
    _ result: StepResult<F>, performing effects: [F.Effect] = [],
    delivering delivered: F.Outcome? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Given {
    problems(
      expecting: result, performing: effects, delivering: delivered, sourceLocation: sourceLocation
    ).record()
    return lookedAt
  }

  /// Returns what ``then(_:performing:delivering:sourceLocation:)`` records: all in one sentence.
  public func problems(
    expecting result: StepResult<F>, performing expected: [F.Effect] = [],
    delivering delivered: F.Outcome? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Problem] {
    var differences: [String] = []
    if !isAt(result) { differences.append("expected \(result), but it is \(whereabouts)") }
    if effects != expected {
      differences.append(
        "expected to perform \(identifiers(of: expected)), but it performed "
          + identifiers(of: effects))
    }
    if !result.isEnd, outcome != delivered {
      let isMeant = delivered == nil && !machine.state.hasEnded
      differences.append(
        "expected to deliver \(Self.words(for: delivered)), but it delivered "
          + Self.words(for: outcome)
          + (isMeant ? " (`delivering:` says that it is meant)" : ""))
    }
    let row = line.map { " (row at \($0))" } ?? ""
    let last =
      differences.isEmpty ? [] : ["\(words): \(differences.joined(separator: "; "))\(row)"]
    let unseen = overlooked.map { "\($0), and no `then` expects that" }
    let text = (unseen + last).joined(separator: "; ")
    return text.isEmpty ? [] : [Problem(text, or: sourceLocation)]
  }

  private static func words(for outcome: F.Outcome?) -> String {
    outcome.map { identifier(of: $0) } ?? "nothing"
  }

  private func isAt(_ result: StepResult<F>) -> Bool {
    let graph = machine.graph
    guard let position = machine.state.position else { return false }
    switch (result, graph.compiled.positions[position].kind) {
    case (.isIn(let state), .state): return hasMoved && machine.flowState == state
    case (.waits(let event), .awaiting(let symbol, _)):
      return hasMoved && graph.number(of: event) == symbol
    case (.calls(let component), .calling(_, let call)):
      return hasMoved && graph.compiled.calls[call].component == component
    case (.delays(let duration), .delay):
      let timer = graph.compiled.positions[position].timer
      return hasMoved && timer.map { graph.compiled.timers[$0].duration } == duration
    case (.ends(let expected), _): return machine.state.hasEnded && outcome == expected
    case (.finishes, _): return hasMoved && machine.state.hasEnded && outcome == nil
    case (.ignores, _): return told { if case .ignored = $0 { true } else { false } }
    case (.defers, _): return told { $0 == .deferred }
    case (.drops, _): return told { $0 == .droppedAsStale }
    case (.refuses, _): return told { $0 == .refused }
    case (.isIn, _), (.waits, _), (.calls, _), (.delays, _): return false
    }
  }

  private func told(_ isIt: (Reaction.Disposition) -> Bool) -> Bool {
    reactions.first.map { isIt($0.disposition) } ?? false
  }

  /// Whether a row was taken, so that "in a state" cannot mean that nothing happened.
  private var hasMoved: Bool {
    reactions.contains { reaction in
      switch reaction.disposition {
      case .started, .moved: true
      case .ignored, .deferred, .droppedAsStale, .refused, .abandoned: false
      }
    }
  }

  /// Whether the last step was refused, or dropped as a stray answer, or nothing came of it.
  var hasChangedNothing: Bool {
    told { $0 == .refused || $0 == .droppedAsStale }
  }

  private var line: SourceLine? {
    for case .moved(let edge) in reactions.map(\.disposition) {
      return machine.graph.compiled.edges[edge].line
    }
    return nil
  }

  private var isInSequence: Bool {
    guard let position = machine.state.position else { return false }
    switch machine.graph.compiled.positions[position].kind {
    case .state, .final: return false
    case .awaiting, .calling, .delay: return true
    }
  }

  var whereabouts: String {
    let graph = machine.graph
    if machine.state.hasEnded, hasMoved {
      return "\(outcome.map { StepResult<F>.ends($0) } ?? .finishes)"
    }
    let position = machine.positionID ?? "not started"
    switch reactions.first?.disposition {
    case .ignored(let reason)?:
      return "still at \(position): ignored, \(graph.compiled.reasons[reason])"
    case .deferred?: return "still at \(position): deferred"
    case .droppedAsStale?: return "still at \(position): dropped as stale, nothing waits for it"
    case .refused? where isInSequence:
      return "still at \(position): refused, no state this sequence may end in has a row for it"
    case .refused?: return "still at \(position): refused, no row is for it"
    case .started?, .moved?, .abandoned?, nil: return "at \(position)"
    }
  }
}
