/// Where the ways on from some states lead.
package struct FoundSteps: Sendable {
  /// The states they start from.
  package let starts: ArraySlice<UInt64>
  /// Where those ways lead, in order, that were not seen yet.
  package var states: [UInt64] = []
  /// Where those of each state end.
  package var ends: [UInt32] = []
  /// How many ways there are in all.
  package var wayCount = 0

  /// The places of what was found from some of the states, by their own places.
  package func places(of states: Range<Int>) -> Range<Int> {
    begin(of: states.lowerBound)..<begin(of: states.upperBound)
  }

  private func begin(of state: Int) -> Int { state > 0 ? Int(ends[state - 1]) : 0 }

  /// Ends what was found from the next state.
  mutating func close() { ends.append(UInt32(states.count)) }

  /// How much memory they take.
  var bytes: Int {
    states.capacity * MemoryLayout<UInt64>.stride + ends.capacity * MemoryLayout<UInt32>.stride
  }
}
