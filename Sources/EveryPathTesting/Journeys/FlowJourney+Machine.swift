public import EveryPath
public import FlowChecker
public import Testing

extension FlowJourney {
  /// Takes the journey on the flow's machine, and compares state and effects after every step.
  ///
  /// What is expected comes from a second reading of the authored rows. The first difference is
  /// recorded as an issue at the row the flow took, or else at the test.
  public func verify(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let mismatch = test.mismatch(on: graph) else { return }
    record("\(mismatch)", at: steps[mismatch.step - 1].line, or: sourceLocation)
  }

  /// Takes the journey on the flow's machine, and looks at every step with a rule of the app's own.
  ///
  /// ```swift
  /// journey.verify("whoever is refused is told so") { step in
  ///   step.outcome != .denied || step.effects.contains(.showAlert(.denied))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - rule: the rule, as a sentence.
  ///   - holds: whether a step keeps it.
  public func verify(
    _ rule: String, sourceLocation: SourceLocation = #_sourceLocation, _ holds: (Step) -> Bool
  ) {
    for (number, step) in steps.enumerated() where !holds(step) {
      record(
        "\"\(rule)\" is broken at \(step.position): \(words(upTo: number))", at: step.line,
        or: sourceLocation)
      return
    }
  }

  /// Records an issue at a row of the flow, or at the test where no row was taken.
  func record(_ sentence: String, at line: SourceLine?, or test: SourceLocation) {
    Issue.record(
      Comment(rawValue: sentence),
      sourceLocation: line.map { SourceLocation($0, near: test) } ?? test)
  }
}

extension FlowJourney: CustomStringConvertible, CustomTestStringConvertible {
  /// The flow's name, and the case's.
  public var description: String { "\(graph.compiled.name): \(test.name)" }

  /// The flow's name, and the case's.
  public var testDescription: String { description }
}

/// Takes every journey of some suites as one test; the first that fails is recorded, at the flow's
/// row.
///
/// For suites that are too large to be listed by name. Unless said otherwise it is the suite that
/// notices nearly every small change of a flow, see ``SuiteMutationTest/defaultSuite``: two rows in
/// a row, and every event everywhere.
///
/// - Throws: ``DefinitionErrors`` if the flow has mistakes.
public func verifyAll<F: Flow>(
  _ kinds: Suite.Kind..., of flow: F, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let graph = try FlowGraph(flow)
  for kind in kinds.isEmpty ? SuiteMutationTest.defaultSuite : kinds {
    for test in Suite(kind, of: graph.compiled) where test.mismatch(on: graph) != nil {
      FlowJourney(test, of: graph).verify(sourceLocation: sourceLocation)
      return
    }
  }
}

/// Takes the first journeys of a stream as one test; the first that fails is recorded, at the
/// flow's row.
///
/// - Parameter count: how many journeys to take; a stream may never end.
/// - Throws: ``DefinitionErrors`` if the flow has mistakes.
public func verifyFirst<F: Flow>(
  _ count: Int, _ kind: SuiteStream.Kind, of flow: F,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let graph = try FlowGraph(flow)
  for test in SuiteStream(kind, of: graph.compiled).prefix(max(0, count))
  where test.mismatch(on: graph) != nil {
    FlowJourney(test, of: graph).verify(sourceLocation: sourceLocation)
    return
  }
}
