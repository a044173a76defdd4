import EveryPath

/// What a step hears of its world: an answer to an order, by the numbers of those it is for.
enum Heard {
  /// Something happened, and the world observed so many observations of it.
  case output([Item], observations: Int)
  /// Something is so, or not.
  case facts([Bool])

  enum Item {
    /// A spontaneous stimulus: what it is to each part, nil to one that does not know it.
    case stimulus([Int?])
    /// The answer to an order of a part.
    case answer(part: Int, symbol: Int, Ticket)
    case begin(part: Int)
    case drop(part: Int)
    case ended(process: Int)
    case launched(process: Int, intentIsFresh: Bool, startsParts: Bool)
  }
}

extension System {
  /// What an answer is to a step; what concerns a part that there is not becomes a finding.
  func heard(_ answer: WorldAnswer<W>) -> Heard {
    switch answer {
    case .facts(let facts): .facts(facts)
    case .output(let output):
      .output(output.items.compactMap(heard), observations: output.observations.count)
    }
  }

  private func heard(_ item: WorldOutput<W>.Item) -> Heard.Item? {
    if let part = item.part, !isThere(part) { return nil }
    switch item {
    case .stimulus(let stimulus, nil): return .stimulus(parts.map { $0.hear(stimulus) })
    case .stimulus(let stimulus, let address?):
      let part = parts[Int(address.part)]
      return part.hear(stimulus).map { symbol in
        .answer(
          part: Int(address.part), symbol: symbol, Ticket(UInt32(address.ticket)))
      }
    case .begin(let part): return .begin(part: part)
    case .drop(let part): return .drop(part: part)
    case .ended(let process): return .ended(process: process)
    case .launched(let process, let intentIsFresh, let startsParts):
      return .launched(
        process: process, intentIsFresh: intentIsFresh, startsParts: startsParts)
    }
  }
}
