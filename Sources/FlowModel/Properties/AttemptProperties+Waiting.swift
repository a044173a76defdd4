import EveryPath

/// An attempt that waits does so for something that can come, and not for ever.
extension AttemptProperties {
  @PropertyBuilder<W> var waiting: [Property<W>] {
    let (part, process, plan) = (part, process, plan)
    CanAlwaysReach(
      "what an attempt waits for can come, be it time alone or something sooner",
      whenever: { $0.isRunning(part) },
      without: { $0.isForced(part, in: process) || $0.waitsInVain(part) }
    ) { $0.hasMoved(part) || $0.ended(part) }

    if plan.asksSystem {
      CanAlwaysReach(
        "an attempt at rest can go on without an answer that may never come",
        whenever: { $0.rests(part) },
        without: { $0.isForced(part, in: process) || $0.isAnsweredBySystem(part) }
      ) { $0.hasMoved(part) || $0.ended(part) }

      if plan.symbols.contains(where: { $0.role == .person }) {
        LeadsTo(
          "an attempt does not go round for ever on answers alone",
          { $0.began(part) || $0.isMovedByAnswersAlone(part) }
        ) { !$0.isMovedByAnswersAlone(part) }
      }
    }
  }
}

extension Plan {
  /// Whether an effect has an answer that no person gives.
  fileprivate var asksSystem: Bool {
    effects.contains { $0.answers.contains { symbols[$0].role == .system } }
  }
}

extension Transition {
  /// Whether a part's flow took a row in this step.
  func hasMoved(_ part: Int) -> Bool { moved(part) { _ in true } }

  /// Whether a part's flow took a row in this step that a system's answer leads to.
  fileprivate func isAnsweredBySystem(_ part: Int) -> Bool {
    moved(part) { entry in
      guard entry.isAnswer, case .symbol(let symbol)? = entry.input else { return false }
      return system.parts[part].plan.symbols[symbol].role == .system
    }
  }

  /// Whether nothing but a system's answer to this part happened to any part, and it goes on.
  fileprivate func isMovedByAnswersAlone(_ part: Int) -> Bool {
    guard isAnsweredBySystem(part), !ended(part), log.endedProcesses.isEmpty else { return false }
    return log.entries.allSatisfy { $0.part == part && $0.isAnswer }
  }

  /// Whether time alone moved a part that waited for something sooner as well.
  fileprivate func waitsInVain(_ part: Int) -> Bool {
    moved(part) { entry in
      guard case .timer? = entry.input, let position = entry.position else { return false }
      let plan = system.parts[part].plan
      return plan.edges(from: position).contains {
        if case .symbol = plan.edges[$0].trigger { true } else { false }
      }
    }
  }

  /// Whether a part's attempt is in a state, and not in the middle of a sequence.
  fileprivate func rests(_ part: Int) -> Bool {
    guard isRunning(part), let position = parts[part].machine.position else { return false }
    return system.parts[part].plan.positions[position].kind == .state
  }

  /// Whether a part's flow took such a row in this step.
  private func moved(_ part: Int, _ isMeant: (StepRecord.Entry) -> Bool) -> Bool {
    log.entries.contains { entry in
      guard entry.part == part, case .moved = entry.disposition else { return false }
      return isMeant(entry)
    }
  }
}
