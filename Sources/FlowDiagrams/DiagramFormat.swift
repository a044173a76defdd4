/// A language that diagrams are written in.
public enum DiagramFormat: String, CaseIterable, Sendable {
  /// A Mermaid flowchart, which GitHub draws inside a page of Markdown.
  case mermaid
  /// Graphviz.
  case dot
  /// Places and arrows for programs to read.
  case json
}
