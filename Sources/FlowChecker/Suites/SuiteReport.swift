package import EveryPath

/// What came of running a suite, or one machine's share of it.
public struct SuiteReport: Sendable {
  /// What was tried.
  public let level: SuiteLevel
  /// The flow's name.
  public let flow: String
  /// The share that was run.
  public let shard: Shard
  /// How many cases the share has.
  public private(set) var cases = 0
  /// How many steps these have.
  public private(set) var steps = 0
  /// Whether the end of the list was reached; a limit may have come first.
  public private(set) var isComplete = true
  /// What the whole list is to try, whatever part was run; of a stream only what no case tries.
  public let requirements: [Requirement]
  /// How many cases of the whole list were looked at, those of other shares among them.
  public private(set) var listed = 0
  /// The first difference of each case that does not pass, in the order of the cases.
  public private(set) var mismatches: [SuiteMismatch] = []

  /// Runs the cases of a level one after another.
  ///
  /// - Parameters:
  ///   - compiled: the compiled flow that the cases are made of.
  ///   - limit: how many cases of the whole list are looked at; nil for all, which of a stream may
  ///     never end.
  ///   - resetPrice: what a beginning costs in a tour.
  ///   - run: runs a case; its first difference, nil if there is none.
  package init(
    _ level: SuiteLevel, of compiled: CompiledFlow, shard: Shard = .whole, limit: Int? = nil,
    resetPrice: Int = Suite.usualResetPrice, run: (SuiteCase) throws -> SuiteMismatch?
  ) rethrows {
    self.level = level
    self.shard = shard
    flow = compiled.name
    switch level {
    case .listed(let kind):
      let suite = Suite(kind, of: compiled, resetPrice: resetPrice)
      requirements = suite.requirements
      for place in suite.indices {
        guard place < limit ?? .max else {
          isComplete = false
          return
        }
        if shard.contains(place) { try take(suite[place], run) }
        listed += 1
      }
    case .streamed(let kind):
      let stream = SuiteStream(kind, of: compiled)
      requirements = stream.uncovered
      var iterator = stream.makeIterator()
      while iterator.skip() != nil {
        guard listed < limit ?? .max else {
          isComplete = false
          return
        }
        if shard.contains(listed), let test = iterator.current { try take(test, run) }
        listed += 1
      }
    }
  }

  private mutating func take(
    _ test: SuiteCase, _ run: (SuiteCase) throws -> SuiteMismatch?
  ) rethrows {
    cases += 1
    steps += test.steps.count
    if let mismatch = try run(test) { mismatches.append(mismatch) }
  }

  /// How many requirements the whole list covers; of a stream, each case of which tries something
  /// of its own, as far as it was looked at.
  public var covered: Int {
    switch level {
    case .listed: requirements.count(where: \.isCovered)
    case .streamed: listed
    }
  }

  /// How many requirements there are; nil for a stream whose end was not reached.
  public var requirementCount: Int? {
    switch level {
    case .listed: requirements.count
    case .streamed: isComplete ? listed + requirements.count : nil
    }
  }

  /// Whether the whole list was run, so that what is covered was tried.
  public var isWhole: Bool { isComplete && shard == .whole }

  /// Whether every case passes, as far as they were run.
  public var passes: Bool { mismatches.isEmpty }
}
