package import EveryPath

extension GateFlow {
  @RowBuilder func asking(_ action: Action, _ reason: GateReason) -> Transitions {
    On(.tapped(.quick)) {
      Tell(GuestComponents.identity, .loginAsked)
      Go(to: .awaiting(action))
    }
    On(.tapped(.more)) { Go(to: .filling(action)) }
    On(.tapped(.close)) { leave(.cancelled) }
    if secondWish == .replacesFirst {
      for other in gated where other != action {
        // The first is forgotten before the second is kept: an intent never meets another's
        // payload.
        On(.wished(other.rawValue)) {
          unblock
          Go(to: .weighing(other))
        }
      }
    }
    otherWishes(beside: action, keepsAll: secondWish == .keepsFirst)
    asksAnyway
  }

  /// The form asks for the login, and stays until that is accepted.
  @RowBuilder func filling(_ action: Action) -> Transitions {
    Enter {
      Call(GuestComponents.form, until: .accepted) {
        Or(.conflict, from: GuestComponents.form) { Go(to: .deciding(action)) }
        Or(.closed, from: GuestComponents.form) { Go(to: .weighing(action)) }
      }
      Go(to: .weighing(action))
    }
    // What one account wanted is not done for another; the form goes by itself.
    Interrupt(.accountChanged) { leave(.dropped) }
    for news in [Event.accountReady, .mergeConflict, .moveStopped] + faults {
      Ignore(
        news, because: "the form is told, and what becomes of the login is read once it is gone")
    }
    asksAnyway
  }

  /// One request at a time: while the identity is at work the panel offers nothing but to give up.
  @RowBuilder func awaiting(_ action: Action) -> Transitions {
    Enter { show(.progress) }
    On(.accountReady) { Go(to: .continuing(action)) }
    On(.loginNeeded) { Go(to: .weighing(action)) }
    On(.accountChanged) { leave(.dropped) }
    On(.mergeConflict) { Go(to: .deciding(action)) }
    On(.moveStopped) { Go(to: .stopped(action)) }
    for fault in LoginFault.allCases {
      On(.loginFailed(fault)) { Go(to: .failing(action, fault)) }
    }
    cancelRow
    otherWishes(beside: action, keepsAll: true)
  }

  @RowBuilder func deciding(_ action: Action) -> Transitions {
    Enter { show(.merge) }
    On(.tapped(.merge)) {
      Tell(GuestComponents.identity, .mergeAgreed)
      Go(to: .awaiting(action))
    }
    On(.mergeExpired) { Go(to: .failing(action, .timedOut)) }
    cancelRow
    otherWishes(beside: action, keepsAll: true)
  }

  @RowBuilder func stopped(_ action: Action) -> Transitions {
    Enter { show(.stopped) }
    On(.tapped(.retry)) {
      Tell(GuestComponents.identity, .moveRetried)
      Go(to: .awaiting(action))
    }
    On(.tapped(.leave)) {
      Tell(GuestComponents.identity, .moveLeft)
      Go(to: .awaiting(action))
    }
    cancelRow
    otherWishes(beside: action, keepsAll: true)
  }

  /// A user is stored, but the data are not there yet: the identity is asked to go on.
  @StepBuilder func awaitAccount(_ action: Action) -> Steps {
    Tell(GuestComponents.identity, .moveRetried)
    Go(to: .awaiting(action))
  }

  /// The current identity decides how the action goes on; a fault is said with what is asked.
  @StepBuilder func weigh(_ action: Action, after fault: LoginFault?) -> Steps {
    Perform(.readStanding, until: .standing(.guest)) {
      Or(.standing(.nobody)) { ask(action, .guest, fault) }
      Or(.standing(.expired)) { ask(action, .expired, fault) }
      Or(.standing(.kicked)) { ask(action, .kicked, fault) }
      Or(.standing(.switching)) { awaitAccount(action) }
      Or(.standing(.user)) { Go(to: .continuing(action)) }
    }
    ask(action, .guest, fault)
  }

  @StepBuilder func ask(
    _ action: Action, _ reason: GateReason, _ fault: LoginFault?
  ) -> Steps {
    show(.offer(action, reason, fault))
    Go(to: .asking(action, reason))
  }

  /// The panel is held as the page under it.
  @StepBuilder package func show(_ content: GatePanel<Action>) -> Steps {
    Perform(.showPanel(content, .asPage))
  }

  /// Cancel is not "hide": the action is forgotten before anything else.
  @RowBuilder private var cancelRow: Transitions {
    On(.tapped(.close)) {
      unblock
      Tell(GuestComponents.identity, .loginCancelled)
      Go(to: .leaving(.cancelled))
    }
  }

  /// The blocked action is taken out, once; then the panel goes.
  @StepBuilder func leave(_ outcome: GateOutcome) -> Steps {
    unblock
    Go(to: .leaving(outcome))
  }

  @StepBuilder package var unblock: Steps {
    Forget()
    Perform(.dropWish)
  }

  /// The identity goes its way although the person has left.
  @RowBuilder var lateNews: Transitions {
    for news in [
      Event.accountReady, .loginNeeded, .mergeConflict, .mergeExpired, .moveStopped, .accountLeft,
      .accountChanged,
    ] + faults {
      Ignore(news, because: "nobody waits for it any more")
    }
  }

  private var faults: [Event] { LoginFault.allCases.map { .loginFailed($0) } }

  /// A logout that ends under an open panel changes nothing about it.
  @RowBuilder private var asksAnyway: Transitions {
    Ignore(.accountLeft, .loginNeeded, because: "the panel asks for a login anyway")
  }

  /// Taps while this wish is under way.
  @RowBuilder func otherWishes(beside action: Action, keepsAll: Bool) -> Transitions {
    for other in free {
      On(.wished(other.rawValue)) {
        Perform(.run(other))
        Stay()
      }
    }
    for other in gated where keepsAll || other == action {
      Ignore(.wished(other.rawValue), because: "the first wish is kept")
    }
  }
}
