/// One mistake of a definition: a sentence, and the lines it is about.
public struct Mistake: Error, Hashable, Sendable, CustomStringConvertible, Remark {
  /// The rule's name.
  package let rule: String
  /// What is wrong and what to do.
  public let sentence: String
  /// Where; the first is the one to go to.
  public let lines: [SourceLine]
  /// The steps of a shortest journey to it, in words; empty if none is needed, or known.
  package let witness: [String]

  init(rule: String, sentence: String, lines: [SourceLine], witness: [String] = []) {
    self.rule = rule
    self.sentence = sentence
    self.lines = lines
    self.witness = witness
  }

  package var ruleAndLines: [String] { [rule] + lines.map(\.description) }

  func witnessed(by witness: [String]) -> Mistake {
    Mistake(rule: rule, sentence: sentence, lines: lines, witness: witness)
  }

  /// `Module/File.swift:12: sentence`.
  public var description: String {
    place(of: lines) + sentence
  }
}

/// Where a sentence is about, before it; empty if that was not written anywhere, as of a state
/// without rows.
package func place(of lines: [SourceLine]) -> String {
  lines.first.flatMap { $0 == .nowhere ? nil : "\($0): " } ?? ""
}

/// All mistakes of a definition, found together.
public struct DefinitionErrors: Error, Hashable, Sendable, CustomStringConvertible {
  /// The flow's name.
  package let flow: String
  /// The mistakes, rule by rule, each in authored order.
  public let mistakes: [Mistake]

  /// One line for each mistake, under a headline, and below it the journey there if there is one.
  public var description: String {
    let count = mistakes.count == 1 ? "1 mistake" : "\(mistakes.count) mistakes"
    let lines = mistakes.flatMap { mistake in
      let journey = mistake.witness.joined(separator: " > ")
      return ["  \(mistake)"] + (journey.isEmpty ? [] : ["    for example after: \(journey)"])
    }
    return (["\(flow) has \(count):"] + lines).joined(separator: "\n")
  }
}
