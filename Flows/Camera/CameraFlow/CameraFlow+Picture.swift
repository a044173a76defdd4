import EveryPath
import PermissionFlows

/// The page with its picture, and what can take the picture away.
extension CameraFlow {
  @RowBuilder func starting(_ stage: Stage) -> Transitions {
    On(.sessionStarted) { run(stage) }
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
    rereadRows(.again)
    pageRows(.again)
  }

  @RowBuilder var paused: Transitions {
    Enter { Perform(.showMessage(.interrupted)) }
    On(.interruptionEnded) { Go(to: .running) }
    On(.tapped(.cancel)) {
      Perform(.stopSession)
      Go(to: .closing(.cancelled, .again))
    }
    lossRows
    rereadRows(.again)
    pageRows(.again)
  }

  @RowBuilder func blocked(_ fault: CameraFault, _ stage: Stage) -> Transitions {
    if fault == .beside {
      On(.sessionStarted) { run(stage) }
    } else {
      On(.tapped(.retry)) { Go(to: .permission(stage)) }
    }
    On(.tapped(.cancel)) {
      if fault == .beside { Perform(.stopSession) }
      Go(to: .closing(.failed, stage))
    }
    rereadRows(stage)
    pageRows(stage)
  }

  /// What can take the picture away for good.
  @RowBuilder private var lossRows: Transitions {
    for fault in CameraFault.allCases {
      On(.sessionFailed(fault)) { block(fault, .again) }
    }
    On(.pictureLost) {
      Perform(.stopSession)
      Go(to: .permission(.again))
    }
  }

  /// Screen Time can take a running camera away, so whoever comes back has the status read again.
  @RowBuilder private func rereadRows(_ stage: Stage) -> Transitions {
    On(.foregrounded) {
      Perform(.readStatus); Stay()
    }
    On(.read(.granted(.full))) { Stay() }
    On(.read(.notDetermined)) {
      Perform(.stopSession)
      Go(to: .closing(.cancelled, stage))
    }
    for refusal in WholeAccessFlow.camera.refusals {
      On(.read(.refused(refusal))) {
        Perform(.stopSession)
        Go(to: .leaving(stage))
      }
    }
  }

  /// The person may take the page away at any time.
  @RowBuilder private func pageRows(_ stage: Stage) -> Transitions {
    On(.pageGone) {
      Perform(.stopSession)
      finish(.cancelled, stage)
    }
  }

  /// The picture is there; the first one is the answer.
  @StepBuilder private func run(_ stage: Stage) -> Steps {
    if stage == .first { Deliver(.ready) }
    Go(to: .running)
  }

  @StepBuilder private func block(_ fault: CameraFault, _ stage: Stage) -> Steps {
    switch fault {
    case .busy: Perform(.showMessage(.busy))
    case .beside: Perform(.showMessage(.beside))
    case .failed: Perform(.showMessage(.failed))
    }
    Go(to: .blocked(fault, stage))
  }
}
