import CameraFlow
import EveryPath
import FlowModel

extension CameraFlow {
  /// Settings is opened from the dialog's button, without waiting until the dialog is gone: at once,
  /// or after a delay that is only a guess.
  func hasty(after delay: Duration) -> AlteredFlow<Self> {
    AlteredFlow(
      self, name: delay == .zero ? "camera-no-wait" : "camera-delay-only"
    ) { state in
      if case .leaving(let stage) = state {
        Enter {
          Wait(delay, because: "the dialog should have closed by then")
          Go(to: .openingSettings(stage))
        }
      }
    }
  }
}
