import EveryPath

/// An attempt comes to one outcome, by what its flow does.
extension AttemptProperties {
  @PropertyBuilder<W> var ends: [Property<W>] {
    let (component, process) = (component, process)
    // A flow without an end of its own is only ever swept away.
    if compiled.positions.contains(where: { $0.kind == .final }) {
      ExactlyOnce(
        "an attempt has exactly one outcome", from: .began(component), to: .ended(component),
        void: .processEnded(process), .delivered(component))

      CanAlwaysReach(
        "from everywhere an attempt can come to its end, without the app being ended",
        whenever: .isRunning(component), without: .isForced(component, in: process),
        .ended(component))
    }
  }

  /// Each outcome of a row comes of one: a world in which it never does proves little about it.
  var outcomes: [Property<W>] {
    let (component, compiled) = (component, compiled)
    let ranges = compiled.edges.map(\.orders) + compiled.entries.map(\.orders)
    return compiled.outcomes.indices.filter { outcome in
      ranges.contains { compiled.orders[$0].contains(.deliver(outcome: outcome)) }
    }.map { outcome in
      let name = "\(compiled.outcomes[outcome])"
      return Sometimes(
        PropertyID("an attempt can come to the outcome \(name)"),
        Predicate("delivered \(name)(\(component))", of: .happened) { transition in
          transition.log.outcomes.contains { $0.component == component && $0.outcome == outcome }
        }
          && !Predicate("isGivenUp(\(component))", of: .happened) {
            $0.isGivenUp(component, compiled)
          }
      ).property
    }
  }
}

extension Predicate {
  static func processEnded(_ process: Int) -> Predicate {
    Predicate("processEnded(\(process))", of: .happened) {
      $0.log.endedProcesses.contains(process)
    }
  }

  static func isForced(_ component: Int, in process: Int) -> Predicate {
    processEnded(process)
      || Predicate("wasAbandoned(\(component))", of: .happened) { $0.wasAbandoned(component) }
  }
}

extension Transition {
  /// Whether a component's attempt was ended from outside in this step.
  func wasAbandoned(_ component: Int) -> Bool {
    log.entries.contains { entry in
      if case .abandon = entry.command { entry.component == component } else { false }
    }
  }

  /// Whether a component's attempt was ended from outside, or not resumed, in this step.
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
