import EveryPath
public import StateSpace

/// What happens in worlds of one kind, by numbers, and what the numbers stand for.
@usableFromInline
package final class WorldTable<W: World>: WorldSteps {
  @usableFromInline let system: System<W>
  @usableFromInline package let processes: [Int]

  @usableFromInline package internal(set) var worlds = Interner<Kept<W>>()
  @usableFromInline var moves = Interner<SystemMove<W>>()
  @usableFromInline var orders = Interner<WorldOrder<W>>()
  @usableFromInline var answers = Interner<WorldAnswer<W>>()
  /// For each choice the one that a world offered after it the last time; before all, the first.
  @usableFromInline var followers: [UInt32?] = [nil]
  /// The last answer to each order.
  @usableFromInline var lastAnswers: [UInt32?] = []
  /// What answers are to a step, by their numbers; nil until it is worked out.
  final var heardAnswers: [WorldResponse?] = []
  /// The answers to orders that were looked through for lost addresses.
  @usableFromInline var examined: Set<UInt64> = []

  /// A table in which nothing is worked out yet.
  package init(_ system: System<W>) {
    self.system = system
    processes = Set(system.components.map(\.process)).sorted()
    super.init(processCount: processes.count)
    cutOffs = processes.map { number(of: .cutOff($0)) }
  }

  // MARK: - Numbers

  @inlinable
  package func number(of move: SystemMove<W>) -> UInt32 {
    let (number, isNew) = moves.insert(move)
    if isNew {
      var order: UInt32?
      if case .world(let move) = move.kind { order = self.number(of: .take(move)) }
      choices.append(Choice(order: order, cut: UInt32(move.cut ?? 0)))
      followers.append(nil)
    }
    return UInt32(bitPattern: number)
  }

  package func move(_ number: UInt32) -> SystemMove<W> { moves[number] }

  @inlinable
  package func number(of world: W) -> UInt32 {
    let (number, isNew) = worlds.insert(keeping: world)
    if isNew { noteNew(world) }
    return UInt32(bitPattern: number)
  }

  /// Notes what is asked often of a world, and the parts of its addresses that there are not.
  @inlinable
  func noteNew(_ world: W) {
    for process in processes { canEnd.append(world.canEnd(process)) }
    var hasAddress = false
    let settled = world.forEachAddress { address in
      hasAddress = true
      if address.isAwaited { _ = system.isThere(Int(address.component)) }
    }
    isToSettle.append(hasAddress || settled != world)
  }

  @inlinable
  package func number(of order: WorldOrder<W>) -> UInt32 {
    let (number, isNew) = orders.insert(order)
    if isNew {
      idleAnswers.append(idleAnswer(to: order))
      lastAnswers.append(nil)
    }
    return UInt32(bitPattern: number)
  }

  @inlinable
  func idleAnswer(to order: WorldOrder<W>) -> UInt32? {
    guard case .step(.settle(let tickets)) = order else { return nil }
    return answers.number(of: .facts(tickets.map { _ in false }))
  }

  package func answer(_ number: UInt32) -> WorldAnswer<W> { answers[number] }

  func heard(_ number: UInt32) -> WorldResponse {
    while heardAnswers.count <= Int(number) { heardAnswers.append(nil) }
    if let known = heardAnswers[Int(number)] { return known }
    let heard = system.heard(answer(number))
    heardAnswers[Int(number)] = heard
    return heard
  }

  // MARK: - Steps

  override func offer(world: UInt32, into offers: inout [Offer]) {
    system.handling.offer(self, world, &offers)
  }

  override func carryOut(_ order: UInt32, world: UInt32) -> UInt64 {
    system.handling.carryOut(self, order, world)
  }

  /// Appends the moves that a world offers, and what comes of each.
  @inlinable
  func findOffers(of number: UInt32, into offers: inout [Offer]) {
    let world = worlds[number].value
    var open: [W.Move] = []
    world.offer(&open)
    var last = 0
    for move in open {
      let choice = self.number(of: move, after: last)
      last = Int(choice) + 1
      var next = world
      var output = WorldOutput<W>()
      next.take(move, &output)
      let answer = self.number(of: output, after: choices[Int(choice)].order ?? 0, in: world)
      offers.append(Offer(choice: choice, world: self.number(of: next), answer: answer))
    }
  }

  /// The number of a choice; worlds mostly offer the same moves in the same order.
  ///
  /// - Parameter last: the number of the choice before it and one more; 0 for the first.
  @inlinable
  func number(of move: W.Move, after last: Int) -> UInt32 {
    if let known = followers[last], case .world(let other) = moves.values[Int(known)].kind,
      other == move
    {
      return known
    }
    let choice = number(of: SystemMove(.world(move)))
    followers[last] = choice
    return choice
  }

  /// Carries out an order: the number of the world that it leads to, and that of the answer.
  @inlinable
  func play(_ order: UInt32, _ number: UInt32) -> UInt64 {
    let world = worlds[number].value
    var next = world
    let answer = carryOut(order, in: &next, after: world)
    return word(self.number(of: next), answer)
  }

  @inlinable
  func carryOut(_ order: UInt32, in world: inout W, after before: W) -> UInt32 {
    switch system.carryOut(orders[order], in: &world) {
    case .output(let output): number(of: output, after: order, in: before)
    case .facts(let facts): answers.number(of: .facts(facts))
    case nil: 0
    }
  }

  // MARK: - Answers

  /// The number of what an order brought about in a world, mostly the same as the last time.
  @inlinable
  func number(of output: WorldOutput<W>, after order: UInt32, in world: W) -> UInt32 {
    if let last = lastAnswers[Int(order)], case .output(let known) = answers.values[Int(last)],
      known.items == output.items, known.observed == output.observed
    {
      return last
    }
    let number = answers.number(of: .output(output))
    // Once is enough: a world that forgets an address does so everywhere.
    if output.items.contains(where: \.isAnswer), examined.insert(word(order, number)).inserted {
      system.noteLostAddresses(output, after: orders[order], in: world)
    }
    lastAnswers[Int(order)] = number
    return number
  }
}
