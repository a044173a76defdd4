public import EveryPath

/// The way to a camera: permission, refusal, Settings and back, interruption.
///
/// It ends in exactly one ``CameraOutcome``, and goes on after the app was ended in Settings.
public struct CameraFlow: Flow {
  /// When the camera page is opened.
  public enum Policy: String, Hashable, Sendable, CaseIterable {
    /// The page is opened first; after a refusal it is left before the dialog comes up.
    case popThenPrompt
    /// The page is opened only once the camera is permitted.
    case gateBeforePush
  }

  /// Where the journey can be.
  public typealias State = CameraState
  /// What it can be told.
  public typealias Event = CameraEvent
  /// What it can order.
  public typealias Effect = CameraEffect
  /// How it can end.
  public typealias Outcome = CameraOutcome

  /// When the camera page is opened.
  public var policy: Policy
  /// How long to wait between the end of the dialog and Settings; zero for not at all.
  public var settingsDelay: Duration
  /// Whether a page of our own comes before the system's alert.
  public var hasPrimer: Bool
  /// The label of the primer's one button; App Review asks for a neutral word.
  public var primerButton: String

  /// A camera journey.
  public init(
    policy: Policy = .popThenPrompt, settingsDelay: Duration = .milliseconds(200),
    hasPrimer: Bool = false, primerButton: String = "Continue"
  ) {
    self.policy = policy
    self.settingsDelay = settingsDelay
    self.hasPrimer = hasPrimer
    self.primerButton = primerButton
  }

  /// The flow's name.
  public var name: String { policy == .popThenPrompt ? "camera" : "camera-gate" }

  /// The state an attempt begins in.
  public var start: State { policy == .popThenPrompt ? .opening(.gate) : .checking(.gate) }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
    switch state {
    case .opening(let stage): opening(stage)
    case .checking(let stage): checking(stage)
    case .readying(let stage): readying(stage)
    case .priming(let stage): priming(stage)
    case .asking(let stage): asking(stage)
    case .confirming(let stage): confirming(stage)
    case .starting(let stage): starting(stage)
    case .running: running
    case .paused: paused
    case .blocked(let fault, let stage): blocked(fault, stage)
    case .explaining(let reason, let stage): explaining(reason, stage)
    case .reconsidering(let stage): reconsidering(stage)
    case .leaving(let stage): leaving(stage)
    case .openingSettings(let stage): openingSettings(stage)
    case .inSettings(let stage): inSettings(stage)
    case .returning(let stage): returning(stage)
    case .closing(let outcome, let stage): closing(outcome, stage)
    case .closed(let outcome): Finish(outcome)
    case .ended: Finish()
    }
    if !hearsResigning(state) {
      Ignore(.resigned, because: "only a prompt and the way to Settings depend on it")
    }
  }

  private func hearsResigning(_ state: State) -> Bool {
    switch state {
    case .asking, .leaving: true
    case .opening, .checking, .readying, .priming, .confirming, .starting, .running, .paused,
      .blocked, .explaining, .reconsidering, .openingSettings, .inSettings, .returning, .closing,
      .closed, .ended:
      false
    }
  }
}
