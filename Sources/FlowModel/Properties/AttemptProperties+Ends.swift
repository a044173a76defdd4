import EveryPath

/// An attempt comes to one outcome, by what its flow does.
extension AttemptProperties {
  @PropertyBuilder<W> var ends: [Property<W>] {
    let (component, process) = (component, process)
    // A flow without an end of its own is only ever swept away.
    if compiled.positions.contains(where: { $0.kind == .final }) {
      ExactlyOnce(
        "an attempt has exactly one outcome", from: { $0.began(component) },
        to: { $0.ended(component) },
        void: { $0.log.endedProcesses.contains(process) }
      ) { $0.delivered(component) }

      CanAlwaysReach(
        "from everywhere an attempt can come to its end, without the app being ended",
        whenever: { $0.isRunning(component) }, without: { $0.isForced(component, in: process) }
      ) { $0.ended(component) }
    }
  }

  /// Each outcome of a row comes of one: a world in which it never does proves little about it.
  var outcomes: [Property<W>] {
    let (component, compiled) = (component, compiled)
    let ranges = compiled.edges.map(\.orders) + compiled.entries.map(\.orders)
    return compiled.outcomes.indices.filter { outcome in
      ranges.contains { compiled.orders[$0].contains(.deliver(outcome: outcome)) }
    }.map { outcome in
      Sometimes("an attempt can come to the outcome \(compiled.outcomes[outcome])") { transition in
        transition.log.outcomes.contains { $0.component == component && $0.outcome == outcome }
          && !transition.isGivenUp(component, compiled)
      }.property
    }
  }
}

extension Transition {
  /// Whether the component's process, or its attempt, was ended from outside in this step.
  func isForced(_ component: Int, in process: Int) -> Bool {
    log.endedProcesses.contains(process) || wasAbandoned(component)
  }

  /// Whether a component's attempt was ended from outside in this step.
  func wasAbandoned(_ component: Int) -> Bool {
    log.entries.contains { entry in
      if case .abandon = entry.command { entry.component == component } else { false }
    }
  }

  /// Whether a component's attempt was ended from outside, or not gone on with, in this step.
  fileprivate func isGivenUp(_ component: Int, _ compiled: CompiledFlow) -> Bool {
    log.entries.contains { entry in
      guard entry.component == component else { return false }
      switch entry.command {
      case .abandon?: return true
      case .resume(let state)?:
        if case .drop = compiled.resumptions[state] { return true }
        return false
      case .start?, nil: return false
      }
    }
  }
}
