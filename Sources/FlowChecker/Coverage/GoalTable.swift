import EveryPath
import FlowModel

/// Every goal of a system, in a fixed order, and which of them a position brings.
struct GoalTable {
  let goals: [CoverageGoal]
  private let compiledFlows: [(name: String, compiled: CompiledFlow)]
  private let properties: [String]

  init<W: World>(_ system: System<W>) {
    compiledFlows = system.components.map { ($0.name, $0.compiled) }
    properties = system.properties.map(\.name)
    var goals: [CoverageGoal] = []
    for (component, info) in compiledFlows.enumerated() {
      goals += Self.places(in: info.compiled).map { .state(component: component, position: $0) }
    }
    for (component, info) in compiledFlows.enumerated() {
      goals += info.compiled.edges.indices.map { .transition(component: component, edge: $0) }
    }
    for (component, info) in compiledFlows.enumerated() {
      for (first, edge) in info.compiled.edges.enumerated() {
        goals += info.compiled.edges(from: edge.target).map {
          .pair(component: component, EdgePair(first, $0))
        }
      }
    }
    goals += properties.indices.map { .premise(property: $0) }
    self.goals = goals
  }

  /// The positions a machine can be at: not the states that are entered, and always led on from
  /// before they are rested in.
  private static func places(in compiled: CompiledFlow) -> [Int] {
    let reached = Reachability(compiled)
    return compiled.positions.indices.filter {
      reached.positions[$0] || !reached.states[compiled.positions[$0].state]
    }
  }

  /// A goal in words; in a system of several components it begins with the component's name.
  func words(for goal: CoverageGoal) -> String {
    switch goal {
    case .state(let component, let position):
      return prefix(component) + compiledFlows[component].compiled.positions[position].id
    case .transition(let component, let edge): return prefix(component) + words(component, [edge])
    case .pair(let component, let pair):
      return prefix(component) + words(component, [pair.first, pair.second])
    case .premise(let property): return properties[property]
    }
  }

  private func prefix(_ component: Int) -> String {
    compiledFlows.count == 1 ? "" : "\(compiledFlows[component].name): "
  }

  private func words(_ component: Int, _ edges: [Int]) -> String {
    let compiled = compiledFlows[component].compiled
    let triggers = edges.map { compiled.name(of: compiled.edges[$0].trigger) }
    let source = compiled.edges[edges[0]].source
    return "\(compiled.positions[source].id): \(triggers.joined(separator: " > "))"
  }
}

/// Something that a journey through a system can see.
public enum CoverageGoal: Hashable, Sendable {
  /// A component is at a position: in a state, or at a waiting place.
  case state(component: Int, position: Int)
  /// A component takes a transition.
  case transition(component: Int, edge: Int)
  /// A component takes two transitions in a row, within one process.
  case pair(component: Int, EdgePair)
  /// The premise of a property is met, so that it has to hold.
  case premise(property: Int)

  /// A kind of goal.
  public enum Kind: String, Sendable, CaseIterable {
    /// Positions of the components.
    case states
    /// Transitions of the components.
    case transitions
    /// Two transitions in a row.
    case pairs
    /// The premises of the properties.
    case properties
  }

  /// Its kind.
  public var kind: Kind {
    switch self {
    case .state: .states
    case .transition: .transitions
    case .pair: .pairs
    case .premise: .properties
    }
  }
}
