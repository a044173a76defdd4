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

/// A language of a model checker.
public enum ModelFormat: String, CaseIterable, Sendable {
  /// Promela, which SPIN checks.
  case promela
  /// TLA+, which TLC checks.
  case tla

  /// Its name, as people write it.
  public var title: String {
    switch self {
    case .promela: "Promela"
    case .tla: "TLA+"
    }
  }
}

/// What the formats say of components without their world, before they write them.
enum StructureText {
  /// How many inputs one step may have.
  static let longestStep = 1000

  static func header(of composition: Composition, _ mostDeferred: Int?) -> [String] {
    let names = composition.members.map(\.name).joined(separator: ", ")
    return [
      "\(composition.name): the structure of its components, without a world.",
      "Components: \(names).",
      "",
      "At any moment a component that does not run may begin. A component that runs may be told",
      "each of its events, and may be dropped; an event that would change nothing is left out. A",
      "running timer may be over, however long it is. What the components tell each other, their",
      "calls and outcomes are delivered in the same step, in order. An outcome of a component that",
      "is not among these comes from outside like any event.",
    ] + bound(mostDeferred) + [
      "",
      "Left out: the world and what it makes of effects, so answers come whether or not they were",
      "asked for; how long timers run; the ends of processes, and what is remembered beyond them.",
    ]
  }

  private static func bound(_ mostDeferred: Int?) -> [String] {
    guard let mostDeferred else { return [] }
    return [
      "What would have to wait for a running sequence comes from outside only while fewer than",
      "\(mostDeferred) inputs wait: a bound, so what needs more of them is not found.",
    ]
  }
}
