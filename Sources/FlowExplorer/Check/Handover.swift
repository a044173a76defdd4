import FlowModel

/// What was found in a round on its way from the one who numbers it to the one who notes it: both do so
/// at once.
final class Handover: Sendable {
  private struct State {
    var parts: [FoundSteps] = []
    var isTaken = false
  }

  private let state = Guarded(State())
  /// How many parts there are, and one more once there are no others.
  private let given = RisingCount()
  private let ready = RisingCount()

  /// Hands over the next part.
  func give(_ part: FoundSteps) {
    state.withLock { $0.parts.append(part) }
    given.rise()
  }

  /// Notes that there are no more parts.
  func noteLast() { given.rise() }

  /// The part at a place, in the order in which they are given; nil if there are no more.
  func part(at place: Int, isolation: isolated (any Actor)? = #isolation) async -> FoundSteps? {
    await given.wait(for: place + 1)
    return state.withLock { place < $0.parts.count ? $0.parts[place] : nil }
  }

  /// Whether nobody else takes what is handed over.
  func take() -> Bool {
    state.withLock { state in
      defer { state.isTaken = true }
      return !state.isTaken
    }
  }

  /// Notes that all of it was taken.
  func noteReady() { ready.rise() }

  /// Waits until all of it was taken.
  func allReady(isolation: isolated (any Actor)? = #isolation) async { await ready.wait(for: 1) }
}
