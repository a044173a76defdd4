package import StateSpace

/// The counters again, as any author would write them who thinks of no bits.
package struct StructCounters: TransitionSystem, Sendable {
  /// Where each counter is.
  package struct State: Hashable, Sendable {
    @usableFromInline var digits: SIMD8<UInt8>

    @inlinable
    init(_ digits: SIMD8<UInt8>) { self.digits = digits }
  }

  /// How many counters.
  package let count: Int

  /// So many counters, up to eight.
  package init(_ count: Int) { self.count = count }

  /// All at 0.
  @inlinable package var initialStates: [State] { [State(SIMD8(repeating: 0))] }

  /// One counter counted up.
  @inlinable
  package func transitions(from state: State, into found: inout TransitionList<Int, State>) {
    for counter in 0..<count where state.digits[counter] < 9 {
      var next = state
      next.digits[counter] += 1
      found.append(counter, to: next)
    }
  }
}
