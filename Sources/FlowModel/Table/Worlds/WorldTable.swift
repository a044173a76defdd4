import PermissionFlow

/// What happens in worlds of one kind, by numbers, and what the numbers stand for.
@usableFromInline
package final class WorldTable<W: World>: WorldSteps {
  @usableFromInline let parts: [Part<W>]
  @usableFromInline typealias Performer = @Sendable (Int, Address, inout W, inout News<W>) -> Void
  /// What carries out the effects of each part.
  @usableFromInline let performers: UnsafeMutablePointer<Performer>
  /// The numbers of the processes.
  @usableFromInline package let processes: [Int]
  @usableFromInline let handling: WorldHandling<W>
  /// Whether anybody may ask what the world notes.
  @usableFromInline let keepsSigns: Bool

  @usableFromInline let worlds: PackedNumbering<W>
  @usableFromInline @exclusivity(unchecked) var moves = Numbering<SystemMove<W>>()
  @usableFromInline @exclusivity(unchecked) var orders = Numbering<WorldOrder<W>>()
  /// The numbers of those that steps give.
  private var stepOrders: [StepOrder: UInt32] = [:]
  /// What worlds do for each order.
  @usableFromInline @exclusivity(unchecked) var deedsOfOrders: [WorldDeed] = []
  /// The tickets of all orders that settle some.
  @usableFromInline @exclusivity(unchecked) var tickets: [UInt32] = []
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
  /// For each move the one that followed it in the last world that offered it; before all, the first.
  @usableFromInline @exclusivity(unchecked) var followers: [UInt32] = [unknown32]
  @usableFromInline @exclusivity(unchecked) var news = News<W>()
  /// What is kept of what reducers order.
  @usableFromInline let recollection = Recollection()
  /// What is so of what was asked last: whether a process lives, or which of the tickets that are
  /// settled may still be answered.
  @usableFromInline @exclusivity(unchecked) var facts = PlainList<Bool>()
  // Plain memory, since a large world would be moved about as a variable.
  /// The worlds in which orders are carried out: one at a time, or all moves of a world at once; of a
  /// lean table all that are in passing.
  @usableFromInline @exclusivity(unchecked) var stage: UnsafeMutablePointer<W>
  @usableFromInline @exclusivity(unchecked) var stageSize = 32
  /// Where on the stage something is carried out.
  @usableFromInline @exclusivity(unchecked) var acting: UnsafeMutablePointer<W>
  /// How many worlds stand on the stage in passing; see ``numberInPassing(_:)``.
  @usableFromInline @exclusivity(unchecked) var passingCount = 0
  /// On how many places of the stage a world stands, or did: it stays until another one takes its place.
  @usableFromInline @exclusivity(unchecked) var stoodCount = 0
  /// The numbers of the orders that cut off the processes.
  @exclusivity(unchecked) private var cutOffs: [UInt32] = []
  /// The table that this one helps.
  private let source: WorldTable?

  /// A table in which nothing is worked out yet.
  ///
  /// - Parameters:
  ///   - keepsSigns: whether anybody may ask what the world notes.
  ///   - isLean: whether worlds are kept packed, and steps forgotten.
  package init(_ system: System<W>, keepsSigns: Bool, isLean: Bool) {
    worlds = PackedNumbering(packs: isLean)
    source = nil
    parts = system.parts
    handling = system.handling
    processes = Set(system.parts.map(\.process)).sorted()
    self.keepsSigns = keepsSigns
    stage = .allocate(capacity: stageSize)
    acting = stage
    performers = Self.performers(of: parts)
    super.init(
      processCount: processes.count, hasParts: !parts.isEmpty, isLean: isLean, isReader: false)
    cutOffs = processes.map { number(of: .cutOff($0)) }
  }

  /// A table that works out steps beside a lean one and reads what that one knows.
  init(helping other: WorldTable) {
    worlds = PackedNumbering(reading: other.worlds)
    source = other
    (parts, processes, handling) = (other.parts, other.processes, other.handling)
    keepsSigns = other.keepsSigns
    stage = .allocate(capacity: stageSize)
    acting = stage
    performers = Self.performers(of: parts)
    super.init(
      processCount: processes.count, hasParts: !parts.isEmpty, isLean: true, isReader: true)
  }

  /// Takes over what the table that this one helps knows by now.
  ///
  /// That one would copy its tables if it changed them meanwhile: ``letGo()`` comes before.
  func readOn() {
    guard let source else { return }
    (moves, orders, answers) = (source.moves, source.orders, source.answers)
    (worldMoves, choiceOfMove, choices) = (source.worldMoves, source.choiceOfMove, source.choices)
    (idleAnswers, nothing, cutOffs) = (source.idleAnswers, source.nothing, source.cutOffs)
    (deedsOfOrders, tickets) = (source.deedsOfOrders, source.tickets)
    while lastAnswers.count < orders.count * Self.answersAtHand {
      lastAnswers.append(Self.unknown32)
    }
    while followers.count < worldMoves.count + 1 { followers.append(Self.unknown32) }
    worlds.readOn()
  }

  /// Lets go of what was taken over.
  func letGo() {
    guard isReader else { return }
    (moves, orders, answers, worldMoves) = (Numbering(), Numbering(), Numbering(), QuickNumbering())
    (choiceOfMove, choices, idleAnswers, cutOffs) = ([], [], [], [])
    (deedsOfOrders, tickets) = ([], [])
  }

  private static func performers(of parts: [Part<W>]) -> UnsafeMutablePointer<Performer> {
    let performers = UnsafeMutablePointer<Performer>.allocate(capacity: max(parts.count, 1))
    for (place, part) in parts.enumerated() { (performers + place).initialize(to: part.perform) }
    return performers
  }

  deinit {
    stage.deinitialize(count: stoodCount)
    stage.deallocate()
    performers.deinitialize(count: parts.count)
    performers.deallocate()
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
    var world = world
    return number(at: &world)
  }

  /// The number of a world where it stands, which may be another one afterwards.
  @inlinable
  @inline(__always)
  func number(at place: UnsafeMutablePointer<W>) -> UInt32 {
    let (number, isNew) = worlds.insert(at: place)
    if isNew { noteNew(place) }
    return number
  }

  /// Notes what is asked often of a world, unless that is forgotten, and the parts of its addresses
  /// that there are not.
  @inlinable
  @inline(never)
  func noteNew(_ world: UnsafeMutablePointer<W>) {
    guard !isLean else { return }
    for process in processes { isRunning.append(world.pointee.isRunning(process)) }
    var hasAddress = false
    forEachAddress(of: world.pointee) { address in
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
      deedsOfOrders.append(deed(for: order))
      for _ in 0..<Self.answersAtHand { lastAnswers.append(Self.unknown32) }
    }
    return UInt32(bitPattern: number)
  }

  /// The number of what a step orders.
  func number(of order: StepOrder) -> UInt32 {
    if let known = stepOrders[order] { return known }
    let number = number(of: .step(order))
    stepOrders[order] = number
    return number
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

  /// What a world does for an order.
  @inlinable
  func deed(for order: WorldOrder<W>) -> WorldDeed {
    switch order {
    case .take: return .take
    case .cutOff(let process): return .cutOff(process)
    case .step(.perform(let part, let effect, let address)):
      return .perform(part: part, effect: effect, address)
    case .step(.endProcess(let process)): return .endProcess(process)
    case .step(.isRunning(let process)): return .isRunning(process)
    case .step(.settle(let settled)):
      let first = tickets.count
      tickets += settled
      return .settle(first: first, end: tickets.count)
    }
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
    worlds.bytes + deedsOfOrders.capacity * MemoryLayout<WorldDeed>.stride + moves.bytes
      + orders.bytes + answers.bytes + worldMoves.bytes + memory
      + heardAnswers.capacity * MemoryLayout<Heard?>.stride
      + stepOrders.capacity * MemoryLayout<(StepOrder, UInt32)>.stride
      + stageSize * MemoryLayout<W>.stride + recollection.bytes
  }

  // MARK: - Steps

  override func offer(world: UInt32, into offers: inout [Offer]) {
    handling.offer(self, world, &offers)
  }

  override func carryOut(_ order: UInt32, world: UInt32) -> UInt64 {
    handling.carryOut(self, order, world)
  }

  override func cutOff(process: Int) -> UInt32 { cutOffs[process] }

  override func keep(_ world: UInt32) -> UInt32 { handling.keep(self, world) }

  override func isSame(_ world: UInt32, _ other: UInt32) -> Bool {
    world == other || isLean && handling.isSame(self, world, other)
  }

  override func isRunning(_ process: Int, inLean world: UInt32) -> Bool {
    handling.isRunning(self, process, world)
  }

  override func forget() { handling.leaveStage(self) }
}
