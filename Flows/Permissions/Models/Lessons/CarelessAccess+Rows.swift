import EveryPath
import PermissionFlows

/// The rows in which the mistakes are made.
extension CarelessAccess {
  /// The status is read, and then, whatever it is, something is done.
  @RowBuilder func reads(
    @StepBuilder _ steps: (AccessReading<Grant>) -> Steps
  ) -> Transitions {
    Enter { Perform(.readStatus) }
    for reading in readings {
      On(.read(reading)) { steps(reading) }
    }
  }

  @RowBuilder func asking(_ request: Request) -> Transitions {
    Enter {
      Perform(.request(request))
      Go(to: .asking(request))
    }
  }

  @StepBuilder func follow(_ reading: AccessReading<Grant>) -> Steps {
    switch (fault, decide(reading, after: nil)) {
    case (.explainsTwice, .refused(let refusal)):
      Perform(.showAlert(refusal))
      Perform(.showAlert(refusal))
      Go(to: .explaining(refusal))
    case (.guidesTheUndecided, .ask):
      Perform(.showAlert(.denied))
      Go(to: .explaining(.denied))
    // Where there is no question, no status is undecided: the guide follows a grant.
    case (.guidesTheUndecided, .enough) where !hasQuestion:
      Perform(.showAlert(.denied))
      Go(to: .explaining(.denied))
    case (_, .enough(let grant)): Go(to: .closed(.granted(grant)))
    case (_, .ask(let request)): Go(to: .readying(request))
    case (_, .refused(let refusal)): Go(to: .closed(AccessOutcome(refusal)))
    case (_, .giveUp): Go(to: .closed(.cancelled))
    }
  }

  /// Every refusal gets the words of another.
  func wrongChecking(_ said: (AccessRefusal) -> AccessRefusal) -> Transitions {
    reads { reading in
      if case .refused(let refusal) = reading {
        Perform(.showAlert(said(refusal)))
        Go(to: .explaining(said(refusal)))
      } else {
        Go(to: .closed(.cancelled))
      }
    }
  }

  func other(_ refusal: AccessRefusal, among all: [AccessRefusal]) -> AccessRefusal {
    guard let index = all.firstIndex(of: refusal) else { return .denied }
    return all[(index + 1) % all.count]
  }

  @RowBuilder func underPrimer(_ request: Request) -> Transitions {
    Enter { Perform(.waitUntilReady) }
    On(.ready) {
      Perform(.showPrimer(button: policy.primerButton))
      Perform(.request(request))
      Go(to: .asking(request))
    }
  }

  var primingTheDenied: Transitions {
    reads { _ in
      Perform(.showPrimer(button: policy.primerButton))
      Go(to: .priming(.first))
    }
  }

  @RowBuilder func carelessAsking(_ request: Request) -> Transitions {
    for answer in AccessAnswer.allCases {
      On(.answered(answer)) {
        switch fault {
        case .believesAnyAnswer: Go(to: .closed(.granted(.whole)))
        case .ignoresTheAnswer: Stay()
        default: Go(to: .confirming(request))
        }
      }
    }
    switch fault {
    case .ignoresTheAnswer: On(.foregrounded) { Go(to: .checking) }
    case .asksWhileInactive: On(.resigned) { repeated(request) }
    case .asksAgain: On(.foregrounded) { repeated(request) }
    // What comes back without an answer has given none.
    case .givesUpAtOnce:
      On(.foregrounded) {
        Perform(.readStatus)
        Stay()
      }
      for reading in readings {
        On(.read(reading)) { Go(to: .closed(.cancelled)) }
      }
    // What has not answered after two seconds is not waited for.
    case .givesUpOnSilence:
      After(.seconds(2), because: "no alert comes any more") { Go(to: .closed(.cancelled)) }
      Interrupt(.foregrounded) { Go(to: .confirming(request)) }
      Interrupt(.resigned) { Go(to: .confirming(request)) }
    default: Transitions([])
    }
  }

  @StepBuilder private func repeated(_ request: Request) -> Steps {
    Perform(.request(request))
    Stay()
  }

  /// What is read at once is believed, though the question may still be on the screen.
  @RowBuilder func hastyConfirming(_ request: Request) -> Transitions {
    reads(follow)
    Interrupt(.foregrounded) { Go(to: .confirming(request)) }
    Ignore(.resigned, because: "what is read is believed anyway")
  }

  /// Settings without another look at the status.
  @RowBuilder var carelessLeaving: Transitions {
    Enter {
      if fault == .remembersTooEarly { Remember() }
      Perform(.dismissAlert, until: .alertGone)
      Go(to: .openingSettings)
    }
    if fault == .opensSettingsInactive {
      Interrupt(.resigned) { Go(to: .openingSettings) }
    }
  }
}

/// The rows of a dialog in which the mistakes are made, and those that take a reading for another.
extension CarelessAccess {
  @RowBuilder func carelessExplaining(_ refusal: AccessRefusal) -> Transitions {
    On(.tapped(.openSettings)) {
      Go(to: fault == .leadsNowhere ? .closing(AccessOutcome(refusal)) : .leaving)
    }
    On(.tapped(.alternative)) {
      Go(to: .closing(fault == .hasNoWayOn ? AccessOutcome(refusal) : .alternative))
    }
    On(.tapped(.cancel)) { carelessClosing(refusal) }
    if fault == .opensSettingsUnasked {
      On(.foregrounded) { Go(to: .openingSettings) }
    }
    if fault == .keepsTheDialog || fault == .repeatsTheDialog {
      On(.foregrounded) {
        Perform(.readStatus)
        Stay()
      }
      for reading in readings {
        On(.read(reading)) {
          if fault == .keepsTheDialog { Stay() } else { Go(to: .reconsidering) }
        }
      }
    }
  }

  @StepBuilder private func carelessClosing(_ refusal: AccessRefusal) -> Steps {
    if fault == .guidesAgain {
      Perform(.dismissAlert, until: .alertGone)
      Perform(.showAlert(refusal))
      Go(to: .explaining(refusal))
    } else if fault == .mixesUpRefusals {
      Go(to: .closing(AccessOutcome(other(refusal, among: explainedRefusals))))
    } else {
      Go(to: .closing(fault == .presumesTheChoice ? .alternative : AccessOutcome(refusal)))
    }
  }

  /// Every reading is taken for another, or for nothing.
  @RowBuilder var misreading: Transitions {
    reads { reading in
      switch fault {
      case .readsInVain: Stay()
      case .readsForEver: Go(to: .checking)
      default: Go(to: .closed(another(than: reading)))
      }
    }
    // The definition needs a way out; no journey takes this one.
    On(.ready) { Go(to: .closed(.cancelled)) }
  }

  private func another(than reading: AccessReading<Grant>) -> Outcome {
    switch reading {
    case .granted: .denied
    case .refused: .granted(.whole)
    case .notDetermined, .unknown: .dropped
    }
  }
}
