import EveryPath

/// The dialog that explains, Settings, and the way back.
extension AccessFlow {
  /// A dialog that is swept away is shown once more, if it is still so; swept again, it is given up.
  @RowBuilder func explaining(_ refusal: AccessRefusal, isAgain: Bool) -> Transitions {
    Interrupt(.swept) {
      if isAgain { Go(to: .closed(.dropped)) } else { explainAgain(refusal) }
    }
    if offersSettings(refusal) {
      Interrupt(.tapped(.openSettings)) { Go(to: .leaving) }
    }
    if offersRetry(refusal) {
      Interrupt(.tapped(.retry)) { Go(to: .reconsidering) }
    }
    Interrupt(.tapped(.cancel)) { Go(to: .closing(AccessOutcome(refusal))) }
    Interrupt(.tapped(.alternative)) { Go(to: .closing(.alternative)) }
    On(.foregrounded) {
      Perform(.readStatus); Stay()
    }
    for reading in readings {
      On(.read(reading)) {
        if agrees(reading, with: refusal) {
          Stay()
        } else if reading == .notDetermined {
          Go(to: .closing(.cancelled))
        } else {
          Go(to: .reconsidering)
        }
      }
    }
  }

  @StepBuilder private func explainAgain(_ refusal: AccessRefusal) -> Steps {
    Perform(.waitUntilReady, until: .ready)
    // Where a request has failed, it is read whether the person has decided elsewhere.
    let said: [AccessReading<Grant>] =
      refusal == .failed
      ? [.unknown, .notDetermined, .refused(.failed)] : [.refused(refusal), .unknown]
    if let said = said.first(where: readings.contains) {
      Perform(.readStatus, until: .read(said)) {
        for reading in readings where reading != said {
          Or(.read(reading)) {
            if refusal == .failed, agrees(reading, with: refusal) {
              showAgain(refusal)
            } else {
              Go(to: .checking)
            }
          }
        }
      }
    }
    showAgain(refusal)
  }

  @StepBuilder private func showAgain(_ refusal: AccessRefusal) -> Steps {
    Perform(.showAlert(refusal))
    Go(to: .explainingAgain(refusal))
  }

  /// What the dialog says is no longer so, or is tried again: it goes, and the status decides anew.
  @RowBuilder var reconsidering: Transitions {
    Enter {
      Perform(.dismissAlert, until: .alertGone)
      Go(to: .checking)
    }
    Ignore(.foregrounded, because: "the status is read next anyway")
  }

  /// Settings opens only after the dialog is gone, if it still can help, and a moment later.
  @RowBuilder var leaving: Transitions {
    Enter {
      Perform(.dismissAlert, until: .alertGone)
      Perform(.readStatus, until: .read(stillRefused)) {
        for reading in readings where reading != stillRefused {
          Or(.read(reading)) { Go(to: .checking) }
        }
      }
      Wait(policy.settingsDelay, because: "opening Settings while the dialog is closing can fail")
      Go(to: .openingSettings)
    }
    // Where nothing can be read, a question may be coming back: what is used next tells.
    Interrupt(.resigned) {
      if hasStatus || canReadDenial {
        Go(to: .closing(AccessOutcome(guidedRefusal)))
      } else {
        Go(to: .reconsidering)
      }
    }
    Ignore(.foregrounded, because: "the status is read on the way back")
  }

  @RowBuilder var openingSettings: Transitions {
    Enter {
      Remember()
      Perform(.openSettings, until: .leftApp) {
        Or(.settingsFailed) {
          Forget()
          Go(to: .closed(AccessOutcome(guidedRefusal)))
        }
        Timeout(.seconds(3), because: "beside the app, Settings leaves it active, and no one tells")
        {
          Go(to: .besideSettings)
        }
      }
      Go(to: .inSettings)
    }
    Ignore(.foregrounded, because: "the status is read on the way back")
  }

  /// The app is ready again once the person is back.
  @RowBuilder var inSettings: Transitions {
    Enter { Perform(.waitUntilReady) }
    On(.ready) { Go(to: .returning) }
    On(.foregrounded) { Go(to: .returning) }
  }

  /// A touch of the app is told, and so is leaving it late; after a while it is read anyway.
  @RowBuilder var besideSettings: Transitions {
    On(.foregrounded) { Go(to: .returning) }
    After(.seconds(30), because: "the way back from beside the app may not be told") {
      Go(to: .returning)
    }
  }

  /// Alive or in a new process: a fresh read decides, and no second dialog follows.
  ///
  /// A process that was started in the background waits for the person.
  @RowBuilder var returning: Transitions {
    Enter {
      Perform(.waitUntilReady, until: .ready)
      Perform(.readStatus)
    }
    for reading in readings {
      On(.read(reading)) {
        Forget()
        if reading == .unknown || settlesLate && reading == .notDetermined {
          Go(to: .checking)
        } else {
          if case .granted = reading, renewsObject { Perform(.renewObject) }
          Go(to: .closed(outcome(of: reading)))
        }
      }
    }
    Interrupt(.foregrounded) { Go(to: .returning) }
  }

  /// The dialog goes, then the attempt ends.
  @RowBuilder func closing(_ outcome: Outcome) -> Transitions {
    Enter {
      Perform(.dismissAlert, until: .alertGone)
      Go(to: .closed(outcome))
    }
    Ignore(.foregrounded, because: "the attempt is about to end")
  }

  /// What a read says while Settings still can help.
  private var stillRefused: AccessReading<Grant> {
    canReadDenial ? .refused(.denied) : .unknown
  }

  /// Whether a reading says what the dialog says; where nothing can be read, nothing contradicts,
  /// and what failed is still open.
  private func agrees(_ reading: AccessReading<Grant>, with refusal: AccessRefusal) -> Bool {
    reading == .refused(refusal) || reading == .unknown
      || refusal == .failed && reading == .notDetermined
  }

  private func outcome(of reading: AccessReading<Grant>) -> Outcome {
    switch reading {
    case .granted(let grant): .granted(grant)
    case .refused(let refusal): AccessOutcome(refusal)
    case .notDetermined, .unknown: .cancelled
    }
  }
}
