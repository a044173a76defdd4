import FlowModel

/// Which facts hold at the steps of a system.
///
/// Many steps are alike in what happens, in the setting or the world they lead to, or in the whole
/// state: a fact that looks at nothing else is asked once for all of them.
final class FactTable<W: World> {
  let sets: FactSets<W>
  // Unchecked, since every step reads them; each is touched by one line at a time.
  @exclusivity(unchecked) private var records: FactRecords
  private let byLog = Memo()
  private let bySetting = Memo()
  private let byWorld = Memo()
  private let byState = Memo()
  private let both = Memo()
  private let orders = OrderTable<W>()
  /// For each log whether its step is one of a clock, and the label then.
  @exclusivity(unchecked) private var clockLabels: [ClockLabel] = []
  @exclusivity(unchecked) private var worlds = WorldRecords()
  /// The facts that were seen to look at the world alone.
  @exclusivity(unchecked) private var ofWorldAlone: [UInt64]
  private let groups = Memo()
  @exclusivity(unchecked) private var pairs: [Pair] = []

  /// A table that knows of no step yet, for the facts there are.
  init(_ sets: FactSets<W>) {
    self.sets = sets
    records = FactRecords(premises: sets.premises, label: sets.label)
    ofWorldAlone = [UInt64](facts: sets.facts.count)
  }

  /// The number of the set of facts that hold at a moment.
  func label(of moment: Moment<W>) -> UInt32 { label(of: FactRecords.nothingKnown, at: moment) }

  /// The number of the set of facts that hold at a step.
  func label(
    of way: StepTable.Way, from state: UInt64, in table: SystemTable<W>
  ) -> UInt32 {
    if let label = clockLabel(of: way, from: state, in: table) { return label }
    let label = knownLabel(of: way) ?? findLabel(of: way, from: state, in: table)
    return sets.lacksOrder(label) ? orders.label(label, way, from: state, in: table, sets) : label
  }

  /// The label of a step in which nothing happens but that the time of a promise is over; nil if it is
  /// another one.
  ///
  /// It is a step of nobody, so no other fact holds in it, whatever the state.
  private func clockLabel(
    of way: StepTable.Way, from state: UInt64, in table: SystemTable<W>
  ) -> UInt32? {
    let log = Int(way.log)
    while clockLabels.count <= log { clockLabels.append(.unknown) }
    switch clockLabels[log] {
    case .other: return nil
    case .label(let label): return label
    case .unknown:
      let moment = table.moment(way, from: state)
      guard moment.isOfClock else {
        clockLabels[log] = .other
        return nil
      }
      var words = [UInt64](facts: sets.facts.count)
      for clock in sets.clocks where sets.facts[clock](moment) { words.note(clock) }
      let label = sets.label(of: words)
      clockLabels[log] = .label(label)
      return label
    }
  }

  /// The label of a step like one that was seen before, if it tells.
  private func knownLabel(of way: StepTable.Way) -> UInt32? {
    let (world, setting) = StateWord.parts(of: way.state)
    guard let pair = bySetting.value(of: word(setting, way.log)) else { return nil }
    let told = pairs[Int(pair)]
    if let label = records.label(told.record) { return label }
    guard let alone = worlds.record(of: world, isAtRest: told.isAtRest),
      let both = both.value(of: word(told.record, alone))
    else { return nil }
    if let label = records.label(both) { return label }
    guard let seen = byWorld.value(of: word(world, told.group)) else { return nil }
    if let label = records.label(seen) { return label }
    let all = byState.value(of: word(world, UInt32(pair)))
    return all.flatMap { records.label($0) }
  }

