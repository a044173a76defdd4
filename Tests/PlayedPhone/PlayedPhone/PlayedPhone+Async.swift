public import PermissionFacts
import Synchronization

extension PlayedPhone {
  /// Asks for a permission, and waits for what the app is told first; for ever, where the phone never
  /// tells.
  public static func answer(
    to permission: Permission, _ request: PermissionRequest = .access
  ) async -> Answer {
    await withCheckedContinuation { continuation in
      let waiting = Mutex<CheckedContinuation<Answer, Never>?>(continuation)
      let told = { @Sendable (answer: Answer) in
        waiting.withLock { waiting in
          waiting?.resume(returning: answer)
          waiting = nil
        }
      }
      self.request(permission, request, told: told)
    }
  }
}
