/// The places in the steps of a system.
///
/// Each gives the world one order, and the answer leads to the next place. Places are shared by all
/// worlds that answer alike.
final class StepTree {
  struct Node {
    enum Kind {
      /// The world takes the choice's own move.
      case move
      /// The world is given an order.
      case order(UInt32)
      /// The step is done.
      case done(controlState: UInt32, log: UInt32)
      /// The step is not possible.
      case impossible
    }

    let kind: Kind
    /// Where its cuts begin; they end where those of the next node begin.
    let firstCut: Int32
    /// The node before; -1 for the first one of a step.
    let parent: Int32
    /// The answer that led here from there.
    let answer: UInt32
    /// The node that was found first behind this one; -1 if there is none.
    var first: Int32 = -1
  }

  /// A place in a step as it was worked out.
  struct FoundNode {
    var kind: Node.Kind
    /// Whether the step was broken off here.
    var isEndless = false
    /// Which control states the end of a process would leave here, by the number of orders before.
    var cuts: [Cut] = []
  }

  /// The end of a process between two orders.
  struct Cut {
    /// How many orders come before.
    let count: Int32
    /// Which process ends: its place among those of the system.
    let process: Int32
    /// How much a property could see by then.
    let seen: Int32
    /// The number of the control state it leaves.
    let left: UInt32
    /// The place at which a step with this cut continues; -1 until it is found.
    var node: Int32 = -1
  }

  // Unchecked: each is touched by one line of this file at a time, none of which calls out.
  @exclusivity(unchecked) private(set) var nodes: [Node] = []
  @exclusivity(unchecked) var cuts: [Cut] = []
  /// The nodes by the ones before and the answers.
  private let branches = Memo()
  /// For each control state the node with which every move of a world begins; -1 until it is found.
  private var moveRoots: [Int32] = []
  /// The nodes with which other steps begin, by their choices and control states.
  private let roots = Memo()
  /// The numbers of what happened in steps that were broken off.
  private var endless: Set<UInt32> = []
  /// For each control state the choices of the timers that run in it; nil until they are found.
  private var timers: [[UInt32]?] = []
  let cutChoices = Memo()

  // MARK: - Looking up

  func cuts(of node: Int) -> Range<Int> {
    let end = node + 1 < nodes.count ? Int(nodes[node + 1].firstCut) : cuts.count
    return Int(nodes[node].firstCut)..<end
  }

  /// The node to which an answer leads; nil until it is found.
  func next(_ node: Int, _ answer: UInt32) -> Int? {
    let first = Int(nodes[node].first)
    // Most have one or two behind them.
    if first >= 0, nodes[first].answer == answer { return first }
    return branches.value(of: word(UInt32(node), answer)).map { Int($0) }
  }

  /// The answers that led to a node, in order.
  func answers(before node: Int) -> [UInt32] {
    var answers: [UInt32] = []
    var node = nodes[node]
    while node.parent >= 0 {
      answers.append(node.answer)
      node = nodes[Int(node.parent)]
    }
    return answers.reversed()
  }

  /// The node with which every whole move of a world begins; nil until it is found.
  func moveRoot(_ controlState: UInt32) -> Int? {
    guard Int(controlState) < moveRoots.count, moveRoots[Int(controlState)] >= 0 else { return nil }
    return Int(moveRoots[Int(controlState)])
  }

  /// The node with which another step begins; nil until it is found.
  func root(of key: UInt64) -> Int? { roots.value(of: key).map { Int($0) } }

  /// The choices of the timers that run in a control state, which are found out if not known.
  func timers(of controlState: UInt32, _ find: () -> [UInt32]) -> [UInt32] {
    while timers.count <= Int(controlState) { timers.append(nil) }
    if let known = timers[Int(controlState)] { return known }
    let found = find()
    timers[Int(controlState)] = found
    return found
  }

  /// Whether a step in which this happened was broken off.
  func isEndless(log: UInt32) -> Bool { !endless.isEmpty && endless.contains(log) }

  // MARK: - Adding

  /// Adds the node with which every whole move of a world begins.
  func add(moveRoot node: FoundNode, _ controlState: UInt32) -> Int {
    while moveRoots.count <= Int(controlState) { moveRoots.append(-1) }
    let root = append(node, parent: -1, answer: 0)
    moveRoots[Int(controlState)] = Int32(root)
    return root
  }

  /// Adds a node with which another step begins.
  func add(root node: FoundNode, of key: UInt64) -> Int {
    let root = append(node, parent: -1, answer: 0)
    roots.note(UInt64(root), of: key)
    return root
  }

  /// Adds the place to which an answer leads.
  func add(_ node: FoundNode, after parent: Int, _ answer: UInt32) -> Int {
    let number = append(node, parent: parent, answer: answer)
    branches.note(UInt64(number), of: word(UInt32(parent), answer))
    if nodes[parent].first < 0 { nodes[parent].first = Int32(number) }
    return number
  }

  private func append(_ node: FoundNode, parent: Int, answer: UInt32) -> Int {
    nodes.append(
      Node(
        kind: node.kind, firstCut: Int32(cuts.count), parent: Int32(parent), answer: answer))
    cuts += node.cuts
    if node.isEndless, case .done(_, let log) = node.kind { endless.insert(log) }
    return nodes.count - 1
  }
}

/// What a step does to its world after its first move, or asks it.
@usableFromInline
package enum StepOrder: Hashable, Sendable {
  /// A component's effect is carried out.
  case perform(component: Int, effect: Int, Address)
  /// A process ends.
  case endProcess(Int)
  /// Whether a process lives and can be ended.
  case canEnd(Int)
  /// Which of these tickets, by their numbers, may still be answered.
  ///
  /// Those get new numbers, from zero in this order, and all other addresses become equal.
  case settle([UInt32])
}
