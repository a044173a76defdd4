import EveryPath

/// From the wish to the system's answer.
extension CameraFlow {
  @RowBuilder func opening(_ stage: Stage) -> Transitions {
    Enter {
      Perform(.openPage, until: .pageShown)
      Go(to: .checking(stage.withPage))
    }
  }

  @RowBuilder func checking(_ stage: Stage) -> Transitions {
    Enter { Perform(.readStatus) }
    On(.read(.authorized)) { enterCamera(stage) }
    On(.read(.notDetermined)) { Go(to: .readying(stage)) }
    explainRows(stage)
    On(.foregrounded) { Go(to: .checking(stage)) }
    pageRows(stage)
  }

  @RowBuilder func readying(_ stage: Stage) -> Transitions {
    Enter { Perform(.waitUntilReady) }
    On(.ready) {
      if hasPrimer {
        Perform(.showPrimer(button: primerButton))
        Go(to: .priming(stage))
      } else {
        Perform(.requestAccess)
        Go(to: .asking(stage))
      }
    }
    On(.foregrounded) { Go(to: .checking(stage)) }
    pageRows(stage)
  }

  /// One way forward, to the system's alert.
  @RowBuilder func priming(_ stage: Stage) -> Transitions {
    On(.tapped(.proceed)) {
      Perform(.dismissAlert, until: .alertGone)
      askIfUndecided(stage, else: .checking(stage))
    }
    Interrupt(.foregrounded) {
      Perform(.dismissAlert, until: .alertGone)
      Go(to: .checking(stage))
    }
  }

  @RowBuilder func asking(_ stage: Stage) -> Transitions {
    for answer in CameraAnswer.allCases {
      Interrupt(.answered(answer)) { Go(to: .confirming(stage)) }
    }
    Interrupt(.foregrounded) {
      Perform(.readStatus); Stay()
    }
    Interrupt(.resigned) { Stay() }
    // It may come back by itself, late, or not at all: it is asked again, and iOS joins the two.
    On(.read(.notDetermined)) {
      Wait(.seconds(1), because: "an alert that was interrupted may still be on its way back")
      askIfUndecided(stage, else: .confirming(stage))
    }
    for reading in CameraReading.allCases where reading != .notDetermined {
      On(.read(reading)) { Go(to: .confirming(stage)) }
    }
    if stage.isOnPage {
      Interrupt(.pageGone) { finish(.cancelled, stage) }
    }
  }

  /// What was read before a wait is read again, so that nothing is asked for in vain.
  @StepBuilder private func askIfUndecided(_ stage: Stage, else otherwise: State) -> Steps {
    Perform(.readStatus, until: .read(.notDetermined)) {
      for reading in CameraReading.allCases where reading != .notDetermined {
        Or(.read(reading)) { Go(to: otherwise) }
      }
    }
    Perform(.waitUntilReady, until: .ready)
    Perform(.requestAccess)
    Go(to: .asking(stage))
  }

  /// A "no" may be an alert that went away without an answer, and a "yes" may be an hour old: the
  /// status decides.
  @RowBuilder func confirming(_ stage: Stage) -> Transitions {
    Enter { Perform(.readStatus) }
    On(.read(.authorized)) { enterCamera(stage) }
    On(.read(.notDetermined)) { leaveQuietly(.cancelled, stage) }
    explainRows(stage)
    On(.foregrounded) { Go(to: .confirming(stage)) }
    pageRows(stage)
  }
}
