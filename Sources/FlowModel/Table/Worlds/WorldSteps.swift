import EveryPath

/// What happens in worlds, by numbers: each order is carried out once, and looked up from then on.
///
/// Nothing in it depends on how a flow decides, so systems whose components act alike share one:
/// what was worked out for a flow is known for each of its mutants. What depends on the kind of
/// world is left to ``WorldTable``.
@usableFromInline
package class WorldSteps {
  @usableFromInline
  struct Choice {
    @usableFromInline let order: UInt32?
    /// After how many orders a process ends; 0 if none does.
    @usableFromInline let cut: UInt32

    @inlinable
    init(order: UInt32?, cut: UInt32) {
      self.order = order
      self.cut = cut
    }
  }

  /// A move that a world offers, and what comes of it.
  @usableFromInline
  struct Offer {
    @usableFromInline let choice: UInt32
    @usableFromInline let world: UInt32
    @usableFromInline let answer: UInt32

    @inlinable
    init(choice: UInt32, world: UInt32, answer: UInt32) {
      (self.choice, self.world, self.answer) = (choice, world, answer)
    }
  }

  private let processCount: Int

  // Unchecked: each is touched by one line at a time, none of which calls out.
  @usableFromInline @exclusivity(unchecked) final var choices: [Choice] = []
  /// Whether each process lives and can be ended, world by world.
  @usableFromInline @exclusivity(unchecked) final var canEnd: [Bool] = []
  /// Whether the end of a step concerns a world: it has an address, or something to forget.
  @usableFromInline @exclusivity(unchecked) final var isToSettle: [Bool] = []
  /// What a world that it does not concern answers to each order that concerns addresses alone, by
  /// which it does not change; nil for other orders.
  @usableFromInline @exclusivity(unchecked) final var idleAnswers: [UInt32?] = []
  /// The numbers of the orders that cut off the processes.
  final var cutOffs: [UInt32] = []
  /// What worlds offer, one after the other.
  private final var offered: [Offer] = []
  /// Where the moves of each world begin and end; nil until they are looked for.
  @exclusivity(unchecked) private final var offers: [Range<Int32>?] = []
  @exclusivity(unchecked) private final var responses = ResponseCache()

  init(processCount: Int) { self.processCount = processCount }

  // MARK: - What depends on the kind of world

  /// Appends the moves that a world offers, and what comes of each.
  func offer(world: UInt32, into offers: inout [Offer]) {}
  /// The world that an order leads to, and the number of its answer.
  func carryOut(_ order: UInt32, world: UInt32) -> UInt64 { 0 }

  // MARK: - What is known

  /// The places of the moves that a world offers.
  final func offers(of world: UInt32) -> Range<Int> {
    while offers.count <= Int(world) { offers.append(nil) }
    if let known = offers[Int(world)] { return Int(known.lowerBound)..<Int(known.upperBound) }
    let first = offered.count
    offer(world: world, into: &offered)
    offers[Int(world)] = Int32(first)..<Int32(offered.count)
    return first..<offered.count
  }

  final func canEnd(_ process: Int, in world: UInt32) -> Bool {
    canEnd[Int(world) * processCount + process]
  }

  final func offer(at place: Int) -> Offer { offered[place] }

  final func outcome(of order: UInt32, in world: UInt32) -> UInt64 {
    if let idle = idleAnswers[Int(order)], !isToSettle[Int(world)] { return word(world, idle) }
    if let known = responses.outcome(of: order, in: world) { return known }
    let outcome = carryOut(order, world: world)
    responses.note(outcome, of: order, in: world)
    return outcome
  }
}

@usableFromInline
package enum WorldOrder<W: World>: Hashable {
  /// A move happens.
  case take(W.Move)
  /// What follows from that.
  case step(StepOrder)
  /// A process ends between two orders, with nothing left in it to hear of it; it has no answer.
  case cutOff(Int)
}

/// What a step hears back.
@usableFromInline
package enum WorldAnswer<W: World>: Hashable {
  /// Something happened.
  case output(WorldOutput<W>)
  /// Something is so, or not.
  case facts([Bool])

  var observations: [W.Observation] {
    if case .output(let output) = self { output.observations } else { [] }
  }
}
