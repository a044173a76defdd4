import EveryPath

/// What is remembered is of use to the next process, and to no other attempt.
extension AttemptProperties {
  @PropertyBuilder<W> var intents: [Property<W>] {
    let (component, process, compiled) = (component, process, compiled)
    let trips = compiled.effects(of: .opensSettings)
    if compiled.remembers {
      // The caller has its answer with the outcome: a new process must not resume it.
      AtNoTime(
        "an intent outlives its attempt", given: .isAnswered(component),
        .isAnswered(component) && !(.ended(component) && .isRunning(component))
          && .hasIntent(component))
    }

    if !trips.isEmpty {
      Always(
        "Settings is opened only while an intent is remembered that is gone on with",
        whenever: .ordered(anyOf: trips, component),
        Predicate("isGoneOnWithLater(\(component))", of: .control) { transition in
          guard transition.isThere(component), let intent = transition.components[component].intent
          else {
            return false
          }
          if case .at = compiled.resumptions[intent] { return true }
          return false
        })
    }

    if !trips.isEmpty || compiled.resumes {
      CanAlwaysReach(
        "an attempt that a new process goes on with can come to its end",
        whenever: .resumed(component) && .isRunning(component),
        without: .isForced(component, in: process), .isAnswered(component))
    }
  }
}

extension CompiledFlow {
  /// The states that are remembered on some path, by number.
  private var remembered: [Int] {
    orders.compactMap { if case .remember(let state) = $0 { state } else { nil } }
  }

  /// Whether something is remembered that a new process resumes.
  fileprivate var resumes: Bool {
    remembered.contains { if case .at = resumptions[$0] { true } else { false } }
  }

  func effects(of role: EffectRole) -> Set<Int> {
    Set(effects.indices.filter { effects[$0].role == role })
  }
}

extension Predicate {
  /// A component's attempt is over, or the caller has its outcome.
  fileprivate static func isAnswered(_ component: Int) -> Predicate {
    ended(component) || delivered(component)
  }

  static func ordered(anyOf effects: Set<Int>, _ component: Int) -> Predicate {
    let names = effects.sorted().map(String.init).joined(separator: ", ")
    return Predicate("ordered(anyOf: \(names))(\(component))", of: .happened) { transition in
      transition.log.effects.contains {
        $0.component == component && effects.contains($0.effect)
      }
    }
  }
}
