public import FlowExplorer
public import FlowModel
import PermissionFlow

/// Searches a system whose world is not known, as far as the limits let it.
public func report(
  on system: any AnySystem, limits: SearchLimits = SearchLimits()
) throws -> CheckReport {
  struct Searching: SystemVisitor {
    let limits: SearchLimits

    func visit<W: World>(_ system: System<W>) -> CheckReport {
      explore(system, limits: limits).report
    }
  }
  return try system.accept(Searching(limits: limits))
}

extension Exploration {
  /// The states of a part that no path visits, by their ids.
  public func unvisited(part: Int, of system: System<W>) -> [String] {
    let plan = system.parts[part].plan
    let visited = Set(
      graph.states.compactMap { state in
        state.parts[part].machine.position.map { plan.positions[$0].state }
      })
    return (0..<plan.stateCount).filter { !visited.contains($0) }.map { plan.positions[$0].id }
  }

  /// How many combinations of machine positions the paths visit, whatever the world is like.
  public var combinations: Int {
    Set(graph.states.map { state in state.parts.map(\.machine.position) }).count
  }
}
