/// What came of the orders that worlds were given: a short list for each world.
struct Deeds {
  private struct Deed {
    let order: UInt32
    /// The place of the world's next deed; -1 for none.
    let next: Int32
    let outcome: UInt64
  }

  /// The place of each world's latest deed; -1 for none.
  private var latest: [Int32] = []
  private var deeds: [Deed] = []

  /// How many there are.
  var count: Int { deeds.count }

  /// How much memory they take.
  var bytes: Int {
    latest.capacity * MemoryLayout<Int32>.stride + deeds.capacity * MemoryLayout<Deed>.stride
  }

  /// What came of an order, if it was given before.
  @inline(__always)
  func outcome(of order: UInt32, in world: UInt32) -> UInt64? {
    guard Int(world) < latest.count else { return nil }
    var place = latest[Int(world)]
    while place >= 0 {
      let deed = deeds[Int(place)]
      if deed.order == order { return deed.outcome }
      place = deed.next
    }
    return nil
  }

  /// Notes what came of an order that was not given before.
  mutating func note(_ outcome: UInt64, of order: UInt32, in world: UInt32) {
    while latest.count <= Int(world) { latest.append(-1) }
    deeds.append(Deed(order: order, next: latest[Int(world)], outcome: outcome))
    latest[Int(world)] = Int32(deeds.count - 1)
  }
}
