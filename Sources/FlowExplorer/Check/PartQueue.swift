import FlowModel

/// The states of a round, dealt out in small parts to whoever is free: nobody waits long for another,
/// and nobody is left without.
final class PartQueue: Sendable {
  /// Some states that one helper looked at.
  struct Part {
    /// The number of the helper.
    let helper: Int
    /// Its place among those which that one looked at.
    let place: Int
  }

  private struct Dealt {
    var parts: [Part] = []
    /// How many states are in these.
    var stateCount = 0
    /// How many helpers were given any.
    var helperCount = 0
  }

  private let states: [UInt64]
  private let helpers: Int
  private let dealt = Guarded(Dealt())
  private let ready = RisingCount()

  /// - Parameter helpers: how many there are.
  init(_ states: [UInt64], helpers: Int) {
    (self.states, self.helpers) = (states, helpers)
  }

  /// The parts that were dealt out, in the order of their states.
  var parts: [Part] { dealt.withLock { $0.parts } }

  /// The next states for a helper; nil if there are no more.
  ///
  /// - Parameter place: how many parts that one has looked at, which is asked only if there are more.
  func next(for helper: Int, at place: @Sendable () -> Int) -> ArraySlice<UInt64>? {
    dealt.withLock { dealt in
      let first = dealt.stateCount
      guard first < states.count else { return nil }
      // The less there is left, the shorter the parts, so that all are ready at about the same time.
      let length = max(1, min(64, (states.count - first) / (helpers * 4)))
      let part = Part(helper: helper, place: place())
      dealt.parts.append(part)
      dealt.stateCount += length
      if part.place == 0 { dealt.helperCount += 1 }
      return states[first..<first + length]
    }
  }

  /// Notes that one who was given states has looked at all of them.
  func noteReady() { ready.rise() }

  /// Waits until all who were given states have looked at them, when there are no more to be given.
  func allReady(isolation: isolated (any Actor)? = #isolation) async {
    await ready.wait(for: dealt.withLock { $0.helperCount })
  }
}
