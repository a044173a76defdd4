/// The places in the steps of a system.
///
/// Each gives the world one order, and the answer leads to the next place. Places are shared by all
/// worlds that answer alike. Several may read it at once while nobody adds to it.
final class StepTree {
  /// A place in a step.
  struct Node {
    enum Kind {
      /// The world takes the choice's own move.
      case move
      /// The world is given an order.
      case order(UInt32)
      /// The step is done.
      case done(setting: UInt32, log: UInt32)
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
    /// The first node of the step.
    let root: Int32
    /// The node that was found first behind this one; -1 if there is none.
    var first: Int32 = -1
    /// What the world was ordered and what it answered up to here, and where a process may have ended;
    /// ``noTrace`` in a step that begins with no move of the world.
    let trace: UInt32
  }

  /// A place in a step as it was worked out.
  struct FoundNode {
    var kind: Node.Kind
    /// Whether the step was broken off here.
    var isEndless = false
    /// Which settings the end of a process would leave here, by the number of orders before.
    var cuts: [Cut] = []
  }

  /// The end of a process between two orders.
  struct Cut {
    /// How many orders come before.
    let count: Int32
    /// Which process ends: its place among those of the system.
    let process: Int32
    /// How much a promise could see by then.
    let seen: Int32
    /// The number of the setting it leaves.
    let left: UInt32
    /// The place at which a step with this cut goes on; -1 if nobody went there yet.
    var node: Int32 = -1
  }

  /// An order and its answer, after others.
  private struct Turn: Hashable {
    let before: UInt32
    let order: UInt32
    let answer: UInt32
    let cuts: [CutSign]
    let isEndless: Bool
  }

  /// What of a cut decides, together with the world, whether it is told from others.
  private struct CutSign: Hashable {
    let count: Int32
    let process: Int32
    /// The first of the cuts so far that leaves the same setting, and of which a promise saw no more.
    let first: Int32
  }

  /// Some places in the list of timers.
  private struct TimerPlaces {
    var first: Int32 = -1
    var end: Int32 = -1
  }

  /// Stands for no trace.
  static let noTrace = UInt32.max
  /// The trace of a step that begins.
  private static let begin = UInt32.max - 1

  // Each is touched by one line at a time; see ``WorldSteps``.
  @exclusivity(unchecked) private(set) var nodes = PlainList<Node>()
  @exclusivity(unchecked) var cuts: [Cut] = []
  /// The nodes by the ones before and the answers.
  @exclusivity(unchecked) private var branches = TagTable()
  /// The ends of steps by their roots and traces.
  @exclusivity(unchecked) private var leaves = TagTable()
  @exclusivity(unchecked) private var traces = Numbering<Turn>()
  /// For each setting the node with which every move of a world begins; -1 if nobody asked yet.
  @exclusivity(unchecked) private var moveRoots: [Int32] = []
  /// The nodes with which other steps begin, by their choices and settings.
  private let roots = Memo()
  /// The numbers of what happened in steps that were broken off.
  @exclusivity(unchecked) private var endless: Set<UInt32> = []
  /// The choices of the timers that run in settings, one setting after the other.
  @exclusivity(unchecked) private(set) var timers = PlainList<UInt32>()
  /// Where those of each setting are; negative if nobody asked yet.
  @exclusivity(unchecked) private var timerPlaces = PlainList<TimerPlaces>()
  /// The choices with a cut.
  let cutChoices = Memo()

  /// How much memory it takes.
  var bytes: Int {
    nodes.bytes + cuts.capacity * MemoryLayout<Cut>.stride
      + branches.bytes + leaves.bytes + traces.bytes + roots.bytes + cutChoices.bytes
      + moveRoots.capacity * MemoryLayout<Int32>.stride + timers.bytes + timerPlaces.bytes
  }

  // MARK: - Looking up

  /// Where the cuts of a node are.
  @inline(__always)
  func cuts(of node: Int) -> Range<Int> {
    let end = node + 1 < nodes.count ? Int(nodes[node + 1].firstCut) : cuts.count
    return Int(nodes[node].firstCut)..<end
  }

  /// The node to which an answer leads; negative if nobody went there yet.
  @inline(__always)
  func next(_ node: Int, _ answer: UInt32) -> Int {
    let first = Int(nodes[node].first)
    // Most have one or two behind them.
    return first >= 0 && nodes[first].answer == answer
      ? first : Int(branches[branch(node, answer)])
  }

  @inline(__always)
  private func branch(_ node: Int, _ answer: UInt32) -> Int {
    branches.place(of: Self.tag(UInt32(truncatingIfNeeded: node), answer)) { number in
      nodes[Int(number)].parent == Int32(truncatingIfNeeded: node)
        && nodes[Int(number)].answer == answer
    }
  }

  /// The end of the step with such a root and trace; negative if there is none.
  @inline(__always)
  func leaf(_ root: Int, _ trace: UInt32) -> Int { Int(leaves[place(ofLeaf: root, trace)]) }

  @inline(__always)
  private func place(ofLeaf root: Int, _ trace: UInt32) -> Int {
    leaves.place(of: Self.tag(UInt32(truncatingIfNeeded: root), trace)) { number in
      nodes[Int(number)].root == Int32(truncatingIfNeeded: root)
        && nodes[Int(number)].trace == trace
    }
  }

