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
