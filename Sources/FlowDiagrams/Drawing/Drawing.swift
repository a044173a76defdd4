internal import EveryPath

/// Nodes and arrows with their labels, before they are written in a format.
struct Drawing {
  /// A node: a state or a waiting place.
  struct Node: Equatable {
    /// The position's number, from which its generated id is made.
    let position: Int
    let kind: Position.Kind
    var lines: [String]
  }

  struct Arrow: Equatable {
    let source: Int
    let target: Int
    /// Whether it interrupts; of several merged ones, whether all do.
    var interrupts: Bool
    /// The label; an arrow that stands for several transitions has a line for each.
    var lines: [String]
    /// The transition it was made from, the first one if there are several.
    let edge: Int
    /// Whether waiting places on the way are not drawn.
    let isFolded: Bool
  }

  /// The arrow from outside to a node where an attempt comes to rest first.
  struct Beginning: Equatable {
    let target: Int
    let label: String
    let isFolded: Bool
  }

  let name: String
  private(set) var nodes: [Node] = []
  private(set) var arrows: [Arrow] = []
  private(set) var beginnings: [Beginning] = []

  init(_ compiled: CompiledFlow, _ scope: DiagramScope) throws(DiagramRefusal) {
    name = compiled.name
    let labels = Labels(compiled)
    let begin = compiled.entries[compiled.start]
    switch scope {
    case .all:
      nodes = compiled.positions.indices.map(labels.node)
      arrows = compiled.edges.indices.map(labels.arrow)
      beginnings = [labels.beginning(begin)]
    case .states:
      let folding = Folding(compiled, labels)
      nodes = (0..<compiled.stateCount).map(labels.node)
      arrows = folding.arrows()
      beginnings = folding.beginnings(begin)
    case .near(let id, let steps):
      let near = try Neighbourhood(of: id, steps: steps, in: compiled)
      nodes = near.positions.map(labels.node)
      for index in nodes.indices where near.isCut(nodes[index].position) {
        nodes[index].lines.append("…")
      }
      arrows = compiled.edges.indices.filter { near.contains(compiled.edges[$0]) }.map(labels.arrow)
      if near.contains(begin.target) {
        beginnings = [labels.beginning(begin)]
      }
    }
  }

  /// The arrows with those between the same two nodes drawn as one, in order of the first.
  ///
  /// What interrupts is an arrow of its own, but for one from a node to itself: of several of those
  /// Mermaid draws the last alone, and says nothing.
  var mergedArrows: [Arrow] {
    struct Key: Hashable {
      let source: Int
      let target: Int
      let interrupts: Bool
    }
    var merged: [Arrow] = []
    var indices: [Key: Int] = [:]
    for arrow in arrows {
      let key = Key(
        source: arrow.source, target: arrow.target,
        interrupts: arrow.interrupts && arrow.source != arrow.target)
      if let index = indices[key] {
        merged[index].interrupts = merged[index].interrupts && arrow.interrupts
        merged[index].lines += arrow.lines.filter { !merged[index].lines.contains($0) }
      } else {
        indices[key] = merged.count
        merged.append(arrow)
      }
    }
    return merged
  }
}
