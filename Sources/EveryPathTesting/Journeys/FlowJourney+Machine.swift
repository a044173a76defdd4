public import EveryPath
public import FlowChecker
public import Testing

extension FlowJourney {
  /// Takes the journey on the flow's machine, and compares state and effects after every step.
  ///
  /// What is expected comes from a second reading of the authored rows. The first difference is
  /// recorded as an issue at the row the flow took, or else at the test.
  public func verify(sourceLocation: SourceLocation = #_sourceLocation) {
    problems(sourceLocation: sourceLocation).record()
  }

  /// Returns what ``verify(sourceLocation:)`` records.
  public func problems(sourceLocation: SourceLocation = #_sourceLocation) -> [Problem] {
    test.mismatch(on: graph).map {
      [Problem("\($0)", at: steps[$0.step - 1].line, or: sourceLocation)]
    } ?? []
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
    problems(rule, sourceLocation: sourceLocation, holds).record()
  }

  /// Returns what ``verify(_:sourceLocation:_:)`` records: the first step that breaks the rule.
  public func problems(
    _ rule: String, sourceLocation: SourceLocation = #_sourceLocation, _ holds: (Step) -> Bool
  ) -> [Problem] {
    let steps = steps
    return steps.firstIndex { !holds($0) }.map { number in
      let text = "\"\(rule)\" is broken at \(steps[number].position): \(words(upTo: number))"
      return [Problem(text, at: steps[number].line, or: sourceLocation)]
    } ?? []
  }
}

extension FlowJourney: CustomStringConvertible, CustomTestStringConvertible {
  /// The flow's name, and the case's.
  public var description: String { "\(graph.compiled.name): \(test.name)" }

  /// The flow's name, and the case's.
  public var testDescription: String { description }
}

extension Flow {
  /// Takes every journey of some suites as one test; the first that fails is recorded, at the
  /// flow's row.
  ///
  /// For suites that are too large to be listed by name. Unless said otherwise it is the suite that
  /// notices nearly every small change of a flow, see `Suite.Kind.usual`: two rows
  /// in a row, and every event everywhere.
  ///
  /// - Throws: ``DefinitionErrors`` if the flow has mistakes.
  public func verify(
    _ kinds: Suite.Kind..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let graph = try FlowGraph(self)
    let kinds = kinds.isEmpty ? Suite.Kind.usual : kinds
    graph.verify(kinds.lazy.flatMap { Suite($0, of: graph.compiled) }, sourceLocation)
  }
}

extension FlowGraph {
  /// Takes some cases as journeys; the first that fails is recorded.
  fileprivate func verify(_ cases: some Sequence<SuiteCase>, _ sourceLocation: SourceLocation) {
    for test in cases {
      let problems = FlowJourney(test, of: self).problems(sourceLocation: sourceLocation)
      if !problems.isEmpty { return problems.record() }
    }
  }
}
