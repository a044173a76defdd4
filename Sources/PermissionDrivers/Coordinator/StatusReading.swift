import EveryPath
import PermissionFlows

/// One reading of a permission that a caller waits for, and need not wait for to the end.
@MainActor
final class StatusReading<Grant: AccessGrant> {
  private var continuation: CheckedContinuation<AccessReading<Grant>, Never>?

  /// What the source reads; unknown if it answers something else, or the calling task is cancelled,
  /// and failed if it does not settle.
  func value<Request: AccessRequest>(
    of source: any AccessSource<Grant, Request>, _ timers: any Timers
  ) async -> AccessReading<Grant> {
    let timer = source.settlingLimit.map { limit in
      timers.set(after: limit) { self.end(.refused(.failed)) }
    }
    defer { timer?.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !Task.isCancelled else { return continuation.resume(returning: .unknown) }
        self.continuation = continuation
        source.read(
          Reply { [weak self] event in
            if case .read(let reading) = event { self?.end(reading) } else { self?.end(.unknown) }
          })
      }
    } onCancel: {
      Task { @MainActor in self.end(.unknown) }
    }
  }

  private func end(_ reading: AccessReading<Grant>) {
    continuation?.resume(returning: reading)
    continuation = nil
  }
}
