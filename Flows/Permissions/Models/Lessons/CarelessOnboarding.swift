import EveryPath
import FlowModel
import PermissionFlows

/// An onboarding with one mistake at a time.
extension OnboardingFlow {
  /// The mistake.
  enum Fault: String, Hashable, Sendable, CaseIterable {
    case answersTwice
    case waitsForEver
    case asksBackwards
    case startsOver
  }

  /// The onboarding with this mistake.
  func with(_ fault: Fault) -> AlteredFlow<Self> {
    AlteredFlow(
      self, name: "onboarding-mutant-\(fault.rawValue)",
      start: fault == .asksBackwards ? .tracking : nil
    ) { state in
      switch (fault, state) {
      case (.answersTwice, .camera):
        Enter {
          Deliver(.cancelled)
          Go(to: .finished)
        }
      case (.waitsForEver, .camera):
        Enter { Forget() }
        // Round and round, and never to the end.
        On(.foregrounded) { Go(to: .camera) }
      case (.asksBackwards, .tracking): calling(Self.tracking, next: .notifications)
      case (.asksBackwards, .notifications): calling(Self.notifications, next: .camera)
      case (.asksBackwards, .camera): calling(Self.camera, next: .finished)
      case (.startsOver, .tracking): calling(Self.tracking, next: .camera)
      default: transitions(from: state)
      }
    }
  }

  @RowBuilder private func calling<F: AccessFlow>(
    _ component: ComponentID<F>, next: State
  ) -> Transitions {
    Enter {
      Call(component, until: .granted(.whole)) {
        Or(.denied, from: component) { Go(to: next) }
      }
      Go(to: next)
    }
  }
}
