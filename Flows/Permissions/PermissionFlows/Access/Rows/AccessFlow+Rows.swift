public import EveryPath

extension AccessFlow {
  // Neither the rows nor the lists are compiled once more for the one flow of this module: that made
  // the module by a quarter larger, and a runner by 0.1 ms faster.
  /// The rows that permissions share.
  @_semantics("optimize.sil.specialize.generic.never")
  @RowBuilder public func sharedRows(_ state: State) -> Transitions {
    switch state {
    case .checking: checking
    case .readying(let request): readying(request)
    case .priming(let request): priming(request, isAgain: false)
    case .primingAgain(let request): priming(request, isAgain: true)
    case .asking(let request):
      asking(request)
      failing(request)
    case .prompted(let request):
      prompted(request)
      failing(request)
    case .heeding(let request): heeding(request)
    case .confirming(let request): confirming(request)
    case .doubting(let request): doubting(request)
    case .explaining(let refusal): explaining(refusal, isAgain: false)
    case .explainingAgain(let refusal): explaining(refusal, isAgain: true)
    case .reconsidering: reconsidering
    case .leaving: leaving
    case .openingSettings: openingSettings
    case .inSettings: inSettings
    case .besideSettings: besideSettings
    case .returning: returning
    case .closing(let outcome): closing(outcome)
    case .closed(let outcome): Finish(outcome)
    case .heeded: Finish()
    }
    if ignoresResigning(state) {
      Ignore(.resigned, because: "only a question of the system and the way to Settings care")
    }
  }

  private func ignoresResigning(_ state: State) -> Bool {
    switch state {
    case .asking, .prompted, .confirming, .leaving, .closed, .heeded: false
    case .checking, .readying, .priming, .primingAgain, .heeding, .doubting, .explaining,
      .explainingAgain, .reconsidering, .openingSettings, .inSettings, .besideSettings, .returning,
      .closing:
      true
    }
  }

  /// It failed, and not by a refusal: where there is a status, it may be decided all the same.
  @RowBuilder private func failing(_ request: Request) -> Transitions {
    if tellsFailure {
      Interrupt(.failed) {
        if hasStatus {
          Go(to: .doubting(request))
        } else if explains(.failed) {
          explainFailure(request)
        } else {
          Go(to: .closed(.failed))
        }
      }
    }
  }

  /// Nothing is shown before a read, which may tell more than the failure.
  @StepBuilder private func explainFailure(_ request: Request) -> Steps {
    Perform(.readStatus, until: .read(.unknown)) {
      for reading in readings where reading != .unknown {
        Or(.read(reading)) { follow(reading, after: request) }
      }
    }
    refuse(.failed)
  }

  /// What a fresh reading leads to.
  @StepBuilder public func follow(
    _ reading: AccessReading<Grant>, after asked: Request?
  ) -> Steps {
    follow(decide(reading, after: asked))
  }

  @StepBuilder func follow(_ decision: AccessDecision<Grant, Request>) -> Steps {
    switch decision {
    case .enough(let grant):
      if renewsObject { Perform(.renewObject) }
      Go(to: .closed(.granted(grant)))
    case .ask(let request): Go(to: .readying(request))
    case .refused(let refusal): refuse(refusal)
    case .giveUp: Go(to: .closed(.cancelled))
    }
  }

