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
  /// Where the ways on from all states lead that were not seen yet, in order.
  private var found: [UInt64] = []
  /// Where those of each state end.
  private var ends: [UInt32] = []
  /// How many ways on there are up to each state.
  private var wayCounts: [UInt32] = []
  /// The places of the states that were left.
  private var left: [Int] = []
  /// How many of those were taken in.
  private var takenLeft = 0

  /// A helper that has found nothing yet.
  package init(_ source: SystemTable<W>) {
    self.source = source
  }

  /// Puts those states in a list to which some ways lead and which must be told.
  package typealias Sift = (_ ways: [StepTable.Way], _ found: inout [UInt64]) -> Void

  /// Finds out where states lead, some after the other as long as there are some; whether there were any.
  ///
  /// Touches nothing if there were none.
  ///
  /// - Parameters:
  ///   - next: the next states to look at; nil if there are no more in this round.
  ///   - sift: told of the ways on from each; what is fresh must be told.
  package func expand(all next: () -> ArraySlice<UInt64>?, _ sift: Sift) -> Bool {
    guard var states = next() else { return false }
    let table = self.table ?? SystemTable(helping: source)
    self.table = table
    table.readOn(from: source)
    while true {
      expand(states, table, sift)
      guard let more = next() else { break }
      states = more
    }
    table.letGo()
    return true
  }

  private func expand(
    _ states: ArraySlice<UInt64>, _ table: SystemTable<W>, _ sift: Sift
  ) {
    // In variables of their own the compiler knows that nobody else sees them.
    var (found, ends, ways) = (self.found, self.ends, self.ways)
    (self.found, self.ends, self.ways) = ([], [], [])
    var wayCount = Int(wayCounts.last ?? 0)
    for state in states {
      ways.removeAll(keepingCapacity: true)
      table.expand(state, into: &ways)
      if table.wasStuck() {
        left.append(ends.count)
      } else {
        wayCount += ways.count
        sift(ways, &found)
      }
      ends.append(UInt32(found.count))
      wayCounts.append(UInt32(wayCount))
    }
    (self.found, self.ends, self.ways) = (found, ends, ways)
  }

  /// How many states it looked at in this round.
  package var count: Int { ends.count }

  // MARK: - Taking in

  /// Is told where the ways on from some states lead, where those of each end, and how many ways there
  /// are with those to states that were seen; whether to go on.
  package typealias Tell = (
    _ found: ArraySlice<UInt64>, _ ends: ArraySlice<UInt32>, _ wayCount: Int
  ) -> Bool

  /// Lets the table know how many worlds were met again in this round, and which of them it would not
  /// have found by their bytes, before anything is taken in.
  package func noteMet() {
    guard let table else { return }
    source.rows.hits += table.rows.hits
    table.rows.hits = 0
    source.worlds.worlds.noteOverlooked(of: table.worlds.worlds)
  }

  /// Tells where the ways on from some states lead, in order, after what was not known by then got its
  /// numbers; false if it was told not to go on.
  ///
  /// - Parameter place: the place of the first among the states that it looked at in this round.
  package func takeIn(_ states: ArraySlice<UInt64>, at place: Int, _ tell: Tell) -> Bool {
    guard let table else { return true }
    let (places, before) = (place..<place + states.count, states.startIndex - place)
    // Nobody may forget the words of the source while records of a reader are taken in.
    source.worlds.worlds.isBeingRead = true
    defer { source.worlds.worlds.isBeingRead = false }
    var first = places.lowerBound
    while first < places.upperBound {
      let isLeft = takenLeft < left.count && left[takenLeft] < places.upperBound
      let end = isLeft ? left[takenLeft] : places.upperBound
      takeIn(first..<end, states[before + first..<before + end], of: table)
      guard report(first..<end, tell) else { return false }
      first = end
      if isLeft {
        takenLeft += 1
        guard expandLeft(states[before + end], tell) else { return false }
        first += 1
      }
    }
    return true
  }

  /// Tells what was found from the states at some places.
  private func report(_ places: Range<Int>, _ tell: Tell) -> Bool {
    guard let last = places.last else { return true }
    let before = places.lowerBound > 0 ? wayCounts[places.lowerBound - 1] : 0
    return tell(
      found[begin(of: places.lowerBound)..<Int(ends[last])], ends[places],
      Int(wayCounts[last] - before))
  }

  /// Where the ways on from the state at a place begin.
  private func begin(of place: Int) -> Int { place > 0 ? Int(ends[place - 1]) : 0 }

  /// Gives what was found from some states its numbers, and keeps what came of the moves of their
  /// worlds.
  private func takeIn(
    _ places: Range<Int>, _ states: ArraySlice<UInt64>, of table: SystemTable<W>
  ) {
    guard let last = places.last else { return }
    let (source, first, end) = (self.source, begin(of: places.lowerBound), Int(ends[last]))
    found.withUnsafeMutableBufferPointer {
      source.worlds.renumber(
        UnsafeMutableBufferPointer(rebasing: $0[first..<end]), of: table.worlds)
    }
    for state in states {
      source.rows.add(StateWord.parts(of: state).world, from: table.rows) {
        source.worlds.renumber($0, of: table.worlds)
      }
    }
  }

  /// Finds out where a state leads that was left.
  private func expandLeft(_ state: UInt64, _ tell: Tell) -> Bool {
    ways.removeAll(keepingCapacity: true)
    source.expand(state, into: &ways)
    let found = ways.map(\.state)
    return tell(found[...], [UInt32(found.count)], found.count)
  }

  /// Forgets what it found, once all of it is taken in, or will not be.
  package func forget() {
    found.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    wayCounts.removeAll(keepingCapacity: true)
    left.removeAll(keepingCapacity: true)
    takenLeft = 0
    table?.worlds.worlds.forgetFresh()
  }

  /// How much was worked out; nil if nothing was.
  package var size: NumberedSize? {
    let own =
      (found.capacity + left.capacity) * MemoryLayout<UInt64>.stride
      + (ends.capacity + wayCounts.capacity) * MemoryLayout<UInt32>.stride
    return table?.size(with: own + ways.capacity * MemoryLayout<StepTable.Way>.stride)
  }
}
