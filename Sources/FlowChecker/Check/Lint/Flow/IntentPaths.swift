import EveryPath

/// The paths of a compiled flow, told apart by what is remembered on them.
///
/// A new process resumes what is remembered wherever the one before may have ended. What an
/// abandoned attempt does is not looked at.
struct IntentPaths {
  struct Remembered: Hashable {
    let state: Int
    let line: SourceLine
  }

  struct Node: Hashable {
    let position: Int
    let remembered: Remembered?
  }

  /// A transition on a path, or the beginning of an attempt or of a new process.
  struct Segment {
    /// Where it leaves; nil for the beginning of an attempt.
    let origin: Node?
    /// What makes a machine take it, in words; empty for the beginning of an attempt.
    let words: String
    /// Where it was written.
    let line: SourceLine
    /// The intent that is there before each of its orders.
    let orders: [(order: Order, before: Remembered?)]
    /// Where it leads.
    let target: Node
  }

  private let compiled: CompiledFlow
  private var cameBy: [Node: Int] = [:]
  private var queue: [Node] = []
  /// All segments, breadth first.
  private(set) var segments: [Segment] = []

  /// Linear in the size of the compiled flow, times the number of its `Remember`.
  init(_ compiled: CompiledFlow) {
    self.compiled = compiled
    let start = compiled.entries[compiled.start]
    pass(
      start.orders, nil, to: start.target, from: nil, "", compiled.positions[compiled.start].line)
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for edge in compiled.edges(from: node.position).map({ compiled.edges[$0] }) {
        pass(
          edge.orders, node.remembered, to: edge.target, from: node,
          compiled.name(of: edge.trigger), edge.line)
      }
      resume(node)
    }
  }

  /// Goes on in a new process with what is remembered here.
  private mutating func resume(_ node: Node) {
    guard let remembered = node.remembered,
      case .at(let state) = compiled.resumptions[remembered.state]
    else { return }
    let entry = compiled.entries[state]
    pass(
      entry.orders, remembered, to: entry.target, from: node, "the app is ended and resumed",
      compiled.positions[state].line)
  }

  private mutating func pass(
    _ orders: Range<Int>, _ first: Remembered?, to position: Int, from origin: Node?,
    _ words: String, _ line: SourceLine
  ) {
    var remembered = first
    let noted = compiled.orders[orders].map { order in
      let before = remembered
      if case .remember(let state) = order { remembered = Remembered(state: state, line: line) }
      if order == .forget { remembered = nil }
      return (order: order, before: before)
    }
    let target = Node(position: position, remembered: remembered)
    let isNew = cameBy[target] == nil
    if isNew { cameBy[target] = segments.count }
    segments.append(
      Segment(origin: origin, words: words, line: line, orders: noted, target: target))
    if isNew, compiled.positions[position].kind != .final { queue.append(target) }
  }

  /// What has to happen from the start to come to a node, in words; a shortest path.
  func path(to node: Node) -> [String] {
    var words: [String] = []
    var at: Node? = node
    while let here = at, let number = cameBy[here] {
      if segments[number].origin != nil { words.append(segments[number].words) }
      at = segments[number].origin
    }
    return words.reversed()
  }

  /// What has to happen from the start until a segment is taken, in words, itself included.
  func path(along segment: Segment) -> [String] {
    segment.origin.map { path(to: $0) + [segment.words] } ?? []
  }
}
