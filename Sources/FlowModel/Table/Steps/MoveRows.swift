/// What came of the moves of worlds.
///
/// Many states share a world. What a move makes of it depends on their settings only by the orders that
/// parts give, which are few: if they are the same again, so is the world that they leave, and nobody
/// need be asked. What was kept of a world is a few bytes for each of its moves.
final class MoveRows {
  /// What came of a move.
  struct Move {
    /// What is known besides, two bits.
    enum Kind: UInt32 {
      /// No process can end in the middle.
      case whole
      /// It is followed by the same move cut short in the middle, in one way or more.
      case followedByCuts
      /// It is cut short.
      case cut
    }

    /// The number of the choice.
    let choice: UInt32
    var kind = Kind.whole
    /// What the world was ordered and what it answered; ``StepTree/noTrace`` if the move was not
    /// possible.
    let trace: UInt32
    /// The world that it led to.
    var world: UInt32
  }

  /// Some worlds in the order of their numbers.
  private final class Page {
    let moves: PackedWords.Piece
    /// Where the moves of each world end.
    let ends: [UInt16]

    init(_ moves: PackedWords.Piece, _ ends: [UInt16]) { (self.moves, self.ends) = (moves, ends) }

    var bytes: Int { 64 + moves.bytes + ends.capacity * MemoryLayout<UInt16>.stride }
  }

  /// How many worlds are on a page.
  private static let pageLength = 64
  /// Up to which number of a world it is not decided yet whether worlds are met again.
  private static let trial = 4096

  /// Pairs of a choice and a trace, by numbers.
  @exclusivity(unchecked) private var deeds = PlainList<UInt64>()
  private let numbers = Memo()
  /// Held until all are let go: several read them at once, who would wait for each other if that were
  /// counted.
  @exclusivity(unchecked) private var pages = PlainList<Unmanaged<Page>>()
  /// The moves of the worlds that will be on the next page: the number of the pair above that of the world.
  @exclusivity(unchecked) private var open = PlainList<UInt64>()
  /// Where the moves of each of these end.
  @exclusivity(unchecked) private var ends: [UInt32] = []
  /// For each pair its number among those of the one that takes over what this one found;
  /// ``WorldSteps/unknown32`` if it was not taken over yet.
  @exclusivity(unchecked) private var given = PlainList<UInt32>()
  /// Whether worlds are put on pages: others take over what a helper finds before there are many.
  private let usesPages: Bool

  /// How often a world that was looked for was there.
  @exclusivity(unchecked) var hits = 0
  /// Whether worlds are met again.
  @exclusivity(unchecked) private(set) var isOfUse = true

  /// The first world that may be there.
  private var first: UInt32 = 0
  /// The world after the last one; each was met after those with lower numbers.
  var end: UInt32 { first + UInt32(pages.count * Self.pageLength + ends.count) }

  /// How much memory it takes.
  var bytes: Int {
    pages.elements.reduce(
      numbers.bytes + deeds.bytes + open.bytes + given.bytes
        + ends.capacity * MemoryLayout<UInt32>.stride + pages.bytes
    ) { $0 + $1._withUnsafeGuaranteedRef { $0.bytes } }
  }

  /// No moves yet.
  ///
  /// - Parameter isHelper: whether another one takes over what is found, before there is much of it.
  init(isHelper: Bool = false) { usesPages = !isHelper }

  // MARK: - Looking up

  /// Puts the moves of a world in a list; false if nothing is known of them.
  func read(_ world: UInt32, into moves: inout PlainList<Move>) -> Bool {
    moves.removeAll()
    guard first..<end ~= world else { return false }
    let place = Int(world - first)
    let page = place / Self.pageLength
    if page < pages.count {
      pages[page]._withUnsafeGuaranteedRef { page in
        page.moves.forEach(in: Self.range(place % Self.pageLength, page.ends)) {
          moves.append(move($0, $1))
        }
      }
    } else {
      for number in Self.range(place - pages.count * Self.pageLength, ends) {
        let (deed, world) = halves(of: open[number])
        moves.append(move(deed, world))
      }
    }
    return !moves.isEmpty
  }

  @inline(__always)
  private static func range(_ place: Int, _ ends: [some FixedWidthInteger]) -> Range<Int> {
    (place > 0 ? Int(ends[place - 1]) : 0)..<Int(ends[place])
  }

  @inline(__always)
  private func move(_ deed: UInt32, _ world: UInt32) -> Move {
    let (choice, trace) = halves(of: deeds[Int(deed)])
    let kind = Move.Kind(rawValue: choice & 3) ?? .whole
    return Move(choice: choice &>> 2, kind: kind, trace: trace, world: world)
  }

  // MARK: - Adding

  /// Forgets all, and begins anew after what others know.
  func removeAll(after known: MoveRows) {
    letPagesGo()
    open.removeAll()
    ends.removeAll(keepingCapacity: true)
    (first, hits, isOfUse) = (known.end, 0, known.isOfUse)
  }

  /// Whether the moves of a world are to be added.
  func wants(_ world: UInt32) -> Bool { isOfUse && world >= end }

  /// Adds what came of the moves of a world.
  func add(_ moves: borrowing PlainList<Move>, of world: UInt32) {
    while end < world { close() }
    for place in 0..<moves.count {
      let move = moves[place]
      let deed = number(of: word(move.choice &<< 2 | move.kind.rawValue, move.trace))
      open.append(word(deed, move.world))
    }
    close()
  }

  /// The number of a pair.
  private func number(of pair: UInt64) -> UInt32 {
    numbers.value(of: pair) {
      deeds.append(pair)
      return UInt32(deeds.count - 1)
    }
  }

  /// Adds what a helper found to come of the moves of a world; nothing if it found nothing.
  ///
  /// - Parameter renumber: given words whose lower halves are worlds, by the helper's numbers.
  func add(
    _ world: UInt32, from helper: MoveRows,
    renumber: (UnsafeMutableBufferPointer<UInt64>) -> Void
  ) {
    guard wants(world), helper.first..<helper.end ~= world else { return }
    let places = Self.range(Int(world - helper.first), helper.ends)
    guard !places.isEmpty else { return }
    while end < world { close() }
    renumber(helper.open.elements(places))
    for place in places {
      let (deed, world) = halves(of: helper.open[place])
      open.append(word(helper.given(deed, by: self), world))
    }
    close()
  }

  /// The number of a pair of a helper among those of another.
  @inline(__always)
  private func given(_ deed: UInt32, by other: MoveRows) -> UInt32 {
    while given.count <= Int(deed) { given.append(WorldSteps.unknown32) }
    if given[Int(deed)] == WorldSteps.unknown32 {
      given[Int(deed)] = other.number(of: deeds[Int(deed)])
    }
    return given[Int(deed)]
  }

  /// Ends the moves of a world.
  private func close() {
    // Too many to be counted are as good as none.
    if usesPages, open.count > Int(UInt16.max) { open.removeAll(after: Int(ends.last ?? 0)) }
    ends.append(UInt32(open.count))
    guard usesPages, ends.count == Self.pageLength else { return }
    let page = Page(PackedWords.Piece(open.elements), ends.map { UInt16($0) })
    pages.append(Unmanaged.passRetained(page))
    open.removeAll()
    ends.removeAll(keepingCapacity: true)
    guard first == 0, end >= Self.trial, hits <= Int(end) / 8 else { return }
    // Worlds are hardly met again.
    first = end
    isOfUse = false
    letPagesGo()
  }

  private func letPagesGo() {
    for page in pages.elements { page.release() }
    pages.removeAll()
  }

  deinit { letPagesGo() }
}
