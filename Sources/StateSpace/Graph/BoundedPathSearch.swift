/// The nearest wanted edge from one node, looked for near that node only.
///
/// Most paths to a goal are short, and all ``Distances`` look at every edge of the graph.
public struct BoundedPathSearch: Sendable {
  /// What was found near a node.
  public enum Result: Hashable, Sendable {
    /// The edges of a shortest path to a wanted one.
    case path([Int])
    /// No path leads to one.
    case nothing
    /// There is too much to see from here.
    case unclear
  }

  /// What is looked at.
  public let graph: MonitoredGraph
  /// What is looked for.
  public let goal: Goal
  /// How many nodes are looked at.
  public let limit: Int

  /// A look at so many nodes at the most.
  public init(in graph: MonitoredGraph, to goal: Goal, limit: Int = 2_000) {
    self.graph = graph
    self.goal = goal
    self.limit = limit
  }

  /// What is found if an edge is taken first.
  public func look(by first: Int, _ memory: Int = 0) -> Result {
    var search = Explorer(
      Nodes(look: self, first: first, memory: memory), storage: HashedStorage(),
      record: PredecessorMap())
    let found = search.run { source, transition in
      // The node before the first edge does not count.
      source > limit || transition.label == Nodes.goal
    }
    guard let found else { return search.states.count > limit + 1 ? .unclear : .nothing }
    guard found.source <= limit else { return .unclear }
    return .path(search.steps(to: found.source).map(\.action) + [found.transition.action])
  }

  /// The nodes that paths lead to, beginning before the first edge: nothing leads back to there.
  private struct Nodes: TransitionSystem {
    /// The label of an edge that is wanted.
    static let goal: UInt32 = 1

    let look: BoundedPathSearch
    let first: Int
    let memory: Int

    var initialStates: [Int] { [-1] }

    func transitions(from node: Int, into found: inout TransitionList<Int, Int>) {
      guard node >= 0 else { return step(first, memory, from: node, into: &found) }
      let at = look.graph.node(node)
      for edge in look.graph.graph.edges(from: at.vertex) {
        step(edge, at.memory, from: node, into: &found)
      }
    }

    private func step(
      _ edge: Int, _ memory: Int, from node: Int, into found: inout TransitionList<Int, Int>
    ) {
      let (graph, label) = (look.graph, look.graph.labels[edge])
      let after = graph.monitor.after(label, memory)
      guard after != Monitor.violated, look.goal.allows(label) else { return }
      let isGoal = look.goal.wants(label, after)
      let target = MonitoredGraph.Node(vertex: graph.graph.target(of: edge), memory: after)
      found.append(
        edge, to: isGoal ? node : graph.number(of: target), label: isGoal ? Self.goal : 0)
    }
  }
}
