import EveryPath
package import FlowModel
package import GuestFlow

/// A mistake of a gate.
package enum GateFault: String, Hashable, Sendable, CaseIterable {
  /// The block is never cleared, and closing the panel runs it like hiding it does.
  case keepsTheBlock
  case gatesEverything
  case asksNobody
  case runsWhileSwitching
  case sendsWithoutKey
  case sendsLosers
  case sendsUnderThePanel
  case staysUpright
  case presentsAgain
  case saysTheWrongReason
  case hidesFaults
  /// Shows the panel once more, without the fault.
  case coversFaults
  /// Sends the action although the account has things of its own.
  case forgetsConflicts
  case logsInUnseen
  case skipsTheForm
  case waitsForEver
  case dropsAfterRelaunch
  case goesOnAfterRelaunch
  /// Says "done" when the action is sent, and its end once more.
  case answersTwice
  case neverForgets
  /// Throws the action away before the intent to go on with it.
  case forgetsLate
  /// A free action takes the panel away.
  case hidesForFree
  /// An action that is done counts as refused.
  case failsFree
  /// Takes a login that failed for a person who left.
  case cancelsOnFaults
  /// Waits for an answer for ever, with nothing on screen.
  case sendsOnce
}

/// A gate with one mistake at a time: the lesson of the article's block, and the mutants that show
/// of each property that it can be broken.
extension GateFlow<GuestAction> {
  package func with(_ fault: GateFault) -> AlteredFlow<Self> {
    AlteredFlow(
      self, name: "gate-\(fault.rawValue)", ordering: { Self.ordered(for: $0, fault) }
    ) { state in
      switch state {
      case .weighing(let action) where fault == .asksNobody: Enter { Go(to: .sending(action)) }
      case .reconsidering(let action): reconsidering(action, fault)
      case .asking(let action, _):
        asking(action, fault)
        closing(action, fault)
      case .filling(let action) where fault == .forgetsConflicts:
        Enter {
          Call(GuestComponents.form, until: .accepted) {
            Or(.conflict, from: GuestComponents.form) { Go(to: .sending(action)) }
            Or(.closed, from: GuestComponents.form) { Go(to: .weighing(action)) }
          }
          Go(to: .weighing(action))
        }
      case .awaiting(let action):
        awaiting(action, fault)
        closing(action, fault)
      case .deciding(let action), .stopped(let action): closing(action, fault)
      case .continuing where fault == .waitsForEver: Enter { Remember() }
      case .sending(let action): sending(action, fault)
      case .closed(.cancelled) where fault == .keepsTheBlock: Finish()
      case .closed(.done) where fault == .failsFree: Finish(.failed)
      default: transitions(from: state)
      }
    }
  }

  private static func ordered(for effect: Effect, _ fault: GateFault) -> Effect? {
    switch (fault, effect) {
    case (.logsInUnseen, .showPanel(.progress, _)): nil
    case (.hidesFaults, .showPanel(.offer(let action, let reason, _), let orientation)):
      .showPanel(.offer(action, reason, nil), orientation)
    case (.saysTheWrongReason, .showPanel(.offer(let action, let reason, let fault), let held)):
      .showPanel(.offer(action, reason == .guest ? .expired : .guest, fault), held)
    case (.staysUpright, .showPanel(let content, _)): .showPanel(content, .portrait)
    default: effect
    }
  }

  @RowBuilder private func reconsidering(_ action: GuestAction, _ fault: GateFault) -> Transitions {
    if fault == .dropsAfterRelaunch {
      Enter {
        unblock
        Go(to: .closed(.dropped))
      }
    }
    if fault == .goesOnAfterRelaunch { Enter { Go(to: .weighing(action)) } }
  }

  @RowBuilder private func asking(_ action: GuestAction, _ fault: GateFault) -> Transitions {
    if fault == .coversFaults {
      After(answerLimit, because: "a fault is read by then") {
        show(.offer(action, .guest, nil))
        Stay()
      }
    }
    if fault == .skipsTheForm {
      On(.tapped(.more)) {
        Tell(GuestComponents.identity, .loginAsked)
        Go(to: .awaiting(action))
      }
    }
    if fault == .sendsLosers {
      for other in gated where other != action {
        On(.wished(other.rawValue)) {
          Perform(.send(other))
          Stay()
        }
      }
    }
    if fault == .hidesForFree {
      for other in free {
        On(.wished(other.rawValue)) {
          Perform(.run(other))
          Perform(.hidePanel)
          Stay()
        }
      }
    }
  }

  @RowBuilder private func awaiting(_ action: GuestAction, _ fault: GateFault) -> Transitions {
    if fault == .sendsUnderThePanel { On(.accountReady) { Go(to: .sending(action)) } }
    if fault == .cancelsOnFaults {
      for told in LoginFault.allCases {
        On(.loginFailed(told)) {
          show(.offer(action, .guest, told))
          unblock
          Tell(GuestComponents.identity, .loginCancelled)
          Go(to: .leaving(.cancelled))
        }
      }
    }
  }

  @RowBuilder private func closing(_ action: GuestAction, _ fault: GateFault) -> Transitions {
    if fault == .keepsTheBlock {
      // One routine hides the panel, and it runs the block; the block stays where it is.
      On(.tapped(.close)) {
        Tell(GuestComponents.identity, .loginCancelled)
        Perform(.hidePanel, until: .panelHidden)
        Deliver(.cancelled)
        Perform(.send(action))
        Go(to: .closed(.cancelled))
      }
    }
  }

  @RowBuilder private func sending(_ action: GuestAction, _ fault: GateFault) -> Transitions {
    switch fault {
    case .answersTwice:
      Enter {
        Perform(.send(action))
        Deliver(.done)
      }
    case .neverForgets, .keepsTheBlock:
      On(.done) { Go(to: .closed(.done)) }
      On(.failed) { Go(to: .closed(.failed)) }
      On(.accountLeft) { Go(to: .closed(.dropped)) }
    case .forgetsLate:
      On(.done) {
        Perform(.dropWish)
        Forget()
        Go(to: .closed(.done))
      }
    case .sendsOnce: After(answerLimit, because: "an answer comes in the end") { Stay() }
    default: transitions(from: .sending(action))
    }
  }
}
