/// Works out steps beside a lean table and reads what that one knows; several may do so at once.
///
/// Nobody may change the table while a helper is at work, and a helper changes nothing of it. A state of
/// which something has no number yet it leaves to the table; new worlds it keeps. Once all have stopped,
/// both are taken in as one worker would find them.
package final class StepHelper<W: World> {
  /// What was found from some states.
  private struct Part {
    var steps: FoundSteps
    /// The places of the states that were left.
    var left: [Int] = []
  }

  private let source: SystemTable<W>
  /// Made by the first who works with it, so that its memory is not beside another's: two cores cannot
  /// write into one line of a cache.
  private var table: SystemTable<W>?
  private var ways: [StepTable.Way] = []
  private var parts: [Part] = []
  /// How much memory the parts of a round took at most.
  private var mostBytes = 0
  /// How much those take that were taken in in this round.
  private var partBytes = 0

  /// A helper that has found nothing yet.
  package init(_ source: SystemTable<W>) {
    self.source = source
  }

  // MARK: - Finding

  /// Puts those states in a list to which some ways lead and which must be told.
  package typealias Sift = (_ ways: [StepTable.Way], _ found: inout [UInt64]) -> Void

  /// Finds out where states lead, a part after the other as long as there are some; whether there were
  /// any.
  ///
  /// Touches nothing if there were none.
  ///
  /// - Parameters:
  ///   - next: the next part to look at; nil if there are no more in this round.
  ///   - sift: told of the ways on from each; what is fresh must be told.
  package func expand(all next: () -> ArraySlice<UInt64>?, _ sift: Sift) -> Bool {
    guard var states = next() else { return false }
    let table = self.table ?? SystemTable(helping: source)
    self.table = table
    table.readOn(from: source)
    // In a variable of its own the compiler knows that nobody else sees it.
    var ways = self.ways
    self.ways = []
    while true {
      parts.append(Self.expand(states, table, &ways, sift))
      guard let more = next() else { break }
      states = more
    }
    self.ways = ways
    table.letGo()
    return true
  }

  private static func expand(
    _ states: ArraySlice<UInt64>, _ table: SystemTable<W>, _ ways: inout [StepTable.Way],
    _ sift: Sift
  ) -> Part {
    var part = Part(steps: FoundSteps(starts: states))
    part.steps.states.reserveCapacity(states.count * 2)
    part.steps.ends.reserveCapacity(states.count)
    for (place, state) in states.enumerated() {
      ways.removeAll(keepingCapacity: true)
      table.expand(state, into: &ways)
      if table.wasStuck() {
        part.left.append(place)
      } else {
        part.steps.wayCount += ways.count
        sift(ways, &part.steps.states)
      }
      part.steps.close()
    }
    return part
  }

  /// How many parts it looked at in this round.
  package var partCount: Int { parts.count }

  // MARK: - Taking in

  /// Lets the table know how many worlds were met again in this round, and which of them it would not
  /// have found by their bytes, before anything is taken in.
  package func noteMet() {
    guard let table else { return }
    source.rows.hits += table.rows.hits
    table.rows.hits = 0
    source.worlds.worlds.noteOverlooked(of: table.worlds.worlds)
  }

  /// Where the ways on from the states of a part lead, after what was not known by then got its numbers.
  ///
  /// To be asked once for each part, in the order of their states.
  package func takeIn(part number: Int) -> FoundSteps {
    var steps = parts[number].steps
    parts[number].steps.states = []
    defer { partBytes += steps.bytes }
    // Nobody may forget the words of the source while records of a reader are taken in.
    source.worlds.worlds.isBeingRead = true
    defer { source.worlds.worlds.isBeingRead = false }
    let left = parts[number].left
    guard !left.isEmpty else {
      takeIn(0..<steps.starts.count, of: &steps)
      return steps
    }
    let starts = steps.starts
    var all = FoundSteps(starts: starts, wayCount: steps.wayCount)
    var first = 0
    for end in left + [starts.count] {
      takeIn(first..<end, of: &steps)
      for place in first..<end {
        all.states += steps.states[steps.places(of: place..<place + 1)]
        all.close()
      }
      guard end < starts.count else { break }
      expandLeft(starts[starts.startIndex + end], into: &all)
      first = end + 1
    }
    return all
  }

  /// Gives what was found from some states its numbers, and keeps what came of the moves of their
  /// worlds.
  private func takeIn(_ places: Range<Int>, of steps: inout FoundSteps) {
    guard let table, !places.isEmpty else { return }
    let (source, found, first) = (source, steps.places(of: places), steps.starts.startIndex)
    steps.states.withUnsafeMutableBufferPointer {
      source.worlds.renumber(UnsafeMutableBufferPointer(rebasing: $0[found]), of: table.worlds)
    }
    for place in places {
      let world = StateWord.parts(of: steps.starts[first + place]).world
      source.rows.add(world, from: table.rows) { source.worlds.renumber($0, of: table.worlds) }
    }
  }

  /// Finds out where a state leads that was left.
  private func expandLeft(_ state: UInt64, into all: inout FoundSteps) {
    ways.removeAll(keepingCapacity: true)
    source.expand(state, into: &ways)
    for way in ways { all.states.append(way.state) }
    all.close()
    all.wayCount += ways.count
  }

  /// Forgets what it found in a round, once all of it is taken in, or will not be.
  ///
  /// The worlds themselves it forgets when the next round begins, while others are at work as well.
  package func forgetParts() {
    parts.removeAll(keepingCapacity: true)
    (mostBytes, partBytes) = (max(mostBytes, partBytes), 0)
  }

  /// Forgets the worlds that it found, when there is no next round.
  package func forgetWorlds() { table?.worlds.worlds.forgetFresh() }

  /// How much was worked out; nil if nothing was.
  package var size: NumberedSize? {
    table?.size(
      with: mostBytes + ways.capacity * MemoryLayout<StepTable.Way>.stride
        + parts.capacity * MemoryLayout<Part>.stride)
  }
}
