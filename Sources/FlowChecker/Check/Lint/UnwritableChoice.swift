import EveryPath
import FlowModel
import StateSpace

/// Journeys are typed and pasted: their steps stand in a line, with commas or spaces between.
extension WorldLint {
  /// Each choice whose id cannot stand in such a line, once, where it is first offered.
  ///
  /// Linear in the number of transitions.
  var unwritableChoices: [Finding] {
    var found: [Finding] = []
    var isKnown = [Bool](repeating: false, count: graph.choices.count)
    var isFound = Set<String>()
    for state in 0..<graph.expandedCount {
      for transition in graph.edges(of: state) where !isKnown[Int(graph.choiceNumbers[transition])]
      {
        isKnown[Int(graph.choiceNumbers[transition])] = true
        let text = text(of: transition, at: state)
        guard let fault = Self.fault(of: text.id), isFound.insert(text.id).inserted else {
          continue
        }
        found.append(
          Finding(
            rule: "unwritable-choice",
            sentence:
              "the choice \"\(text.says)\" has the id \"\(text.id)\", which \(fault), so no list of "
              + "steps can name it; call it after the pattern of `tap-scan`", lines: [],
            witness: journey(toState: state)))
      }
    }
    return found
  }

  /// Why an id cannot stand in a line of steps; nil if it can.
  private static func fault(of id: String) -> String? {
    if id.isEmpty { return "is empty" }
    if id.contains(where: \.isWhitespace) { return "has a space in it" }
    if id.contains(",") { return "has a comma in it" }
    return id.contains("'") ? "has a quotation mark in it" : nil
  }
}
