public import OnboardingFlow
import PermissionAccess
public import PermissionFlow

/// An onboarding with one mistake at a time.
public struct CarelessOnboarding: Flow {
  /// The mistake.
  public enum Fault: String, Hashable, Sendable, CaseIterable {
    case answersTwice
    case waitsForEver
    case asksBackwards
    case startsOver
  }

  /// Where it can be.
  public typealias State = OnboardingFlow.State
  /// What it can be told.
  public typealias Event = OnboardingFlow.Event
  /// What it can order.
  public typealias Effect = OnboardingFlow.Effect
  /// How it can end.
  public typealias Outcome = OnboardingFlow.Outcome

  /// The mistake.
  public let fault: Fault

  /// An onboarding with this mistake.
  public init(_ fault: Fault) { self.fault = fault }

  /// The flow's name.
  public var name: String { "onboarding-mutant-\(fault.rawValue)" }
  /// The state an attempt begins in.
  public var start: State { fault == .asksBackwards ? .tracking : .camera }
  /// Whatever the mistake leads to.
  public var states: [State] { [] }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
    switch (fault, state) {
    case (_, .finished): Finish(.finished)
    case (.asksBackwards, .tracking): calling(OnboardingFlow.tracking, next: .notifications)
    case (.asksBackwards, .notifications): calling(OnboardingFlow.notifications, next: .camera)
    case (.asksBackwards, .camera): calling(OnboardingFlow.camera, next: .finished)
    case (.startsOver, .camera): calling(OnboardingFlow.camera, next: .notifications)
    case (.startsOver, .notifications): calling(OnboardingFlow.notifications, next: .tracking)
    case (.startsOver, .tracking): calling(OnboardingFlow.tracking, next: .camera)
    case (.answersTwice, .camera):
      Enter {
        Deliver(.cancelled)
        Go(to: .tracking)
      }
    case (.waitsForEver, .camera): Enter { Go(to: .tracking) }
    case (_, .tracking):
      On(.foregrounded) { Go(to: fault == .answersTwice ? .finished : .notifications) }
    case (_, .notifications):
      // Round and round, and never to the end.
      On(.foregrounded) { Go(to: .tracking) }
    }
  }

  @RowBuilder private func calling<F: AccessFlow>(_ part: PartName<F>, next: State) -> Transitions {
    Enter {
      Call(part, until: .granted(.whole)) {
        Or(.denied, from: part) { Go(to: next) }
      }
      Go(to: next)
    }
  }

  /// Nothing is ordered, so nothing is answered.
  public func answers(to effect: Effect) -> [Event] {}

  /// A new process asks nothing by itself.
  public func resume(from state: State) -> Resumption<State, Outcome> { .drop(.cancelled) }

  /// The outcome of an attempt that was given up.
  public func abandoned(_ reason: Abandonment) -> Outcome { .cancelled }
}
