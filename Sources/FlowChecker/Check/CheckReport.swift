import EveryPath
public import FlowModel
public import StateSpace

/// What a check of a system found.
public struct CheckReport: Sendable {
  /// The answer; its raw value is the word for it in a JSON document.
  public enum Outcome: String, Sendable {
    /// Every property holds over every path.
    case ok
    /// A property is broken or vacuous, or something is odd about the definition.
    case broken = "found"
    /// The search hit a limit, so nothing is proved.
    case truncated = "limit"
  }

  /// The system's name.
  public let system: String
  /// Whether the search saw everything.
  public let completeness: Completeness
  /// The fields of the world that kept growing up to where the search was cut short, such as
  /// `log.count`; none if it saw everything.
  public let growing: [String]
  /// How many states of flows and world together.
  public let states: Int
  /// How many steps between them.
  public let transitions: Int
  /// How long it took.
  public let seconds: Double
  /// What the clocks of properties cost: of each how many states differ from others in it alone.
  public let clocks: [(property: String, states: Int)]
  /// The properties, in declared order.
  public let properties: [PropertyResult]
  /// What lint could not look for in the flows, since they do not list it; it fails nothing.
  public private(set) var notes: [String]
  /// What is odd: about the definition alone, and in its world; each with what follows from it.
  public private(set) var findings: [Finding]
  let findingsOfProperties: [Finding]
  /// Whether every property was tried on the lessons and mutants that are to break it, if that was
  /// asked for; false if the time was over before.
  public let triedBreakers: Bool
  /// What the components have been through.
  public let coverage: Coverage

  /// The answer.
  public var outcome: Outcome {
    let isBroken = properties.contains { $0.verdict == .broken || $0.verdict == .vacuous }
    if isBroken || !findings.isEmpty { return .broken }
    return isComplete && triedBreakers ? .ok : .truncated
  }

  /// How many properties were not looked at, beside what is odd about flows and world, since others
  /// were asked for; nil if all was looked at.
  package private(set) var leftOut: Int?

  /// The same report about the properties alone, without what is odd about flows and world.
  ///
  /// - Parameter count: how many other properties the system has.
  package func ofProperties(leavingOut count: Int) -> CheckReport {
    var report = self
    report.findings = findingsOfProperties
    report.notes = []
    report.leftOut = count
    return report
  }

  /// The finding that a property is broken or vacuous with: it holds journeys up where this one ends,
  /// or before what is asked for, or what came there has no row; nil if there is none.
  public func cause(of property: PropertyResult) -> Finding? {
    guard property.verdict == .broken || property.verdict == .vacuous else { return nil }
    return findings.first { finding in
      finding.all.contains { finding in
        guard let bearing = finding.bearing else { return false }
        if property.asksInVain { return bearing.holdsUp }
        if property.refused.contains(where: bearing.refuses) { return true }
        return property.end.enumerated().contains { component, position in
          position.map { bearing.blocks($0, of: component) } ?? false
        }
      }
    }
  }

  /// The properties that are broken or vacuous with a finding, in declared order.
  package func properties(brokenWith finding: Finding) -> [PropertyResult] {
    properties.filter { cause(of: $0) == finding }
  }

  /// Whether what is odd comes before the properties, since it holds journeys up.
  package var beginsWithFindings: Bool { findings.first?.comesFirst ?? false }

  /// Whether the search saw everything.
  public var isComplete: Bool { completeness == .complete }

  /// Which property's time makes most of the states, in words; nil if none makes half of
  /// them, and a thousand.
  package var slowProperty: String? {
    guard let clock = clocks.max(by: { $0.states < $1.states }),
      clock.states >= max(1_000, states / 2)
    else { return nil }
    return "the time of \"\(clock.property)\" makes \(clock.states) of \(states) states"
  }

  /// What cut the check short, in words; nil if nothing did.
  public var truncation: String? {
    guard isComplete else {
      let slow = slowProperty.map { "; \($0)" } ?? ""
      guard !growing.isEmpty else { return "\(completeness)\(slow)" }
      return "\(completeness); \(keepGrowing(growing)) in the world: give "
        + (growing.count == 1 ? "it a bound, or leave it" : "each a bound, or leave them")
        + " out"
    }
    return triedBreakers
      ? nil : "the time was up before it was known whether some lesson breaks each property"
  }
}

/// What became of a property.
public struct PropertyResult: Sendable {
  /// What is known of it.
  public enum Verdict: String, Sendable {
    /// It holds over every path.
    case holds
    /// Some path breaks it.
    case broken
    /// Its premise never happened, so it says nothing: a failure.
    case vacuous
    /// The search was cut short; or it counts on a timer that falls due first at some moments only.
    case undecided
  }

  /// The property's name.
  public let name: String
  /// What is known of it.
  public let verdict: Verdict
  /// The shortest journey that shows it: to the fault, or to the witness of a `Sometimes`.
  public let steps: [ChoiceText]
  /// The step at which the journey's endless loop begins; nil if it has none.
  public let loopStart: Int?
  /// The same journey, to be saved and replayed; it expects to break the property, and if it was
  /// asked why it is broken, also whatever else it breaks.
  public let journey: Journey?
  /// Why it is broken; nil if it is not, or if that was not asked for.
  public let explanation: Explanation?
  /// The positions of the components at the end of the journey.
  let end: [Int?]
  /// What was refused on the journey where a component still is at its end.
  let refused: [Coverage.Input]
  /// Whether no journey comes to what it asks for, or speaks of.
  let asksInVain: Bool
}

extension CheckReport: CustomStringConvertible {
  /// What is wrong, each with the way there; `camera: every property holds` if nothing is.
  ///
  /// For a test: `#expect(report.outcome == .ok, "\(report)")`.
  public var description: String {
    guard outcome != .ok else { return "\(system): every property holds" }
    let limits = truncation.map { ["the search was not finished: \($0)"] } ?? []
    let wrong = properties.filter { [.broken, .vacuous].contains($0.verdict) }
    let odd = findings.map(words)
    let properties = wrong.filter { cause(of: $0) == nil }.map(\.description)
    let items = limits + (beginsWithFindings ? odd + properties : properties + odd)
    return (["\(system):"] + items.map { "- \($0)" }).joined(separator: "\n")
  }

  private func words(of finding: Finding) -> String {
    let followers = self.followers(of: finding)
    return followers.isEmpty
      ? finding.description
      : "\(finding)\n  possible consequences: \(followers.joined(separator: "; "))"
  }

  /// What follows from a finding, each in a few words.
  package func followers(of finding: Finding) -> [String] {
    properties(brokenWith: finding).map { "\($0.verdict): \($0.name)" }
      + finding.consequences.map { finding in
        let words = finding.sentence.split(separator: "`", omittingEmptySubsequences: false)
        return finding.rule + (words.count > 1 ? " `\(words[1])`" : "")
      }
  }
}

extension PropertyResult: CustomStringConvertible {
  /// The verdict and the name, then the journey that shows it and the command that leads there.
  public var description: String {
    var lines = ["\(verdict): \(name)"]
    if verdict == .broken, !steps.isEmpty {
      lines.append("  after: \(steps.map(\.says).joined(separator: " > "))")
    }
    if let loopStart {
      lines.append("  from step \(loopStart + 1) on for ever")
    }
    if let explanation { lines.append("  look at it: \(explanation.command())") }
    return lines.joined(separator: "\n")
  }
}
