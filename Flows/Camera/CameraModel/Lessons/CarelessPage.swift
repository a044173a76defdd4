import CameraFlow
import EveryPath
import FlowModel

extension CameraFlow {
  /// The mistake.
  enum Fault: String, Hashable, Sendable, CaseIterable {
    case usesBeforeAsking
    case givesUpAfterInterruption
    case answersTwice
    case saysReadyEarly
    case forgetsTheSession
  }

  func with(_ fault: Fault) -> AlteredFlow<Self> {
    AlteredFlow(
      self, name: "camera-mutant-\(fault.rawValue)",
      ordering: { fault == .forgetsTheSession && $0 == .startSession ? nil : $0 }
    ) { state in
      switch (fault, state) {
      case (.saysReadyEarly, .opening):
        Enter {
          Perform(.openPage, until: .pageShown)
          Deliver(.ready)
          Go(to: .permission(.again))
        }
      case (.usesBeforeAsking, .permission(let stage)):
        Enter {
          Perform(.startSession)
          Go(to: .starting(stage))
        }
      case (.answersTwice, .starting):
        On(.sessionStarted) {
          Deliver(.denied)
          Deliver(.ready)
          Go(to: .running)
        }
      case (.givesUpAfterInterruption, .paused):
        On(.interruptionEnded) {
          Perform(.stopSession)
          Go(to: .closing(.failed, .again))
        }
      default: transitions(from: state)
      }
    }
  }
}
