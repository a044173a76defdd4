import EveryPath
import FlowModel

/// Every goal of a system, in a fixed order, and which of them a position brings.
struct GoalTable {
  let goals: [CoverageGoal]
  private let plans: [(name: String, plan: Plan)]
  private let properties: [String]

  init<W: World>(_ system: System<W>) {
    plans = system.components.map { ($0.name, $0.plan) }
    properties = system.properties.map(\.name)
    var goals: [CoverageGoal] = []
    for (component, info) in plans.enumerated() {
      goals += Self.places(in: info.plan).map { .state(component: component, position: $0) }
    }
    for (component, info) in plans.enumerated() {
      goals += info.plan.edges.indices.map { .transition(component: component, edge: $0) }
    }
    for (component, info) in plans.enumerated() {
      for (first, edge) in info.plan.edges.enumerated() {
        goals += info.plan.edges(from: edge.target).map {
          .pair(component: component, EdgePair(first, $0))
        }
      }
    }
    for (component, info) in plans.enumerated() {
      var seen: Set<String> = []
      let names = info.plan.edges.compactMap(\.guardName) + info.plan.closedRows.map(\.guardName)
      for name in names where seen.insert(name).inserted {
        goals += [true, false].map { .guarded(component: component, name: name, isOpen: $0) }
      }
    }
    goals += properties.indices.map { .premise(property: $0) }
    self.goals = goals
  }

  /// The positions a machine can be at: not the states that are entered, and always led on from
  /// before they are rested in.
  private static func places(in plan: Plan) -> [Int] {
    let reached = Reached(plan)
    return plan.positions.indices.filter {
      reached.positions[$0] || !reached.states[plan.positions[$0].state]
    }
  }

  /// The guard of an edge, which is open where the edge is taken.
  func guards(component: Int, taking edge: Int) -> [CoverageGoal] {
    plans[component].plan.edges[edge].guardName.map {
      [.guarded(component: component, name: $0, isOpen: true)]
    } ?? []
  }

  /// The closed guards that an event meets at a position.
  func guards(component: Int, at position: Int, asking symbol: Int) -> [CoverageGoal] {
    plans[component].plan.closedRows.filter { $0.state == position && $0.symbol == symbol }.map {
      .guarded(component: component, name: $0.guardName, isOpen: false)
    }
  }

  /// A goal in words; in a system of several components it begins with the component's name.
  func words(for goal: CoverageGoal) -> String {
    switch goal {
    case .state(let component, let position):
      return prefix(component) + plans[component].plan.positions[position].id
    case .transition(let component, let edge): return prefix(component) + words(component, [edge])
    case .pair(let component, let pair):
      return prefix(component) + words(component, [pair.first, pair.second])
    case .guarded(let component, let name, let isOpen):
      return prefix(component) + "\"\(name)\" \(isOpen ? "open" : "closed")"
    case .premise(let property): return properties[property]
    }
  }

  private func prefix(_ component: Int) -> String {
    plans.count == 1 ? "" : "\(plans[component].name): "
  }

  private func words(_ component: Int, _ edges: [Int]) -> String {
    let plan = plans[component].plan
    let triggers = edges.map { plan.name(of: plan.edges[$0].trigger) }
    let source = plan.edges[edges[0]].source
    return "\(plan.positions[source].id): \(triggers.joined(separator: " > "))"
  }
}
