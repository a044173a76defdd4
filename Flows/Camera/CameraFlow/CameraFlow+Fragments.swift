import EveryPath

/// What several states share.
extension CameraFlow {
  /// Leave first, then explain: the dialog belongs to the page that is revealed.
  ///
  /// What was read may have changed while the page was leaving, so it is read again there.
  @StepBuilder func explain(_ reason: CameraReason, _ stage: Stage) -> Steps {
    if stage.isOnPage {
      Perform(.leavePage, until: .pageLeft)
      Go(to: .checking(stage.withoutPage))
    } else {
      Perform(.showAlert(reason))
      Go(to: .explaining(reason, stage))
    }
  }

  /// Every reason for which there is no camera.
  @RowBuilder func explainRows(_ stage: Stage) -> Transitions {
    for reason in CameraReason.allCases {
      On(.read(reason.reading)) { explain(reason, stage) }
    }
  }

  /// The camera starts on its page; what was read before the page came in is read again there.
  @StepBuilder func enterCamera(_ stage: Stage) -> Steps {
    if stage.isOnPage {
      Perform(.startSession)
      Go(to: .starting(stage))
    } else {
      Go(to: .opening(stage))
    }
  }

  /// Coming back to the app reads the status again, whatever is on the page.
  @RowBuilder func rereadRows(_ stage: Stage) -> Transitions {
    On(.foregrounded) {
      Perform(.readStatus); Stay()
    }
    On(.read(.authorized)) { Stay() }
    On(.read(.notDetermined)) {
      Perform(.stopSession)
      leaveQuietly(.cancelled, stage)
    }
    for reason in CameraReason.allCases {
      On(.read(reason.reading)) {
        Perform(.stopSession)
        explain(reason, stage)
      }
    }
  }

  /// The person may take the page away at any time.
  @RowBuilder func pageRows(_ stage: Stage) -> Transitions {
    if stage.isOnPage {
      On(.pageGone) {
        Perform(.stopSession)
        finish(.cancelled, stage)
      }
    }
  }

  /// The page goes, if it is there, then the attempt ends.
  @StepBuilder func leaveQuietly(_ outcome: CameraOutcome, _ stage: Stage) -> Steps {
    if stage.isOnPage { Go(to: .closing(outcome, stage)) } else { finish(outcome, stage) }
  }

  @RowBuilder func closing(_ outcome: CameraOutcome, _ stage: Stage) -> Transitions {
    Enter {
      if stage.isOnPage {
        Perform(.leavePage, until: .pageLeft)
      } else {
        Perform(.dismissAlert, until: .alertGone)
      }
      finish(outcome, stage)
    }
    Ignore(.foregrounded, because: "the attempt is about to end")
  }

  /// An attempt that has its answer ends without another one.
  @StepBuilder func finish(_ outcome: CameraOutcome, _ stage: Stage) -> Steps {
    Go(to: stage.isAnswered ? .ended : .closed(outcome))
  }

  func outcome(of reason: CameraReason) -> CameraOutcome {
    switch reason {
    case .denied: .denied
    case .restricted: .restricted
    case .noCamera: .noCamera
    case .missingDescription: .misconfigured
    }
  }
}
