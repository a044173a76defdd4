import EveryPath

/// How many mutants something noticed.
public struct MutationScore: Sendable {
  /// A mutant, and what became of it.
  public struct Result: Sendable {
    /// The name of the flow that was changed.
    public let flow: String
    /// The mutant's id.
    public let id: String
    /// The kind of change.
    public let kind: String
    /// Where the changed row or step was written: `CameraFlow/CameraFlow.swift:41`; empty for a
    /// reducer, which has no rows.
    public let line: String
    /// The change, to be read after "if".
    public let change: String
    /// What became of it.
    public let status: MutantStatus

    /// A mutant, and what became of it.
    public init(
      flow: String, id: String, kind: String, line: String, change: String, status: MutantStatus
    ) {
      self.flow = flow
      self.id = id
      self.kind = kind
      self.line = line
      self.change = change
      self.status = status
    }

    /// "nothing would notice if `tap` had no row in `a`", for one that survived.
    public var sentence: String { "nothing would notice if \(change)" }
  }

  /// How many mutants there are of each status.
  public struct Count: Sendable, Hashable {
    /// How many were noticed.
    public var killed = 0
    /// How many were not.
    public var survived = 0
    /// How many no world can tell from the flow; they do not count.
    public var equivalent = 0
    /// Of how many nothing is known.
    public var undecided = 0

    /// No mutant.
    public init() {}

    /// How many count: all that are not equivalent.
    public var counted: Int { killed + survived + undecided }

    /// How many of a hundred that count were noticed, rounded down, so that 100 means all; nil
    /// where nothing counts.
    public var percent: Int? { percent(outOf: counted) }

    /// How many of a hundred were noticed if so many count.
    package func percent(outOf all: Int) -> Int? { all == 0 ? nil : killed * 100 / all }

    /// Adds one.
    public mutating func add(_ status: MutantStatus) {
      switch status {
      case .killed: killed += 1
      case .survived: survived += 1
      case .equivalent: equivalent += 1
      case .undecided: undecided += 1
      }
    }
  }

  /// The mutants, in the order in which they are made.
  public let results: [Result]

  /// The score of these mutants.
  public init(_ results: [Result]) { self.results = results }

  /// How many there are of each status.
  public var count: Count { Self.count(results) }

  /// The same for each kind of change, in a fixed order.
  public var countsByKind: [(kind: String, count: Count)] {
    results.map(\.kind).uniqued.map { kind in (kind, Self.count(results.filter { $0.kind == kind }))
    }
  }

  /// Those that were not noticed.
  public var survivors: [Result] {
    results.filter { if case .survived = $0.status { true } else { false } }
  }

  /// Those that were not noticed and may behave like the flow: no world was searched for them.
  public var unseen: [Result] { results.filter { $0.status == .survived(nil) } }

  /// Those of which nothing is known, because a search was cut short.
  public var undecided: [Result] {
    results.filter { if case .undecided = $0.status { true } else { false } }
  }

  private static func count(_ results: [Result]) -> Count {
    var count = Count()
    for result in results { count.add(result.status) }
    return count
  }
}

extension MutationScore: CustomStringConvertible {
  /// The score in a line, and one for each mutant that was not noticed, or is undecided.
  public var description: String {
    let count = count
    let share = count.percent.map { ", \($0)%" } ?? ""
    let head =
      "\(count.killed) of \(count.counted) mutants killed\(share); \(count.equivalent) equivalent"
    let open = survivors.map(\.sentence) + undecided.map { "undecided: if \($0.change)" }
    return ([head] + open).joined(separator: "\n")
  }
}

extension MutationScore.Result {
  /// A mutant of a flow, and what became of it.
  public init(_ mutant: Mutant, flow: String, status: MutantStatus) {
    self.init(
      flow: flow, id: mutant.id, kind: mutant.mutation.rawValue, line: "\(mutant.line)",
      change: mutant.change, status: status)
  }
}

/// What became of a mutant.
public enum MutantStatus: Sendable, Hashable {
  /// Something noticed the change: the name of the case or property.
  case killed(by: String)
  /// Nothing noticed it: how it can be seen in its world. Nil where no world was searched, so that
  /// it may be the same flow, written otherwise.
  case survived(Difference?)
  /// Nothing in its world can see it, or its world never brings it about.
  case equivalent
  /// A search was stopped by a limit, so nothing is known.
  case undecided(String)

  /// One word for it.
  public var word: String {
    switch self {
    case .killed: "killed"
    case .survived: "survived"
    case .equivalent: "equivalent"
    case .undecided: "undecided"
    }
  }
}

/// How a mutant can be distinguished from the flow: a shortest journey, and what comes of it.
public struct Difference: Sendable, Hashable, CustomStringConvertible {
  /// The steps, in words; the last is the one that shows it.
  public let journey: [String]
  /// What the flow makes of the last step.
  public let expected: String
  /// What the mutant makes of it.
  public let actual: String

  /// The journey, and both ends of it.
  public var description: String {
    "\(journey.joined(separator: " > ")): \(expected), not \(actual)"
  }
}
