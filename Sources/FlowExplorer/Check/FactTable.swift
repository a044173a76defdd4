import FlowModel

/// The facts of a system's promises, numbered, and the sets of them that were seen together.
///
/// Many steps are alike in what happens, in the setting they lead to, or in the whole state: a fact
/// that looks at nothing else is asked once for all of them.
final class FactTable<W: World> {
  /// What is known of all steps that are alike.
  private struct Known: Hashable {
    /// The facts that hold, one bit each.
    var words: [UInt64]
    /// The facts that depend on more.
    var open: [Int]
  }

  private(set) var facts: [Promise<W>.Fact] = []
  private var sets = Numbering<[UInt64]>()
  private var records: [Known] = []
  private var numbers: [Known: UInt32] = [:]
  /// The set of facts of each record, if none is open.
  private var labels: [UInt32?] = []
  private let byLog = Memo()
  private let bySetting = Memo()
  private let byState = Memo()
  /// The record of each log together with a setting.
  private var recordOfPair: [UInt32] = []

  /// The number of a fact.
  func add(_ fact: @escaping Promise<W>.Fact) -> Int {
    facts.append(fact)
    return facts.count - 1
  }

  /// The number of the set of facts that hold at a moment.
  func label(of moment: Moment<W>) -> UInt32 { label(of: everything, at: moment) }

  /// The number of the set of facts that hold at a step.
  func label(
    of way: StepTable.Way, from state: UInt64, in table: SystemTable<W>
  ) -> UInt32 {
    let pairKey = word(UInt32(truncatingIfNeeded: way.state), way.log)
    var moment: Moment<W>?
    let pair: UInt32
    if let known = bySetting.value(of: pairKey) {
      pair = UInt32(known)
    } else {
      let now = table.moment(way, from: state)
      moment = now
      pair = UInt32(recordOfPair.count)
      recordOfPair.append(narrow(record(of: way.log, now), by: .setting, now))
      bySetting.note(UInt64(pair), of: pairKey)
    }
    if let label = labels[Int(recordOfPair[Int(pair)])] { return label }
    let stateKey = word(UInt32(truncatingIfNeeded: way.state >> 32), pair)
    let record: UInt32
    if let known = byState.value(of: stateKey) {
      record = UInt32(known)
    } else {
      let now = moment ?? table.moment(way, from: state)
      moment = now
      record = narrow(recordOfPair[Int(pair)], by: [.setting, .world], now)
      byState.note(UInt64(record), of: stateKey)
    }
    if let label = labels[Int(record)] { return label }
    return label(of: records[Int(record)], at: moment ?? table.moment(way, from: state))
  }

  /// Whether a fact is in a set, for each set.
  func column(_ fact: Int) -> [Bool] {
    sets.values.map { $0[fact >> 6] & (1 << UInt64(fact & 63)) != 0 }
  }

  private var everything: Known {
    Known(
      words: Array(repeating: 0, count: (facts.count + 63) / 64), open: Array(facts.indices))
  }

  private func record(of log: UInt32, _ moment: Moment<W>) -> UInt32 {
    if let known = byLog.value(of: UInt64(log)) { return UInt32(known) }
    let record = narrow(number(of: everything), by: [], moment)
    byLog.note(UInt64(record), of: UInt64(log))
    return record
  }

  /// Settles the open facts that look at no more than these parts of a moment.
  private func narrow(
    _ record: UInt32, by parts: MomentParts, _ moment: Moment<W>
  ) -> UInt32 {
    var known = records[Int(record)]
    known.open.removeAll { fact in
      let (answer, seen) = moment.look(facts[fact])
      guard seen.isSubset(of: parts) else { return false }
      if answer { known.words[fact >> 6] |= 1 << UInt64(fact & 63) }
      return true
    }
    return number(of: known)
  }

  private func number(of known: Known) -> UInt32 {
    if let number = numbers[known] { return number }
    let number = UInt32(records.count)
    numbers[known] = number
    records.append(known)
    labels.append(known.open.isEmpty ? sets.number(of: known.words) : nil)
    return number
  }

  private func label(of known: Known, at moment: Moment<W>) -> UInt32 {
    var words = known.words
    for fact in known.open where facts[fact](moment) {
      words[fact >> 6] |= 1 << UInt64(fact & 63)
    }
    return sets.number(of: words)
  }
}
