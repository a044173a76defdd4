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
  /// Some of them.
  package typealias Properties = [Property<CoordinatorWorld<Queue>>]

  /// The whole list.
  @PropertyBuilder<CoordinatorWorld<Queue>> package static var all: Properties {
    callers
    attempts
    turns
    dialogs
  }

  /// Everybody is told, once, and at once where it can be.
  @PropertyBuilder<CoordinatorWorld<Queue>> private static var callers: Properties {
    AtNoTime(.answeredAnew, given: answers, ran(into: .answeredAnew))

    CanAlwaysReach(
      .comesToAnswer, whenever: isWaitedFor && !isAny(.stuck), without: isDetour, !isWaitedFor)

    Always(
      .allAreTold, whenever: .any(ModelPermission.allCases) { tells($0) },
      .all(ModelPermission.allCases) { permission in
        let isExplained = Fact.world("explains(\(permission))") { $0[permission].explains }
        return !tells(permission)
          || !waits(for: permission, isSilent: true)
            && !(isExplained.before && waits(for: permission, isSilent: false))
      })

    Always(.inOrder, whenever: answersSeveral, answersInOrder)

    let callers = CoordinatorStage.all.callers.indices
    Always(
      .leftAtOnce, whenever: .any(callers) { leaves($0) },
      .all(callers) { number in
        !leaves(number)
          || !.world("waits(\(number))") { $0.calls.dropFirst(number).first?.waits == true }
      })

    Always(
      .silentTold, whenever: isAny(.explaining),
      .world("noSilentWaits") { world in
        world.calls.indices.allSatisfy { number in
          let permission = world.stage.callers[number].permission
          return world[permission].stage != .explaining || !world.calls[number].isSilent
        }
      })

    AtNoTime(.unexplained, given: answers, ran(into: .unexplained))
  }

  private static func waits(for permission: ModelPermission, isSilent: Bool) -> Fact {
    .world("waits(for: \(permission), isSilent: \(isSilent))") { world in
      world.callers(of: permission).contains {
        world.calls[$0].waits && world.calls[$0].isSilent == isSilent
      }
    }
  }

  /// One attempt at a time, for a caller, and none that is wanted is lost.
  @PropertyBuilder<CoordinatorWorld<Queue>> private static var attempts: Properties {
    AtNoTime(.questionBeside, given: asks, ran(into: .askedBeside))

    AtNoTime(.besideAnother, given: begins, ran(into: .besideAnother))

    AtNoTime(.beforeTheEnd, given: begins, ran(into: .beforeTheEnd))

    AtNoTime(.forNobody, given: begins, ran(into: .forNobody))

    AtNoTime(.elsewhere, given: begins, ran(into: .elsewhere))

    AtNoTime(.toldFirst, given: begins && answers, beginsEarly)

    AtNoTime(.outOfTurn, given: begins, ran(into: .outOfTurn))

    AtNoTime(.goesOnUnasked, given: resumes, ran(into: .goesOnUnasked))

    AtNoTime(.forgetsWanted, given: forgets, ran(into: .forgetsWanted))
  }

  /// A page goes before its refusal is explained.
  @PropertyBuilder<CoordinatorWorld<Queue>> private static var dialogs: Properties {
    AtNoTime(.abovePage, given: presents, ran(into: .abovePage))

    AtNoTime(.unordered, given: presents, ran(into: .unordered))

    Always(
      .presented, whenever: isAny(.explaining),
      .world("explainsWherePagesAreGone") { world in
        ModelPermission.allCases.allSatisfy { permission in
          world[permission].stage != .explaining || world.isUp[permission.rawValue]
            || world.hasLeavingPage(permission)
        }
      })
  }
}
