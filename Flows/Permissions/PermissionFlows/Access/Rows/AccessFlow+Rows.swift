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
