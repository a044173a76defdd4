public import EveryPath

/// The first launch of an app that needs three permissions: camera, notifications, tracking.
///
/// Each is a component, called when the one before has come to its end. A refusal is accepted
/// and leads on. Tracking comes last: it is dropped while the app is not active or while another
/// question is pending (documented: `requestTrackingAuthorization(completionHandler:)`).
public struct OnboardingFlow: Flow {
  /// Where the journey can be.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case camera
    case notifications
    case tracking
    case finished
  }

  /// What it can be told: nothing but its components' outcomes, and what concerns all.
  public enum Event: String, Hashable, Sendable, CaseIterable {
    case foregrounded
    case resigned
  }

  /// What it can order: nothing, its components do.
  public enum Effect: Hashable, Sendable {}

  /// How it can end.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// All three have been asked, whatever was answered.
    case finished
    case cancelled
  }

  /// The component that asks for the camera.
  public static let camera = ComponentID<WholeAccessFlow>("camera-access")
  /// The component that asks for notifications.
  public static let notifications = ComponentID<NotificationsFlow>("notifications-access")
  /// The component that asks for tracking.
  public static let tracking = ComponentID<TrackingFlow>("tracking-access")

  /// An onboarding.
  public init() {}

  /// The flow's name.
  public var name: String { "onboarding" }
  /// The state an attempt begins in.
  public var start: State { .camera }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
    switch state {
    case .camera: askingCamera
    case .notifications: askingNotifications
    case .tracking: askingTracking
    case .finished: Finish(.finished)
    }
  }

  @RowBuilder private var askingCamera: Transitions {
    Enter {
      Call(Self.camera, until: .granted(.full)) {
        for outcome in Self.refusals(WholeAccessFlow.camera.refusals, WholeGrant.self) {
          Or(outcome, from: Self.camera) { Go(to: .notifications) }
        }
      }
      Go(to: .notifications)
    }
    Ignore(.foregrounded, .resigned, because: Self.reason)
  }

  @RowBuilder private var askingNotifications: Transitions {
    Enter {
      Call(Self.notifications, until: .granted(.full)) {
        for grant in NotificationsFlow.Grant.allCases where grant != .full {
          Or(.granted(grant), from: Self.notifications) { Go(to: .tracking) }
        }
        for outcome in Self.refusals([.denied], NotificationsFlow.Grant.self) {
          Or(outcome, from: Self.notifications) { Go(to: .tracking) }
        }
      }
      Go(to: .tracking)
    }
    Ignore(.foregrounded, .resigned, because: Self.reason)
  }

  @RowBuilder private var askingTracking: Transitions {
    Enter {
      Call(Self.tracking, until: .granted(.full)) {
        for outcome in Self.refusals(TrackingFlow().refusals, WholeGrant.self) {
          Or(outcome, from: Self.tracking) { Go(to: .finished) }
        }
      }
      Go(to: .finished)
    }
    Ignore(.foregrounded, .resigned, because: Self.reason)
  }

  private static let reason = "the component that is called reads and asks by itself"

  /// Every outcome but a grant.
  private static func refusals<Grant: AccessGrant>(
    _ refusals: [AccessRefusal], _ type: Grant.Type
  ) -> [AccessOutcome<Grant>] {
    refusals.map { AccessOutcome($0) } + [.cancelled]
  }

  /// Nothing is ordered, so nothing is answered.
  public func answers(to effect: Effect) -> [Event] {}

  /// A new process asks nothing by itself.
  public func resume(from state: State) -> Resumption<State, Outcome> { .drop(.cancelled) }

  /// The outcome of an attempt that was given up.
  public func abandoned(_ reason: Abandonment) -> Outcome { .cancelled }
}
