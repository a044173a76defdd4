package import EveryPath
import GuestFlow

/// The panel and the action, and what goes wrong with them.
extension CarelessGate {
  @RowBuilder func asking(_ action: GuestAction, _ reason: GateReason) -> Transitions {
    Enter {
      Perform(.plain(.keepWish(action)))
      Remember()
      show(action, reason)
    }
    On(.tapped(.quick)) {
      Tell(GuestComponents.identity, .loginAsked)
      Go(to: .awaiting(action, reason))
    }
    On(.tapped(.more)) {
      if fault == .skipsTheForm {
        Tell(GuestComponents.identity, .loginAsked)
        Go(to: .awaiting(action, reason))
      } else {
        Go(to: .filling(action, reason))
      }
    }
    On(.tapped(.close)) { cancel(action) }
    if fault == .sendsLosers {
      for other in gated where other != action {
        On(.wished(other)) {
          Perform(.plain(.send(other)))
          Stay()
        }
      }
    }
    otherTaps(beside: action)
  }

  @StepBuilder private func show(_ action: GuestAction, _ reason: GateReason) -> Steps {
    switch fault {
    case .staysUpright: Perform(.showUpright(action, reason))
    case .presentsAgain:
      Perform(.plain(.showPanel(action, reason)))
      Perform(.presentAgain(action, reason))
    case .saysTheWrongReason:
      Perform(.plain(.showPanel(action, reason == .guest ? .expired : .guest)))
    default: Perform(.plain(.showPanel(action, reason)))
    }
  }

  @RowBuilder func filling(_ action: GuestAction, _ reason: GateReason) -> Transitions {
    Enter {
      Call(GuestComponents.form, until: .submitted) {
        Or(.closed, from: GuestComponents.form) { Go(to: .asking(action, reason)) }
      }
      Tell(GuestComponents.identity, .loginAsked)
      Go(to: .awaiting(action, reason))
    }
  }

  @RowBuilder func awaiting(_ action: GuestAction, _ reason: GateReason) -> Transitions {
    if fault != .logsInUnseen {
      Enter { Perform(.plain(.showProgress)) }
    }
    On(.accountReady) {
      if fault == .waitsForEver {
        Go(to: .stuck)
      } else if fault == .sendsUnderThePanel {
        Go(to: .sending(action))
      } else {
        Perform(.plain(.hidePanel), until: .panelHidden)
        Go(to: .sending(action))
      }
    }
    On(.loginNeeded) { Go(to: .weighing(action)) }
    On(.mergeConflict) { Go(to: .deciding(action, reason)) }
    On(.moveStopped) { Go(to: .stopped(action, reason)) }
    for told in LoginFault.allCases {
      On(.loginFailed(told)) {
        if fault != .hidesFaults { Perform(.plain(.showFault(told))) }
        if fault == .cancelsOnFaults {
          cancel(action)
        } else {
          Go(to: .asking(action, reason))
        }
      }
    }
    On(.tapped(.close)) { cancel(action) }
    otherTaps(beside: action)
  }

  @RowBuilder func sending(_ action: GuestAction) -> Transitions {
    Enter {
      if fault == .keepsTheBlock || fault == .sendsWithoutKey {
        Perform(.sendAnew(action))
      } else {
        Perform(.plain(.send(action)))
      }
      if fault == .saysDoneEarly || fault == .answersTwice { Deliver(.done) }
    }
    On(.done) { end(.done, action) }
    On(.failed) { end(.failed, action) }
    for lapse in Lapse.allCases {
      On(.unauthorised(lapse)) {
        Tell(GuestComponents.identity, .lapsed(lapse))
        if fault == .saysDoneEarly || fault == .answersTwice {
          end(.failed, action)
        } else {
          Go(to: .asking(action, lapse.reason))
        }
      }
    }
    On(.accountLeft) { end(.dropped, action) }
    if fault != .sendsOnce {
      After(.seconds(20), because: "the answer may be lost on its way") {
        if fault == .saysDoneEarly || fault == .answersTwice {
          end(.failed, action)
        } else {
          Go(to: .sending(action))
        }
      }
    }
    otherTaps(beside: action)
  }

  @StepBuilder private func end(_ outcome: GateOutcome, _ action: GuestAction) -> Steps {
    if fault == .neverForgets || fault == .keepsTheBlock {
      Go(to: .closed(outcome))
    } else {
      clear
      Go(to: fault == .saysDoneEarly ? .ended : .closed(outcome))
    }
  }

  @StepBuilder func cancel(_ action: GuestAction) -> Steps {
    if fault == .keepsTheBlock {
      Tell(GuestComponents.identity, .loginCancelled)
      // One routine hides the panel, and it runs the block; the block stays where it is.
      Perform(.plain(.hidePanel), until: .panelHidden)
      Perform(.sendAnew(action))
      Deliver(.cancelled)
      Go(to: .keeping(action))
    } else {
      clear
      Tell(GuestComponents.identity, .loginCancelled)
      Perform(.plain(.hidePanel), until: .panelHidden)
      Go(to: .closed(.cancelled))
    }
  }

  @StepBuilder var clear: Steps {
    if fault == .forgetsLate { Perform(.plain(.dropWish)) }
    Forget()
    Perform(.plain(.dropWish))
  }

  @StepBuilder func awaitAccount(_ action: GuestAction) -> Steps {
    if fault == .runsWhileSwitching {
      Go(to: .sending(action))
    } else {
      Tell(GuestComponents.identity, .moveRetried)
      Go(to: .awaiting(action, .guest))
    }
  }

  @RowBuilder private func otherTaps(beside action: GuestAction) -> Transitions {
    if fault != .gatesEverything {
      On(.wished(.share)) {
        Perform(.plain(.run(.share)))
        if fault == .hidesForFree { Perform(.plain(.hidePanel)) }
        Stay()
      }
    }
    if fault != .sendsLosers {
      for other in gated { Ignore(.wished(other), because: "the first wish is kept") }
    }
  }

  package func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .plain(let effect): effect.answers(wishes: gated + free)
    case .showUpright(let action, let reason), .presentAgain(let action, let reason):
      GateEffect.showPanel(action, reason).answers(wishes: [])
    case .sendAnew(let action): GateEffect.send(action).answers(wishes: [])
    }
  }

  package func resume(from state: State) -> Resumption<State, Outcome> {
    switch state {
    case .weighing(let action), .reconsidering(let action), .asking(let action, _),
      .filling(let action, _), .awaiting(let action, _), .deciding(let action, _),
      .stopped(let action, _), .sending(let action), .keeping(let action):
      .at(.reconsidering(action))
    case .asked, .stuck, .closed, .ended: .drop(.dropped)
    }
  }

  package func abandoned(_ reason: Abandonment) -> Outcome { .dropped }

  package func role(of event: Event) -> EventRole { event.role }
}
