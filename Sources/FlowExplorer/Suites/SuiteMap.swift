import PermissionFlow

/// Every situation a machine can be brought into, with a shortest way to each.
///
/// A search over the oracle, not over the machine. It is finite because a waypoint holds each
/// event once; with many things held at a time it would still be large, so only so many are.
/// Whatever is held is as good as told later, so no position is missed by that. What is left out by
/// a limit is noted.
struct SuiteMap {
  /// A situation, and how it was first reached.
  struct Node {
    let oracle: SuiteOracle
    let parent: Int
    let input: SuiteInput?
    /// The row that input took.
    let edge: Int?
  }

  let plan: Plan
  /// Whether something is not there because too much would be held.
  private(set) var reachesHeldLimit = false
  /// Whether something is not there because too many answers to the same would be waited for.
  private(set) var reachesAskLimit = false
  private(set) var nodes: [Node]
  private var numbers: [SuiteSituation: Int]
  private let heldLimit: Int
  private let askLimit: Int?

  /// - Parameters:
  ///   - heldLimit: how many events may be held at a time.
  ///   - askLimit: how many answers to the same may be waited for at a time; nil if two are no more
  ///     than one, so that a path that leads to a node may not go on like another.
  init(_ plan: Plan, heldLimit: Int = 1, askLimit: Int? = nil) {
    self.plan = plan
    self.heldLimit = heldLimit
    self.askLimit = askLimit
    let oracle = SuiteOracle(plan)
    nodes = [Node(oracle: oracle, parent: -1, input: nil, edge: nil)]
    numbers = [:]
    numbers[situation(of: oracle)] = 0
    var next = 0
    while next < nodes.count {
      for input in changes(at: next) { visit(input, from: next) }
      next += 1
    }
  }

  private mutating func visit(_ input: SuiteInput, from node: Int) {
    var oracle = nodes[node].oracle
    let (edge, reactions) = oracle.take(input)
    guard reactions.first?.verdict.mayChangeSomething == true else { return }
    guard oracle.place.heldSymbols <= heldLimit else {
      reachesHeldLimit = true
      return
    }
    if let askLimit, oracle.mostAsksForOne > askLimit {
      reachesAskLimit = true
      return
    }
    let situation = situation(of: oracle)
    guard numbers[situation] == nil else { return }
    numbers[situation] = nodes.count
    nodes.append(Node(oracle: oracle, parent: node, input: input, edge: edge))
  }

  /// What decides how a machine goes on.
  private func situation(of oracle: SuiteOracle) -> SuiteSituation {
    oracle.situation(countingAsks: askLimit != nil)
  }

  /// What can change something at a node: the beginnings at the first one, then the inputs.
  func changes(at node: Int) -> [SuiteInput] {
    node == 0
      ? Self.beginnings(of: plan) : nodes[node].oracle.inputs(withStale: false)
  }

  /// How a machine may begin: with a start, or from the states a new process may have to go on from.
  static func beginnings(of plan: Plan) -> [SuiteInput] {
    var seen: Set<Int> = []
    return [.start]
      + plan.orders.compactMap { order in
        guard case .remember(let state) = order, seen.insert(state).inserted else { return nil }
        return .resume(state: state)
      }
  }

  /// The node of the situation an oracle is in; nil if a limit left it out.
  func number(of oracle: SuiteOracle) -> Int? { numbers[situation(of: oracle)] }

  /// The inputs that lead to a node.
  func path(to node: Int) -> [SuiteInput] {
    var path: [SuiteInput] = []
    var at = node
    while let input = nodes[at].input {
      path.append(input)
      at = nodes[at].parent
    }
    return path.reversed()
  }

  /// The rows that can be taken from a node, each once, and by what.
  func moves(from node: Int) -> [(input: SuiteInput, edge: Int, next: SuiteOracle)] {
    var seen: Set<Int> = []
    return nodes[node].oracle.inputs(withStale: false).compactMap { input in
      var oracle = nodes[node].oracle
      guard let edge = oracle.take(input).edge, seen.insert(edge).inserted else { return nil }
      return (input, edge, oracle)
    }
  }

  /// The rows that can be taken from some node, be it to what a limit left out.
  var takenEdges: Set<Int> {
    Set(nodes.indices.flatMap { moves(from: $0).map(\.edge) })
  }

  /// The positions of its nodes.
  var positions: Set<Int> { Set(nodes.compactMap(\.oracle.place.position)) }

  /// How many inputs lead to each node.
  var depths: [Int] {
    var depths = [Int](repeating: 0, count: nodes.count)
    for (number, node) in nodes.enumerated() where node.parent >= 0 {
      depths[number] = depths[node.parent] + 1
    }
    return depths
  }
}
