/// What happens in worlds, by numbers: each order is carried out once, and looked up from then on.
///
/// Nothing in it depends on how a flow decides, so systems whose parts act alike share one: what was
/// worked out for a flow is known for each of its mutants. A lean one keeps no more than the worlds in
/// which steps end: what happens in between is carried out whenever it happens, and forgotten. What
/// depends on the kind of world is left to ``WorldTable``.
@usableFromInline
package class WorldSteps {
  /// A choice by numbers.
  @usableFromInline
  struct Choice {
    /// The order to the world, if it is a move of it.
    @usableFromInline let order: UInt32?
    /// After how many orders a process ends; 0 if none does.
    @usableFromInline let cut: UInt32

    @inlinable
    init(order: UInt32?, cut: UInt32) {
      self.order = order
      self.cut = cut
    }
  }

  /// How many processes there are.
  @usableFromInline final let processCount: Int
  /// Whether there are parts: nobody else has addresses.
  private let hasParts: Bool

  // Nobody reads these while they are written: each is touched by one line at a time. Unchecked,
  // since a search would check it many million times.
  @usableFromInline @exclusivity(unchecked) final var choices: [Choice] = []
  /// Whether each process lives, world by world.
  @usableFromInline @exclusivity(unchecked) final var isRunning: [Bool] = []
  /// Whether each world has somebody's address, to be answered later.
  @usableFromInline @exclusivity(unchecked) final var isAddressed: [Bool] = []
  /// What a world without any address answers to each order that concerns addresses alone, by which
  /// it does not change; ``unknown32`` for other orders.
  @usableFromInline @exclusivity(unchecked) final var idleAnswers: [UInt32] = []
  /// What worlds offer, one after the other.
  @exclusivity(unchecked) private final var offered: [Offer] = []
  /// Where the moves of each world begin and end; negative if nobody asked yet.
  @exclusivity(unchecked) private final var offers: [(first: Int32, end: Int32)] = []
  @exclusivity(unchecked) private final var deeds = Deeds()
  /// How often a world carried something out.
  @exclusivity(unchecked) private(set) final var deedCount = 0
  /// Whether steps are forgotten.
  @usableFromInline final let isLean: Bool
  /// Whether a world in passing is needed as it is, since its step may be cut short there; otherwise
  /// what comes next happens to it where it stands.
  @usableFromInline @exclusivity(unchecked) final var holdsPassing = false

  /// Whether this one reads what another knows, and adds nothing to it.
  @usableFromInline final let isReader: Bool
  /// Whether a reader has met something that has no number yet.
  @usableFromInline @exclusivity(unchecked) final var isStuck = false

  @usableFromInline
  init(processCount: Int, hasParts: Bool, isLean: Bool, isReader: Bool) {
    self.processCount = processCount
    self.hasParts = hasParts
    self.isLean = isLean
    self.isReader = isReader
  }

  /// A move that a world offers, and what comes of it.
  @usableFromInline
  struct Offer {
    /// The number of the choice.
    @usableFromInline let choice: UInt32
    /// The world that it leads to.
    @usableFromInline var world: UInt32
    /// The number of the answer.
    @usableFromInline let answer: UInt32

    @inlinable
    init(choice: UInt32, world: UInt32, answer: UInt32) {
      (self.choice, self.world, self.answer) = (choice, world, answer)
    }
  }

  // MARK: - What depends on the kind of world

  /// Appends the moves that a world offers, and what comes of each.
  func offer(world: UInt32, into offers: inout [Offer]) {}
  /// The world that an order leads to, and the number of its answer.
  func carryOut(_ order: UInt32, world: UInt32) -> UInt64 { 0 }
  /// The number that a lean table keeps for a world in which a step ends.
  func keep(_ world: UInt32) -> UInt32 { world }
  /// Whether two worlds that were left by the end of a process are equal.
  func isSame(_ world: UInt32, _ other: UInt32) -> Bool { world == other }
  /// Whether a process lives in a world of a lean table.
  func isRunning(_ process: Int, inLean world: UInt32) -> Bool { false }
  /// Forgets the worlds that are not kept.
  func forget() {}
  /// The number of the order that cuts off a process.
  func cutOff(process: Int) -> UInt32 { 0 }

  // MARK: - What is known

  /// Stands for what nobody asked yet.
  static let unknown = UInt64.max
  /// Stands for an answer that an order does not have of itself.
  @usableFromInline static var unknown32: UInt32 { UInt32.max }

  /// The places of the moves that a world offers; of a lean table until another world is asked.
  @inline(__always)
  final func offers(of world: UInt32) -> Range<Int> {
    if isLean { return findLeanOffers(of: world) }
    if Int(world) < offers.count {
      let (first, end) = offers[Int(world)]
      if first >= 0 { return Int(first)..<Int(end) }
    }
    return findOffers(of: world)
  }

  @inline(never)
  private final func findOffers(of world: UInt32) -> Range<Int> {
    while offers.count <= Int(world) { offers.append((-1, -1)) }
    let first = offered.count
    offer(world: world, into: &offered)
    let end = offered.count
    offers[Int(world)] = (Int32(first), Int32(end))
    deedCount += end - first
    return first..<end
  }

  @inline(never)
  private final func findLeanOffers(of world: UInt32) -> Range<Int> {
    offered.removeAll(keepingCapacity: true)
    offer(world: world, into: &offered)
    deedCount += offered.count
    return offered.indices
  }

  /// Whether a process lives.
  @inline(__always)
  final func isRunning(_ process: Int, in world: UInt32) -> Bool {
    isLean
      ? isRunning(process, inLean: world) : isRunning[Int(world) * processCount + process]
  }

  /// The choice at a place.
  @inline(__always)
  final func choice(at place: Int) -> UInt32 { offered[place].choice }

  /// What comes of the move at a place.
  @inline(__always)
  final func outcome(at place: Int) -> UInt64 {
    word(offered[place].world, offered[place].answer)
  }

  /// What comes of an order.
  @inline(__always)
  final func outcome(of order: UInt32, in world: UInt32) -> UInt64 {
    let idle = idleAnswers[Int(order)]
    if idle != Self.unknown32, !hasParts || !isLean && !isAddressed[Int(world)] {
      return word(world, idle)
    }
    if isLean {
      deedCount += 1
      return carryOut(order, world: world)
    }
    if let known = deeds.outcome(of: order, in: world) { return known }
    let outcome = carryOut(order, world: world)
    deedCount += 1
    deeds.note(outcome, of: order, in: world)
    return outcome
  }

  /// How much memory the steps take.
  final var memory: Int {
    deeds.bytes + offers.capacity * MemoryLayout<(Int32, Int32)>.stride
      + offered.capacity * MemoryLayout<Offer>.stride + isRunning.capacity
      + isAddressed.capacity
  }
}
