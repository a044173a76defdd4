public import FlowModel

extension Composition {
  /// The structure of the components, as text for a model checker: what each does at each place
  /// with what it hears, not the states they are in together.
  ///
  /// The checker finds as many states as a search of the open product does; a step in which
  /// components tell each other more than a thousand things is an error there. The same components
  /// always give the same bytes. Cost: linear in places times symbols.
  ///
  /// - Parameter mostDeferred: how many inputs may wait for a sequence before no more come from
  ///   outside; nil for as many as there are.
  public func structure(_ format: ModelFormat, mostDeferred: Int? = nil) -> String {
    switch format {
    case .promela: Promela.text(of: self, mostDeferred)
    case .tla: TLA.text(of: self, mostDeferred)
    }
  }
}