  @StepBuilder private func refuse(_ refusal: AccessRefusal) -> Steps {
    if explains(refusal) {
      Perform(.showAlert(refusal))
      Go(to: .explaining(refusal))
    } else {
      Go(to: .closed(AccessOutcome(refusal)))
    }
  }
}

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

  /// One way forward, to the system's question; a primer that is swept away is shown once more.
  @RowBuilder func priming(_ request: Request, isAgain: Bool) -> Transitions {
    Interrupt(.tapped(.proceed)) {
      Perform(.dismissAlert, until: .alertGone)
      askIfStill(hasStatus ? .notDetermined : .unknown, request, else: .checking)
    }
    Interrupt(.foregrounded) {
      Perform(.dismissAlert, until: .alertGone)
      Go(to: .checking)
    }
    Interrupt(.swept) {
      if isAgain {
        Go(to: .closed(.dropped))
      } else {
        Perform(.waitUntilReady, until: .ready)
        Perform(.showPrimer(button: policy.primerButton))
        Go(to: .primingAgain(request))
      }
    }
  }

  /// Where the system may stay silent, what there is already is told after a while, and the
  /// question is heeded if it comes after all: time never decides that it will not.
  @RowBuilder func asking(_ request: Request) -> Transitions {
    if mayStaySilent(request) {
      After(.seconds(2), because: "where nothing changes, the system may not even ask") {
        Go(to: .confirming(request))
      }
      Interrupt(.resigned) { Go(to: .prompted(request)) }
    } else if mayHaveFailed {
      Interrupt(.resigned) {
        Perform(.waitUntilReady, until: .ready)
        Perform(.readStatus)
        Stay()
      }
    } else {
      Interrupt(.resigned) { Stay() }
    }
    if mayHaveFailed {
      Ignore(.foregrounded, because: "the status is read once the app is ready")
    } else {
      Interrupt(.foregrounded) {
        Perform(.readStatus); Stay()
      }
    }
    answerRows(request)
  }

  /// Whether it may have failed already, and be looked into, when the app becomes inactive.
  private var mayHaveFailed: Bool { tellsFailure && !hasStatus && !canReadDenial }

  /// The question is on the screen: it may end without an answer, but the app is active then.
  @RowBuilder func prompted(_ request: Request) -> Transitions {
    Enter {
      Perform(.waitUntilReady, until: .ready)
      Perform(.readStatus)
    }
    Interrupt(.resigned) { Go(to: .prompted(request)) }
    answerRows(request)
    Ignore(.foregrounded, because: "the status is read once the question is gone")
  }

  /// The outcome was told after silence: the app is told when it is no longer so, as when the
  /// question comes after all.
  @RowBuilder func heeding(_ request: Request) -> Transitions {
    On(.foregrounded) {
      Perform(.readStatus); Stay()
    }
    for reading in readings {
      On(.read(reading)) {
        if leavesOpen(reading, request) {
          Stay()
        } else {
          Perform(.tellOfChange)
          Go(to: .heeded)
        }
      }
    }
  }

  @RowBuilder private func answerRows(_ request: Request) -> Transitions {
    for answer in AccessAnswer.allCases {
      Interrupt(.answered(answer)) { believe(answer, request) }
    }
    for reading in readings {
      On(.read(reading)) {
        if leavesOpen(reading, request) {
          askAgain(request, after: reading)
        } else {
          Go(to: .confirming(request))
        }
      }
    }
  }

  /// A question that was interrupted is asked again, and iOS joins the two.
  ///
  /// It may come back by itself, late, or not at all. One that is never asked twice is left to come
  /// back.
  @StepBuilder private func askAgain(
    _ request: Request, after reading: AccessReading<Grant>
  ) -> Steps {
    Wait(.seconds(1), because: "a question that was interrupted may be on its way back")
    if mayStaySilent(request) {
      Perform(.waitUntilReady, until: .ready)
      Go(to: .confirming(request))
    } else {
      askIfStill(reading, request, else: .confirming(request))
    }
  }

  /// What was read before a wait is read again, so that nothing is asked for in vain.
  @StepBuilder private func askIfStill(
    _ reading: AccessReading<Grant>, _ request: Request, else otherwise: State
  ) -> Steps {
    Perform(.readStatus, until: .read(reading)) {
      for other in readings where other != reading {
        Or(.read(other)) { Go(to: otherwise) }
      }
    }
    Perform(.waitUntilReady, until: .ready)
    Perform(.request(request))
    Go(to: .asking(request))
  }

  /// Whether a reading says nothing about what was asked, and is no reason to ask for something
  /// else.
  private func leavesOpen(_ reading: AccessReading<Grant>, _ request: Request) -> Bool {
    if case .ask(let next) = decide(reading, after: request), next != request { return false }
    return reading == .notDetermined || reading == .unknown
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
    Enter {
      Perform(.waitUntilReady, until: .ready)
      Perform(.readStatus)
    }
    for reading in readings {
      On(.read(reading)) {
        if reading == .unknown {
          follow(decideRefused(request))
        } else {
          follow(decideFailed(reading, request))
        }
      }
    }
    Interrupt(.foregrounded) { Go(to: .doubting(request)) }
  }

  /// What a request that failed has come to: what is as open as before has failed.
  private func decideFailed(
    _ reading: AccessReading<Grant>, _ request: Request
  ) -> AccessDecision<Grant, Request> {
    switch decide(reading, after: request) {
    case .giveUp where hasStatus: .refused(.failed)
    case .ask(let again) where hasStatus && again == request: .refused(.failed)
    case let decision: decision
    }
  }

  /// What is told while the app is inactive is believed only once it is active: until then the
  /// question may be on the screen, and what a read says is no answer.
  @RowBuilder func confirming(_ request: Request) -> Transitions {
    Enter {
      Perform(.waitUntilReady, until: .ready)
      Perform(.readStatus)
    }
    for reading in readings {
      On(.read(reading)) { settle(reading, request) }
    }
    Interrupt(.foregrounded) { Go(to: .confirming(request)) }
    Interrupt(.resigned) {
      Go(to: mayStaySilent(request) ? .prompted(request) : .confirming(request))
    }
  }

  /// What a request has come to; where nothing has changed, its question may still come.
  @StepBuilder private func settle(
    _ reading: AccessReading<Grant>, _ request: Request
  ) -> Steps {
    switch decide(reading, after: request) {
    case .ask(let again) where again == request: askAgain(request, after: reading)
    case .enough(let grant) where mayStaySilent(request) && leavesOpen(reading, request):
      Deliver(.granted(grant))
      Go(to: .heeding(request))
    case let decision: follow(decision)
    }
  }
}
