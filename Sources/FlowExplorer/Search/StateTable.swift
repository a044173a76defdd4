/// An exact set of states that numbers them in the order of their discovery.
///
/// Open addressing over indices: a state is stored once. Hashing decides where to look, equality
/// alone decides what is found.
@usableFromInline
struct StateTable<State: Hashable> {
  @usableFromInline private(set) var states: [State] = []
  private var slots: [Int32]
  private var tags: [UInt32]
  private var mask: Int

  @usableFromInline
  init() {
    slots = [Int32](repeating: -1, count: 1024)
    tags = [UInt32](repeating: 0, count: 1024)
    mask = 1023
  }

  /// The number of a state, and whether it is new.
  @usableFromInline
  mutating func insert(_ state: State) -> (number: Int32, isNew: Bool) {
    let hash = state.hashValue
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    var slot = hash & mask
    while slots[slot] >= 0 {
      if tags[slot] == tag, states[Int(slots[slot])] == state { return (slots[slot], false) }
      slot = (slot + 1) & mask
    }
    let number = Int32(states.count)
    slots[slot] = number
    tags[slot] = tag
    states.append(state)
    if states.count * 2 > mask { grow() }
    return (number, true)
  }

  private mutating func grow() {
    let count = (mask + 1) * 2
    mask = count - 1
    slots = [Int32](repeating: -1, count: count)
    tags = [UInt32](repeating: 0, count: count)
    for (number, state) in states.enumerated() {
      let hash = state.hashValue
      var slot = hash & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(number)
      tags[slot] = UInt32(truncatingIfNeeded: hash >> 32)
    }
  }
}
