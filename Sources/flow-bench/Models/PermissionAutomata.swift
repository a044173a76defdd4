package import StateSpace

/// Permission automata of eight states, interleaved: one of them moves at a time.
package struct PermissionAutomata: TransitionSystem, Sendable {
  /// Where each state of an automaton leads: unknown, asking, granted, denied, in Settings,
  /// revoked, restricted, limited.
  package static let rows: [[UInt64]] = [
    [1, 6], [2, 3], [5, 7], [4], [2, 3], [4, 0], [0], [2, 5],
  ]

  /// How many automata.
  package let count: UInt64
  /// Where the targets of each state begin, and end.
  @usableFromInline let firsts: [Int]
  @usableFromInline let targets: [UInt64]

  /// So many automata, up to twenty-one.
  package init(_ count: Int) {
    self.count = UInt64(count)
    targets = Self.rows.flatMap { $0 }
    firsts = Self.rows.reduce(into: [0]) { firsts, row in
      firsts.append(firsts[firsts.count - 1] + row.count)
    }
  }

  /// All unknown.
  @inlinable package var initialStates: [UInt64] { [0] }

  /// A move of one automaton; three bits each.
  @inlinable
  package func transitions(from state: UInt64, into found: inout TransitionList<UInt16, UInt64>) {
    for automaton in 0..<count {
      let shift = 3 &* automaton
      let at = Int(truncatingIfNeeded: state &>> shift & 7)
      let others = state & ~(7 &<< shift)
      for place in firsts[at]..<firsts[at + 1] {
        found.append(
          UInt16(truncatingIfNeeded: automaton &<< 8 | UInt64(place)),
          to: others | targets[place] &<< shift)
      }
    }
  }

  /// How many states there are.
  package var expectedStates: Int { 1 << (3 * Int(count)) }

  /// The same in Promela.
  package var promela: String {
    let rows = (0..<count).flatMap { automaton in
      Self.rows.enumerated().flatMap { state, targets in
        targets.map {
          "    :: atomic { s[\(automaton)] == \(state) -> s[\(automaton)] = \($0) }"
        }
      }
    }
    return """
      byte s[\(count)];
      active proctype automata() {
        do
      \(rows.joined(separator: "\n"))
        od
      }

      """
  }
}
