import EveryPath
import FlowModel
import MicrophonePermission
import PermissionFlows

/// The way to a video with one mistake at a time.
extension VideoFlow {
  /// The mistake.
  enum Fault: String, Hashable, Sendable, CaseIterable {
    case asksForSoundFirst
    case forgetsTheSound
    case guidesAgain
    case explainsTwice
    case opensSettingsAtOnce
    case opensSettingsInactive
    case opensSettingsUnasked
    case remembersNothing
    case forgetsNothing
    case waitsForEver
    case answersTwice
    case keepsTheStatus
    case presumesTheChoice
    case leadsNowhere
    case leavesTheDialog
    case remembersTooEarly
    case explainsTheOther
    case givesUpTheSound
    case mistakesTheSound
    case goesOnUnseen
  }

  /// The way to a video with this mistake.
  func with(_ fault: Fault) -> AlteredFlow<Self> {
    AlteredFlow(
      self, name: "video-mutant-\(fault.rawValue)",
      start: fault == .asksForSoundFirst ? .microphone(.first) : nil
    ) { state in
      switch (fault, state) {
      case (.forgetsTheSound, .microphone): Enter { Go(to: .closed(.pictureAndSound)) }
      case (.guidesAgain, .microphone(.afterSettings)): transitions(from: .microphone(.first))
      case (.guidesAgain, .camera(.afterSettings)): transitions(from: .camera(.first))
      case (.explainsTwice, .reconsidering):
        Enter {
          Perform(.showAlert(.camera))
          Go(to: .explaining(.camera))
        }
      case (.opensSettingsAtOnce, .leaving(let medium)):
        Enter { Go(to: .openingSettings(medium)) }
      case (.opensSettingsInactive, .leaving(let medium)):
        Enter {
          Perform(.dismissAlert, until: .alertGone)
          Go(to: .openingSettings(medium))
        }
        Interrupt(.resigned) { Go(to: .openingSettings(medium)) }
      case (.opensSettingsUnasked, .explaining(let medium)):
        On(.foregrounded) { Go(to: .openingSettings(medium)) }
      case (.remembersNothing, .openingSettings):
        Enter {
          Perform(.openSettings, until: .leftApp)
          Go(to: .inSettings)
        }
      case (.forgetsNothing, .inSettings):
        On(.foregrounded) { Go(to: .camera(.first)) }
      case (.keepsTheStatus, .inSettings):
        On(.foregrounded) {
          Forget()
          Go(to: .closed(.pictureAndSound))
        }
      case (.goesOnUnseen, .returning): Enter { Go(to: .camera(.afterSettings)) }
      case (.waitsForEver, .camera(.afterSettings)):
        Enter { Forget() }
        On(.settingsFailed) { Go(to: .closed(.cancelled)) }
      case (.presumesTheChoice, .explaining):
        On(.foregrounded) { Go(to: .closing(.alternative)) }
      case (.leadsNowhere, .explaining):
        for reading in WholeAccessFlow.microphone.readings {
          On(.read(reading)) { Stay() }
        }
        On(.tapped(.cancel)) { Go(to: .closing(.alternative)) }
        On(.tapped(.openSettings)) { Go(to: .closing(.denied)) }
      case (.mistakesTheSound, .explaining(.microphone)):
        On(.tapped(.cancel)) { Go(to: .closing(.denied)) }
      case (.mistakesTheSound, .microphone):
        calling(Self.microphone, explaining: .microphone, next: .closed(.pictureOnly))
      case (.leavesTheDialog, .closing(let outcome)): Enter { Go(to: .closed(outcome)) }
      case (.remembersTooEarly, .leaving(let medium)):
        Enter {
          Remember()
          Perform(.dismissAlert, until: .alertGone)
          Go(to: .openingSettings(medium))
        }
      case (.explainsTheOther, .camera(.first)):
        calling(Self.camera, explaining: .microphone, next: .microphone(.first))
      case (.explainsTheOther, .microphone(.first)):
        calling(Self.microphone, explaining: .camera, next: .closed(.pictureAndSound))
      case (.givesUpTheSound, .microphone):
        Enter {
          Call(Self.microphone, until: .granted(.full)) {
            for outcome in [AccessOutcome<WholeGrant>.denied, .restricted, .unavailable] {
              Or(outcome, from: Self.microphone) { Go(to: .closed(.unavailable)) }
            }
          }
          Go(to: .closed(.pictureAndSound))
        }
      case (.answersTwice, .microphone):
        Enter {
          Deliver(.pictureOnly)
          Call(Self.microphone, until: .granted(.full)) {
            for outcome in [AccessOutcome<WholeGrant>.denied, .cancelled] {
              Or(outcome, from: Self.microphone) { Go(to: .closed(.denied)) }
            }
          }
          Go(to: .closed(.pictureAndSound))
        }
      default: transitions(from: state)
      }
    }
  }

  @RowBuilder private func calling<F: AccessFlow>(
    _ component: ComponentID<F>, explaining medium: Medium, next: State
  ) -> Transitions where F.Outcome == AccessOutcome<WholeGrant> {
    Enter {
      Call(component, until: .granted(.full)) {
        Or(.denied, from: component) {
          Perform(.showAlert(medium))
          Go(to: .explaining(medium))
        }
      }
      Go(to: next)
    }
  }
}
