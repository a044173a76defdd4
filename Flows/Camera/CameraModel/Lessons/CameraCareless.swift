import CameraFlow
import EveryPath
import PermissionFlows

/// A small camera journey with one mistake at a time: the mutants that show of each property that
/// it can be broken.
struct CameraCareless: CameraLesson {
  /// The mistake.
  enum Fault: String, Hashable, Sendable, CaseIterable {
    case asksAgain
    case givesUpAtOnce
    case primesTheDenied
    case explainsTwice
    case wrongWords
    case refusesTheGranted
    case presumesTheChoice
    case deafToTheChoice
    case leadsNowhere
    case opensSettingsUnasked
    case resumesNowhere
    case usesBeforeAsking
    case stopsAfterInterruption
    case answersTwice
    case waitsForEver
    case saysReadyEarly
    case trustsLateAnswers
    case deafOnThePage
    case readsInVain
    case readsForEver
    case losesHeart
    case forgetsTheSession
    case keepsTheDialog
    case dropsTheDialog
  }

  /// Where the journey can be.
  enum State: Hashable, Sendable {
    case checking
    case asking
    case opening
    case starting
    case running
    case blocked
    case rereading
    case explaining(AccessRefusal)
    case inSettings
    case returning
    case stuck
    case closed(CameraOutcome)
    case ended
  }

  typealias Event = LessonEvent
  typealias Effect = LessonEffect
  typealias Outcome = CameraOutcome

  /// The mistake.
  let fault: Fault

  /// A journey with this mistake.
  init(_ fault: Fault) { self.fault = fault }

  var name: String { "camera-mutant-\(fault.rawValue)" }

