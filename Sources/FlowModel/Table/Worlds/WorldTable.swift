import PermissionFlow
public import StateSpace

/// What happens in worlds of one kind, by numbers, and what the numbers stand for.
@usableFromInline
package final class WorldTable<W: World>: WorldSteps {
  @usableFromInline let parts: [Part<W>]
  /// The numbers of the processes.
  @usableFromInline package let processes: [Int]
  @usableFromInline let handling: WorldHandling<W>

  @usableFromInline var worlds = Numbering<W>()
  @usableFromInline var moves = Numbering<SystemMove<W>>()
  @usableFromInline var orders = Numbering<WorldOrder<W>>()
  @usableFromInline var answers = Numbering<WorldAnswer<W>>()
  /// For each choice the one that a world offered after it the last time; before all, the first.
  @usableFromInline var followers: [UInt32?] = [nil]
  /// The last answer to each order.
  @usableFromInline var lastAnswers: [UInt32?] = []
  /// The answers to orders that were looked through for lost addresses.
  @usableFromInline var examined: Set<UInt64> = []

  /// A table in which nothing is worked out yet.
  package init(_ system: System<W>) {
    parts = system.parts
    handling = system.handling
    processes = Set(system.parts.map(\.process)).sorted()
    super.init(processCount: processes.count, hasParts: !parts.isEmpty)
    cutOffs = processes.map { number(of: .cutOff($0)) }
  }

  // MARK: - Numbers

  /// The number of a choice.
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

  /// The choice with a number.
  package func move(_ number: UInt32) -> SystemMove<W> { moves[number] }

  /// The number of a world.
  @inlinable
  package func number(of world: W) -> UInt32 {
    let (number, isNew) = worlds.insert(world)
    if isNew { noteNew(world) }
    return UInt32(bitPattern: number)
  }

  /// Notes what is asked often of a world, and the parts of its addresses that there are not.
  @inlinable
  func noteNew(_ world: W) {
    for process in processes { isRunning.append(world.isRunning(process)) }
    var hasAddress = false
    forEachAddress(of: world) { address in
      hasAddress = true
      if address.ticket != Address.nobody { _ = isThere(Int(address.part)) }
    }
    isAddressed.append(hasAddress)
  }

  /// The world with a number.
  @inlinable
  package func world(_ number: UInt32) -> W { worlds[number] }

  /// The number of an order.
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

  /// The answer with a number.
  package func answer(_ number: UInt32) -> WorldAnswer<W> { answers[number] }

  /// Whether there is such a part; that the world speaks of another is noted, and becomes a finding.
  @inlinable
  func isThere(_ part: Int) -> Bool {
    if parts.indices.contains(part) { return true }
    handling.noteMissing(part: part)
    return false
  }

  // MARK: - Steps

  override func offer(world: UInt32, into offers: inout [Offer]) {
    handling.offer(self, world, &offers)
  }

  override func carryOut(_ order: UInt32, world: UInt32) -> UInt64 {
    handling.carryOut(self, order, world)
  }

  /// Appends the moves that a world offers, and what comes of each.
  @inlinable
  func findOffers(of number: UInt32, into offers: inout [Offer]) {
    let world = worlds[number]
    var open: [W.Move] = []
    world.offer(&open)
    var last = 0
    for move in open {
      let choice = self.number(of: move, after: last)
      last = Int(choice) + 1
      var next = world
      var news = News<W>()
      next.take(move, &news)
      let answer = self.number(of: news, after: choices[Int(choice)].order ?? 0, in: world)
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
    let world = worlds[number]
    var next = world
    let answer = carryOut(order, in: &next, after: world)
    return word(self.number(of: next), answer)
  }

  @inlinable
  func carryOut(_ order: UInt32, in world: inout W, after before: W) -> UInt32 {
    var news = News<W>()
    switch orders[order] {
    case .take(let move): world.take(move, &news)
    case .step(.perform(let part, let effect, let address)):
      parts[part].perform(effect, address, &world, &news)
    case .step(.endProcess(let process)): world.endProcess(process, &news)
    case .step(.isRunning(let process)):
      return answers.number(of: .facts([world.isRunning(process)]))
    case .step(.settle(let tickets)):
      return answers.number(of: .facts(settle(tickets, in: &world)))
    case .cutOff(let process):
      cutOff(process, in: &world)
      return 0
    }
    return self.number(of: news, after: order, in: before)
  }

  // MARK: - Addresses

  /// Shows the addresses that a world may still answer.
  @inlinable
  func forEachAddress(of world: W, _ look: (Address) -> Void) {
    var copy = world
    copy.renumber { address in
      look(address)
      return address
    }
  }

  /// Ends a process, whose parts hear nothing more.
  @inlinable
  func cutOff(_ process: Int, in world: inout W) {
    world.renumber { address in
      isThere(Int(address.part)) && parts[Int(address.part)].process == process
        ? Address(part: address.part, ticket: Address.nobody) : address
    }
    var news = News<W>()
    world.endProcess(process, &news)
  }

  /// Which of some tickets the world may still answer.
  ///
  /// Those get new numbers, from zero in this order, and all other addresses become equal.
  @inlinable
  func settle(_ tickets: [UInt32], in world: inout W) -> [Bool] {
    var isAwaited = tickets.map { _ in false }
    let placeOf = { (address: Address) in
      address.ticket == Address.nobody ? nil : tickets.firstIndex(of: UInt32(address.ticket))
    }
    forEachAddress(of: world) { if let place = placeOf($0) { isAwaited[place] = true } }
    world.renumber { address in
      let number = placeOf(address).map { isAwaited[..<$0].count { $0 } }
      return Address(
        part: address.part, ticket: number.map { UInt16($0) } ?? Address.nobody)
    }
    return isAwaited
  }

  // MARK: - Answers

  /// The number of what an order brought about in a world, which is mostly what it did the last time.
  @inlinable
  func number(of news: News<W>, after order: UInt32, in world: W) -> UInt32 {
    if let last = lastAnswers[Int(order)], case .news(let known) = answers.values[Int(last)],
      known == news
    {
      return last
    }
    let number = answers.number(of: .news(news))
    // Once is enough: a world that forgets an address does so everywhere.
    if news.items.contains(where: \.isAnswer), examined.insert(word(order, number)).inserted {
      noteLostAddresses(news, after: orders[order], in: world)
    }
    lastAnswers[Int(order)] = number
    return number
  }

  /// Notes the parts that are answered at addresses which the world's `renumber` left out.
  @inlinable
  func noteLostAddresses(_ news: News<W>, after order: WorldOrder<W>, in world: W) {
    var known: Set<Address> = []
    if case .step(.perform(_, _, let own)) = order { known.insert(own) }
    forEachAddress(of: world) { known.insert($0) }
    for case .notice(_, let address?) in news.items
    where address.ticket != Address.nobody && !known.contains(address) {
      if isThere(Int(address.part)) { handling.noteLost(part: Int(address.part)) }
    }
  }
}
