import EveryPath

/// What a step hears of its world: an answer to an order, by the numbers of those it is for.
enum WorldResponse {
  /// Something happened, and the world observed so many observations of it.
  case output([Item], observations: Int)
  /// Something is so, or not.
  case facts([Bool])

  enum Item {
    /// A spontaneous stimulus: what it is to each component, nil to one that does not know it.
    case stimulus([Int?])
    /// The answer to an order of a component.
    case answer(component: Int, symbol: Int, Ticket)
    case begin(component: Int)
    case drop(component: Int)
    case ended(process: Int)
    case launched(process: Int, intentIsFresh: Bool, startsComponents: Bool)
  }
}

extension System {
  /// What an answer is to a step; what concerns a component that there is not becomes a finding.
  func heard(_ answer: WorldAnswer<W>) -> WorldResponse {
    switch answer {
    case .facts(let facts): .facts(facts)
    case .output(let output):
      .output(output.items.compactMap(heard), observations: output.observations.count)
    }
  }

  private func heard(_ item: WorldOutput<W>.Item) -> WorldResponse.Item? {
    switch item {
    case .stimulus(let stimulus, nil): return .stimulus(components.map { $0.hear(stimulus) })
    case .stimulus(let stimulus, let address?):
      let component = Int(address.component)
      guard isThere(component), let symbol = components[component].hear(stimulus) else {
        return nil
      }
      return .answer(component: component, symbol: symbol, Ticket(UInt32(address.ticket)))
    case .begin(let component): return number(of: component).map { .begin(component: $0) }
    case .drop(let component): return number(of: component).map { .drop(component: $0) }
    case .ended(let process): return .ended(process: process)
    case .launched(let process, let intentIsFresh, let startsComponents):
      return .launched(
        process: process, intentIsFresh: intentIsFresh, startsComponents: startsComponents)
    }
  }
}
