import EveryPath

/// An attempt comes to one outcome, by what its flow does.
extension AttemptProperties {
  @PropertyBuilder<W> var ends: [Property<W>] {
    let (part, process) = (part, process)
    // A flow without an end of its own is only ever swept away.
    if plan.positions.contains(where: { $0.kind == .final }) {
      ExactlyOnce(
        "an attempt has exactly one outcome", from: { $0.began(part) }, to: { $0.ended(part) },
        void: { $0.log.endedProcesses.contains(process) }
      ) { $0.delivered(part) }

      CanAlwaysReach(
        "from everywhere an attempt can come to its end, without the app being ended",
        whenever: { $0.isRunning(part) }, without: { $0.isForced(part, in: process) }
      ) { $0.ended(part) }
    }
  }

  /// Each outcome of a row comes of one: a world in which it never does proves little about it.
  var outcomes: [Property<W>] {
    let (part, plan) = (part, plan)
    let ranges = plan.edges.map(\.orders) + plan.entries.map(\.orders)
    return plan.outcomes.indices.filter { outcome in
      ranges.contains { plan.orders[$0].contains(.deliver(outcome: outcome)) }
    }.map { outcome in
      Sometimes("an attempt can come to the outcome \(plan.outcomes[outcome])") { transition in
        transition.log.outcomes.contains { $0.part == part && $0.outcome == outcome }
          && !transition.isGivenUp(part, plan)
      }.property
    }
  }
}

extension Transition {
  /// Whether the part's process, or its attempt, was ended from outside in this step.
  func isForced(_ part: Int, in process: Int) -> Bool {
    log.endedProcesses.contains(process) || wasAbandoned(part)
  }

  /// Whether a part's attempt was ended from outside in this step.
  func wasAbandoned(_ part: Int) -> Bool {
    log.entries.contains { entry in
      if case .abandon = entry.command { entry.part == part } else { false }
    }
  }

  /// Whether a part's attempt was ended from outside, or not gone on with, in this step.
  fileprivate func isGivenUp(_ part: Int, _ plan: Plan) -> Bool {
    log.entries.contains { entry in
      guard entry.part == part else { return false }
      switch entry.command {
      case .abandon?: return true
      case .resume(let state)?:
        if case .drop = plan.resumptions[state] { return true }
        return false
      case .start?, nil: return false
      }
    }
  }
}
