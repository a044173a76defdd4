public import EveryPath
public import PermissionFlows

/// A camera page: it comes in, the camera is permitted, the picture runs, and what can go wrong.
///
/// The permission is that of `ask(.camera)`, called as a component. While the page is there it asks
/// and explains nothing; after a refusal the page leaves first, and then the dialog comes up.
public struct CameraFlow: Flow {
  /// When the camera page is opened.
  public enum Policy: String, Hashable, Sendable, CaseIterable {
    /// The page is opened first; after a refusal it is left before the dialog comes up.
    case popThenPrompt
    /// The page is opened only once the camera is permitted.
    case gateBeforePush
  }

  /// Where the page can be.
  public typealias State = CameraState
  /// What it can be told.
  public typealias Event = CameraEvent
  /// What it can order.
  public typealias Effect = CameraEffect
  /// How it can end.
  public typealias Outcome = CameraOutcome

  /// The permission while the page is there: it asks, and explains nothing.
  public static let question = ComponentID<WholeAccessFlow>("camera-question")
  /// The permission where no page is: the attempt of `ask(.camera)`, which explains a refusal.
  public static let access = ComponentID<WholeAccessFlow>("camera-access")

  /// When the camera page is opened.
  public var policy: Policy

  /// A camera page.
  public init(policy: Policy = .popThenPrompt) { self.policy = policy }

  /// The flow's name.
  public var name: String { policy == .popThenPrompt ? "camera" : "camera-gate" }

  /// The state an attempt begins in.
  public var start: State { policy == .popThenPrompt ? .opening(.first) : .explaining(.first) }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
    switch state {
    case .opening(let stage): opening(stage)
    case .permission(let stage): permission(stage)
    case .starting(let stage): starting(stage)
    case .running: running
    case .paused: paused
    case .blocked(let fault, let stage): blocked(fault, stage)
    case .leaving(let stage): leaving(stage)
    case .explaining(let stage): explaining(stage)
    case .closing(let outcome, let stage): closing(outcome, stage)
    case .closed(let outcome): Finish(outcome)
    case .ended: Finish()
    }
  }
}

// MARK: - A relaunch, and an end from outside

extension CameraFlow {
  /// Where a new process goes on: with the permission, whose trip to Settings ended the process.
  public func resume(from state: State) -> Resumption<State, Outcome> {
    switch state {
    case .explaining: .at(.explaining(.first))
    case .opening, .permission, .starting, .running, .paused, .blocked, .leaving, .closing,
      .closed, .ended:
      .drop(.cancelled)
    }
  }

  /// The outcome of an attempt that was given up.
  public func abandoned(_ reason: Abandonment) -> Outcome {
    switch reason {
    case .cancelled, .driverEnded: .cancelled
    case .dropped: .dropped
    }
  }

  /// The events with which an effect can be answered.
  public func answers(to effect: Effect) -> [Event] { effect.answers }

  /// Who causes an event.
  public func role(of event: Event) -> EventRole { event.role }
}
