import EveryPath

/// A document is photographed and uploaded: the camera's permission, Settings if it was refused,
/// and a few tries.
struct Upload: Flow {
  enum State: Hashable, Sendable {
    case checking, priming, asking, explaining, inSettings, shooting
    case uploading(attempt: Int)
    case pausing(attempt: Int)
    case failing, sent, refused, cancelled
  }
  enum Event: Hashable, Sendable, CaseIterable {
    case allowed, denied, undecided
    case proceed, settings, cancel, retry, shot
    case leftApp, settingsFailed, foregrounded
    case stored, failed
  }
  enum Effect: Hashable, Sendable, CaseIterable {
    case readAccess, showPrimer, askAccess, explain, openSettings, showCamera, upload, showFailure
  }
  enum Outcome: Hashable, Sendable { case sent, refused, cancelled }

  var start: State { .checking }
  static let most = 2

  func transitions(from state: State) -> Transitions {
    switch state {
    case .checking:
      Enter {
        Forget()
        Perform(.readAccess)
      }
      On(.allowed) { Go(to: .shooting) }
      On(.denied) { Go(to: .explaining) }
      On(.undecided) { Go(to: .priming) }
      After(.seconds(5), because: "a status may be long in coming") { Go(to: .cancelled) }
    case .priming:
      Enter { Perform(.showPrimer) }
      On(.proceed) { Go(to: .asking) }
    case .asking:
      Enter { Perform(.askAccess) }
      On(.allowed) { Go(to: .shooting) }
      On(.denied) { Go(to: .refused) }
      On(.foregrounded) { Go(to: .checking) }
    case .explaining:
      Enter { Perform(.explain) }
      On(.settings) {
        Remember()
        Perform(.openSettings, until: .leftApp) {
          Or(.settingsFailed) {
            Forget()
            Go(to: .refused)
          }
        }
        Go(to: .inSettings)
      }
      On(.cancel) { Go(to: .refused) }
    case .inSettings: On(.foregrounded) { Go(to: .checking) }
    case .shooting:
      Enter { Perform(.showCamera) }
      On(.shot) { Go(to: .uploading(attempt: 1)) }
      On(.cancel) { Go(to: .cancelled) }
    case .uploading(let attempt):
      Enter { Perform(.upload) }
      On(.stored) { Go(to: .sent) }
      On(.failed) { Go(to: attempt < Self.most ? .pausing(attempt: attempt) : .failing) }
      After(.seconds(60), because: "the network may be gone") { Go(to: .failing) }
    case .pausing(let attempt):
      After(.seconds(2), because: "the server may be busy") {
        Go(to: .uploading(attempt: attempt + 1))
      }
    case .failing:
      Enter { Perform(.showFailure) }
      On(.retry) { Go(to: .uploading(attempt: 1)) }
      On(.cancel) { Go(to: .cancelled) }
    case .sent: Finish(.sent)
    case .refused: Finish(.refused)
    case .cancelled: Finish(.cancelled)
    }
  }

  func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .readAccess: [.allowed, .denied, .undecided]
    case .showPrimer: [.proceed]
    case .askAccess: [.allowed, .denied]
    case .explain: [.settings, .cancel]
    case .openSettings: [.leftApp, .settingsFailed]
    case .showCamera: [.shot, .cancel]
    case .upload: [.stored, .failed]
    case .showFailure: [.retry, .cancel]
    }
  }
  /// A page that is closed answers, and Settings opens or fails to.
  func certainty(of effect: Effect) -> Certainty { .certain }
  func role(of event: Event) -> EventRole {
    switch event {
    case .proceed, .settings, .cancel, .retry, .shot, .foregrounded: .person
    case .allowed, .denied, .undecided, .leftApp, .settingsFailed, .stored, .failed: .system
    }
  }
  func role(of effect: Effect) -> EffectRole {
    switch effect {
    case .showPrimer: .showsPrimer(button: "Continue")
    case .askAccess: .asksSystem
    case .explain: .explains(settingsCanHelp: true)
    case .openSettings: .opensSettings
    case .readAccess, .showCamera, .upload, .showFailure: .plain
    }
  }
  func abandoned(_ reason: Abandonment) -> Outcome { .cancelled }
}
