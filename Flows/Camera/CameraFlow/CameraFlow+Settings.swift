import EveryPath

/// The dialog that explains, Settings, and the way back.
extension CameraFlow {
  @RowBuilder func explaining(_ reason: CameraReason, _ stage: Stage) -> Transitions {
    if reason == .denied {
      Interrupt(.tapped(.openSettings)) { Go(to: .leaving(stage)) }
    }
    Interrupt(.tapped(.cancel)) { close(outcome(of: reason), stage) }
    Interrupt(.tapped(.alternative)) { close(.alternative, stage) }
    On(.foregrounded) {
      Perform(.readStatus); Stay()
    }
    On(.read(.notDetermined)) { close(.cancelled, stage) }
    for other in CameraReading.allCases where other != .notDetermined {
      On(.read(other)) {
        if other == reason.reading { Stay() } else { Go(to: .reconsidering(stage)) }
      }
    }
  }

  /// What the dialog says is no longer so: it goes, and the status decides anew.
  @RowBuilder func reconsidering(_ stage: Stage) -> Transitions {
    Enter {
      Perform(.dismissAlert, until: .alertGone)
      Go(to: .checking(stage))
    }
    Ignore(.foregrounded, because: "the status is read next anyway")
  }

  /// Settings opens only after the dialog is gone, if it still can help, and a moment later.
  @RowBuilder func leaving(_ stage: Stage) -> Transitions {
    Enter {
      Perform(.dismissAlert, until: .alertGone)
      Perform(.readStatus, until: .read(.denied)) {
        for reading in CameraReading.allCases where reading != .denied {
          Or(.read(reading)) { Go(to: .checking(stage)) }
        }
      }
      Wait(settingsDelay, because: "opening Settings while the dialog is closing can fail")
      Go(to: .openingSettings(stage))
    }
    Interrupt(.resigned) { close(.denied, stage) }
    Ignore(.foregrounded, because: "the status is read on the way back")
  }

  @RowBuilder func openingSettings(_ stage: Stage) -> Transitions {
    Enter {
      Remember()
      Perform(.openSettings, until: .leftApp) {
        Or(.settingsFailed) {
          Forget()
          finish(.denied, stage)
        }
      }
      Go(to: .inSettings(stage))
    }
    Ignore(.foregrounded, because: "the status is read on the way back")
  }

  @RowBuilder func inSettings(_ stage: Stage) -> Transitions {
    On(.foregrounded) { Go(to: .returning(stage)) }
  }

  /// Alive or in a new process: a fresh read decides, and no second dialog follows.
  ///
  /// A process that was started in the background waits for the person.
  @RowBuilder func returning(_ stage: Stage) -> Transitions {
    Enter {
      Perform(.waitUntilReady, until: .ready)
      Perform(.readStatus)
    }
    On(.read(.authorized)) {
      Forget()
      Go(to: .checking(stage))
    }
    On(.read(.notDetermined)) {
      Forget()
      finish(.cancelled, stage)
    }
    for reason in CameraReason.allCases {
      On(.read(reason.reading)) {
        Forget()
        finish(outcome(of: reason), stage)
      }
    }
    Interrupt(.foregrounded) { Go(to: .returning(stage)) }
  }

  /// The dialog goes, then the attempt ends.
  @StepBuilder private func close(_ outcome: CameraOutcome, _ stage: Stage) -> Steps {
    Go(to: .closing(outcome, stage.withoutPage))
  }
}
