public import EveryPath

extension FlowGraph {
  /// The diagram of the flow, as text in the given format.
  ///
  /// The same flow always gives the same bytes.
  ///
  /// - Throws: ``DiagramRefusal``, if the scope names no position, or if a Mermaid diagram would be
  ///   larger than its readers draw.
  public func diagram(
    _ format: DiagramFormat, scope: DiagramScope = .all
  ) throws(DiagramRefusal) -> String {
    try FlowDiagrams.diagram(of: compiled, format: format, scope: scope)
  }
}

/// The diagram of a compiled flow, as text in the given format.
///
/// The same compiled flow always gives the same bytes. Cost: linear in places and transitions; for
/// ``DiagramScope/states`` also times the waiting places that follow one another.
///
/// - Throws: ``DiagramRefusal``, if the scope names no position, or if a Mermaid diagram would be
///   larger than its readers draw.
package func diagram(
  of compiled: CompiledFlow, format: DiagramFormat, scope: DiagramScope = .all
) throws(DiagramRefusal) -> String {
  let drawing = try Drawing(compiled, scope)
  switch format {
  case .mermaid: return try Mermaid.text(of: drawing)
  case .dot: return Dot.text(of: drawing)
  case .json: return GraphJSON.text(of: drawing, compiled)
  }
}

/// A language that diagrams are written in.
public enum DiagramFormat: String, CaseIterable, Sendable {
  /// A Mermaid flowchart, which GitHub draws inside a page of Markdown.
  case mermaid
  /// Graphviz.
  case dot
  /// Places and arrows for programs to read.
  case json
}

/// How much of a flow a diagram shows.
public enum DiagramScope: Hashable, Sendable {
  /// Every state, every waiting place, every transition with its effects.
  case all
  /// The states alone, for a page that is read by people.
  ///
  /// Waiting places are folded into the arrows, which then end in "…"; effects are left out.
  case states
  /// What lies at most so many transitions before or after a position, named by its id.
  case near(String, steps: Int)
}

/// Why a diagram is not drawn.
public enum DiagramRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The format's readers draw no more than `limit` arrows.
  case tooManyArrows(count: Int, limit: Int)
  /// The format's readers take no more than `limit` characters.
  case tooLong(characters: Int, limit: Int)
  /// The flow has no position with the id; `nearest` is one that is spelt alike.
  case unknownPosition(String, nearest: String?)

  /// What is wrong.
  public var sentence: String {
    switch self {
    case .tooManyArrows(let count, let limit):
      "The diagram has \(count) arrows, and Mermaid draws at most \(limit)."
    case .tooLong(let characters, let limit):
      "The diagram has \(characters) characters, and Mermaid takes at most \(limit)."
    case .unknownPosition(let id, _):
      "The flow has no position \"\(visible(id))\"."
    }
  }

  /// What to do about it.
  public var hint: String {
    switch self {
    case .tooManyArrows, .tooLong:
      "Draw the states alone, or what is near one position; or write DOT, which has no limit."
    case .unknownPosition(_, let nearest?): "Did you mean \"\(visible(nearest))\"?"
    case .unknownPosition(_, nil): "Take the id of a state or of a waiting place."
    }
  }

  /// The sentence and the hint.
  public var description: String { "\(sentence) \(hint)" }
}
