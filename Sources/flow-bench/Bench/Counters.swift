import StateSpace

/// Counters of 0…9, each counted up alone: the states are all the numbers of so many digits.
struct Counters: TransitionSystem {
  /// How many counters, up to sixteen.
  let count: Int

  /// All at 0.
  var initialStates: [UInt64] { [0] }

  /// One counter counted up; four bits each.
  func transitions(from state: UInt64, into found: inout TransitionList<Int, UInt64>) {
    for counter in 0..<count where state &>> (4 &* UInt64(counter)) & 15 < 9 {
      found.append(counter, to: state &+ 1 &<< (4 &* UInt64(counter)))
    }
  }

  var promela: String {
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
