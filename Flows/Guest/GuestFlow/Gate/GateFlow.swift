public import EveryPath

/// What stands between a person and an action that needs an account: a login, then the action.
///
/// An attempt is one wish. It ends in exactly one ``GateOutcome``, and goes on after a relaunch if
/// the person is logged in by then.
public struct GateFlow<Action: GateAction>: Flow {
  /// Where it can be.
  public typealias State = GateState<Action>
  /// What it can be told.
  public typealias Event = GateEvent
  /// What it can order.
  public typealias Effect = GateEffect<Action>
  /// How it can end.
  public typealias Outcome = GateOutcome

  /// The actions that need an account.
  public var gated: [Action]
  /// The actions that never ask for one.
  public var free: [Action]
  /// What becomes of a second gated tap.
  public var secondWish: SecondWish
  /// How long to wait for the answer to an action before the panel asks whether to send it again,
  /// under the same key.
  public var answerLimit: Duration

  /// A gate for `gated`, at least one; all other actions are free, unless `free` lists them.
  public init(
    gated: [Action], free: [Action]? = nil,
    secondWish: SecondWish = .keepsFirst, answerLimit: Duration = .seconds(20)
  ) {
    self.gated = gated
    self.free = free ?? Action.allCases.filter { !gated.contains($0) }
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
    if let first = (gated + free).first {
      Enter {
        Perform(.readWish, until: .wants(first.rawValue)) {
          for action in (gated + free).dropFirst() {
            Or(.wants(action.rawValue)) { begin(action) }
          }
        }
        begin(first)
      }
    }
  }

  @StepBuilder private func begin(_ action: Action) -> Steps {
    if gated.contains(action) {
      Go(to: .weighing(action))
    } else {
      Perform(.run(action))
      Go(to: .closed(.done))
    }
  }

  /// Not "is it a guest?" but "may this be done now?".
  ///
  /// The action is kept first, with the intent to go on with it: from here to its answer a process
  /// that ends loses nothing.
  @RowBuilder private func weighing(_ action: Action) -> Transitions {
    Enter {
      Perform(.keepWish(action))
      Remember()
      weigh(action, after: nil)
    }
  }

  /// In a new process an unfinished login is not begun again: the action is dropped.
  @RowBuilder private func reconsidering(_ action: Action) -> Transitions {
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
