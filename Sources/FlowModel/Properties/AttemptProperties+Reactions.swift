import EveryPath

/// What an attempt receives it has been waiting for, and handles.
extension AttemptProperties {
  @PropertyBuilder<W> var reactions: [Property<W>] {
    let component = component
    AtNoTime(
      "an attempt is told something that it neither expects nor ignores",
      given: .began(component),
      .told(component, "refused") { $0.disposition == .refused && !$0.isLate })

    if compiled.symbols.contains(where: { $0.role == .person }) {
      AtNoTime(
        "a person's choice is taken and nothing comes of it", given: .hasMoved(component),
        Predicate("takesInVain(\(component))", of: .happened) { $0.takesInVain(component) })
    }

    AtNoTime(
      "an attempt acts on a stale answer", given: .hasMoved(component),
      .told(component, "actsOnStaleAnswer") { entry in
        guard entry.isStale else { return false }
        switch entry.disposition {
        case .moved, .deferred: return true
        case .started, .ignored, .droppedAsStale, .refused, .abandoned: return false
        }
      })
  }
}

extension Predicate {
  /// A component received something of a kind.
  static func told(
    _ component: Int, _ name: String,
    _ isMeant: @escaping @Sendable (StepRecord.Entry) -> Bool
  ) -> Predicate {
    Predicate("\(name)(\(component))", of: .happened) { transition in
      transition.log.entries.contains { $0.component == component && isMeant($0) }
    }
  }
}

extension Transition {
  /// Whether a person's choice led to a row that neither orders anything nor leads elsewhere.
  ///
  /// An `Interrupt` may do no more than break off what is under way.
  fileprivate func takesInVain(_ component: Int) -> Bool {
    log.entries.contains { entry in
      guard entry.component == component, entry.orders.isEmpty, entry.position == entry.after,
        case .moved(let edge) = entry.disposition, case .symbol(let symbol)? = entry.input
      else { return false }
      let compiled = system.components[component].compiled
      return compiled.symbols[symbol].role == .person && !compiled.edges[edge].interrupts
    }
  }
}
