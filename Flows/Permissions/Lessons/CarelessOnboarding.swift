public import OnboardingFlow
public import PermissionFlow

/// An onboarding that asks for nothing, with one mistake at a time.
public struct CarelessOnboarding: Flow {
  /// The mistake.
  public enum Fault: String, Hashable, Sendable, CaseIterable {
    case answersTwice
    case waitsForEver
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
  public var start: State { .camera }
  /// Whatever the mistake leads to.
  public var states: [State] { [] }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
    switch state {
    case .camera:
      Enter {
        if fault == .answersTwice { Deliver(.cancelled) }
        Go(to: .tracking)
      }
    case .tracking:
      On(.foregrounded) { Go(to: fault == .answersTwice ? .finished : .notifications) }
    case .notifications:
      // Round and round, and never to the end.
      On(.foregrounded) { Go(to: .tracking) }
    case .finished: Finish(.finished)
    }
  }

  /// Nothing is ordered, so nothing is answered.
  public func answers(to effect: Effect) -> [Event] {}

  /// A new process asks nothing by itself.
  public func resume(from state: State) -> Resumption<State, Outcome> { .drop(.cancelled) }

  /// The outcome of an attempt that was given up.
  public func abandoned(_ reason: Abandonment) -> Outcome { .cancelled }
}
