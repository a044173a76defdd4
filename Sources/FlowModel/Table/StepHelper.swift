/// Works out steps beside a lean table, whose worlds it reads; several may do so at once.
///
/// Nobody may change the table while a helper is at work, and a helper changes nothing of it: all but
/// the worlds has numbers of the helper's own. What it found and the table does not have is given its
/// numbers there once all have stopped, in the order in which one worker finds it.
package final class StepHelper<W: World> {
  private let source: SystemTable<W>
  /// Made by the first who works with it, so that its memory is not beside another's: two cores cannot
  /// write into one line of a cache.
  private var table: SystemTable<W>?
  private var ways: [StepTable.Way] = []
  /// The source's numbers of this one's settings, and the other way round; ``unknown`` where nobody
  /// asked yet.
  private var settingsThere: [UInt32] = []
  private var settingsHere: [UInt32] = []

  /// Where the ways on from all states lead, in order: after ``takeIn()`` the numbers of the source.
  package private(set) var found: [UInt64] = []
  /// Where the ways of each state end.
  package private(set) var ends: [Int] = []

  private static var unknown: UInt32 { WorldSteps.unknown32 }
  /// Marks a setting by a number of this one's own.
  private static var own: UInt32 { 1 << 31 }

  /// A helper that has found nothing yet.
  package init(_ source: SystemTable<W>) {
    self.source = source
  }

  /// Finds out where some states lead.
  package func expand(_ states: ArraySlice<UInt64>) {
    let table = self.table ?? SystemTable(helping: source)
    self.table = table
    table.worlds.readOn()
    var (found, ends, ways) = (self.found, self.ends, self.ways)
    (self.found, self.ends, self.ways) = ([], [], [])
    found.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    for state in states {
      let (world, setting) = StateWord.parts(of: state)
      ways.removeAll(keepingCapacity: true)
      table.expand(StateWord.of(world, settingHere(setting, in: table)), into: &ways)
      for way in ways {
        let (world, setting) = StateWord.parts(of: way.state)
        found.append(StateWord.of(world, settingThere(setting)))
      }
      ends.append(found.count)
    }
    (self.found, self.ends, self.ways) = (found, ends, ways)
  }

  /// Gives what was found the numbers of the source, and those that it does not have.
  package func takeIn() {
    guard let table else { return }
    let fresh = source.worlds.insertFresh(of: table.worlds)
    found.withUnsafeMutableBufferPointer { found in
      for place in found.indices where found[place] & Self.openBits != 0 {
        var (world, setting) = StateWord.parts(of: found[place])
        if world & Self.firstFresh != 0 { world = fresh[Int(world ^ Self.firstFresh)] }
        if setting & Self.own != 0 { setting = insert(setting: setting ^ Self.own, of: table) }
        found[place] = StateWord.of(world, setting)
      }
    }
  }

  /// Forgets what was found.
  package func rest() {
    if !ends.isEmpty { expand([]) }
  }

  /// How much was worked out; nil if nothing was.
  package var size: NumberedSize? {
    let own = (found.capacity + ends.capacity) * MemoryLayout<UInt64>.stride
    return table?.size(with: own + ways.capacity * MemoryLayout<StepTable.Way>.stride)
  }

  private static var firstFresh: UInt32 { PackedNumbering<W>.firstFresh }
  private static var openBits: UInt64 { StateWord.of(firstFresh, own) }

  // MARK: - Settings

  /// The source's number of a setting, or this one's own, marked.
  @inline(__always)
  private func settingThere(_ setting: UInt32) -> UInt32 {
    if Int(setting) < settingsThere.count {
      let known = settingsThere[Int(setting)]
      if known != Self.unknown { return known }
    }
    return Self.own | setting
  }

  /// This one's number of a setting of the source.
  @inline(__always)
  private func settingHere(_ setting: UInt32, in table: SystemTable<W>) -> UInt32 {
    if Int(setting) < settingsHere.count {
      let known = settingsHere[Int(setting)]
      if known != Self.unknown { return known }
    }
    let number = table.settings.number(of: source.settings.setting(setting))
    note(setting, asOwn: number)
    return number
  }

  private func insert(setting: UInt32, of table: SystemTable<W>) -> UInt32 {
    let number = source.settings.number(of: table.settings.setting(setting))
    note(number, asOwn: setting)
    return number
  }

  private func note(_ there: UInt32, asOwn here: UInt32) {
    while settingsThere.count <= Int(here) { settingsThere.append(Self.unknown) }
    while settingsHere.count <= Int(there) { settingsHere.append(Self.unknown) }
    settingsThere[Int(here)] = there
    settingsHere[Int(there)] = here
  }
}
