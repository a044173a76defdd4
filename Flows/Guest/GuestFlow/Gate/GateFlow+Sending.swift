import EveryPath

extension GateFlow {
  /// The panel is gone before the action goes on.
  @RowBuilder func continuing(_ action: Action) -> Transitions {
    Enter {
      Perform(.hidePanel, until: .panelHidden)
      Go(to: .sending(action))
    }
    Interrupt(.accountLeft) { leave(.dropped) }
    Interrupt(.loginNeeded) { Go(to: .weighing(action)) }
  }

  /// The blocked action is kept until its answer: a process that ends before sends it again, and
  /// the key makes that harmless.
  @RowBuilder func sending(_ action: Action) -> Transitions {
    Enter { Perform(.send(action)) }
    On(.done) { leave(.done) }
    On(.failed) { leave(.failed) }
    for lapse in Lapse.allCases {
      On(.unauthorised(lapse)) {
        Tell(GuestComponents.identity, .lapsed(lapse, isCurrent: true))
        ask(action, lapse.reason, nil)
      }
    }
    On(.accountLeft) { leave(.dropped) }
    // Whatever became of it, nothing more is sent under a session that is over; the key makes the
    // next one harmless.
    On(.loginNeeded) { Go(to: .weighing(action)) }
    // An answer that comes late is heard all the same.
    After(answerLimit, because: "the answer may be lost on its way") {
      show(.unanswered)
      Stay()
    }
    On(.tapped(.retry)) { Go(to: .continuing(action)) }
    On(.tapped(.close)) { leave(.cancelled) }
    otherWishes(beside: action, keepsAll: true)
  }
}
