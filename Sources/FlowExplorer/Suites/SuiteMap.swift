import PermissionFlow

/// Every situation a machine can be brought into, with a shortest way to each.
///
/// A search over the oracle, not over the machine. It is finite because a waypoint holds each
/// event once; with many things held at a time it would still be large, so only so many are.
/// Whatever is held is as good as told later, so no position is missed by that.
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
  private(set) var nodes: [Node]
  private var numbers: [SuiteSituation: Int]

  /// - Parameter heldLimit: how many events may be held at a time.
  init(_ plan: Plan, heldLimit: Int = 1) {
    self.plan = plan
    let oracle = SuiteOracle(plan)
    nodes = [Node(oracle: oracle, parent: -1, input: nil, edge: nil)]
    numbers = [oracle.situation: 0]
    for input in Self.beginnings(of: plan) { visit(input, from: 0, heldLimit) }
    var next = 1
    while next < nodes.count {
      for input in inputs(at: next, withStale: false) { visit(input, from: next, heldLimit) }
      next += 1
    }
  }

  private mutating func visit(_ input: SuiteInput, from node: Int, _ heldLimit: Int) {
    var oracle = nodes[node].oracle
    let (edge, reactions) = oracle.take(input)
    switch reactions.first?.verdict {
    case .started?, .moved?, .held?: break
    case .ignored?, .stale?, .refused?, nil: return
    }
    guard oracle.place.heldSymbols <= heldLimit else { return }
    let situation = oracle.situation
    guard numbers[situation] == nil else { return }
    numbers[situation] = nodes.count
    nodes.append(Node(oracle: oracle, parent: node, input: input, edge: edge))
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

  /// The node of a situation.
  func number(of situation: SuiteSituation) -> Int? { numbers[situation] }

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

  /// Everything a machine can be told at a node: answers first, then each symbol, then each timer.
  ///
  /// Of several living asks for the same, the last is answered; with `withStale`, of the dead ones
  /// for each effect also the last.
  func inputs(at node: Int, withStale: Bool) -> [SuiteInput] {
    let oracle = nodes[node].oracle
    var inputs: [SuiteInput] = []
    var seen: Set<[Int]> = []
    for ask in oracle.asks.reversed()
    where seen.insert([ask.effect, ask.owner.rawValue]).inserted {
      inputs += plan.effects[ask.effect].answers.map { .answer(symbol: $0, ask: ask.ordinal) }
    }
    if withStale {
      let living = Set(oracle.asks.map(\.ordinal))
      var dead: Set<Int> = []
      for (ordinal, effect) in oracle.askedEffects.enumerated().reversed()
      where !living.contains(ordinal) && dead.insert(effect).inserted {
        inputs += plan.effects[effect].answers.map { .answer(symbol: $0, ask: ordinal) }
      }
    }
    inputs += plan.symbols.indices.map { .tell(symbol: $0) }
    inputs += plan.timers.indices.map { .timer($0) }
    return inputs
  }
}
