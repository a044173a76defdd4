import EveryPath

/// The way to the camera: a refusal is explained, and Settings opens once the alert is gone.
struct CameraAccess: Flow {
  enum State: Hashable, Sendable, CaseIterable {
    case checking, asking, explaining, inSettings, granted, refused
  }
  enum Event: Hashable, Sendable, CaseIterable {
    case authorized, notDetermined, denied, restricted
    case openSettings, notNow, swept, alertGone, foregrounded
  }
  enum Effect: Hashable, Sendable, CaseIterable {
    case readStatus, request, showAlert, dismissAlert, openSettings
  }
  enum Outcome: Hashable, Sendable { case granted, refused }

  var start: State { .checking }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .checking:
      Enter {
        Forget()
        Perform(.readStatus)
      }
      On(.authorized) { Go(to: .granted) }
      On(.notDetermined) { Go(to: .asking) }
      On(.denied) { Go(to: .explaining) }
      On(.restricted) { Go(to: .refused) }
      On(.foregrounded) { Go(to: .checking) }
    case .asking:
      Enter { Perform(.request) }
      On(.authorized) { Go(to: .granted) }
      On(.denied) { Go(to: .explaining) }
      On(.foregrounded) { Go(to: .checking) }
    case .explaining:
      Enter { Perform(.showAlert) }
      On(.openSettings) {
        Perform(.dismissAlert, until: .alertGone)
        Wait(.milliseconds(200), because: "Settings can fail to open while an alert is closing")
        Remember()  // iOS ends the app when the camera's switch is moved
        Perform(.openSettings)
        Go(to: .inSettings)
      }
      On(.notNow) {
        Perform(.dismissAlert, until: .alertGone)
        Go(to: .refused)
      }
      On(.swept) { Go(to: .refused) }  // with the page below it
      Ignore(.foregrounded, because: "the alert is still there")
    case .inSettings:
      On(.foregrounded) { Go(to: .checking) }
      After(.seconds(30), because: "Settings may not open") { Go(to: .checking) }
    case .granted: Finish(.granted)
    case .refused: Finish(.refused)
    }
  }

  func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .readStatus: [.authorized, .notDetermined, .denied, .restricted]
    case .request: [.authorized, .denied]
    case .showAlert: [.openSettings, .notNow]
    case .dismissAlert: [.alertGone]
    case .openSettings: []
    }
  }
  /// The driver tells when the alert goes by itself.
  var boundEvents: [Event] { [.swept] }
  func role(of event: Event) -> EventRole {
    [.openSettings, .notNow].contains(event) ? .person : .system
  }
  func role(of effect: Effect) -> EffectRole { effect == .openSettings ? .opensSettings : .plain }

  /// In a new process: read the status again if the way had led to Settings.
  func resume(from state: State) -> Resumption<State, Outcome> {
    state == .explaining ? .at(.checking) : .drop(.refused)
  }
  func abandoned(_ reason: Abandonment) -> Outcome { .refused }
}
