package import EveryPath
package import GuestFlow

/// A small gate with one mistake at a time: the lesson of the article's block, and the mutants that
/// show of each property that it can be broken.
package struct CarelessGate: Flow {
  /// The mistake.
  package enum Fault: String, Hashable, Sendable, CaseIterable {
    /// The block is never cleared, and closing the panel runs it like hiding it does.
    case keepsTheBlock
    case gatesEverything
    case asksNobody
    case runsWhileSwitching
    case sendsWithoutKey
    case saysDoneEarly
    case sendsLosers
    case sendsUnderThePanel
    case staysUpright
    case presentsAgain
    case saysTheWrongReason
    case hidesFaults
    case logsInUnseen
    case skipsTheForm
    case waitsForEver
    case dropsAfterRelaunch
    case goesOnAfterRelaunch
    case answersTwice
    case neverForgets
    /// Throws the action away before the intent to go on with it.
    case forgetsLate
    /// A free action takes the panel away.
    case hidesForFree
    /// A free action counts as refused.
    case failsFree
    /// Takes a login that failed for a person who left.
    case cancelsOnFaults
    /// Waits for an answer for ever.
    case sendsOnce
  }

  /// Where it can be.
  package enum State: Hashable, Sendable {
    case asked
    case weighing(GuestAction)
    case reconsidering(GuestAction)
    case asking(GuestAction, GateReason)
    case filling(GuestAction, GateReason)
    case awaiting(GuestAction, GateReason)
    case deciding(GuestAction, GateReason)
    case stopped(GuestAction, GateReason)
    case sending(GuestAction)
    case keeping(GuestAction)
    case stuck
    case closed(GateOutcome)
    case ended
  }

  package typealias Event = GateEvent
  package typealias Effect = GateLessonEffect
  package typealias Outcome = GateOutcome

  /// The mistake.
  package let fault: Fault
  let gated: [GuestAction] = [.comment, .favourite]
  let free: [GuestAction] = [.share]

  /// A gate with this mistake.
  package init(_ fault: Fault) { self.fault = fault }

  package var name: String { "gate-\(fault.rawValue)" }

  package var start: State { .asked }

  package func transitions(from state: State) -> Transitions {
    switch state {
    case .asked: asked
    case .weighing(let action): weighing(action)
    case .reconsidering(let action): reconsidering(action)
    case .asking(let action, let reason): asking(action, reason)
    case .filling(let action, let reason): filling(action, reason)
    case .awaiting(let action, let reason): awaiting(action, reason)
    case .deciding(let action, let reason):
      Enter { Perform(.plain(.askMerge)) }
      On(.tapped(.merge)) {
        Tell(GuestComponents.identity, .mergeAgreed)
        Go(to: .awaiting(action, reason))
      }
      On(.loginFailed(.timedOut)) { Go(to: .asking(action, reason)) }
      On(.tapped(.close)) { cancel(action) }
    case .stopped(let action, let reason):
      Enter { Perform(.plain(.showStopped)) }
      On(.tapped(.retry)) {
        Tell(GuestComponents.identity, .moveRetried)
        Go(to: .awaiting(action, reason))
      }
      On(.tapped(.close)) { cancel(action) }
    case .sending(let action): sending(action)
    case .keeping(let action):
      for other in gated { On(.wished(other)) { Go(to: .asking(action, .guest)) } }
      On(.accountLeft) { Go(to: .ended) }
    case .stuck: On(.accountLeft) { Go(to: .closed(.dropped)) }
    case .closed(let outcome): Finish(outcome)
    case .ended: Finish()
    }
    if state.isAsking {
      Ignore(
        .accountReady, .accountLeft, .loginNeeded, .moveStopped, .mergeConflict,
        because: "the panel asks for a login anyway")
    }
  }

  @RowBuilder private var asked: Transitions {
    Enter {
      Perform(.plain(.readWish), until: .wants(.comment)) {
        Or(.wants(.favourite)) { Go(to: .weighing(.favourite)) }
        Or(.wants(.share)) {
          if fault == .gatesEverything {
            Go(to: .weighing(.share))
          } else {
            Perform(.plain(.run(.share)))
            Go(to: .closed(fault == .failsFree ? .failed : .done))
          }
        }
      }
      Go(to: .weighing(.comment))
    }
  }

  @RowBuilder private func weighing(_ action: GuestAction) -> Transitions {
    Enter {
      if fault == .asksNobody {
        Go(to: .sending(action))
      } else {
        Perform(.plain(.keepWish(action)))
        Remember()
        Perform(.plain(.readStanding), until: .standing(.user)) {
          Or(.standing(.nobody)) { Go(to: .asking(action, .guest)) }
          Or(.standing(.guest)) { Go(to: .asking(action, .guest)) }
          Or(.standing(.expired)) { Go(to: .asking(action, .expired)) }
          Or(.standing(.kicked)) { Go(to: .asking(action, .kicked)) }
          Or(.standing(.switching)) { awaitAccount(action) }
        }
        Go(to: .sending(action))
      }
    }
  }

  @RowBuilder private func reconsidering(_ action: GuestAction) -> Transitions {
    Enter {
      Perform(.plain(.readStanding), until: .standing(.user)) {
        for standing in [GateStanding.nobody, .guest, .expired, .kicked] {
          Or(.standing(standing)) {
            if fault == .goesOnAfterRelaunch {
              Go(to: .asking(action, .guest))
            } else {
              clear
              Go(to: .closed(.dropped))
            }
          }
        }
        Or(.standing(.switching)) { awaitAccount(action) }
      }
      if fault == .dropsAfterRelaunch {
        clear
        Go(to: .closed(.dropped))
      } else {
        Go(to: .sending(action))
      }
    }
  }
}

extension CarelessGate.State {
  fileprivate var isAsking: Bool {
    switch self {
    case .asking, .filling: true
    case .asked, .weighing, .reconsidering, .awaiting, .deciding, .stopped, .sending, .keeping,
      .stuck, .closed, .ended:
      false
    }
  }
}
