package import EveryPath

/// From the wish to log in to the user's data, the guest's among them.
extension IdentityFlow {
  @RowBuilder func loggingIn(_ origin: Origin) -> Transitions {
    Enter {
      Perform(.login, until: .loginAccepted(isOther: false)) {
        Or(.loginAccepted(isOther: true)) { leaveOther(origin) }
        for fault in LoginFault.ofServer {
          Or(.loginRefused(fault)) { refuse(fault, origin) }
        }
        Or(.loginConflict) {
          Tell(GuestComponents.gate, .mergeConflict)
          Tell(GuestComponents.form, .loginConflict)
          Go(to: .deciding(origin))
        }
      }
      Go(to: .becoming(origin, isOther: false))
    }
    cancelling(origin)
  }

  /// Nothing of the guest's is touched before the person agreed and the server confirmed.
  @RowBuilder func deciding(_ origin: Origin) -> Transitions {
    On(.mergeAgreed) { Go(to: .confirming(origin)) }
    On(.loginCancelled) { Go(to: origin.state) }
    After(decisionLimit, because: "the server's offer does not stay open for ever") {
      Tell(GuestComponents.gate, .mergeExpired)
      Go(to: origin.state)
    }
  }

  @RowBuilder func confirming(_ origin: Origin) -> Transitions {
    Enter {
      Perform(.confirmMerge, until: .loginAccepted(isOther: false)) {
        Or(.loginAccepted(isOther: true)) { leaveOther(origin) }
        for fault in LoginFault.ofServer {
          Or(.loginRefused(fault)) { refuse(fault, origin) }
        }
      }
      Go(to: .becoming(origin, isOther: false))
    }
    cancelling(origin)
  }

  /// Nothing of one account is shown in the session of another.
  @StepBuilder private func leaveOther(_ origin: Origin) -> Steps {
    Perform(.closeStore)
    Go(to: .becoming(origin, isOther: true))
  }

  /// The new identity and the journal of the move are one write; from here there is no way back.
  @RowBuilder func becoming(_ origin: Origin, _ isOther: Bool) -> Transitions {
    Enter {
      Perform(.write(.moving), until: .written) {
        Or(.writeFailed) { refuse(.notStored, origin) }
      }
      if isOther { Tell(GuestComponents.gate, .accountChanged) }
      Tell(GuestComponents.form, .loginAccepted)
      Go(to: .moving)
    }
  }

  /// Copy, verify, then delete, item by item; then the journal is closed.
  ///
  /// Each step may be repeated: after a relaunch all of it is.
  @RowBuilder var moving: Transitions {
    Enter {
      Perform(.openStore(.user), until: .storeOpened)
      for item in items {
        Perform(.copy(item), until: .copied) { Or(.ioFailed) { stall } }
        Perform(.verify(item), until: .verified) { Or(.ioFailed) { stall } }
        Perform(.drop(item), until: .dropped) { Or(.ioFailed) { stall } }
      }
      Perform(.write(.user), until: .written) { Or(.writeFailed) { stall } }
      Tell(GuestComponents.gate, .accountReady)
      Go(to: .user)
    }
  }

  /// A move that cannot end keeps no one out.
  @RowBuilder var leaving: Transitions {
    Enter {
      Perform(.leaveRest, until: .written) { Or(.writeFailed) { stall } }
      Tell(GuestComponents.gate, .accountReady)
      Go(to: .user)
    }
  }

  @StepBuilder package var stall: Steps {
    Tell(GuestComponents.gate, .moveStopped)
    Go(to: .stalled)
  }

  @StepBuilder private func refuse(_ fault: LoginFault, _ origin: Origin) -> Steps {
    Tell(GuestComponents.gate, .loginFailed(fault))
    Tell(GuestComponents.form, .loginFailed(fault))
    Go(to: origin.state)
  }

  @RowBuilder private func cancelling(_ origin: Origin) -> Transitions {
    Interrupt(.loginCancelled) {
      Perform(.abortLogin)
      Go(to: origin.state)
    }
  }
}
