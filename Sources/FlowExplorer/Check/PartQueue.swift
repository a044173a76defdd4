import FlowModel

/// The states of a round, dealt out in small parts to whoever is free: nobody waits long for another.
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
  private let dealt = Guarded<[Part]>([])

  /// How many states are in a part.
  private static let length = 64

  init(_ states: [UInt64]) { self.states = states }

  /// How many parts there are.
  var count: Int { (states.count + Self.length - 1) / Self.length }

  /// The parts that were dealt out, in the order of their states.
  var parts: [Part] { dealt.withLock { $0 } }

  /// The next states for a helper; nil if there are no more.
  ///
  /// - Parameter place: how many that one has looked at.
  func next(for helper: Int, at place: Int) -> ArraySlice<UInt64>? {
    dealt.withLock { dealt in
      let first = dealt.count * Self.length
      guard first < states.count else { return nil }
      let part = states[first..<min(first + Self.length, states.count)]
      dealt.append(Part(helper: helper, place: place, states: part))
      return part
    }
  }
}
