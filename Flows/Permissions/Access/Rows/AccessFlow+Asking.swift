import PermissionFlow

/// From the wish to the system's answer.
extension AccessFlow {
  @RowBuilder var checking: Transitions {
    Enter { Perform(.readStatus) }
    for reading in readings {
      On(.read(reading)) { follow(reading, after: nil) }
    }
    On(.foregrounded) { Go(to: .checking) }
  }

  @RowBuilder func readying(_ request: Request) -> Transitions {
    Enter { Perform(.waitUntilReady) }
    On(.ready) {
      if policy.hasPrimer, isFirst(request) {
        Perform(.showPrimer(button: policy.primerButton))
        Go(to: .priming(request))
      } else {
        Perform(.request(request))
        Go(to: .asking(request))
      }
    }
    On(.foregrounded) { Go(to: .checking) }
  }

  /// One way forward, to the system's question.
  @RowBuilder func priming(_ request: Request) -> Transitions {
    On(.tapped(.proceed)) {
      Perform(.dismissAlert, until: .alertGone)
      Perform(.waitUntilReady, until: .ready)
      Perform(.request(request))
      Go(to: .asking(request))
    }
    Interrupt(.foregrounded) {
      Perform(.dismissAlert, until: .alertGone)
      Go(to: .checking)
    }
  }

  @RowBuilder func asking(_ request: Request) -> Transitions {
    if mayStaySilent(request) {
      After(.seconds(2), because: "where nothing changes, the system may not even ask") {
        Go(to: .confirming(request))
      }
      Interrupt(.resigned) { Go(to: .prompted(request)) }
    } else {
      Interrupt(.resigned) { Stay() }
    }
    answerRows(request)
  }

  /// The question is on the screen: only its end tells, and it may come without an answer.
  @RowBuilder func prompted(_ request: Request) -> Transitions {
    Interrupt(.resigned) { Stay() }
    answerRows(request)
  }

  @RowBuilder private func answerRows(_ request: Request) -> Transitions {
    for answer in AccessAnswer.allCases {
      Interrupt(.answered(answer)) { believe(answer, request) }
    }
    Interrupt(.foregrounded) {
      Perform(.readStatus); Stay()
    }
    for reading in readings {
      On(.read(reading)) {
        if leavesOpen(reading, request) {
          Wait(.seconds(1), because: "a question that was interrupted may be on its way back")
          Perform(.waitUntilReady, until: .ready)
        }
        Go(to: .confirming(request))
      }
    }
  }

  /// Whether a reading says nothing about what was asked.
  private func leavesOpen(_ reading: AccessReading<Grant>, _ request: Request) -> Bool {
    reading == .notDetermined || reading == .unknown
      || decide(reading, after: nil) == .ask(request)
  }

  /// A "no" may be a question that went away without an answer, and a "yes" may be an hour old: the
  /// status decides, where there is one.
  @StepBuilder private func believe(_ answer: AccessAnswer, _ request: Request) -> Steps {
    if answer == .yes, !hasStatus {
      Go(to: .closed(.granted(.whole)))
    } else if answer == .no, !hasStatus, !canReadDenial {
      Go(to: .doubting(request))
    } else {
      Go(to: .confirming(request))
    }
  }

  @RowBuilder func doubting(_ request: Request) -> Transitions {
    Enter { Perform(.readStatus) }
    for reading in readings {
      On(.read(reading)) {
        if reading == .unknown {
          follow(decideRefused(request))
        } else {
          follow(reading, after: request)
        }
      }
    }
    On(.foregrounded) { Go(to: .doubting(request)) }
  }

  /// Once the app is inactive, the question may be back on the screen: what a read says is no answer.
  @RowBuilder func confirming(_ request: Request) -> Transitions {
    Enter { Perform(.readStatus) }
    for reading in readings {
      On(.read(reading)) { follow(reading, after: request) }
    }
    On(.foregrounded) { Go(to: .confirming(request)) }
    On(.resigned) { Go(to: mayStaySilent(request) ? .prompted(request) : .asking(request)) }
  }
}
