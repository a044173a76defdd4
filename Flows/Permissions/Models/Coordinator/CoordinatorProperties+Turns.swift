import FlowModel
import PermissionFlows
import Reducers

/// Whoever waits gets a turn, whatever the last attempt came to.
extension CoordinatorProperties {
  @PropertyBuilder<CoordinatorWorld<Queue>> static var turns: Properties {
    turn("after an outcome") { event in
      if case .told(_, _, lingers: false) = event { true } else { false }
    }
    turn("while an attempt goes on after its outcome") { event in
      if case .told(_, _, lingers: true) = event { true } else { false }
    }
    turn("after the end of what was to end") { event in
      if case .ended = event { true } else { false }
    }
    turn("when an attempt is given up") { event in
      if case .abandon = event { true } else { false }
    }
    turn("when a window is closed") { event in if case .closed = event { true } else { false } }
    turn("when a caller has left") { event in if case .leave = event { true } else { false } }
    turn("when somebody asks") { event in if case .ask = event { true } else { false } }

    Always(.allFree, whenever: givesUpAll, !isWaitedFor && !hasTurn)

    Always(
      .endedOnGivingUp, whenever: givesUp,
      .all(ModelPermission.allCases) { permission in
        !givesUp(permission)
          || .world("isOver(\(permission))") {
            !$0[permission].hasTurn && $0[permission].stage != .lingering
          }
      })

    Always(
      .closedTold, whenever: closes,
      .all(ModelWindow.allCases) { window in
        !closes(window) || .world("isFree(\(window))") { $0.isFree(window) }
      })

    AtNoTime(
      .toldEarly, given: (givesUp || closes) && answers, ran(into: .toldEarly))
  }

  /// After an event some caller has a turn, if one waits; or what is to end comes to its end first.
  private static func turn(
    _ subject: String, after isMeant: @escaping @Sendable (ModelQueue.Event) -> Bool
  ) -> Property<CoordinatorWorld<Queue>> {
    Always(
      .turn.about(subject),
      whenever: .saw("told \(subject)") { observation in
        if case .told(let event) = observation { isMeant(event) } else { false }
      } && isWaitedFor,
      hasTurn
        || .world("waitsForAnEnd") { world in
          ModelPermission.allCases.contains { permission in
            world[permission].stage == .givenUp && !world.line[permission.rawValue].isEmpty
          }
        }
    ).property
  }
}

// MARK: - What the properties speak of

extension CoordinatorProperties {
  typealias Fact = Predicate<CoordinatorWorld<Queue>>

  static func ran(into hazard: CoordinatorHazard) -> Fact {
    .any(ModelPermission.allCases) { .saw(.hazard(hazard, $0)) }
  }

  static var isWaitedFor: Fact { .world("isWaitedFor") { $0.isWaitedFor } }

  static var hasTurn: Fact { .world("hasTurn") { $0.hasTurn } }

  static func isAny(_ stage: AbstractAttempt.Stage) -> Fact {
    .world("isAny(\(stage))") { world in world.attempts.contains { $0.stage == stage } }
  }

  static var answers: Fact {
    .saw("answers") { if case .answered = $0 { true } else { false } }
  }

  static var answersSeveral: Fact { .happened("answersSeveral") { $0.answered().count > 1 } }

  static var answersInOrder: Fact {
    let numbers = Array(CoordinatorStage.all.callers.indices)
    return .all(numbers) { one in
      .all(numbers.filter { $0 != one }) { other in
        !.happened("answers(\(one), before: \(other))") {
          $0.answered().contains(one, before: other)
        }
          || !Fact.world("waits(\(other), before: \(one))") {
            $0.inTurn.contains(other, before: one)
          }.before
      }
    }
  }

  static var begins: Fact { .saw("begins") { if case .began = $0 { true } else { false } } }

  static var resumes: Fact {
    .saw("resumes") { if case .began(_, _, resumes: true) = $0 { true } else { false } }
  }

  static var asks: Fact { .saw("asks") { if case .asked = $0 { true } else { false } } }

  static var presents: Fact {
    .saw("presents") { if case .presented = $0 { true } else { false } }
  }

  static var forgets: Fact { .saw("forgets") { if case .forgot = $0 { true } else { false } } }

  /// An attempt begins, and then a caller is answered.
  static var beginsEarly: Fact {
    .happened("beginsEarly") { log in
      let begin = log.observations.firstIndex { if case .began = $0 { true } else { false } }
      let answer = log.observations.lastIndex { if case .answered = $0 { true } else { false } }
      guard let begin, let answer else { return false }
      return begin < answer
    }
  }

  /// The outcome of a permission's attempt that had its turn was told.
  static func tells(_ permission: ModelPermission) -> Fact {
    .saw("told(\(permission))") {
      if case .told(.told(permission, _, _)) = $0 { true } else { false }
    } && Fact.world("hasTurn(\(permission))") { $0[permission].hasTurn }.before
  }

  static func leaves(_ number: Int) -> Fact {
    .saw("leaves(\(number))") { if case .told(.leave(number)) = $0 { true } else { false } }
  }

  static func givesUp(_ permission: ModelPermission) -> Fact {
    .saw("givesUp(\(permission))") {
      if case .told(.abandon(let some, _)) = $0 { some.contains(permission) } else { false }
    }
  }

  static var givesUp: Fact { .any(ModelPermission.allCases) { givesUp($0) } }

  private static var givesUpAll: Fact {
    .all(ModelPermission.allCases) { permission in
      !.world("isOnStage(\(permission))") { $0.stage.permissions.contains(permission) }
        || givesUp(permission)
    }
  }

  static func closes(_ window: ModelWindow) -> Fact {
    .saw("closes(\(window))") { if case .told(.closed(window)) = $0 { true } else { false } }
  }

  static var closes: Fact { .any(ModelWindow.allCases) { closes($0) } }

  /// Something else than what attempts and pages come to by themselves.
  static var isDetour: Fact {
    let isAtRest = Fact.world("isAtRest") { $0.isAtRest }
    let tellsSomething = Fact.saw("tellsSomething") { if case .told = $0 { true } else { false } }
    // A new process, and an attempt of which nothing is heard any more.
    return !tellsSomething && (!isAtRest.before && isAtRest || isAny(.stuck))
      || .saw("isDetour") { observation in
        guard case .told(let event) = observation else { return false }
        return switch event {
        case .ask, .leave, .abandon, .closed: true
        case .pageGone, .explains, .explained, .told, .ended: false
        }
      }
  }
}

extension StepLog {
  fileprivate func answered<Queue: Reducer>() -> [Int] where W == CoordinatorWorld<Queue> {
    observations.compactMap { if case .answered(let number, _) = $0 { number } else { nil } }
  }
}

extension CoordinatorWorld {
  /// Whether the callers of a window are told, and no attempt has a turn in it.
  fileprivate func isFree(_ window: ModelWindow) -> Bool {
    permissions(in: window).allSatisfy { !self[$0].hasTurn }
      && calls.indices.allSatisfy { stage.callers[$0].window != window || calls[$0] == .idle }
  }
}

extension [Int] {
  /// Whether two are in it, the first before the last of the second.
  fileprivate func contains(_ one: Int, before other: Int) -> Bool {
    guard let first = firstIndex(of: one), let last = lastIndex(of: other) else { return false }
    return first < last
  }
}
