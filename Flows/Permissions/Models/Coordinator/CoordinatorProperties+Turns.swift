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

    Always(.allFree, whenever: { givenUp($0) == $0.world.stage.permissions }) { step in
      !step.world.isWaitedFor && !step.world.hasTurn
    }

    Always(.endedOnGivingUp, whenever: { !givenUp($0).isEmpty }) { step in
      givenUp(step).allSatisfy { !step.world[$0].hasTurn && step.world[$0].stage != .lingering }
    }

    Always(.closedTold, whenever: { closed($0) != nil }) { step in
      guard let window = closed(step) else { return true }
      return step.world.permissions(in: window).allSatisfy { !step.world[$0].hasTurn }
        && step.world.calls.indices.allSatisfy { number in
          step.world.stage.callers[number].window != window || step.world.calls[number] == .idle
        }
    }

    AtNoTime(
      .toldEarly, given: { (!givenUp($0).isEmpty || closed($0) != nil) && answers($0) }
    ) { ran($0, into: .toldEarly) }
  }

  /// After an event somebody has a turn, if anybody waits; or what is to end comes to its end first.
  private static func turn(
    _ subject: String, after isMeant: @escaping @Sendable (ModelQueue.Event) -> Bool
  ) -> Property<CoordinatorWorld<Queue>> {
    Always(
      .turn.about(subject),
      whenever: { step in events(step).contains(where: isMeant) && step.world.isWaitedFor }
    ) { step in
      step.world.hasTurn
        || ModelPermission.allCases.contains { permission in
          step.world[permission].stage == .givenUp
            && !step.world.line[permission.rawValue].isEmpty
        }
    }.property
  }
}

// MARK: - What the properties speak of

extension CoordinatorProperties {
  static func ran(_ step: Step, into hazard: CoordinatorHazard) -> Bool {
    ModelPermission.allCases.contains { step.saw(.hazard(hazard, $0)) }
  }

  /// What the queue was told in a step.
  static func events(_ step: Step) -> [ModelQueue.Event] {
    step.log.observations.compactMap { if case .told(let event) = $0 { event } else { nil } }
  }

  /// Who was answered, in order.
  static func answered(_ step: Step) -> [Int] {
    step.log.observations.compactMap {
      if case .answered(let number, _) = $0 { number } else { nil }
    }
  }

  static func answers(_ step: Step) -> Bool { !answered(step).isEmpty }

  static func begins(_ step: Step) -> Bool {
    step.log.observations.contains { if case .began = $0 { true } else { false } }
  }

  static func resumes(_ step: Step) -> Bool {
    step.log.observations.contains {
      if case .began(_, _, resumes: true) = $0 { true } else { false }
    }
  }

  static func asks(_ step: Step) -> Bool {
    step.log.observations.contains { if case .asked = $0 { true } else { false } }
  }

  static func presents(_ step: Step) -> Bool {
    step.log.observations.contains { if case .presented = $0 { true } else { false } }
  }

  static func forgets(_ step: Step) -> Bool {
    step.log.observations.contains { if case .forgot = $0 { true } else { false } }
  }

  /// An attempt begins, and then somebody is answered.
  static func beginsEarly(_ step: Step) -> Bool {
    let begin = step.log.observations.firstIndex { if case .began = $0 { true } else { false } }
    let answer = step.log.observations.lastIndex { if case .answered = $0 { true } else { false } }
    guard let begin, let answer else { return false }
    return begin < answer
  }

  /// The permission whose outcome was told, and whether a refusal would have been explained.
  static func tells(_ step: Step) -> (permission: ModelPermission, explained: Bool)? {
    for case .told(let permission, _, _) in events(step)
    where step.before.world[permission].hasTurn {
      return (permission, step.before.world[permission].explains)
    }
    return nil
  }

  /// The caller that left.
  static func left(_ step: Step) -> Int? {
    for case .leave(let number) in events(step) { return number }
    return nil
  }

  /// The permissions that were given up.
  static func givenUp(_ step: Step) -> [ModelPermission] {
    for case .abandon(let permissions, _) in events(step) { return permissions }
    return []
  }

  /// The window that was closed.
  static func closed(_ step: Step) -> ModelWindow? {
    for case .closed(let window) in events(step) { return window }
    return nil
  }

  /// Something else than what attempts and pages come to by themselves.
  static func isDetour(_ step: Step) -> Bool {
    guard let event = events(step).first else {
      // A new process, and an attempt of which nothing is heard any more.
      return !step.before.world.isAtRest && step.world.isAtRest
        || step.world.attempts.contains { $0.stage == .stuck }
    }
    return switch event {
    case .ask, .leave, .abandon, .closed: true
    case .pageGone, .explains, .explained, .told, .ended: false
    }
  }
}
