import FlowModel

/// The states of a round, dealt out in small parts to whoever is free: nobody waits long for another,
/// and nobody is left without.
final class PartQueue: Sendable {
  /// Some states that one helper looked at.
  struct Part {
    /// The number of the helper.
    let helper: Int
    /// The place of the first among those which that one looked at.
    let place: Int
    let states: ArraySlice<UInt64>
  }

  private let states: [UInt64]
  /// How many states are in a part.
  private let length: Int
  private let dealt = Guarded<[Part]>([])

  /// - Parameter helpers: how many there are.
  init(_ states: [UInt64], helpers: Int) {
    self.states = states
    length = max(1, min(64, states.count / (helpers * 4)))
  }

  /// How many parts there are.
  var count: Int { (states.count + length - 1) / length }

  /// The parts that were dealt out, in the order of their states.
  var parts: [Part] { dealt.withLock { $0 } }

  /// The next states for a helper; nil if there are no more.
  ///
  /// - Parameter place: how many that one has looked at.
  func next(for helper: Int, at place: Int) -> ArraySlice<UInt64>? {
    dealt.withLock { dealt in
      let first = dealt.count * length
      guard first < states.count else { return nil }
      let part = states[first..<min(first + length, states.count)]
      dealt.append(Part(helper: helper, place: place, states: part))
      return part
    }
  }
}
