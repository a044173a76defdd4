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
  private struct Page {
    let moves: PackedWords.Piece
    /// Where the moves of each world end.
    let ends: [UInt16]

    var bytes: Int { moves.bytes + ends.capacity * MemoryLayout<UInt16>.stride }
  }

  /// How many worlds are on a page.
  private static let pageLength = 64
  /// Up to which number of a world it is not decided yet whether worlds are met again.
  private static let trial = 4096

  /// Pairs of a choice and a trace, by numbers.
  @exclusivity(unchecked) private var deeds = PlainList<UInt64>()
  private let numbers = Memo()
  @exclusivity(unchecked) private var pages: [Page] = []
  /// The moves of the worlds that will be on the next page: the number of the pair above that of the world.
  @exclusivity(unchecked) private var open = PlainList<UInt64>()
  @exclusivity(unchecked) private var ends: [UInt16] = []

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
    pages.reduce(
      numbers.bytes + deeds.bytes + open.bytes + ends.capacity * MemoryLayout<UInt16>.stride
        + pages.capacity * MemoryLayout<Page>.stride
    ) { $0 + $1.bytes }
  }

  // MARK: - Looking up

  /// Puts the moves of a world in a list; false if nothing is known of them.
  func read(_ world: UInt32, into moves: inout PlainList<Move>) -> Bool {
    moves.removeAll()
    guard first..<end ~= world else { return false }
    let (page, place) = Int(world - first).quotientAndRemainder(dividingBy: Self.pageLength)
    if page < pages.count {
      let range = Self.range(place, pages[page].ends)
      pages[page].moves.forEach(in: range) { moves.append(move($0, $1)) }
    } else {
      for number in Self.range(place, ends) {
        let (deed, world) = halves(of: open[number])
        moves.append(move(deed, world))
      }
    }
    return !moves.isEmpty
  }

  private static func range(_ place: Int, _ ends: [UInt16]) -> Range<Int> {
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
    pages.removeAll(keepingCapacity: true)
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
      let key = word(move.choice &<< 2 | move.kind.rawValue, move.trace)
      let deed = numbers.value(of: key) {
        deeds.append(key)
        return UInt32(deeds.count - 1)
      }
      open.append(word(deed, move.world))
    }
    close()
  }

  /// Ends the moves of a world.
  private func close() {
    // Too many to be counted are as good as none.
    if open.count > Int(UInt16.max) { open.removeAll(after: Int(ends.last ?? 0)) }
    ends.append(UInt16(open.count))
    guard ends.count == Self.pageLength else { return }
    // Copied, since the list that grew has room to spare.
    let copy = ends.withUnsafeBufferPointer { Array($0) }
    let page = Page(moves: PackedWords.Piece(open.elements), ends: copy)
    pages.append(page)
    open.removeAll()
    ends.removeAll(keepingCapacity: true)
    guard first == 0, end >= Self.trial, hits <= Int(end) / 8 else { return }
    // Worlds are hardly met again.
    (pages, first, isOfUse) = ([], end, false)
  }
}
