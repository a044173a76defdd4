import PermissionFlow

/// What happens in worlds of one kind, by numbers, and what the numbers stand for.
@usableFromInline
package final class WorldTable<W: World>: WorldSteps {
  @usableFromInline let parts: [Part<W>]
  /// The numbers of the processes.
  @usableFromInline package let processes: [Int]
  @usableFromInline let handling: WorldHandling<W>
  /// Whether anybody may ask what the world notes.
  @usableFromInline let keepsSigns: Bool

  @usableFromInline @exclusivity(unchecked) var worlds = QuickNumbering<W>()
  @usableFromInline @exclusivity(unchecked) var moves = Numbering<SystemMove<W>>()
  @usableFromInline @exclusivity(unchecked) var orders = Numbering<WorldOrder<W>>()
  @usableFromInline @exclusivity(unchecked) var answers = Numbering<WorldAnswer<W>>()
  /// What the answers are to a step, by their numbers.
  private var heardAnswers: [Heard?] = []
  /// The last answers to each order, the usual ones first.
  @usableFromInline @exclusivity(unchecked) var lastAnswers: [[UInt32]] = []
  @usableFromInline @exclusivity(unchecked) var worldMoves = QuickNumbering<W.Move>()
  @usableFromInline @exclusivity(unchecked) var choiceOfMove: [UInt32] = []
  @usableFromInline @exclusivity(unchecked) var open: [W.Move] = []
  @usableFromInline @exclusivity(unchecked) var news = News<W>()
  /// The numbers of the orders that cut off the processes.
  private lazy var cutOffs = processes.map { number(of: .cutOff($0)) }

  /// A table in which nothing is worked out yet.
  ///
  /// - Parameter keepsSigns: Whether anybody may ask what the world notes.
  package init(_ system: System<W>, keepsSigns: Bool) {
    parts = system.parts
    handling = system.handling
    processes = Set(system.parts.map(\.process)).sorted()
    self.keepsSigns = keepsSigns
    super.init(processCount: processes.count)
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
    return number
  }

  @inlinable
  @inline(never)
  func noteNew(_ world: W) {
    for process in processes { isRunning.append(world.isRunning(process)) }
    var hasAddress = false
    forEachAddress(of: world) { _ in hasAddress = true }
    isAddressed.append(hasAddress)
  }

  /// Shows the addresses that a world may still answer.
  @inlinable
  @inline(__always)
  func forEachAddress(of world: W, _ look: (Address) -> Void) {
    var copy = world
    copy.renumber { address in
      look(address)
      return address
    }
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
      lastAnswers.append([])
    }
    return UInt32(bitPattern: number)
  }

  /// The answer with a number.
  package func answer(_ number: UInt32) -> WorldAnswer<W> { answers[number] }

  /// What the answer with a number is to a step.
  func heard(_ number: UInt32) -> Heard {
    while heardAnswers.count <= Int(number) { heardAnswers.append(nil) }
    if let known = heardAnswers[Int(number)] { return known }
    let heard = heard(answers[number])
    heardAnswers[Int(number)] = heard
    return heard
  }

  /// Whether there is such a part; that the world speaks of another is noted, and becomes a finding.
  @usableFromInline
  func isThere(_ part: Int) -> Bool {
    if parts.indices.contains(part) { return true }
    handling.noteMissing(part: part)
    return false
  }

  @inlinable
  func idleAnswer(to order: WorldOrder<W>) -> UInt32 {
    switch order {
    case .step(.settle(let tickets)): answers.number(of: .facts(tickets.map { _ in false }))
    case .take, .step, .cutOff: Self.unknown32
    }
  }

  /// How many worlds there are.
  package var worldCount: Int { worlds.count }

  /// How much memory all takes.
  package var bytes: Int {
    worlds.bytes + moves.bytes + orders.bytes + answers.bytes + memory
      + heardAnswers.capacity * MemoryLayout<Heard?>.stride
  }

  // MARK: - Steps

  override func offer(world: UInt32, into choices: inout [UInt32]) {
    handling.offer(self, world, &choices)
  }

  override func carryOut(_ order: UInt32, world: UInt32) -> UInt64 {
    handling.carryOut(self, order, world)
  }

  override func cutOff(process: Int) -> UInt32 { cutOffs[process] }

  /// Appends the choices a world offers.
  @inlinable
  func findOffer(of world: UInt32, into choices: inout [UInt32]) {
    open.removeAll(keepingCapacity: true)
    worlds[world].offer(&open)
    for move in open {
      let (number, isNew) = worldMoves.insert(move)
      if isNew { choiceOfMove.append(self.number(of: SystemMove(.world(move)))) }
      choices.append(choiceOfMove[Int(number)])
    }
  }

  /// Carries out an order.
  @inlinable
  func play(_ order: UInt32, _ number: UInt32) -> UInt64 {
    var world = worlds[number]
    news.removeAll()
    news.keepsSigns = keepsSigns
    switch orders[order] {
    case .take(let move): world.take(move, &news)
    case .step(.perform(let part, let effect, let address)):
      parts[part].perform(effect, address, &world, &news)
    case .step(.endProcess(let process)): world.endProcess(process, &news)
    case .cutOff(let process):
      cutOff(process, &world)
      return word(self.number(of: world), 0)
    case .step(.isRunning(let process)):
      return word(number, answers.number(of: .facts([world.isRunning(process)])))
    case .step(.settle(let tickets)):
      let isAwaited = tickets.isEmpty ? [] : awaited(tickets, by: world)
      renumber(zip(tickets, isAwaited).filter(\.1).map(\.0), in: &world)
      return word(self.number(of: world), answers.number(of: .facts(isAwaited)))
    }
    return word(self.number(of: world), numberOfNews(after: order, in: number))
  }

  @inlinable
  func cutOff(_ process: Int, _ world: inout W) {
    world.renumber { address in
      isThere(Int(address.part)) && parts[Int(address.part)].process == process
        ? Address(part: address.part, ticket: Address.nobody) : address
    }
    world.endProcess(process, &news)
  }

  /// Gives these tickets their places as numbers, and makes all other addresses equal.
  @inlinable
  func renumber(_ tickets: [UInt32], in world: inout W) {
    world.renumber { address in
      let place = tickets.firstIndex(of: UInt32(address.ticket))
      return Address(
        part: address.part,
        ticket: place.map { UInt16(truncatingIfNeeded: $0) } ?? Address.nobody)
    }
  }

  /// Which of these tickets the world may still answer.
  @inlinable
  func awaited(_ tickets: [UInt32], by world: W) -> [Bool] {
    var awaited = tickets.map { _ in false }
    forEachAddress(of: world) { address in
      if let place = tickets.firstIndex(of: UInt32(address.ticket)) { awaited[place] = true }
    }
    return awaited
  }

  /// The number of the news; an order mostly has the same ones as not long ago.
  @inlinable
  func numberOfNews(after order: UInt32, in world: UInt32) -> UInt32 {
    let order = Int(order)
    // A world may have put other news in the place of those it was given.
    if !keepsSigns, !news.noted.isEmpty { news.noted = [] }
    for place in lastAnswers[order].indices {
      let number = lastAnswers[order][place]
      guard case .news(let known) = answers.values[Int(number)], known == news else { continue }
      if place > 0 { lastAnswers[order].swapAt(place, place - 1) }
      return number
    }
    noteLostAddresses(after: orders.values[order], in: world)
    let number = answers.number(of: .news(news))
    if lastAnswers[order].count == Self.answersAtHand { lastAnswers[order].removeLast() }
    lastAnswers[order].insert(number, at: 0)
    return number
  }

  /// Notes the parts that are answered at addresses which the world's `renumber` left out.
  ///
  /// Asked once for news of a kind, since a world that forgets an address does so everywhere.
  @inlinable
  @inline(never)
  func noteLostAddresses(after order: WorldOrder<W>, in world: UInt32) {
    var known: Set<Address> = []
    if case .step(.perform(_, _, let own)) = order { known.insert(own) }
    forEachAddress(of: worlds[world]) { known.insert($0) }
    for item in news.items {
      guard case .notice(_, let address?) = item, address.ticket != Address.nobody,
        !known.contains(address)
      else { continue }
      if isThere(Int(address.part)) { handling.noteLost(part: Int(address.part)) }
    }
  }

  /// How many answers to an order are compared before the news are hashed.
  @inlinable static var answersAtHand: Int { 8 }
}
