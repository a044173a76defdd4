/// What came of the orders that worlds were given, or of the events that states of a reducer were
/// told: a short list for each of them.
@usableFromInline
struct ResponseCache: Sendable {
  @usableFromInline
  struct Response: Sendable {
    @usableFromInline let order: UInt32
    /// The place of the world's next response among the others; -1 for none.
    @usableFromInline var next: Int32
    @usableFromInline let outcome: UInt64

    @inlinable
    init(order: UInt32, next: Int32, outcome: UInt64) {
      self.order = order
      self.next = next
      self.outcome = outcome
    }
  }

  /// The first response of each world: most have one, which is found without a detour.
  @usableFromInline var first: [Response] = []
  @usableFromInline var others: [Response] = []

  @inlinable
  init() {}

  @inlinable static var none: UInt32 { UInt32.max }

  /// What came of an order, if it was given before.
  @inlinable
  @inline(__always)
  func outcome(of order: UInt32, in world: UInt32) -> UInt64? {
    guard Int(world) < first.count else { return nil }
    var response = first[Int(world)]
    while response.order != order {
      guard response.next >= 0 else { return nil }
      response = others[Int(response.next)]
    }
    return response.outcome
  }

  /// Notes what came of an order that was not given before.
  @inlinable
  mutating func note(_ outcome: UInt64, of order: UInt32, in world: UInt32) {
    while first.count <= Int(world) {
      first.append(Response(order: Self.none, next: -1, outcome: 0))
    }
    let last = first[Int(world)]
    guard last.order != Self.none else {
      first[Int(world)] = Response(order: order, next: -1, outcome: outcome)
      return
    }
    others.append(Response(order: order, next: last.next, outcome: outcome))
    first[Int(world)].next = Int32(others.count - 1)
  }
}
