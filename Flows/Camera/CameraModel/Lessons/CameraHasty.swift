import EveryPath
import FlowModel
import PermissionFlows

extension WholeAccessFlow {
  /// Settings is opened from the dialog's button, without waiting until the dialog is gone: at once,
  /// or after a delay that is only a guess.
  func hasty(after delay: Duration) -> AlteredFlow<Self> {
    AlteredFlow(self, name: name) { state in
      if case .leaving = state {
        Enter {
          Wait(delay, because: "the dialog should have closed by then")
          Go(to: .openingSettings)
        }
      }
    }
  }
}
