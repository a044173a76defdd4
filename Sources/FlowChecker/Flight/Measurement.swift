package import EveryPath
package import FlowModel

/// How many flight records there are of a kind, by the versions of iOS that made them.
package struct FlightTally: Hashable, Sendable {
  /// How many there are of each version; nil is of those that do not say.
  package private(set) var versions: [FlightRecord.Version?: Int] = [:]
  /// The first file of one, by name.
  package private(set) var file: String?

  /// No record.
  package init() {}

  /// How many there are.
  package var count: Int { versions.values.reduce(0, +) }

  /// The versions with their numbers, the oldest first, and last those that do not say.
  package var byVersion: [(version: FlightRecord.Version?, count: Int)] {
    versions.sorted { left, right in
      guard let old = left.key, let new = right.key else { return left.key != nil }
      return old < new
    }.map { ($0.key, $0.value) }
  }

  /// Counts one more.
  package mutating func add(_ version: FlightRecord.Version?, in file: String) {
    versions[version, default: 0] += 1
    self.file = min(self.file ?? file, file)
  }

  /// Counts others, too.
  package mutating func add(_ other: FlightTally) {
    versions.merge(other.versions, uniquingKeysWith: +)
    file = [file, other.file].compactMap(\.self).min()
  }
}

/// What many flight records show of what is known, each fact with the records that need it.
package struct Measurement: Sendable {
  /// What became of a record.
  package enum Verdict: String, Hashable, Sendable, CaseIterable {
    case explained
    /// Explained, but only by what hardly ever happens; counts for no fact.
    case rare
    case unexplained
    case undecided
  }

  /// The first step of a record that no path of a system explains.
  package struct Report: Hashable, Sendable {
    package let system: String
    package let step: Int
    /// What was recorded.
    package let recorded: String
    /// The sentence, with what the model does instead.
    package let says: String
  }

  /// A rare move without which a system does not explain a record.
  package struct RareMove: Hashable, Sendable {
    package let system: String
    package let id: String
    package let says: String
  }

  /// What became of records, by system.
  package private(set) var verdicts: [String: [Verdict: FlightTally]] = [:]
  /// What is shown by every explanation of records.
  package private(set) var seen: [Evidence: FlightTally] = [:]
  package private(set) var rareMoves: [RareMove: FlightTally] = [:]
  package private(set) var reports: [Report: FlightTally] = [:]

  /// Nothing was measured.
  package init() {}

  /// Takes what equal records show.
  package mutating func add(_ measure: FlightMeasure, of system: String, in records: FlightTally) {
    verdicts[system, default: [:]][Verdict(measure), default: FlightTally()].add(records)
    for evidence in measure.shown { seen[evidence, default: FlightTally()].add(records) }
    switch measure.verdict {
    case .undecided: break
    case .unexplained(let misfit):
      let report = Report(
        system: system, step: misfit.step, recorded: misfit.recorded.description,
        says: misfit.description)
      reports[report, default: FlightTally()].add(records)
    case .explained:
      let moves = measure.rareMoves.map { RareMove(system: system, id: $0.id, says: $0.says) }
      for move in Set(moves) { rareMoves[move, default: FlightTally()].add(records) }
    }
  }
}

extension Measurement.Verdict {
  fileprivate init(_ measure: FlightMeasure) {
    switch measure.verdict {
    case .explained: self = measure.rareMoves.isEmpty ? .explained : .rare
    case .unexplained: self = .unexplained
    case .undecided: self = .undecided
    }
  }
}