  /// Half of the hash of two numbers, both of which count up.
  @inline(__always)
  private static func tag(_ high: UInt32, _ low: UInt32) -> UInt32 {
    let half = word(high, low) &* 0x9E37_79B9_7F4A_7C15
    return UInt32(
      truncatingIfNeeded: ((half ^ half &>> 32) &* 0xD6E8_FEB8_6659_FD93) &>> 32)
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

  /// The node with which every whole move of a world begins; negative if nobody asked yet.
  @inline(__always)
  func moveRoot(_ setting: UInt32) -> Int {
    Int(setting) < moveRoots.count ? Int(moveRoots[Int(setting)]) : -1
  }

  /// The node with which another step begins; negative if nobody asked yet.
  func root(of key: UInt64) -> Int { roots.value(of: key).map { Int($0) } ?? -1 }

  /// Where the choices of the timers are that run in a setting; nil if nobody asked yet.
  @inline(__always)
  func timers(of setting: UInt32) -> Range<Int>? {
    guard Int(setting) < timerPlaces.count else { return nil }
    let places = timerPlaces[Int(setting)]
    return places.first < 0 ? nil : Int(places.first)..<Int(places.end)
  }

  /// Whether a step in which this happened was broken off.
  func isEndless(log: UInt32) -> Bool { !endless.isEmpty && endless.contains(log) }

  // MARK: - Adding

  /// Adds the node with which every whole move of a world begins.
  func add(moveRoot node: FoundNode, _ setting: UInt32) -> Int {
    while moveRoots.count <= Int(setting) { moveRoots.append(-1) }
    let root = append(node, parent: -1, answer: 0, nodes.count, Self.begin)
    moveRoots[Int(setting)] = Int32(root)
    return root
  }

  /// Adds a node with which another step begins.
  ///
  /// - Parameter isMove: whether it begins with a move of the world.
  func add(root node: FoundNode, of key: UInt64, isMove: Bool) -> Int {
    let root = append(
      node, parent: -1, answer: 0, nodes.count, isMove ? Self.begin : Self.noTrace)
    roots.note(UInt64(root), of: key)
    return root
  }

  /// Notes the choices of the timers that run in a setting, and says where they are.
  func note(timers choices: [UInt32], of setting: UInt32) -> Range<Int> {
    let first = timers.count
    for choice in choices { timers.append(choice) }
    while timerPlaces.count <= Int(setting) { timerPlaces.append(TimerPlaces()) }
    timerPlaces[Int(setting)] = TimerPlaces(first: Int32(first), end: Int32(timers.count))
    return first..<timers.count
  }

  /// Adds the place to which an answer leads.
  func add(_ node: FoundNode, after parent: Int, _ answer: UInt32) -> Int {
    let trace = trace(of: node, after: parent, answer)
    let number = append(
      node, parent: parent, answer: answer, Int(nodes[parent].root), trace)
    note(number, in: &branches, branch(parent, answer), UInt32(parent), answer)
    if nodes[parent].first < 0 { nodes[parent].first = Int32(number) }
    if case .done = node.kind, trace != Self.noTrace {
      let root = Int(nodes[number].root)
      note(number, in: &leaves, place(ofLeaf: root, trace), UInt32(root), trace)
    }
    return number
  }

  private func append(
    _ node: FoundNode, parent: Int, answer: UInt32, _ root: Int, _ trace: UInt32
  ) -> Int {
    nodes.append(
      Node(
        kind: node.kind, firstCut: Int32(cuts.count), parent: Int32(parent), answer: answer,
        root: Int32(root), trace: trace))
    cuts += node.cuts
    if node.isEndless, case .done(_, let log) = node.kind { endless.insert(log) }
    return nodes.count - 1
  }

  private func trace(of node: FoundNode, after parent: Int, _ answer: UInt32) -> UInt32 {
    let before = nodes[parent].trace
    guard before != Self.noTrace else { return Self.noTrace }
    let order = if case .order(let order) = nodes[parent].kind { order } else { UInt32.max }
    var known = node.cuts.isEmpty ? [] : cuts(before: parent)
    let signs = node.cuts.map { cut in
      known.append(cut)
      let first = known.firstIndex { $0.left == cut.left && $0.seen == cut.seen }
      return CutSign(count: cut.count, process: cut.process, first: Int32(first ?? 0))
    }
    return traces.number(
      of: Turn(
        before: before, order: order, answer: answer, cuts: signs, isEndless: node.isEndless))
  }

  /// The cuts on the way to the answer at a node, in order.
  private func cuts(before node: Int) -> [Cut] {
    var places: [Int] = []
    var place = node
    while place >= 0 {
      places.append(place)
      place = Int(nodes[place].parent)
    }
    return places.reversed().flatMap { cuts[cuts(of: $0)] }
  }

  private func note(
    _ number: Int, in table: inout TagTable, _ place: Int, _ high: UInt32, _ low: UInt32
  ) {
    table.note(Int32(number), Self.tag(high, low), at: place)
  }
}
