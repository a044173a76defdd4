import EveryPath

/// An attempt that waits does so for something that can come, and not for ever.
extension AttemptProperties {
  @PropertyBuilder<W> var waiting: [Property<W>] {
    let (component, process, compiled) = (component, process, compiled)
    CanAlwaysReach(
      "what an attempt waits for can come, be it time alone or something sooner",
      whenever: .isRunning(component),
      without: .isForced(component, in: process)
        || Predicate("waitsInVain(\(component))", of: .happened) { $0.waitsInVain(component) },
      .hasMoved(component) || .ended(component))

    if compiled.asksSystem {
      CanAlwaysReach(
        "an attempt at rest can go on without an answer that may never come",
        whenever: Predicate("rests(\(component))", of: .control) { $0.rests(component) },
        without: .isForced(component, in: process)
          || Predicate("isAnsweredBySystem(\(component))", of: .happened) {
            $0.isAnsweredBySystem(component)
          },
        .hasMoved(component) || .ended(component))

      if compiled.symbols.contains(where: { $0.role == .person }) {
        LeadsTo(
          "an attempt does not go round for ever on answers alone",
          .began(component) || .isMovedByAnswersAlone(component),
          !.isMovedByAnswersAlone(component))
      }
    }
  }
}

extension CompiledFlow {
  /// Whether an effect has an answer that no person gives.
  fileprivate var asksSystem: Bool {
    effects.contains { $0.answers.contains { symbols[$0].role == .system } }
  }
}

extension Predicate {
  /// A component's flow took a row.
  static func hasMoved(_ component: Int) -> Predicate {
    Predicate("hasMoved(\(component))", of: .happened) { $0.moved(component) { _ in true } }
  }

  /// No component received anything but this one a system's answer, and it continues.
  fileprivate static func isMovedByAnswersAlone(_ component: Int) -> Predicate {
    Predicate("isMovedByAnswersAlone(\(component))", of: .happened) {
      $0.isMovedByAnswersAlone(component)
    }
  }
}

extension Transition {
  /// Whether a component's flow took a row in this step that a system's answer leads to.
  fileprivate func isAnsweredBySystem(_ component: Int) -> Bool {
    moved(component) { entry in
      guard entry.isAnswer, case .symbol(let symbol)? = entry.input else { return false }
      return system.components[component].compiled.symbols[symbol].role == .system
    }
  }

  /// Whether no component received anything but this one a system's answer, and it continues.
  fileprivate func isMovedByAnswersAlone(_ component: Int) -> Bool {
    guard isAnsweredBySystem(component), !ended(component), log.endedProcesses.isEmpty else {
      return false
    }
    return log.entries.allSatisfy { $0.component == component && $0.isAnswer }
  }

  /// Whether time alone moved a component that waited for something sooner as well.
  fileprivate func waitsInVain(_ component: Int) -> Bool {
    moved(component) { entry in
      guard case .timer? = entry.input, let position = entry.position else { return false }
      let compiled = system.components[component].compiled
      return compiled.edges(from: position).contains {
        if case .symbol = compiled.edges[$0].trigger { true } else { false }
      }
    }
  }

  /// Whether a component's attempt is in a state, and not in the middle of a sequence.
  fileprivate func rests(_ component: Int) -> Bool {
    guard isRunning(component), let position = components[component].machine.position else {
      return false
    }
    return system.components[component].compiled.positions[position].kind == .state
  }

  /// Whether a component's flow took such a row in this step.
  fileprivate func moved(_ component: Int, _ isMeant: (StepRecord.Entry) -> Bool) -> Bool {
    log.entries.contains { entry in
      guard entry.component == component, case .moved = entry.disposition else { return false }
      return isMeant(entry)
    }
  }
}
