/// The steps of a system by numbers: each is worked out once, and looked up from then on.
///
/// A state is the number of its world beside that of its control state. A step is a walk down a
/// tree (``StepTree``): each node gives the world one order, and the answer leads to the next node.
/// What the world makes of an order is up to ``WorldSteps``. Both are exact, so nothing is merged
/// that is not equal. What depends on the system is left to ``SystemTable``.
@usableFromInline
package class StepTable {
  /// One transition from a state.
  @usableFromInline
  package struct Successor {
    @usableFromInline package let choice: UInt32
    /// Where it leads: a world and a control state.
    @usableFromInline package internal(set) var state: UInt64
    /// The number of what happened.
    @usableFromInline package let log: UInt32

    @usableFromInline
    package init(choice: UInt32, state: UInt64, log: UInt32) {
      self.choice = choice
      self.state = state
      self.log = log
    }
  }

  /// A place in a step at which a process may end.
  private struct CutPlace {
    let cut: Int
    let node: Int
    let world: UInt32
  }

  /// Whether properties have clocks, which run beside the timers of components.
  final let hasClocks: Bool
  final let steps: WorldSteps
  final let tree = StepTree()
  /// The places at which the step that was looked at last may be cut short.
  private final var cuts: [CutPlace] = []

  init(_ steps: WorldSteps, hasClocks: Bool) {
    self.steps = steps
    self.hasClocks = hasClocks
  }

  // MARK: - What depends on the system

  func timers(controlState: UInt32) -> [UInt32] { [] }
  /// A choice, with a process ended after so many orders.
  func choice(_ choice: UInt32, cutAfter count: Int, process: Int) -> UInt32 { choice }
  /// Works out where a step is after some answers.
  ///
  /// - Parameter ask: told of the place after those, if an order is given there, and of each one
  ///   behind it as long as it has an answer to that order; what is returned comes after the last
  ///   of these.
  func node(
    _ choice: UInt32, controlState: UInt32, answers: [UInt32],
    ask: (_ order: UInt32, _ found: StepTree.FoundNode) -> UInt32?
  ) -> StepTree.FoundNode {
    StepTree.FoundNode(kind: .impossible)
  }
  /// Starts and stops the clocks of properties.
  func clocked(_ successor: Successor, from state: UInt64) -> UInt64 { successor.state }

  // MARK: - Steps

  /// Whether a step in which this happened was broken off.
  package final func isEndless(log: UInt32) -> Bool { tree.isEndless(log: log) }

  /// Everything that can happen in a state, in a fixed order, and where it leads.
  ///
  /// See ``System/successors(of:)``.
  package final func expand(_ state: UInt64, into successors: inout [Successor]) {
    let (world, controlState) = StateWord.numbers(of: state)
    for place in steps.offers(of: world) {
      let offer = steps.offer(at: place)
      expand(state, offer.choice, word(offer.world, offer.answer), into: &successors)
    }
    for choice in tree.timers(of: controlState, { timers(controlState: controlState) }) {
      expand(state, choice, nil, into: &successors)
    }
  }

  /// - Parameter moved: what comes of the choice's own move; nil if it is none of the world's.
  private final func expand(
    _ state: UInt64, _ choice: UInt32, _ moved: UInt64?, into successors: inout [Successor]
  ) {
    guard let successor = take(choice, moved, from: state) else { return }
    successors.append(successor)
    // The last cut is the same as ending the process after the step.
    if cuts.count > 1, !isEndless(log: successor.log) {
      expandCuts(state, choice, moved, into: &successors)
    }
  }

  /// The same step, cut short wherever that can be told.
  private final func expandCuts(
    _ state: UInt64, _ choice: UInt32, _ moved: UInt64?, into successors: inout [Successor]
  ) {
    let controlState = StateWord.numbers(of: state).controlState
    for place in cuts.dropLast() {
      let cut = tree.cuts[place.cut]
      let key = word(choice, UInt32(cut.count) << 8 | UInt32(cut.process))
      let choice = tree.cutChoices.value(of: key) {
        self.choice(choice, cutAfter: Int(cut.count), process: Int(cut.process))
      }
      var node = Int(cut.node)
      if node < 0 {
        node = self.node(after: tree.answers(before: place.node), choice, controlState)
        tree.cuts[place.cut].node = Int32(node)
      }
      if let successor = walk(choice, moved, from: state, at: node, place.world, notingCuts: false)
      {
        successors.append(successor)
      }
    }
  }

  /// Lets a choice happen; nil if it is not possible in this state.
  package final func take(_ choice: UInt32, from state: UInt64) -> Successor? {
    let moved = steps.choices[Int(choice)].order.map {
      steps.carryOut($0, world: StateWord.numbers(of: state).world)
    }
    return take(choice, moved, from: state)
  }

  /// Lets a choice happen of which is known what comes of its move, and notes its cuts.
  private final func take(_ choice: UInt32, _ moved: UInt64?, from state: UInt64) -> Successor? {
    let (world, controlState) = StateWord.numbers(of: state)
    cuts.removeAll(keepingCapacity: true)
    let root = root(of: choice, controlState)
    return walk(choice, moved, from: state, at: root, world, notingCuts: true)
  }

  private final func walk(
    _ choice: UInt32, _ moved: UInt64?, from state: UInt64, at node: Int, _ world: UInt32,
    notingCuts: Bool
  ) -> Successor? {
    let controlState = StateWord.numbers(of: state).controlState
    var number = node
    var world = world
    while true {
      if notingCuts { noteCuts(at: number, world) }
      let outcome: UInt64
      switch tree.nodes[number].kind {
      case .impossible: return nil
      case .done(let controlState, let log):
        var successor = Successor(
          choice: choice, state: StateWord.of(world, controlState), log: log)
        if hasClocks { successor.state = clocked(successor, from: state) }
        // What has no end leads nowhere.
        if isEndless(log: log) { successor.state = state }
        return successor
      case .order(let order): outcome = steps.outcome(of: order, in: world)
      case .move:
        guard let moved else { return nil }
        outcome = moved
      }
      let answer: UInt32
      (world, answer) = halves(of: outcome)
      number =
        tree.next(number, answer)
        ?? goOn(after: number, answer, &world, choice, controlState, notingCuts: notingCuts)
    }
  }

  /// Goes on to its end with a step of which is not known what follows an answer; where it ends.
  private final func goOn(
    after node: Int, _ answer: UInt32, _ world: inout UInt32, _ choice: UInt32,
    _ controlState: UInt32, notingCuts: Bool
  ) -> Int {
    var (node, answer) = (node, answer)
    let answers = tree.answers(before: node) + [answer]
    let last = self.node(choice, controlState: controlState, answers: answers) { order, found in
      node = tree.add(found, after: node, answer)
      if notingCuts { noteCuts(at: node, world) }
      (world, answer) = halves(of: steps.outcome(of: order, in: world))
      return answer
    }
    return tree.add(last, after: node, answer)
  }

  private final func node(after answers: [UInt32], _ choice: UInt32, _ controlState: UInt32) -> Int
  {
    var node = root(of: choice, controlState)
    var left = answers[...]
    while let answer = left.first, let known = tree.next(node, answer) {
      node = known
      left = left.dropFirst()
    }
    guard let first = left.popFirst() else { return node }
    var answer = first
    let known = Array(answers.dropLast(left.count))
    // All that is left is worked out at once.
    let last = self.node(choice, controlState: controlState, answers: known) { _, found in
      guard let next = left.popFirst() else { return nil }
      node = tree.add(found, after: node, answer)
      answer = next
      return next
    }
    return tree.add(last, after: node, answer)
  }

  private final func root(of choice: UInt32, _ controlState: UInt32) -> Int {
    let info = steps.choices[Int(choice)]
    // All moves of a world begin alike.
    let isMove = info.order != nil && info.cut == 0
    let key = word(info.order == nil ? 1 << 31 | choice : info.cut, controlState)
    if let known = isMove ? tree.moveRoot(controlState) : tree.root(of: key) { return known }
    let node = node(choice, controlState: controlState, answers: []) { _, _ in nil }
    return isMove ? tree.add(moveRoot: node, controlState) : tree.add(root: node, of: key)
  }

  /// Notes where a process may end between two orders, unless that leaves what it left before, and
  /// no property could see a difference.
  private final func noteCuts(at number: Int, _ world: UInt32) {
    for place in tree.cuts(of: number)
    where steps.canEnd(Int(tree.cuts[place].process), in: world) {
      let cut = CutPlace(cut: place, node: number, world: world)
      if let last = cuts.last, isSame(cut, as: last) { continue }
      cuts.append(cut)
    }
  }

  /// Whether the end of a process leaves what it left at another place, and no property could tell.
  private final func isSame(_ place: CutPlace, as last: CutPlace) -> Bool {
    let (cut, other) = (tree.cuts[place.cut], tree.cuts[last.cut])
    // Mostly this tells, and no world need be asked what would be left of it.
    guard cut.left == other.left, cut.seen == other.seen else { return false }
    return place.world == last.world && cut.process == other.process
      || left(at: place, by: cut) == left(at: last, by: other)
  }

  /// The world that the end of the process would leave.
  private final func left(at place: CutPlace, by cut: StepTree.Cut) -> UInt32 {
    let order = steps.cutOffs[Int(cut.process)]
    return halves(of: steps.outcome(of: order, in: place.world)).0
  }
}
