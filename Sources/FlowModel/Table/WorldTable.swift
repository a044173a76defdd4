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
  /// The last answers to each order, ``answersAtHand`` places for each, the usual ones first;
  /// ``unknown32`` in a free place.
  @usableFromInline @exclusivity(unchecked) var lastAnswers: [UInt32] = []
  /// The number of news in which nothing happened; ``unknown32`` if there were none yet.
  @usableFromInline @exclusivity(unchecked) var nothing = unknown32
  @usableFromInline @exclusivity(unchecked) var worldMoves = QuickNumbering<W.Move>()
  @usableFromInline @exclusivity(unchecked) var choiceOfMove: [UInt32] = []
  @usableFromInline @exclusivity(unchecked) var open: [W.Move] = []
  @usableFromInline @exclusivity(unchecked) var news = News<W>()
  /// Which of the tickets that are settled may still be answered.
  @usableFromInline @exclusivity(unchecked) var awaited: [Bool] = []
  // Plain memory, since a large world would be moved about as a variable.
  /// The worlds in which orders are carried out: one at a time, or all moves of a world at once.
  @usableFromInline @exclusivity(unchecked) var stage: UnsafeMutablePointer<W>
  @usableFromInline @exclusivity(unchecked) var stageSize = 32
  /// The numbers of what comes of the moves on the stage: news, each with a world.
  @usableFromInline @exclusivity(unchecked) var newsOnStage: [UInt32] = []
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
    stage = .allocate(capacity: stageSize)
    super.init(processCount: processes.count)
  }

  deinit { stage.deallocate() }

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
    stage.initialize(to: world)
    defer { stage.deinitialize(count: 1) }
    return numberOnStage()
  }

  /// The number of the world on the stage, which may be another one afterwards.
  @inlinable
  @inline(__always)
  func numberOnStage() -> UInt32 {
    let (number, isNew) = worlds.insert(at: stage)
    if isNew { noteNew(stage) }
    return number
  }

  /// Notes what is asked often of a world on the stage.
  @inlinable
  @inline(never)
  func noteNew(_ world: UnsafeMutablePointer<W>) {
    for process in processes { isRunning.append(world.pointee.isRunning(process)) }
    var hasAddress = false
    world.pointee.renumber { address in
      hasAddress = true
      return address
    }
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
      for _ in 0..<Self.answersAtHand { lastAnswers.append(Self.unknown32) }
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
  @inlinable
  func isThere(_ part: Int) -> Bool {
    if part >= 0, part < parts.count { return true }
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

  override func offer(world: UInt32, into offers: inout Offers) {
    handling.offer(self, world, &offers)
  }

  override func carryOut(_ order: UInt32, world: UInt32) -> UInt64 {
    handling.carryOut(self, order, world)
  }

  override func cutOff(process: Int) -> UInt32 { cutOffs[process] }

  /// Appends the moves that a world offers, and what comes of each.
  @inlinable
  func findOffers(of world: UInt32, into offers: inout Offers) {
    open.removeAll(keepingCapacity: true)
    worlds.values.withUnsafeBufferPointer { $0[Int(world)].offer(&open) }
    makeRoom(for: open.count)
    newsOnStage.removeAll(keepingCapacity: true)
    news.keepsSigns = keepsSigns
    for (place, move) in open.enumerated() {
      let choice = number(ofWorldMove: move)
      offers.choices.append(choice)
      worlds.values.withUnsafeBufferPointer { (stage + place).initialize(to: $0[Int(world)]) }
      news.removeAll()
      stage[place].take(move, &news)
      newsOnStage.append(numberOfNews(after: choices[Int(choice)].order ?? 0, in: world))
    }
    let found = UnsafeMutableBufferPointer(start: stage, count: open.count)
    worlds.insert(found) { place, number, isNew in
      if isNew { noteNew(stage + place) }
      offers.outcomes.append(word(number, newsOnStage[place]))
    }
    stage.deinitialize(count: open.count)
  }

  @inlinable
  @inline(__always)
  func number(ofWorldMove move: W.Move) -> UInt32 {
    let (number, isNew) = worldMoves.insert(move)
    if isNew { choiceOfMove.append(self.number(of: SystemMove(.world(move)))) }
    return choiceOfMove[Int(number)]
  }

  @inlinable
  func makeRoom(for count: Int) {
    guard count > stageSize else { return }
    stage.deallocate()
    stageSize = count
    stage = .allocate(capacity: count)
  }

  /// Carries out an order.
  @inlinable
  func play(_ order: UInt32, _ number: UInt32) -> UInt64 {
    worlds.values.withUnsafeBufferPointer { stage.initialize(to: $0[Int(number)]) }
    defer { stage.deinitialize(count: 1) }
    news.removeAll()
    news.keepsSigns = keepsSigns
    switch orders[order] {
    case .take(let move): stage.pointee.take(move, &news)
    case .step(.perform(let part, let effect, let address)):
      parts[part].perform(effect, address, &stage.pointee, &news)
    case .step(.endProcess(let process)): stage.pointee.endProcess(process, &news)
    case .cutOff(let process):
      cutOff(process)
      return word(numberOnStage(), 0)
    case .step(.isRunning(let process)):
      return word(number, answers.number(of: .facts([stage.pointee.isRunning(process)])))
    case .step(.settle(let tickets)):
      settle(tickets)
      return word(numberOnStage(), numberOfFacts(after: order))
    }
    return word(numberOnStage(), numberOfNews(after: order, in: number))
  }

  @inlinable
  func cutOff(_ process: Int) {
    stage.pointee.renumber { address in
      isThere(Int(address.part)) && parts[Int(address.part)].process == process
        ? Address(part: address.part, ticket: Address.nobody) : address
    }
    stage.pointee.endProcess(process, &news)
  }

  /// Notes which of these tickets the world may still answer, gives those their places among them as
  /// numbers, and makes all other addresses equal.
  @inlinable
  func settle(_ tickets: [UInt32]) {
    awaited.removeAll(keepingCapacity: true)
    for _ in tickets { awaited.append(false) }
    renumber { ticket in
      let place = tickets.firstIndex(of: ticket)
      if let place { awaited[place] = true }
      return place
    }
    // Those that are not awaited have left their places, so that others move up.
    guard let first = awaited.firstIndex(of: false), awaited[first...].contains(true) else {
      return
    }
    renumber { ticket in awaited.prefix(Int(ticket)).count { $0 } }
  }

  /// Gives tickets new numbers, and those that get none the number of nobody.
  @inlinable
  @inline(__always)
  func renumber(_ number: (UInt32) -> Int?) {
    stage.pointee.renumber { address in
      let ticket = address.ticket == Address.nobody ? nil : number(UInt32(address.ticket))
      return Address(
        part: address.part,
        ticket: ticket.map { UInt16(truncatingIfNeeded: $0) } ?? Address.nobody)
    }
  }

  /// The number of what is so; a question mostly has the same answer as not long ago.
  @inlinable
  func numberOfFacts(after order: UInt32) -> UInt32 {
    let known = knownAnswer(to: order) { answer in
      if case .facts(let facts) = answer { facts == awaited } else { false }
    }
    return known ?? keep(answers.number(of: .facts(awaited)), after: order)
  }

  /// The number of the news; an order mostly has the same ones as not long ago.
  @inlinable
  func numberOfNews(after order: UInt32, in world: UInt32) -> UInt32 {
    // A world may have put other news in the place of those it was given.
    if !keepsSigns, !news.noted.isEmpty { news.noted = [] }
    guard !news.items.isEmpty || !news.noted.isEmpty else {
      if nothing == Self.unknown32 { nothing = answers.number(of: .news(news)) }
      return nothing
    }
    let known = knownAnswer(to: order) { answer in
      if case .news(let known) = answer { known == news } else { false }
    }
    if let known { return known }
    noteLostAddresses(after: orders.values[Int(order)], in: world)
    return keep(answers.number(of: .news(news)), after: order)
  }

  /// The number of the answer that fits, among the last ones to an order.
  @inlinable
  @inline(__always)
  func knownAnswer(to order: UInt32, _ fits: (WorldAnswer<W>) -> Bool) -> UInt32? {
    let first = Int(order) * Self.answersAtHand
    for place in first..<first + Self.answersAtHand {
      let number = lastAnswers[place]
      guard number != Self.unknown32 else { return nil }
      guard fits(answers.values[Int(number)]) else { continue }
      if place > first { lastAnswers.swapAt(place, place - 1) }
      return number
    }
    return nil
  }

  /// Keeps an answer at hand, in the place of the least usual one.
  @inlinable
  func keep(_ answer: UInt32, after order: UInt32) -> UInt32 {
    let first = Int(order) * Self.answersAtHand
    for place in (first + 1..<first + Self.answersAtHand).reversed() {
      lastAnswers[place] = lastAnswers[place - 1]
    }
    lastAnswers[first] = answer
    return answer
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
