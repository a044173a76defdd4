import FlowModel

/// A number that only rises, and for which others wait.
///
/// Who waits stays awake for a moment: to be woken up takes about as long as a short round.
final class RisingCount: Sendable {
  private struct State {
    var count = 0
    var waiting: [Waiting] = []
  }

  private struct Waiting {
    let least: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  private let state = Guarded(State())

  /// How long somebody stays awake.
  private static var patience: Duration { .milliseconds(1) }

  /// The number, which may be greater by now.
  private var count: Int { state.withLock { $0.count } }

  /// Counts one more.
  func rise() {
    let waiting = state.withLock { state in
      state.count += 1
      let count = state.count
      let isOver = state.waiting.partition { $0.least <= count }
      defer { state.waiting.removeSubrange(isOver...) }
      return Array(state.waiting[isOver...])
    }
    for other in waiting { other.continuation.resume() }
  }

  /// Waits until the number is as great, and says how great it is then.
  @discardableResult
  func wait(
    for least: Int, isolation: isolated (any Actor)? = #isolation
  ) async -> Int {
    let clock = ContinuousClock()
    let end = clock.now + Self.patience
    repeat {
      let count = count
      if count >= least { return count }
      // Whoever counts must not wait for those who look.
      for _ in 0..<4 { _ = clock.now }
    } while clock.now < end
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let waits = state.withLock { state in
        guard state.count < least else { return false }
        state.waiting.append(Waiting(least: least, continuation: continuation))
        return true
      }
      if !waits { continuation.resume() }
    }
    return count
  }
}
