import FlowModel

/// Which facts hold at the steps of a system.
///
/// Many steps are alike in what happens, in the control state or the world they lead to, or in the
/// whole state: a fact that looks at nothing else is asked once for all of them.
final class FactTable<W: World> {
  let sets: FactSets<W>
  private let records: FactRecords
  private let byLog = Memo()
  private let byControlState = Memo()
  private let byWorld = Memo()
  private let byState = Memo()
  private let both = Memo()
  private let orders = OrderTable<W>()
  /// For each log whether its step is one of a clock, and the label then.
  private var clockLabels: [ClockLabel] = []
  /// What is known of each world when something runs, and at rest.
  private let byWorldAlone = Memo()
  /// The facts that were seen to look at the world alone.
  private var ofWorldAlone: [UInt64]
  /// For each set of parts of a transition and each fact how often in a row it has looked at more.
  ///
  /// One that always does is not asked any more before all of the moment is known.
  private var misses: [UInt8]
  private let groups = Memo()
  private var pairs: [Pair] = []

  /// A table that knows of no step yet, for the facts there are.
  init(_ sets: FactSets<W>) {
    self.sets = sets
    records = FactRecords(premises: sets.premises, label: sets.label)
    ofWorldAlone = [UInt64](facts: sets.facts.count)
    misses = [UInt8](repeating: 0, count: TransitionParts.count * sets.facts.count)
  }

  /// How often in a row a fact is asked in vain.
  private static var mostMisses: UInt8 { 32 }

  /// Whether a fact of a level may be settled there: one that was asked in vain so often in a row
  /// is asked again only now and then.
  private func isWorthAsking(_ place: Int) -> Bool {
    guard misses[place] >= Self.mostMisses else { return true }
    // It counts on; where the count is over, the fact is asked once more.
    misses[place] &+= 1
    guard misses[place] == 0 else { return false }
    misses[place] = Self.mostMisses - 1
    return true
  }

  /// The number of the set of facts that hold at a start.
  func label(ofStart start: UInt64, in table: SystemTable<W>) -> UInt32 {
    label(of: FactRecords.nothingKnown, table.successor(toStart: start), from: start, in: table)
  }

  /// The number of the set of facts that hold at a step.
  func label(
    of successor: StepTable.Successor, from state: UInt64, in table: SystemTable<W>
  ) -> UInt32 {
    if let label = clockLabel(of: successor, from: state, in: table) { return label }
    let label = findLabel(of: successor, from: state, in: table)
    return sets.lacksOrder(label)
      ? orders.label(label, successor, from: state, in: table, sets) : label
  }

  /// The label of a step in which nothing happens but that the time of a property is over; nil if
  /// it is another one.
  ///
  /// It is a step of nobody, so no other fact holds in it, whatever the state.
  private func clockLabel(
    of successor: StepTable.Successor, from state: UInt64, in table: SystemTable<W>
  ) -> UInt32? {
    let log = Int(successor.log)
    while clockLabels.count <= log { clockLabels.append(.unknown) }
    switch clockLabels[log] {
    case .other: return nil
    case .label(let label): return label
    case .unknown:
      let transition = table.transition(successor, from: state)
      guard transition.isOfClock else {
        clockLabels[log] = .other
        return nil
      }
      var words = [UInt64](facts: sets.facts.count)
      for clock in sets.clocks where sets.facts[clock](transition) { words.note(clock) }
      let label = sets.label(of: words)
      clockLabels[log] = .label(label)
      return label
    }
  }

  /// The label of a step: what is known of steps like it, and the rest asked.
  private func findLabel(
    of successor: StepTable.Successor, from state: UInt64, in table: SystemTable<W>
  ) -> UInt32 {
    let (world, controlState) = StateWord.numbers(of: successor.state)
    let pair = byControlState.value(of: word(controlState, successor.log)) {
      pairs.append(self.pair(of: successor, from: state, in: table))
      return UInt32(pairs.count - 1)
    }
    let told = pairs[Int(pair)]
    if let label = records.label(told.record) { return label }
    let alone = byWorldAlone.value(of: UInt64(world) << 1 | (told.isAtRest ? 1 : 0)) {
      narrow(.worldAlone, FactRecords.nothingKnown, successor, from: state, in: table)
    }
    let both = both.value(of: word(told.record, alone)) {
      records.unite(told.record, alone, label: sets.label)
    }
    if let label = records.label(both) { return label }
    let seen = byWorld.value(of: word(world, told.group)) {
      narrow(.logAndWorld, both, successor, from: state, in: table)
    }
    if let label = records.label(seen) { return label }
    let all = byState.value(of: word(world, pair)) {
      narrow(.whatComesAfter, seen, successor, from: state, in: table)
    }
    return records.label(all) ?? label(of: all, successor, from: state, in: table)
  }

  private func pair(
    of successor: StepTable.Successor, from state: UInt64, in table: SystemTable<W>
  ) -> Pair {
    let alike = byLog.value(of: UInt64(successor.log)) {
      narrow(.log, FactRecords.nothingKnown, successor, from: state, in: table)
    }
    let record = narrow(.logAndControlState, alike, successor, from: state, in: table)
    let isAtRest = table.transition(successor, from: state).isAtRest
    let group = groups.value(of: word(record << 1 | (isAtRest ? 1 : 0), successor.log)) {
      groupCount += 1
      return groupCount
    }
    return Pair(record: record, group: group, isAtRest: isAtRest)
  }

  private var groupCount: UInt32 = 0

  /// Settles the open facts that look at no more than these parts of a step.
  private func narrow(
    _ parts: TransitionParts, _ record: UInt32, _ successor: StepTable.Successor,
    from state: UInt64,
    in table: SystemTable<W>
  ) -> UInt32 {
    var narrowed = record
    let level = Int(parts.rawValue) * sets.facts.count
    let chosen = parts == .worldAlone ? ofWorldAlone : nil
    table.ask(sets.facts, of: successor, from: state) { look in
      narrowed = records.narrow(record, only: chosen, label: sets.label) { fact in
        guard isWorthAsking(level + fact) else { return nil }
        let (holds, seen) = look(fact)
        guard parts.isSuperset(of: seen) else {
          misses[level + fact] += 1
          if TransitionParts.worldAlone.isSuperset(of: seen) { ofWorldAlone.note(fact) }
          return nil
        }
        misses[level + fact] = 0
        return holds
      }
    }
    return narrowed
  }

  /// The label of a step, once every open fact is asked.
  private func label(
    of record: UInt32, _ successor: StepTable.Successor, from state: UInt64,
    in table: SystemTable<W>
  ) -> UInt32 {
    var label: UInt32 = 0
    table.ask(sets.facts, of: successor, from: state) { look in
      label = sets.label(of: records.holding(record) { look($0).holds })
    }
    return label
  }
}

// Worked out once: every step asks for them.
extension TransitionParts {
  fileprivate static let worldAlone: TransitionParts = [.world, .rest]
  fileprivate static let logAndWorld: TransitionParts = [.log, .world, .rest]
  fileprivate static let logAndControlState: TransitionParts = [.log, .controlState, .rest]
  static let whatComesAfter: TransitionParts = [.log, .world, .controlState, .rest]
}

/// What is known of a log as one of a step of a clock.
private enum ClockLabel {
  case unknown
  case other
  case label(UInt32)
}

/// A log together with a control state.
private struct Pair {
  /// What both tell.
  let record: UInt32
  /// All pairs of one group have the log and the record in common, and whether all is at rest.
  let group: UInt32
  /// Whether no sequence and no timer runs in the control state.
  let isAtRest: Bool
}