  // Apart, since a generic moment costs something to whoever might need one.
  @inline(never)
  private func findLabel(
    of way: StepTable.Way, from state: UInt64, in table: SystemTable<W>
  ) -> UInt32 {
    let moment = table.moment(way, from: state)
    let (world, setting) = StateWord.parts(of: way.state)
    let pair = bySetting.value(of: word(setting, way.log)) {
      pairs.append(self.pair(way.log, moment))
      return UInt32(pairs.count - 1)
    }
    let told = pairs[Int(pair)]
    if let label = records.label(told.record) { return label }
    let alone = worlds.record(of: world, isAtRest: told.isAtRest) {
      narrow(FactRecords.nothingKnown, by: .worldAlone, moment, only: ofWorldAlone)
    }
    let both = both.value(of: word(told.record, alone)) {
      records.unite(told.record, alone, label: sets.label)
    }
    if let label = records.label(both) { return label }
    let seen = byWorld.value(of: word(world, told.group)) {
      narrow(both, by: .logAndWorld, moment)
    }
    if let label = records.label(seen) { return label }
    let all = byState.value(of: word(world, pair)) {
      narrow(seen, by: .whatComesAfter, moment)
    }
    if let label = records.label(all) { return label }
    return label(of: all, at: moment)
  }

  private func pair(_ log: UInt32, _ moment: Moment<W>) -> Pair {
    let alike = byLog.value(of: UInt64(log)) {
      narrow(FactRecords.nothingKnown, by: .log, moment)
    }
    let record = narrow(alike, by: .logAndSetting, moment)
    let isAtRest = moment.isAtRest
    let group = groups.value(of: word(record << 1 | (isAtRest ? 1 : 0), log)) {
      groupCount += 1
      return groupCount
    }
    return Pair(record: record, group: group, isAtRest: isAtRest)
  }

  @exclusivity(unchecked) private var groupCount: UInt32 = 0

  /// Settles the open facts that look at no more than these parts of a moment.
  ///
  /// - Parameter chosen: the facts to be asked; nil for all.
  private func narrow(
    _ record: UInt32, by parts: MomentParts, _ moment: Moment<W>, only chosen: [UInt64]? = nil
  ) -> UInt32 {
    let facts = sets.facts
    return records.narrow(record, only: chosen, label: sets.label) { fact in
      let (answer, seen) = moment.look(at: fact, of: facts)
      if parts.isSuperset(of: seen) { return answer }
      if MomentParts.worldAlone.isSuperset(of: seen) { ofWorldAlone.note(fact) }
      return nil
    }
  }

  private func label(of record: UInt32, at moment: Moment<W>) -> UInt32 {
    let facts = sets.facts
    return sets.label(of: records.holding(record) { moment.look(at: $0, of: facts).answer })
  }
}

// Worked out once: every step asks for them.
extension MomentParts {
  fileprivate static let worldAlone: MomentParts = [.world, .rest]
  fileprivate static let logAndWorld: MomentParts = [.log, .world, .rest]
  fileprivate static let logAndSetting: MomentParts = [.log, .setting, .rest]
  static let whatComesAfter: MomentParts = [.log, .world, .setting, .rest]
}

/// What is known of a log as one of a step of a clock.
private enum ClockLabel {
  case unknown
  case other
  case label(UInt32)
}

/// A log together with a setting.
private struct Pair {
  /// What both tell.
  let record: UInt32
  /// All pairs of one group have the log and the record in common, and whether all is at rest.
  let group: UInt32
  /// Whether no sequence and no timer runs in the setting.
  let isAtRest: Bool
}

/// What the worlds tell of themselves.
private struct WorldRecords {
  private static let unknown = UInt32.max

  /// Two for each world: when something runs, and at rest.
  private var records: [UInt32] = []

  private func place(_ world: UInt32, _ isAtRest: Bool) -> Int {
    Int(world) << 1 | (isAtRest ? 1 : 0)
  }

  /// What is known of a world; nil if nobody asked yet.
  func record(of world: UInt32, isAtRest: Bool) -> UInt32? {
    let place = place(world, isAtRest)
    guard place < records.count, records[place] != Self.unknown else { return nil }
    return records[place]
  }

  /// What is known of a world, which is found out if nobody asked yet.
  mutating func record(of world: UInt32, isAtRest: Bool, _ find: () -> UInt32) -> UInt32 {
    if let record = record(of: world, isAtRest: isAtRest) { return record }
    let place = place(world, isAtRest)
    while records.count <= place { records.append(Self.unknown) }
    records[place] = find()
    return records[place]
  }
}
