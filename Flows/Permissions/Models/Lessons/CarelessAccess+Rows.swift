import EveryPath
import PermissionFlows

/// The rows in which the mistakes are made.
extension CarelessAccess {
  @RowBuilder var carelessChecking: Transitions {
    Enter { Perform(.readStatus) }
    for reading in readings {
      On(.read(reading)) { carelessFollow(reading) }
    }
  }

  @StepBuilder private func carelessFollow(_ reading: AccessReading<Grant>) -> Steps {
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

  /// The outcome is told at once, and again after another read.
  @RowBuilder var answeringTwice: Transitions {
    Enter { Perform(.readStatus) }
    for reading in readings {
      On(.read(reading)) {
        Deliver(.cancelled)
        Go(to: .confirming(.first))
      }
    }
  }

  /// Every refusal gets the words of another.
  @RowBuilder func wrongChecking(_ said: (AccessRefusal) -> AccessRefusal) -> Transitions {
    Enter { Perform(.readStatus) }
    for reading in readings {
      On(.read(reading)) {
        if case .refused(let refusal) = reading {
          Perform(.showAlert(said(refusal)))
          Go(to: .explaining(said(refusal)))
        } else {
          Go(to: .closed(.cancelled))
        }
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

  @RowBuilder var primingTheDenied: Transitions {
    Enter { Perform(.readStatus) }
    for reading in readings {
      On(.read(reading)) {
        Perform(.showPrimer(button: policy.primerButton))
        Go(to: .priming(.first))
      }
    }
  }

  @RowBuilder func carelessAsking(_ request: Request) -> Transitions {
    for answer in AccessAnswer.allCases {
      On(.answered(answer)) {
        if fault == .believesAnyAnswer {
          Go(to: .closed(.granted(.whole)))
        } else if fault == .ignoresTheAnswer {
          Stay()
        } else {
          Go(to: .confirming(request))
        }
      }
    }
    if fault == .ignoresTheAnswer {
      On(.foregrounded) { Go(to: .checking) }
    }
    if fault == .asksWhileInactive {
      On(.resigned) {
        Perform(.request(request))
        Stay()
      }
    }
    if fault == .asksAgain {
      On(.foregrounded) {
        Perform(.request(request))
        Stay()
      }
    }
  }

  /// Whoever comes back without an answer has given none.
  @RowBuilder func impatient(_ request: Request) -> Transitions {
    for answer in AccessAnswer.allCases {
      On(.answered(answer)) { Go(to: .confirming(request)) }
    }
    On(.foregrounded) {
      Perform(.readStatus)
      Stay()
    }
    for reading in readings {
      On(.read(reading)) { Go(to: .closed(.cancelled)) }
    }
  }

  /// Whoever has not answered after two seconds is not waited for.
  @RowBuilder func deafAfterSilence(_ request: Request) -> Transitions {
    for answer in AccessAnswer.allCases {
      On(.answered(answer)) { Go(to: .confirming(request)) }
    }
    After(.seconds(2), because: "no alert comes any more") { Go(to: .closed(.cancelled)) }
    Interrupt(.foregrounded) { Go(to: .confirming(request)) }
    Interrupt(.resigned) { Go(to: .confirming(request)) }
  }

  @RowBuilder func quietConfirming(_ request: Request) -> Transitions {
    Enter { Perform(.readStatus) }
    for reading in readings {
      On(.read(reading)) { Go(to: .closed(.denied)) }
    }
  }

  /// What is read at once is believed, though the question may still be on the screen.
  @RowBuilder func hastyConfirming(_ request: Request) -> Transitions {
    Enter { Perform(.readStatus) }
    for reading in readings {
      On(.read(reading)) { carelessFollow(reading) }
    }
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

  @RowBuilder var carelessReturning: Transitions {
    if fault == .waitsForEver {
      On(.settingsFailed) { Go(to: .closed(.cancelled)) }
    } else {
      Enter { Perform(.readStatus) }
      for reading in readings {
        On(.read(reading)) { Go(to: .closed(.cancelled)) }
      }
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
    Enter { Perform(.readStatus) }
    for reading in readings {
      On(.read(reading)) {
        if fault == .readsInVain {
          Stay()
        } else if fault == .readsForEver {
          Go(to: .checking)
        } else {
          Go(to: .closed(another(than: reading)))
        }
      }
    }
    // The definition needs a way out; nobody comes this way.
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
