package import StateSpace

/// Counters of 0…9, each counted up alone: the states are all the numbers of so many digits.
package struct Counters: TransitionSystem, Sendable {
  /// How many counters.
  package let count: UInt64

  /// So many counters, up to sixteen.
  @inlinable
  package init(_ count: Int) { self.count = UInt64(count) }

  /// All at 0.
  @inlinable package var initialStates: [UInt64] { [0] }

  /// One counter counted up; four bits each.
  @inlinable
  package func transitions(from state: UInt64, into found: inout TransitionList<UInt8, UInt64>) {
    for counter in 0..<count where state &>> (4 &* counter) & 15 < 9 {
      found.append(UInt8(truncatingIfNeeded: counter), to: state &+ 1 &<< (4 &* counter))
    }
  }

  /// How many states there are.
  package var expectedStates: Int { (0..<count).reduce(1) { product, _ in product * 10 } }

  /// The same in Promela.
  package var promela: String {
    let rows = (0..<count).map { "    :: atomic { c[\($0)] < 9 -> c[\($0)]++ }" }
    return """
      byte c[\(count)];
      active proctype counters() {
        do
      \(rows.joined(separator: "\n"))
        od
      }

      """
  }
}
