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
}
