public import EveryPath

/// What stands between a person and an action that needs an account: a login, then the action.
///
/// An attempt is one wish. It ends in exactly one ``GateOutcome``, and goes on after a relaunch if
/// the person is logged in by then.
public struct GateFlow: Flow {
  /// What becomes of a second gated tap while the panel is up; the loser never runs.
  public enum SecondWish: String, Hashable, Sendable, CaseIterable {
    case keepsFirst
    case replacesFirst
  }

  /// Where it can be.
  public typealias State = GateState
  /// What it can be told.
  public typealias Event = GateEvent
  /// What it can order.
  public typealias Effect = GateEffect
  /// How it can end.
  public typealias Outcome = GateOutcome

  /// The actions that need an account.
  public var gated: [GuestAction]
  /// The actions that never ask for one.
  public var free: [GuestAction]
  /// What becomes of a second gated tap.
  public var secondWish: SecondWish
  /// How long to wait for the answer to an action before the panel asks whether to send it again,
  /// under the same key.
  public var answerLimit: Duration

  /// A gate.
  public init(
    gated: [GuestAction] = GuestAction.usuallyGated, free: [GuestAction] = GuestAction.alwaysFree,
    secondWish: SecondWish = .keepsFirst, answerLimit: Duration = .seconds(20)
  ) {
    self.gated = gated
    self.free = free
    self.secondWish = secondWish
    self.answerLimit = answerLimit
  }

  /// The flow's name.
  public var name: String { "gate" }

  /// The state an attempt begins in.
  public var start: State { .asked }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
    switch state {
    case .asked: asked
    case .weighing(let action): weighing(action)
    case .reconsidering(let action): reconsidering(action)
    case .asking(let action, let reason): asking(action, reason)
    case .failing(let action, let fault): Enter { weigh(action, after: fault) }
    case .filling(let action): filling(action)
    case .awaiting(let action): awaiting(action)
    case .deciding(let action): deciding(action)
    case .stopped(let action): stopped(action)
    case .continuing(let action): continuing(action)
    case .sending(let action): sending(action)
    case .leaving(let outcome):
      Enter {
        Perform(.hidePanel, until: .panelHidden)
        Go(to: .closed(outcome))
      }
      lateNews
    case .closed(let outcome): Finish(outcome)
    }
  }

  /// Free actions run at once; the gate is only for the others.
  @RowBuilder private var asked: Transitions {
    Enter {
      Perform(.readWish, until: .wants(gated.first ?? .browse)) {
        for action in gated.dropFirst() {
          Or(.wants(action)) { Go(to: .weighing(action)) }
        }
        for action in free {
          Or(.wants(action)) {
            Perform(.run(action))
            Go(to: .closed(.done))
          }
        }
      }
      Go(to: .weighing(gated.first ?? .browse))
    }
  }

  /// Not "is it a guest?" but "may this be done now?".
  ///
  /// The action is kept first, with the intent to go on with it: from here to its answer a process
  /// that ends loses nothing.
  @RowBuilder private func weighing(_ action: GuestAction) -> Transitions {
    Enter {
      Perform(.keepWish(action))
      Remember()
      weigh(action, after: nil)
    }
  }

  /// In a new process an unfinished login is not begun again: the action is dropped.
  @RowBuilder private func reconsidering(_ action: GuestAction) -> Transitions {
    Enter {
      Perform(.readStanding, until: .standing(.user)) {
        for standing in [GateStanding.nobody, .guest, .expired, .kicked] {
          Or(.standing(standing)) { leave(.dropped) }
        }
        Or(.standing(.switching)) { awaitAccount(action) }
      }
      Go(to: .sending(action))
    }
  }
}
