package import EveryPath

/// What came of running a suite, or one machine's share of it.
public struct SuiteReport: Sendable {
  /// What was tried.
  public let kind: Suite.Kind
  /// The flow's name.
  public let flow: String
  /// The share that was run.
  public let shard: Shard
  /// How many cases the share has.
  public private(set) var cases = 0
  /// How many steps these have.
  public private(set) var steps = 0
  /// Whether the end of the list was reached; a limit may have come first.
  public let isComplete: Bool
  /// What the whole list is to try, whatever part was run.
  public let requirements: [Requirement]
  /// How many cases of the whole list were looked at, those of other shares among them.
  public let listed: Int
  /// The first difference of each case that does not pass, in the order of the cases.
  public private(set) var mismatches: [SuiteMismatch] = []

  /// Runs the cases of a suite one after another.
  ///
  /// - Parameters:
  ///   - compiled: the compiled flow that the cases are made of.
  ///   - limit: how many cases of the whole list are looked at; nil for all.
  ///   - run: runs a case; its first difference, nil if there is none.
  package init(
    _ kind: Suite.Kind, of compiled: CompiledFlow, shard: Shard = .whole, limit: Int? = nil,
    run: (SuiteCase) throws -> SuiteMismatch?
  ) rethrows {
    self.kind = kind
    self.shard = shard
    flow = compiled.name
    let suite = Suite(kind, of: compiled)
    requirements = suite.requirements
    listed = min(suite.count, limit ?? .max)
    isComplete = listed == suite.count
    for place in suite.indices.prefix(listed) where shard.contains(place) {
      let test = suite[place]
      cases += 1
      steps += test.steps.count
      if let mismatch = try run(test) { mismatches.append(mismatch) }
    }
  }

  /// How many requirements the whole list covers.
  public var covered: Int { requirements.count(where: \.isCovered) }

  /// Whether the whole list was run, so that what is covered was tried.
  public var isWhole: Bool { isComplete && shard == .whole }

  /// Whether every case passes, as far as they were run.
  public var passes: Bool { mismatches.isEmpty }
}
