public import FlowModel

/// The structure of components, as text for a model checker: what each does at each place with what
/// it hears, not the states they are in together.
///
/// The checker finds as many states as a search of the open product does; a step in which
/// components tell each other more than a thousand things is an error there. The same components
/// always give the same bytes. Cost: linear in places times symbols.
///
/// - Parameter mostDeferred: how many inputs may wait for a sequence before no more come from
///   outside; nil for as many as there are.
public func structure(
  of composition: Composition, format: ModelFormat, mostDeferred: Int? = nil
) -> String {
  switch format {
  case .promela: Promela.text(of: composition, mostDeferred)
  case .tla: TLA.text(of: composition, mostDeferred)
  }
}

/// A searched graph, as text for a model checker.
///
/// - Throws: ``DiagramRefusal``, if there are more moves than the checker takes.
public func model(
  of graph: ExploredGraph, format: ModelFormat
) throws(DiagramRefusal) -> String {
  guard graph.targets.count <= format.largestGraph else {
    throw .tooManyMoves(
      count: graph.targets.count, limit: format.largestGraph, format: format.title)
  }
  switch format {
  case .promela: return PromelaGraph.text(of: graph)
  case .tla: return TLAGraph.text(of: graph)
  }
}
