package import FlowModel
package import PermissionFlows
package import Reducers

extension PropertyID {
  static let answeredAnew = PropertyID("never: a caller is answered that does not wait")
  static let comesToAnswer = PropertyID(
    "whoever waits can come to an answer, without leaving and without being given up")
  static let allAreTold = PropertyID("nobody waits for an attempt that has its outcome")
  static let inOrder = PropertyID("who asked first is answered first")
  static let leftAtOnce = PropertyID("a caller that leaves is answered at once")
  static let silentTold = PropertyID("no silent caller waits while a refusal is explained")
  static let unexplained = PropertyID(
    "never: a caller that wants an explanation is told of a refusal without one")
  static let questionBeside = PropertyID("never: a question comes up beside another")
  static let besideAnother = PropertyID("never: two attempts have a turn at once")
  static let beforeTheEnd = PropertyID(
    "never: an attempt begins before the last one of its permission has ended")
  static let forNobody = PropertyID("never: an attempt begins that nobody waits for")
  static let elsewhere = PropertyID("never: an attempt begins in a window in which nobody asks")
  static let toldFirst = PropertyID(
    "never: an attempt begins before those who waited for the last one are told")
  static let turn = PropertyID("the next turn comes")
  static let outOfTurn = PropertyID(
    "never: an attempt begins before one that was asked for earlier")
  static let goesOnUnasked = PropertyID(
    "never: what is remembered is gone on with although nobody asked for that")
  static let forgetsWanted = PropertyID(
    "never: what is remembered is forgotten while a caller waits that goes on with it")
  static let allFree = PropertyID("giving up everything frees the queue")
  static let endedOnGivingUp = PropertyID("what is given up is ended")
  static let closedTold = PropertyID(
    "a closed window's callers are told, and no attempt keeps a turn in it")
  static let toldEarly = PropertyID("never: a caller is told of the end of what goes on")
  static let abovePage = PropertyID(
    "never: a refusal is explained above a page that is leaving")
  static let unordered = PropertyID("never: a dialog comes up that was not ordered")
  static let presented = PropertyID("a dialog that is ordered comes up once no page is leaving")
}

/// What must hold for a coordinator: one list for its queue, its lessons and its mutants.
package enum CoordinatorProperties<Queue: Reducer>
where Queue.Event == ModelQueue.Event, Queue.Effect == ModelQueue.Effect {
  /// A step in a world of the coordinator.
  typealias Step = Transition<CoordinatorWorld<Queue>>
  /// Some of them.
  package typealias Properties = [Property<CoordinatorWorld<Queue>>]

  /// The whole list.
  @PropertyBuilder<CoordinatorWorld<Queue>> package static var all: Properties {
    answers
    attempts
    turns
    dialogs
  }

  /// Everybody is told, once, and at once where it can be.
  @PropertyBuilder<CoordinatorWorld<Queue>> private static var answers: Properties {
    AtNoTime(.answeredAnew, given: { answers($0) }) { ran($0, into: .answeredAnew) }

    CanAlwaysReach(
      .comesToAnswer,
      whenever: { step in
        step.world.isWaitedFor && !step.world.attempts.contains { $0.stage == .stuck }
      },
      without: { isDetour($0) }
    ) { !$0.world.isWaitedFor }

    Always(.allAreTold, whenever: { tells($0) != nil }) { step in
      guard let (permission, explained) = tells(step) else { return true }
      return step.world.callers(of: permission).allSatisfy { number in
        !step.world.calls[number].waits || !explained && !step.world.calls[number].isSilent
      }
    }

    Always(.inOrder, whenever: { answered($0).count > 1 }) { step in
      let waiting = step.before.world.inTurn
      let told = answered(step).compactMap { waiting.firstIndex(of: $0) }
      return told == told.sorted()
    }

    Always(.leftAtOnce, whenever: { left($0) != nil }) { step in
      left(step).map { !step.world.calls[$0].waits } ?? true
    }

    Always(
      .silentTold, whenever: { $0.world.attempts.contains { $0.stage == .explaining } }
    ) { step in
      step.world.calls.indices.allSatisfy { number in
        let permission = step.world.stage.callers[number].permission
        return step.world[permission].stage != .explaining || !step.world.calls[number].isSilent
      }
    }

    AtNoTime(.unexplained, given: { answers($0) }) { ran($0, into: .unexplained) }
  }

  /// One attempt at a time, for somebody, and none that is wanted is lost.
  @PropertyBuilder<CoordinatorWorld<Queue>> private static var attempts: Properties {
    AtNoTime(.questionBeside, given: { asks($0) }) { ran($0, into: .askedBeside) }

    AtNoTime(.besideAnother, given: { begins($0) }) { ran($0, into: .besideAnother) }

    AtNoTime(.beforeTheEnd, given: { begins($0) }) { ran($0, into: .beforeTheEnd) }

    AtNoTime(.forNobody, given: { begins($0) }) { ran($0, into: .forNobody) }

    AtNoTime(.elsewhere, given: { begins($0) }) { ran($0, into: .elsewhere) }

    AtNoTime(.toldFirst, given: { begins($0) && answers($0) }) { beginsEarly($0) }

    AtNoTime(.outOfTurn, given: { begins($0) }) { ran($0, into: .outOfTurn) }

    AtNoTime(.goesOnUnasked, given: { resumes($0) }) { ran($0, into: .goesOnUnasked) }

    AtNoTime(.forgetsWanted, given: { forgets($0) }) { ran($0, into: .forgetsWanted) }
  }

  /// A page goes before its refusal is explained.
  @PropertyBuilder<CoordinatorWorld<Queue>> private static var dialogs: Properties {
    AtNoTime(.abovePage, given: { presents($0) }) { ran($0, into: .abovePage) }

    AtNoTime(.unordered, given: { presents($0) }) { ran($0, into: .unordered) }

    Always(
      .presented, whenever: { $0.world.attempts.contains { $0.stage == .explaining } }
    ) { step in
      ModelPermission.allCases.allSatisfy { permission in
        step.world[permission].stage != .explaining || step.world.isUp[permission.rawValue]
          || step.world.hasLeavingPage(permission)
      }
    }
  }
}
