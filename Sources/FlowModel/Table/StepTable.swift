/// The steps of a system by numbers: each is worked out once, and looked up from then on.
///
/// A state is the number of its world beside that of its setting. A step is a walk down a tree: each
/// node gives the world one order, and the answer leads to the next node. Nodes are shared by all
/// worlds that answer alike. What the world makes of an order is up to ``WorldSteps``. Both are exact, so nothing is merged that is not equal. What depends on the system is left to
/// ``SystemTable``.
@usableFromInline
package class StepTable {
  /// One way on from a state.
  @usableFromInline
  package struct Way {
    /// The number of the choice.
    @usableFromInline package let choice: UInt32
    /// Where it leads: a world and a setting.
    @usableFromInline package internal(set) var state: UInt64
    /// The number of what happened.
    @usableFromInline package let log: UInt32

    @usableFromInline
    init(choice: UInt32, state: UInt64, log: UInt32) {
      self.choice = choice
      self.state = state
      self.log = log
    }
  }

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
    /// Where its cuts begin and end.
    let cuts: (first: Int32, end: Int32)
    /// The node before; -1 for the first one of a step.
    let parent: Int32
    /// The answer that led here from there.
    let answer: UInt32
    /// The last answer that was looked up here and the node to which it led; -1 if there was none.
    var last: (answer: UInt32, node: Int32) = (0, -1)
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
    let count: Int
    /// Which process ends: its place among those of the system.
    let process: Int
    /// How much a promise could see by then.
    let seen: Int
    /// The number of the setting it leaves.
    let left: UInt32
    /// The place at which a step with this cut goes on; -1 if nobody went there yet.
    var node: Int32 = -1
  }

  /// A place in a step at which a process may end.
  private struct CutPlace {
    /// The number of the cut.
    let cut: Int
    /// The node at which it is.
    let node: Int
    /// The world so far.
    let world: UInt32
  }

  /// Whether promises have clocks.
  final let hasWatches: Bool
  /// Whether some moves of the world take their time.
  final let hasLatencies: Bool
  /// Whether clocks run beside the timers of parts: those of promises, and latencies of the world.
  private let hasClocks: Bool
  private let steps: WorldSteps

  // Each is touched by one line at a time; see ``WorldSteps``.
  @exclusivity(unchecked) private var found: [Node] = []
  @exclusivity(unchecked) private var cutsOfNodes: [Cut] = []
  /// For each setting the node with which every move of a world begins; -1 if nobody asked yet.
  @exclusivity(unchecked) private var moveRoots: [Int32] = []
  /// The places at which the step that was looked at last may be cut short.
  @exclusivity(unchecked) private var cuts: [CutPlace] = []
  @exclusivity(unchecked) private var timersOfSettings: [[UInt32]?] = []
  private let roots = Memo()
  private let branches = Memo()
  private let cutChoices = Memo()
  /// The numbers of what happened in steps that were broken off.
  private var endless: Set<UInt32> = []

  init(_ steps: WorldSteps, hasWatches: Bool, hasLatencies: Bool) {
    self.steps = steps
    self.hasWatches = hasWatches
    self.hasLatencies = hasLatencies
    hasClocks = hasWatches || hasLatencies
  }

  /// How many places in steps there are.
  final var nodeCount: Int { found.count }

  // MARK: - What depends on the system

  /// The choices of running timers.
  func timers(setting: UInt32) -> [UInt32] { [] }
  /// A choice, with a process ended after so many orders.
  func choice(_ choice: UInt32, cutAfter count: Int, process: Int) -> UInt32 { choice }
  /// Works out where a step is after some answers.
  func node(_ choice: UInt32, setting: UInt32, answers: [UInt32]) -> FoundNode {
    FoundNode(kind: .impossible)
  }
  /// Starts and stops the clocks that run beside the timers of parts.
  func watch(_ way: Way, from state: UInt64) -> UInt64 { way.state }
  /// The setting at the moments at which a choice may happen; nil if there are none.
  func opened(_ choice: UInt32, setting: UInt32) -> UInt32? { setting }

  // MARK: - Steps

  /// Whether a step in which this happened was broken off.
  package final func isEndless(log: UInt32) -> Bool {
    !endless.isEmpty && endless.contains(log)
  }

  /// Everything that can happen in a state, in a fixed order, and where it leads.
  ///
  /// See ``System/successors(of:)``.
  package final func expand(_ state: UInt64, into ways: inout [Way]) {
    let (world, setting) = StateWord.parts(of: state)
    if steps.isLean { steps.forget() }
    for place in steps.offers(of: world) {
      expand(
        state, steps.choice(at: place), steps.outcome(at: place), into: &ways)
    }
    for choice in timers(of: setting) { expand(state, choice, WorldSteps.unknown, into: &ways) }
  }

  @inline(__always)
  private final func expand(
    _ state: UInt64, _ choice: UInt32, _ moved: UInt64, into ways: inout [Way]
  ) {
    guard let state = hasLatencies ? opened(choice, state) : state,
      let way = take(choice, moved, from: state)
    else { return }
    ways.append(way)
    // The last cut is the same as ending the process after the step.
    if cuts.count > 1, !isEndless(log: way.log) { expandCuts(state, choice, moved, into: &ways) }
  }

  /// The same step, cut short wherever that can be told.
  @inline(never)
  private final func expandCuts(
    _ state: UInt64, _ choice: UInt32, _ moved: UInt64, into ways: inout [Way]
  ) {
    let setting = StateWord.parts(of: state).setting
    for place in cuts.dropLast() {
      let cut = cutsOfNodes[place.cut]
      let key = word(choice, UInt32(cut.count) << 8 | UInt32(cut.process))
      let choice = cutChoices.value(of: key) {
        self.choice(choice, cutAfter: cut.count, process: cut.process)
      }
      var node = Int(cut.node)
      if node < 0 {
        node = root(of: choice, setting)
        for answer in answers(before: place.node) { node = next(node, answer, choice, setting) }
        cutsOfNodes[place.cut].node = Int32(node)
      }
      if let way = walk(choice, moved, from: state, at: node, place.world, notingCuts: false) {
        ways.append(way)
      }
    }
  }

  /// How much memory the steps take.
  final var memory: Int {
    roots.bytes + branches.bytes + cutChoices.bytes + found.capacity * MemoryLayout<Node>.stride
      + cutsOfNodes.capacity * MemoryLayout<Cut>.stride
  }

  @inline(__always)
  private final func timers(of setting: UInt32) -> [UInt32] {
    if Int(setting) < timersOfSettings.count, let known = timersOfSettings[Int(setting)] {
      return known
    }
    while timersOfSettings.count <= Int(setting) { timersOfSettings.append(nil) }
    let timers = timers(setting: setting)
    timersOfSettings[Int(setting)] = timers
    return timers
  }

  /// Lets a choice happen; nil if it is not possible in this state.
  package final func take(_ choice: UInt32, from state: UInt64) -> Way? {
    guard let state = hasLatencies ? opened(choice, state) : state else { return nil }
    if steps.isLean { steps.forget() }
    let order = steps.choices[Int(choice)].order
    let moved = order.map { steps.carryOut($0, world: StateWord.parts(of: state).world) }
    return take(choice, moved ?? WorldSteps.unknown, from: state)
  }

  /// A state at the moments at which a choice may happen; nil if there are none.
  @inline(never)
  private final func opened(_ choice: UInt32, _ state: UInt64) -> UInt64? {
    let (world, setting) = StateWord.parts(of: state)
    return opened(choice, setting: setting).map { StateWord.of(world, $0) }
  }

  /// Lets a choice happen of which is known what comes of its move, and notes its cuts.
  private final func take(_ choice: UInt32, _ moved: UInt64, from state: UInt64) -> Way? {
    let (world, setting) = StateWord.parts(of: state)
    if !cuts.isEmpty { cuts.removeAll(keepingCapacity: true) }
    steps.holdsPassing = false
    let root = root(of: choice, setting)
    return walk(choice, moved, from: state, at: root, world, notingCuts: true)
  }

  /// Goes on with a step from a place in it.
  @inline(__always)
  private final func walk(
    _ choice: UInt32, _ moved: UInt64, from state: UInt64, at node: Int, _ world: UInt32,
    notingCuts: Bool
  ) -> Way? {
    let setting = StateWord.parts(of: state).setting
    var number = node
    var world = world
    while true {
      let node = found[number]
      if notingCuts, node.cuts.first < node.cuts.end { noteCuts(at: number, world) }
      let outcome: UInt64
      switch node.kind {
      case .impossible: return nil
      case .done(let setting, let log):
        let world = steps.isLean ? steps.keep(world) : world
        var way = Way(choice: choice, state: StateWord.of(world, setting), log: log)
        if hasClocks { way.state = watch(way, from: state) }
        return way
      case .order(let order): outcome = steps.outcome(of: order, in: world)
      case .move: outcome = moved
      }
      let answer: UInt32
      (world, answer) = halves(of: outcome)
      number = next(number, answer, choice, setting)
    }
  }

  /// The node to which an answer leads.
  @inline(__always)
  private final func next(
    _ node: Int, _ answer: UInt32, _ choice: UInt32, _ setting: UInt32
  ) -> Int {
    let last = found[node].last
    if last.node >= 0, last.answer == answer { return Int(last.node) }
    let next = findNext(node, answer, choice, setting)
    found[node].last = (answer, Int32(truncatingIfNeeded: next))
    return next
  }

  @inline(never)
  private final func findNext(
    _ node: Int, _ answer: UInt32, _ choice: UInt32, _ setting: UInt32
  ) -> Int {
    let key = word(UInt32(truncatingIfNeeded: node), answer)
    if let known = branches.value(of: key) { return Int(truncatingIfNeeded: known) }
    let answers = answers(before: node) + [answer]
    let number = add(
      node: self.node(choice, setting: setting, answers: answers), after: node, answer)
    branches.note(UInt64(number), of: key)
    return number
  }

  /// The answers that led to a node, in order.
  private final func answers(before node: Int) -> [UInt32] {
    var answers: [UInt32] = []
    var node = found[node]
    while node.parent >= 0 {
      answers.append(node.answer)
      node = found[Int(node.parent)]
    }
    return answers.reversed()
  }

  /// The node with which a choice begins.
  @inline(__always)
  private final func root(of choice: UInt32, _ setting: UInt32) -> Int {
    let info = steps.choices[Int(choice)]
    // All moves of a world begin alike.
    if info.order != nil, info.cut == 0, Int(setting) < moveRoots.count {
      let known = moveRoots[Int(setting)]
      if known >= 0 { return Int(known) }
    }
    return findRoot(of: choice, info, setting)
  }

  @inline(never)
  private final func findRoot(
    of choice: UInt32, _ info: WorldSteps.Choice, _ setting: UInt32
  ) -> Int {
    let key = word(info.order == nil ? 1 << 31 | choice : info.cut, setting)
    if let known = roots.value(of: key) { return Int(known) }
    let root = add(node: node(choice, setting: setting, answers: []))
    roots.note(UInt64(root), of: key)
    if info.order != nil, info.cut == 0 {
      while moveRoots.count <= Int(setting) { moveRoots.append(-1) }
      moveRoots[Int(setting)] = Int32(root)
    }
    return root
  }

  private final func add(node: FoundNode, after parent: Int = -1, _ answer: UInt32 = 0) -> Int {
    if node.isEndless, case .done(_, let log) = node.kind { endless.insert(log) }
    let first = Int32(cutsOfNodes.count)
    cutsOfNodes += node.cuts
    found.append(
      Node(
        kind: node.kind, cuts: (first, Int32(cutsOfNodes.count)), parent: Int32(parent),
        answer: answer))
    return found.count - 1
  }

  /// Notes where a process may end between two orders, unless that leaves what it left before, and no
  /// promise could see a difference.
  @inline(never)
  private final func noteCuts(at number: Int, _ world: UInt32) {
    let node = found[number]
    steps.holdsPassing = true
    for place in node.cuts.first..<node.cuts.end {
      guard steps.isRunning(cutsOfNodes[Int(place)].process, in: world) else { continue }
      let cut = CutPlace(cut: Int(place), node: number, world: world)
      if let last = cuts.last, isSame(cut, as: last) { continue }
      cuts.append(cut)
    }
  }

  /// Whether the end of a process leaves what it left at another place, and no promise could see a
  /// difference.
  private final func isSame(_ place: CutPlace, as last: CutPlace) -> Bool {
    let (cut, other) = (cutsOfNodes[place.cut], cutsOfNodes[last.cut])
    // Mostly this tells, and no world need be asked what would be left of it.
    guard cut.left == other.left, cut.seen == other.seen else { return false }
    return place.world == last.world && cut.process == other.process
      || steps.isSame(left(at: place, by: cut), left(at: last, by: other))
  }

  /// The world that the end of the process would leave.
  private final func left(at place: CutPlace, by cut: Cut) -> UInt32 {
    halves(of: steps.outcome(of: steps.cutOff(process: cut.process), in: place.world)).0
  }
}
