import EveryPath

/// The camera page with its picture, and what can take the picture away.
extension CameraFlow {
  @RowBuilder func starting(_ stage: Stage) -> Transitions {
    On(.sessionStarted) {
      if !stage.isAnswered { Deliver(.ready) }
      Go(to: .running)
    }
    for fault in CameraFault.allCases {
      On(.sessionFailed(fault)) { block(fault, stage) }
    }
    After(.seconds(5), because: "a camera that gives no picture reports no error") {
      Perform(.stopSession)
      block(.failed, stage)
    }
    rereadRows(stage)
    pageRows(stage)
  }

  @RowBuilder var running: Transitions {
    On(.interrupted) { Go(to: .paused) }
    lossRows
    rereadRows(.pageAgain)
    pageRows(.pageAgain)
  }

  @RowBuilder var paused: Transitions {
    Enter { Perform(.showMessage(.interrupted)) }
    On(.interruptionEnded) { Go(to: .running) }
    On(.tapped(.cancel)) {
      Perform(.stopSession)
      leaveQuietly(.cancelled, .pageAgain)
    }
    lossRows
    rereadRows(.pageAgain)
    pageRows(.pageAgain)
  }

  @RowBuilder func blocked(_ fault: CameraFault, _ stage: Stage) -> Transitions {
    On(.tapped(.retry)) { Go(to: .checking(stage)) }
    On(.tapped(.cancel)) { leaveQuietly(.failed, stage) }
    rereadRows(stage)
    pageRows(stage)
  }

  /// What can take the picture away for good.
  @RowBuilder private var lossRows: Transitions {
    for fault in CameraFault.allCases {
      On(.sessionFailed(fault)) { block(fault, .pageAgain) }
    }
    On(.pictureLost) {
      Perform(.stopSession)
      Go(to: .checking(.pageAgain))
    }
  }

  @StepBuilder private func block(_ fault: CameraFault, _ stage: Stage) -> Steps {
    Perform(.showMessage(fault == .busy ? .busy : .failed))
    Go(to: .blocked(fault, stage))
  }
}
