/// Works out steps beside a lean table and reads what that one knows; several may do so at once.
///
/// Nobody may change the table while a helper is at work, and a helper changes nothing of it. A state of
/// which something has no number yet it leaves to the table; new worlds it keeps. Once all have stopped,
/// both are taken in as one worker would find them.
package final class StepHelper<W: World> {
  private let source: SystemTable<W>
  /// Made by the first who works with it, so that its memory is not beside another's: two cores cannot
  /// write into one line of a cache.
  private var table: SystemTable<W>?
  private var ways: [StepTable.Way] = []
  private var states: ArraySlice<UInt64> = []
  /// Where the ways on from all states lead that were not seen yet, in order.
  private var found: [UInt64] = []
  /// Where those of each state end.
  private var ends: [Int] = []
  /// How many ways on there are up to each state.
  private var wayCounts: [Int] = []
  /// The places of the states that were left.
  private var left: [Int] = []
  /// What came of the moves of a world.
  private var moves = PlainList<MoveRows.Move>()

  /// A helper that has found nothing yet.
  package init(_ source: SystemTable<W>) {
    self.source = source
  }

  /// Finds out where some states lead.
  ///
  /// - Parameter isSeen: whether a state need not be told.
  package func expand(_ states: ArraySlice<UInt64>, isSeen: (UInt64) -> Bool) {
    let table = self.table ?? SystemTable(helping: source)
    self.table = table
    table.readOn(from: source)
    // In variables of their own the compiler knows that nobody else sees them.
    var (found, ends, ways) = (self.found, self.ends, self.ways)
    (self.found, self.ends, self.ways) = ([], [], [])
    found.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    wayCounts.removeAll(keepingCapacity: true)
    left.removeAll(keepingCapacity: true)
    var wayCount = 0
    for state in states {
      ways.removeAll(keepingCapacity: true)
      table.expand(state, into: &ways)
      if table.wasStuck() {
        left.append(ends.count)
      } else {
        wayCount += ways.count
        for way in ways where way.state & Self.freshBit != 0 || !isSeen(way.state) {
          found.append(way.state)
        }
      }
      ends.append(found.count)
      wayCounts.append(wayCount)
    }
    table.letGo()
    (self.found, self.ends, self.ways) = (found, ends, ways)
    self.states = states
  }

  /// Is told where the ways on from some states lead, where those of each end, and how many ways there
  /// are with those to states that were seen; whether to go on.
  package typealias Tell = (
    _ found: ArraySlice<UInt64>, _ ends: ArraySlice<Int>, _ wayCount: Int
  ) -> Bool

  /// Tells where the ways on from each state lead, in order, after what was not known by then got its
  /// numbers; false if it was told not to go on.
  package func takeIn(_ tell: Tell) -> Bool {
    guard let table else { return true }
    source.worlds.worlds.isBeingRead = true
    defer { source.worlds.worlds.isBeingRead = false }
    source.rows.hits += table.rows.hits
    source.worlds.worlds.noteOverlooked(of: table.worlds.worlds)
    var first = 0
    for place in left + [states.count] {
      guard takeIn(first..<place, of: table, tell), place == states.count || expandLeft(place, tell)
      else { return false }
      first = place + 1
    }
    return true
  }

  private func takeIn(_ places: Range<Int>, of table: SystemTable<W>, _ tell: Tell) -> Bool {
    guard let last = places.last else { return true }
    for place in places { takeIn(place, of: table) }
    let before = places.lowerBound - 1
    let (begin, count) = before < 0 ? (0, 0) : (ends[before], wayCounts[before])
    return tell(found[begin..<ends[last]], ends[places], wayCounts[last] - count)
  }

  /// Gives what was found from a state its numbers, and keeps what came of the moves of its world.
  private func takeIn(_ place: Int, of table: SystemTable<W>) {
    for place in (place > 0 ? ends[place - 1] : 0)..<ends[place]
    where found[place] & Self.freshBit != 0 {
      let (world, setting) = StateWord.parts(of: found[place])
      found[place] = StateWord.of(source.worlds.number(ofFresh: world, of: table.worlds), setting)
    }
    let world = StateWord.parts(of: states[states.startIndex + place]).world
    guard source.rows.wants(world), table.rows.read(world, into: &moves) else { return }
    for place in 0..<moves.count where moves[place].world & Self.firstFresh != 0 {
      moves[place].world = source.worlds.number(ofFresh: moves[place].world, of: table.worlds)
    }
    source.rows.add(moves, of: world)
  }

  /// Finds out where a state leads that was left.
  private func expandLeft(_ place: Int, _ tell: Tell) -> Bool {
    ways.removeAll(keepingCapacity: true)
    source.expand(states[states.startIndex + place], into: &ways)
    let found = ways.map(\.state)
    return tell(found[...], [found.count], found.count)
  }

  /// Finds nothing in this round.
  package func rest() {
    if !ends.isEmpty { expand([]) { _ in true } }
  }

  /// Forgets the worlds that it found, once all that was found is taken in, or will not be.
  package func forgetWorlds() { table?.worlds.worlds.forgetFresh() }

  /// How much was worked out; nil if nothing was.
  package var size: NumberedSize? {
    let own =
      (found.capacity + ends.capacity + wayCounts.capacity + left.capacity)
      * MemoryLayout<UInt64>.stride
    return table?.size(with: own + ways.capacity * MemoryLayout<StepTable.Way>.stride)
  }

  private static var firstFresh: UInt32 { PackedNumbering<W>.firstFresh }
  private static var freshBit: UInt64 { StateWord.of(firstFresh, 0) }
}
