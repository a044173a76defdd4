import EveryPath

/// What is remembered is of use to the next process, and to no other attempt.
extension AttemptProperties {
  @PropertyBuilder<W> var intents: [Property<W>] {
    let (part, process, plan) = (part, process, plan)
    let trips = plan.effects(of: .opensSettings)
    if plan.remembers {
      // The caller has its answer with the outcome: a new process must not go on with it.
      AtNoTime("an intent outlives its attempt", given: { $0.isAnswered(part) }) {
        $0.isAnswered(part) && !$0.isGoneOnWith(part) && $0.hasIntent(part)
      }
    }

    if !trips.isEmpty {
      Always(
        "Settings is opened only while an intent is remembered that is gone on with",
        whenever: { $0.ordered(anyOf: trips, part) }
      ) { transition in
        guard transition.isThere(part), let intent = transition.parts[part].intent else {
          return false
        }
        if case .at = plan.resumptions[intent] { return true }
        return false
      }
    }

    if !trips.isEmpty || plan.resumes {
      CanAlwaysReach(
        "an attempt that a new process goes on with can come to its end",
        whenever: { $0.log.resumed.contains(part) && $0.isRunning(part) },
        without: { $0.isForced(part, in: process) }
      ) { $0.ended(part) || $0.delivered(part) }
    }
  }
}

extension Plan {
  /// The states that are remembered on some way, by number.
  private var remembered: [Int] {
    orders.compactMap { if case .remember(let state) = $0 { state } else { nil } }
  }

  /// Whether anything is remembered.
  fileprivate var remembers: Bool { !remembered.isEmpty }

  /// Whether something is remembered with which a new process goes on.
  fileprivate var resumes: Bool {
    remembered.contains { if case .at = resumptions[$0] { true } else { false } }
  }

  /// The effects of a role, by number.
  func effects(of role: EffectRole) -> Set<Int> {
    Set(effects.indices.filter { effects[$0].role == role })
  }
}

extension Transition {
  /// Whether a part's attempt is over, or the caller has its outcome.
  fileprivate func isAnswered(_ part: Int) -> Bool { ended(part) || delivered(part) }

  /// Whether a part's next attempt runs already.
  fileprivate func isGoneOnWith(_ part: Int) -> Bool { ended(part) && isRunning(part) }

  /// Whether a part ordered one of some effects, by number.
  func ordered(anyOf effects: Set<Int>, _ part: Int) -> Bool {
    log.effects.contains { $0.part == part && effects.contains($0.effect) }
  }
}
