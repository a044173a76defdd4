import EveryPath
import PermissionFlows

/// An onboarding with one mistake at a time.
struct CarelessOnboarding: Flow {
  /// The mistake.
  enum Fault: String, Hashable, Sendable, CaseIterable {
    case answersTwice
    case waitsForEver
    case asksBackwards
    case startsOver
  }

  typealias State = OnboardingFlow.State
  typealias Event = OnboardingFlow.Event
  typealias Effect = OnboardingFlow.Effect
  typealias Outcome = OnboardingFlow.Outcome

  /// The mistake.
  let fault: Fault

  /// An onboarding with this mistake.
  init(_ fault: Fault) { self.fault = fault }

  var name: String { "onboarding-mutant-\(fault.rawValue)" }
  var start: State { fault == .asksBackwards ? .tracking : .camera }
  var states: [State] { [] }

  func transitions(from state: State) -> Transitions {
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

  @RowBuilder private func calling<F: AccessFlow>(_ component: ComponentID<F>, next: State)
    -> Transitions
  {
    Enter {
      Call(component, until: .granted(.whole)) {
        Or(.denied, from: component) { Go(to: next) }
      }
      Go(to: next)
    }
  }

  func answers(to effect: Effect) -> [Event] {}

  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.cancelled) }

  func abandoned(_ reason: Abandonment) -> Outcome { .cancelled }
}
