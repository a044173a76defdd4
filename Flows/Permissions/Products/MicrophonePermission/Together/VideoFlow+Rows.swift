import EveryPath
import PermissionFlows

/// The two questions, the dialog, and one trip to Settings.
extension VideoFlow {
  @RowBuilder func callingCamera(_ visit: Visit) -> Transitions {
    Enter {
      if visit == .afterSettings { Forget() }
      Call(Self.camera, until: .granted(.full)) {
        Or(.denied, from: Self.camera) { refused(.camera, visit) }
        for outcome in Self.hopeless {
          Or(outcome, from: Self.camera) { Go(to: .closed(.unavailable)) }
        }
        Or(.cancelled, from: Self.camera) { Go(to: .closed(.cancelled)) }
      }
      Go(to: .microphone(visit))
    }
    Ignore(
      .foregrounded, .resigned, because: "the component that is called reads and asks by itself")
  }

  @RowBuilder func callingMicrophone(_ visit: Visit) -> Transitions {
    Enter {
      Call(Self.microphone, until: .granted(.full)) {
        Or(.denied, from: Self.microphone) { refused(.microphone, visit) }
        for outcome in Self.hopeless + [.cancelled] {
          Or(outcome, from: Self.microphone) { Go(to: .closed(.pictureOnly)) }
        }
      }
      Go(to: .closed(.pictureAndSound))
    }
    Ignore(
      .foregrounded, .resigned, because: "the component that is called reads and asks by itself")
  }

  /// What no trip to Settings helps with.
  private static var hopeless: [AccessOutcome<WholeGrant>] {
    [.restricted, .unavailable, .misconfigured]
  }

  /// One guide, and one trip; what is refused after it is accepted.
  @StepBuilder private func refused(_ medium: Medium, _ visit: Visit) -> Steps {
    if visit == .first {
      Perform(.showAlert(medium))
      Go(to: .explaining(medium))
    } else {
      Go(to: .closed(outcome(without: medium)))
    }
  }

  private func outcome(without medium: Medium) -> Outcome {
    medium == .camera ? .denied : .pictureOnly
  }

  /// A dialog that is swept away is shown once more, if it is still so; swept again, it is given up.
  @RowBuilder func explaining(_ medium: Medium, isAgain: Bool) -> Transitions {
    Interrupt(.swept) {
      if isAgain { Go(to: .closed(.dropped)) } else { explainAgain(medium) }
    }
    Interrupt(.tapped(.openSettings)) { Go(to: .leaving(medium)) }
    Interrupt(.tapped(.cancel)) { Go(to: .closing(outcome(without: medium))) }
    Interrupt(.tapped(.alternative)) {
      Go(to: .closing(medium == .camera ? .alternative : .pictureOnly))
    }
    On(.foregrounded) {
      Perform(.read(medium)); Stay()
    }
    for reading in Self.readings {
      On(.read(reading)) {
        if reading == .refused(.denied) { Stay() } else { Go(to: .reconsidering) }
      }
    }
    Ignore(.resigned, because: "only the way to Settings cares")
  }

  @StepBuilder private func explainAgain(_ medium: Medium) -> Steps {
    Perform(.waitUntilReady, until: .ready)
    Perform(.read(medium), until: .read(.refused(.denied))) {
      for reading in Self.readings where reading != .refused(.denied) {
        Or(.read(reading)) { Go(to: .camera(.first)) }
      }
    }
    Perform(.showAlert(medium))
    Go(to: .explainingAgain(medium))
  }

  /// Every reading that can come.
  static var readings: [AccessReading<WholeGrant>] {
    WholeAccessFlow.microphone.readings
  }

  @RowBuilder var reconsidering: Transitions {
    Enter {
      Perform(.dismissAlert, until: .alertGone)
      Go(to: .camera(.first))
    }
    Ignore(.foregrounded, .resigned, because: "the components read next anyway")
  }

  @RowBuilder func leaving(_ medium: Medium) -> Transitions {
    Enter {
      Perform(.dismissAlert, until: .alertGone)
      Perform(.read(medium), until: .read(.refused(.denied))) {
        for reading in Self.readings where reading != .refused(.denied) {
          Or(.read(reading)) { Go(to: .camera(.first)) }
        }
      }
      Wait(settingsDelay, because: "opening Settings while the dialog is closing can fail")
      Go(to: .openingSettings(medium))
    }
    Interrupt(.resigned) { Go(to: .closing(outcome(without: medium))) }
    Ignore(.foregrounded, because: "both are read on the way back")
  }

  @RowBuilder func openingSettings(_ medium: Medium) -> Transitions {
    Enter {
      Remember()
      Perform(.openSettings, until: .leftApp) {
        Or(.settingsFailed) {
          Forget()
          Go(to: .closed(outcome(without: medium)))
        }
        Timeout(.seconds(3), because: "beside the app, Settings leaves it active, and no one tells")
        {
          Go(to: .besideSettings)
        }
      }
      Go(to: .inSettings)
    }
    Ignore(.foregrounded, .resigned, because: "both are read on the way back")
  }

  @RowBuilder var inSettings: Transitions {
    Enter { Perform(.waitUntilReady) }
    On(.ready) { Go(to: .returning) }
    On(.foregrounded) { Go(to: .returning) }
    Ignore(.resigned, because: "the app is on its way to the background")
  }

  @RowBuilder var besideSettings: Transitions {
    On(.foregrounded) { Go(to: .returning) }
    After(.seconds(30), because: "the way back from beside the app may not be told") {
      Go(to: .returning)
    }
    Ignore(.resigned, because: "the app may be on its way to the background")
  }

  /// Alive or in a new process: one that was started in the background waits for the person.
  @RowBuilder var returning: Transitions {
    Enter {
      Perform(.waitUntilReady, until: .ready)
      Go(to: .camera(.afterSettings))
    }
    Interrupt(.foregrounded) { Go(to: .returning) }
    Ignore(.resigned, because: "both are read once the app is active")
  }

  @RowBuilder func closing(_ outcome: Outcome) -> Transitions {
    Enter {
      Perform(.dismissAlert, until: .alertGone)
      Go(to: .closed(outcome))
    }
    Ignore(.foregrounded, .resigned, because: "the attempt is about to end")
  }
}