  var start: State { .checking }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .checking: if fault == .readsForEver { rechecking } else { checking }
    case .asking: asking
    case .opening:
      Enter {
        Perform(.page(.openPage), until: .pageShown)
        if fault != .forgetsTheSession { Perform(.page(.startSession)) }
        if fault == .saysReadyEarly { Deliver(.ready) }
        Go(to: .starting)
      }
    case .starting:
      On(.sessionStarted) {
        if fault != .saysReadyEarly { Deliver(.ready) }
        Go(to: .running)
      }
      if fault == .deafOnThePage || fault == .readsInVain { faults }
      On(.pageGone) { Go(to: fault == .saysReadyEarly ? .ended : .closed(.cancelled)) }
    case .running: running
    case .blocked: blocked
    case .rereading: rereading
    case .explaining(let reason): explaining(reason)
    case .inSettings: On(.foregrounded) { Go(to: .returning) }
    case .returning: returning
    case .stuck: On(.settingsFailed) { Go(to: .closed(.cancelled)) }
    case .closed(let outcome): Finish(outcome)
    case .ended: Finish()
    }
  }

  @RowBuilder private var checking: Transitions {
    Enter { Perform(.access(.readStatus)) }
    On(.read(.granted(.full))) {
      if fault == .refusesTheGranted { explain(.denied) } else { Go(to: .opening) }
    }
    On(.read(.notDetermined)) {
      if fault == .usesBeforeAsking {
        Go(to: .opening)
      } else {
        Perform(.access(.request(.access)))
        Go(to: .asking)
      }
    }
    for reason in Self.refusals {
      On(.read(.refused(reason))) { explain(reason) }
    }
    if fault == .losesHeart {
      On(.foregrounded) { Go(to: .closed(.cancelled)) }
    }
  }

  /// Whatever is read, it is read again.
  @RowBuilder private var rechecking: Transitions {
    Enter { Perform(.access(.readStatus)) }
    for reading in Self.readings {
      On(.read(reading)) { Go(to: .checking) }
    }
    // The definition needs a way out; nobody comes this way.
    On(.settingsFailed) { Go(to: .closed(.cancelled)) }
  }

  @RowBuilder private var asking: Transitions {
    On(.answered(.yes)) {
      if fault == .answersTwice { Deliver(.denied) }
      Go(to: .opening)
    }
    On(.answered(.no)) { explain(.denied) }
    On(.foregrounded) {
      if fault == .asksAgain {
        Perform(.requestAgain)
        Stay()
      } else if fault == .givesUpAtOnce {
        Perform(.access(.readStatus))
        Stay()
      } else {
        Go(to: .closed(.cancelled))
      }
    }
    if fault == .givesUpAtOnce {
      for reading in Self.readings {
        On(.read(reading)) { Go(to: .closed(.cancelled)) }
      }
    }
  }

  @RowBuilder private var running: Transitions {
    On(.pageGone) { Go(to: .ended) }
    if fault == .deafOnThePage {
      On(.page(.pictureLost)) { Stay() }
    }
    if fault == .stopsAfterInterruption {
      On(.page(.interruptionEnded)) {
        Perform(.page(.stopSession))
        Stay()
      }
    }
  }

  /// Whatever fails, the page says that another app has the camera.
  @RowBuilder private var faults: Transitions {
    for problem in CameraFault.allCases {
      On(.page(.sessionFailed(problem))) {
        Perform(.page(.showMessage(.busy)))
        Go(to: .blocked)
      }
    }
  }

  @RowBuilder private var blocked: Transitions {
    On(.tapped(.retry)) {
      if fault == .readsInVain {
        Perform(.access(.readStatus))
        Go(to: .rereading)
      } else {
        Perform(.page(.startSession))
        Go(to: .starting)
      }
    }
    On(.tapped(.cancel)) { Stay() }
    On(.pageGone) { Go(to: .closed(.cancelled)) }
  }

  @RowBuilder private var rereading: Transitions {
    for reading in Self.readings {
      On(.read(reading)) { Stay() }
    }
    On(.pageGone) { Go(to: .closed(.cancelled)) }
  }

  @RowBuilder private func explaining(_ reason: AccessRefusal) -> Transitions {
    On(.tapped(.cancel)) {
      Perform(.access(.dismissAlert), until: .alertGone)
      Go(to: afterClosing)
    }
    On(.tapped(.openSettings)) {
      if fault == .leadsNowhere { Go(to: .closed(.denied)) } else { openSettings }
    }
    if fault == .deafToTheChoice {
      On(.tapped(.alternative)) { Go(to: .closed(.denied)) }
    }
    if fault == .opensSettingsUnasked {
      On(.foregrounded) { openSettings }
    }
    if fault == .keepsTheDialog || fault == .dropsTheDialog {
      On(.foregrounded) {
        Perform(.access(.readStatus))
        Stay()
      }
    }
    if fault == .dropsTheDialog {
      for other in Self.readings where other != .refused(reason) {
        On(.read(other)) {
          Perform(.access(.dismissAlert), until: .alertGone)
          Go(to: .closed(.denied))
        }
      }
    }
  }

  private var afterClosing: State {
    switch fault {
    case .waitsForEver: .stuck
    case .presumesTheChoice: .closed(.alternative)
    default: .closed(.denied)
    }
  }

  @RowBuilder private var returning: Transitions {
    Enter { Perform(.access(.readStatus)) }
    for reading in Self.readings {
      On(.read(reading)) {
        Forget()
        Go(to: .closed(.denied))
      }
    }
  }

  @StepBuilder private func explain(_ reason: AccessRefusal) -> Steps {
    if fault == .primesTheDenied { Perform(.access(.showPrimer(button: "Continue"))) }
    if fault == .explainsTwice { Perform(.access(.showAlert(reason))) }
    Perform(.access(.showAlert(fault == .wrongWords ? wrongWords(reason) : reason)))
    Go(to: .explaining(reason))
  }

  private func wrongWords(_ reason: AccessRefusal) -> AccessRefusal {
    switch reason {
    case .denied: .restricted
    case .restricted: .unavailable
    case .unavailable, .missingDescription, .failed, .switchedOff, .addOnly, .deniedRequestable:
      .denied
    }
  }

  @StepBuilder private var openSettings: Steps {
    Perform(.access(.dismissAlert), until: .alertGone)
    Remember()
    Perform(.access(.openSettings), until: .leftApp) {
      Or(.settingsFailed) {
        Forget()
        Go(to: .closed(.denied))
      }
    }
    Go(to: .inSettings)
  }

  func resume(from state: State) -> Resumption<State, Outcome> {
    fault == .resumesNowhere ? .at(.stuck) : .at(.returning)
  }
}
