package import EveryPath

extension GateFlow {
  @RowBuilder func asking(_ action: GuestAction, _ reason: GateReason) -> Transitions {
    Enter { Perform(.showPanel(action, reason)) }
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
        On(.wished(other)) {
          unblock
          Go(to: .weighing(other))
        }
      }
    }
    otherWishes(beside: action, keepsAll: secondWish == .keepsFirst)
    asksAnyway
  }

  @RowBuilder func filling(_ action: GuestAction) -> Transitions {
    Enter {
      Call(GuestComponents.form, until: .submitted) {
        Or(.closed, from: GuestComponents.form) { Go(to: .weighing(action)) }
      }
      Tell(GuestComponents.identity, .loginAsked)
      Go(to: .awaiting(action))
    }
    asksAnyway
  }

  /// One request at a time: while the identity is at work the panel offers nothing but to give up.
  @RowBuilder func awaiting(_ action: GuestAction) -> Transitions {
    Enter { Perform(.showProgress) }
    On(.accountReady) { Go(to: .continuing(action)) }
    On(.loginNeeded) { Go(to: .weighing(action)) }
    // Another account logs in: what the first one wanted is not done for it.
    On(.accountLeft) { leave(.dropped) }
    On(.mergeConflict) { Go(to: .deciding(action)) }
    On(.moveStopped) { Go(to: .stopped(action)) }
    for fault in LoginFault.allCases {
      On(.loginFailed(fault)) { say(fault, action) }
    }
    cancelRow
    otherWishes(beside: action, keepsAll: true)
  }

  @RowBuilder func deciding(_ action: GuestAction) -> Transitions {
    Enter { Perform(.askMerge) }
    On(.tapped(.merge)) {
      Tell(GuestComponents.identity, .mergeAgreed)
      Go(to: .awaiting(action))
    }
    On(.loginFailed(.timedOut)) { say(.timedOut, action) }
    cancelRow
    otherWishes(beside: action, keepsAll: true)
  }

  @RowBuilder func stopped(_ action: GuestAction) -> Transitions {
    Enter { Perform(.showStopped) }
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
  @StepBuilder func awaitAccount(_ action: GuestAction) -> Steps {
    Tell(GuestComponents.identity, .moveRetried)
    Go(to: .awaiting(action))
  }

  @StepBuilder private func say(_ fault: LoginFault, _ action: GuestAction) -> Steps {
    Perform(.showFault(fault))
    Go(to: .weighing(action))
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
    for news in [Event.accountReady, .loginNeeded, .mergeConflict, .moveStopped, .accountLeft]
      + LoginFault.allCases.map({ .loginFailed($0) })
    {
      Ignore(news, because: "nobody waits for it any more")
    }
  }

  /// A logout that ends under an open panel changes nothing about it.
  @RowBuilder private var asksAnyway: Transitions {
    Ignore(.accountLeft, .loginNeeded, because: "the panel asks for a login anyway")
  }

  /// Taps while this wish is under way.
  @RowBuilder func otherWishes(beside action: GuestAction, keepsAll: Bool) -> Transitions {
    for other in free {
      On(.wished(other)) {
        Perform(.run(other))
        Stay()
      }
    }
    for other in gated where keepsAll || other == action {
      Ignore(.wished(other), because: "the first wish is kept")
    }
  }
}
