public import EveryPath
public import PermissionFlows

/// The way to a video: the camera first, the microphone second, and one trip to Settings for both.
///
/// The two permissions are components, which this flow calls one after the other. Without
/// the camera there is no video, so the microphone is then not asked for; without the microphone
/// there is a picture without sound.
public struct VideoFlow: DialogFlow {
  /// Where the journey can be.
  public typealias State = VideoState
  /// What it can be told.
  public typealias Event = AccessEvent<WholeGrant>
  /// What it can order.
  public typealias Effect = VideoEffect
  /// How it can end.
  public typealias Outcome = VideoOutcome

  /// The component that asks for the camera.
  public static let camera = ComponentID<WholeAccessFlow>("camera-access")
  /// The component that asks for the microphone.
  public static let microphone = ComponentID<WholeAccessFlow>("microphone-access")

  /// How long to wait between the end of the dialog and Settings.
  public var settingsDelay: Duration

  /// A way to a video.
  public init(settingsDelay: Duration = .milliseconds(200)) { self.settingsDelay = settingsDelay }

  /// The flow's name.
  public var name: String { "video" }

  /// The state an attempt begins in.
  public var start: State { .camera(.first) }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
    switch state {
    case .camera(let visit): callingCamera(visit)
    case .microphone(let visit): callingMicrophone(visit)
    case .explaining(let medium): explaining(medium, isAgain: false)
    case .explainingAgain(let medium): explaining(medium, isAgain: true)
    case .reconsidering: reconsidering
    case .leaving(let medium): leaving(medium)
    case .openingSettings(let medium): openingSettings(medium)
    case .inSettings: inSettings
    case .besideSettings: besideSettings
    case .returning: returning
    case .closing(let outcome): closing(outcome)
    case .closed(let outcome): Finish(outcome)
    }
  }
}

/// Where the way to a video can be.
public enum VideoState: Hashable, Sendable {
  /// The component for the camera runs.
  case camera(Visit)
  /// The component for the microphone runs.
  case microphone(Visit)
  /// A dialog says what is refused.
  case explaining(Medium)
  /// The same, in a dialog that was swept away before and is shown once more.
  case explainingAgain(Medium)
  /// The dialog is going, because what it says is no longer so.
  case reconsidering
  /// The dialog is going, before Settings.
  case leaving(Medium)
  /// Settings is being opened.
  case openingSettings(Medium)
  /// The person is in Settings, and the app is not active.
  case inSettings
  /// The person may be in Settings in a window beside the app, which is active all the same.
  case besideSettings
  /// A new process waits for the person.
  case returning
  /// The dialog is going, before the end.
  case closing(VideoOutcome)
  /// The end.
  case closed(VideoOutcome)
}

/// Whether the person has been in Settings in this attempt.
public enum Visit: String, Hashable, Sendable, CaseIterable {
  case first
  /// Back from Settings: what is still refused is accepted.
  case afterSettings
}

/// What a video consists of.
public enum Medium: String, Hashable, Sendable, CaseIterable {
  case camera
  case microphone
}

/// How an attempt to make a video ends.
public enum VideoOutcome: String, Hashable, Sendable, CaseIterable {
  case pictureAndSound
  /// The camera without the microphone: an outcome of its own, and no failure.
  case pictureOnly
  /// The camera is refused.
  case denied
  /// The camera cannot be used on this device, or by this app.
  case unavailable
  /// The person goes on without a video.
  case alternative
  case cancelled
  /// Something swept the dialog away.
  case dropped
}

/// What the way to a video can order; the questions are ordered by its components.
public enum VideoEffect: Hashable, Sendable {
  /// Read one permission.
  case read(Medium)
  /// Acknowledge once the app is active, with no dialog of its own and no other question pending.
  case waitUntilReady
  /// Show the dialog for a refusal.
  case showAlert(Medium)
  /// Take the dialog away.
  case dismissAlert
  /// Open the app's page in Settings, where both have their rows.
  case openSettings
}
