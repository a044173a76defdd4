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
