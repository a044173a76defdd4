import EveryPath
import PermissionFlows

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
