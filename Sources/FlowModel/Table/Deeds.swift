/// What came of the orders that worlds were given, or of the events that states of a reducer were
/// told: a short list for each of them.
@usableFromInline
struct Deeds: Sendable {
  @usableFromInline
  struct Deed: Sendable {
    @usableFromInline let order: UInt32
    /// The place of the world's next deed; -1 for none.
    @usableFromInline let next: Int32
    @usableFromInline let outcome: UInt64

    @inlinable
    init(order: UInt32, next: Int32, outcome: UInt64) {
      self.order = order
      self.next = next
      self.outcome = outcome
    }
  }

  /// The place of each world's latest deed; -1 for none.
  @usableFromInline var latest: [Int32] = []
  @usableFromInline var deeds: [Deed] = []

  @inlinable
  init() {}

  /// How many there are.
  var count: Int { deeds.count }

  /// How much memory they take.
  var bytes: Int {
    latest.capacity * MemoryLayout<Int32>.stride + deeds.capacity * MemoryLayout<Deed>.stride
  }

  /// What came of an order, if it was given before.
  @inlinable
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
  @inlinable
  mutating func note(_ outcome: UInt64, of order: UInt32, in world: UInt32) {
    while latest.count <= Int(world) { latest.append(-1) }
    deeds.append(Deed(order: order, next: latest[Int(world)], outcome: outcome))
    latest[Int(world)] = Int32(deeds.count - 1)
  }
}
