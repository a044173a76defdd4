/// The steps of a system by numbers: each is worked out once, and looked up from then on.
///
/// A state is the number of its world beside that of its setting. A step is a walk down a tree
/// (``StepTree``): each node gives the world one order, and the answer leads to the next node. What the
/// world makes of an order is up to ``WorldSteps``. Both are exact, so nothing is merged that is not
/// equal. What depends on the system is left to ``SystemTable``.
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
    package init(choice: UInt32, state: UInt64, log: UInt32) {
      self.choice = choice
      self.state = state
      self.log = log
    }
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
  final let hasClocks: Bool
  final let steps: WorldSteps
  final let tree: StepTree
  /// What came of moves of worlds; of a lean table.
  final let rows: MoveRows
  /// The same of the table that this one helps.
  private let knownRows: MoveRows?

  // Each is touched by one line at a time; see ``WorldSteps``.
  /// The places at which the step that was looked at last may be cut short.
  @exclusivity(unchecked) private var cuts = PlainList<CutPlace>()
  /// What came of the moves of the world that was looked at last.
  @exclusivity(unchecked) final var moves = PlainList<MoveRows.Move>()
  /// Whether it is noted what comes of moves.
  @exclusivity(unchecked) private var isNoting = false

  init(_ steps: WorldSteps, hasWatches: Bool, hasLatencies: Bool) {
    self.steps = steps
    self.hasWatches = hasWatches
    self.hasLatencies = hasLatencies
    hasClocks = hasWatches || hasLatencies
    (tree, rows, knownRows) = (StepTree(), MoveRows(), nil)
  }

  /// A table that reads the tree of another and adds nothing to it.
  init(_ steps: WorldSteps, helping other: StepTable) {
    self.steps = steps
    (hasWatches, hasLatencies, hasClocks) = (other.hasWatches, other.hasLatencies, other.hasClocks)
    (tree, rows, knownRows) = (other.tree, MoveRows(isHelper: true), other.rows)
  }

  /// How many places in steps there are.
  final var nodeCount: Int { steps.isReader ? 0 : tree.nodes.count }

  /// How much memory the steps take.
  final var memory: Int {
    rows.bytes + moves.bytes + (steps.isReader ? 0 : tree.bytes)
  }

  // MARK: - What depends on the system

  /// The choices of running timers.
  func timers(setting: UInt32) -> [UInt32] { [] }
  /// A choice, with a process ended after so many orders.
  func choice(_ choice: UInt32, cutAfter count: Int, process: Int) -> UInt32 { choice }
  /// Works out where a step is after some answers.
  ///
  /// - Parameter ask: told of the place after those, if an order is given there, and of each one behind it
  ///   as long as it has an answer to that order; what is returned comes after the last of these.
  func node(
    _ choice: UInt32, setting: UInt32, answers: [UInt32],
    ask: (_ order: UInt32, _ found: StepTree.FoundNode) -> UInt32?
  ) -> StepTree.FoundNode {
    StepTree.FoundNode(kind: .impossible)
  }
  /// Starts and stops the clocks that run beside the timers of parts.
  func watch(_ way: Way, from state: UInt64) -> UInt64 { way.state }
  /// The setting at the moments at which a choice may happen; nil if there are none.
  func opened(_ choice: UInt32, setting: UInt32) -> UInt32? { setting }

  // MARK: - Steps

  /// Whether a step in which this happened was broken off.
  package final func isEndless(log: UInt32) -> Bool { tree.isEndless(log: log) }

  /// Everything that can happen in a state, in a fixed order, and where it leads.
  ///
  /// See ``System/successors(of:)``.
  package final func expand(_ state: UInt64, into ways: inout [Way]) {
    let (world, setting) = StateWord.parts(of: state)
    if steps.isLean {
      steps.forget()
      if knownRows?.read(world, into: &moves) ?? false || rows.read(world, into: &moves) {
        rows.hits += 1
        expandKnown(state, into: &ways)
      } else {
        isNoting = rows.wants(world)
        expandMoves(state, into: &ways)
        if isNoting, !steps.isStuck { rows.add(moves, of: world) }
        isNoting = false
      }
    } else {
      expandMoves(state, into: &ways)
    }
    for place in timers(of: setting) {
      expand(state, tree.timers[place], WorldSteps.unknown, into: &ways)
    }
  }

  /// Lets each move of a world happen.
  @inline(__always)
  private final func expandMoves(_ state: UInt64, into ways: inout [Way]) {
    let world = StateWord.parts(of: state).world
    for place in steps.offers(of: world) where !steps.isStuck {
      let (choice, first) = (steps.choice(at: place), moves.count)
      expand(state, choice, steps.outcome(at: place), into: &ways)
      guard isNoting else { continue }
      if moves.count == first {
        moves.append(MoveRows.Move(choice: choice, trace: StepTree.noTrace, world: world))
      }
      for cut in first + 1..<moves.count {
        moves[first].kind = .followedByCuts
        moves[cut].kind = .cut
      }
    }
  }

  @inline(__always)
  private final func expand(
    _ state: UInt64, _ choice: UInt32, _ moved: UInt64, into ways: inout [Way]
  ) {
    guard let state = hasLatencies ? opened(choice, state) : state else { return }
    expand(opened: state, choice, moved, into: &ways)
  }

  @inline(__always)
  final func expand(
    opened state: UInt64, _ choice: UInt32, _ moved: UInt64, into ways: inout [Way]
  ) {
    guard let way = take(choice, moved, from: state) else { return }
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
    for number in 0..<cuts.count - 1 {
      let place = cuts[number]
      let cut = tree.cuts[place.cut]
      let key = word(choice, UInt32(cut.count) << 8 | UInt32(cut.process))
      guard let choice = cutChoice(of: key, choice, cut) else { return }
      var node = Int(cut.node)
      if node < 0 {
        node = root(of: choice, setting)
        for answer in tree.answers(before: place.node) where node >= 0 {
          node = next(node, answer, choice, setting)
        }
        if !steps.isReader { tree.cuts[place.cut].node = Int32(node) }
      }
      if let way = walk(choice, moved, from: state, at: node, place.world, notingCuts: false) {
        ways.append(way)
      }
    }
  }

  /// A choice with a cut; nil if a reader does not know it.
  private final func cutChoice(
    of key: UInt64, _ choice: UInt32, _ cut: StepTree.Cut
  ) -> UInt32? {
    if let known = tree.cutChoices.value(of: key) { return UInt32(known) }
    guard !noteStuck() else { return nil }
    return tree.cutChoices.value(of: key) {
      self.choice(choice, cutAfter: Int(cut.count), process: Int(cut.process))
    }
  }

  /// Notes of a reader that it met something that is not known; whether that is not to be added.
  @inline(__always)
  final func noteStuck() -> Bool {
    if steps.isReader { steps.isStuck = true }
    return steps.isReader
  }

  @inline(__always)
  private final func timers(of setting: UInt32) -> Range<Int> {
    if let known = tree.timers(of: setting) { return known }
    guard !noteStuck() else { return 0..<0 }
    return tree.note(timers: timers(setting: setting), of: setting)
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
  final func opened(_ choice: UInt32, _ state: UInt64) -> UInt64? {
    let (world, setting) = StateWord.parts(of: state)
    return opened(choice, setting: setting).map { StateWord.of(world, $0) }
  }

  /// Lets a choice happen of which is known what comes of its move, and notes its cuts.
  private final func take(_ choice: UInt32, _ moved: UInt64, from state: UInt64) -> Way? {
    let (world, setting) = StateWord.parts(of: state)
    cuts.removeAll()
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
    while number >= 0 {
      let cuts = tree.cuts(of: number)
      if notingCuts, !cuts.isEmpty { noteCuts(cuts, at: number, world) }
      let outcome: UInt64
      switch tree.nodes[number].kind {
      case .impossible: return nil
      case .done(let setting, let log):
        let world = steps.isLean ? steps.keep(world) : world
        if isNoting {
          let trace = tree.nodes[number].trace
          moves.append(MoveRows.Move(choice: choice, trace: trace, world: world))
        }
        var way = Way(choice: choice, state: StateWord.of(world, setting), log: log)
        if hasClocks { way.state = watch(way, from: state) }
        // What has no end leads nowhere.
        if isEndless(log: log) { way.state = state }
        return way
      case .order(let order): outcome = steps.outcome(of: order, in: world)
      case .move: outcome = moved
      }
      let answer: UInt32
      (world, answer) = halves(of: outcome)
      let known = tree.next(number, answer)
      number =
        known >= 0
        ? known
        : goOn(after: number, answer, &world, choice, setting, notingCuts: notingCuts)
    }
    return nil
  }

  /// Goes on with a step to its end, of which nobody knows what comes after an answer; where it ends,
  /// negative if a reader does not know it.
  @inline(never)
  private final func goOn(
    after node: Int, _ answer: UInt32, _ world: inout UInt32, _ choice: UInt32,
    _ setting: UInt32, notingCuts: Bool
  ) -> Int {
    guard !noteStuck() else { return -1 }
    var (node, answer) = (node, answer)
    let answers = tree.answers(before: node) + [answer]
    let last = self.node(choice, setting: setting, answers: answers) { order, found in
      node = tree.add(found, after: node, answer)
      let cuts = tree.cuts(of: node)
      if notingCuts, !cuts.isEmpty { noteCuts(cuts, at: node, world) }
      (world, answer) = halves(of: steps.outcome(of: order, in: world))
      return answer
    }
    return tree.add(last, after: node, answer)
  }

  /// The node to which an answer leads; negative if a reader does not know it.
  @inline(__always)
  private final func next(
    _ node: Int, _ answer: UInt32, _ choice: UInt32, _ setting: UInt32
  ) -> Int {
    let known = tree.next(node, answer)
    return known >= 0 ? known : findNext(node, answer, choice, setting)
  }

  @inline(never)
  private final func findNext(
    _ node: Int, _ answer: UInt32, _ choice: UInt32, _ setting: UInt32
  ) -> Int {
    guard !noteStuck() else { return -1 }
    let answers = tree.answers(before: node) + [answer]
    let found = self.node(choice, setting: setting, answers: answers) { _, _ in nil }
    return tree.add(found, after: node, answer)
  }

  /// The node with which a choice begins; negative if a reader does not know it.
  @inline(__always)
  final func root(of choice: UInt32, _ setting: UInt32) -> Int {
    let info = steps.choices[Int(choice)]
    // All moves of a world begin alike.
    let isMove = info.order != nil && info.cut == 0
    if isMove {
      let known = tree.moveRoot(setting)
      if known >= 0 { return known }
    }
    return findRoot(of: choice, info, setting)
  }

  @inline(never)
  private final func findRoot(
    of choice: UInt32, _ info: WorldSteps.Choice, _ setting: UInt32
  ) -> Int {
    let isMove = info.order != nil && info.cut == 0
    let key = word(info.order == nil ? 1 << 31 | choice : info.cut, setting)
    let known = isMove ? tree.moveRoot(setting) : tree.root(of: key)
    guard known < 0, !noteStuck() else { return known }
    let node = node(choice, setting: setting, answers: []) { _, _ in nil }
    if isMove { return tree.add(moveRoot: node, setting) }
    return tree.add(root: node, of: key, isMove: info.order != nil)
  }

  /// Notes where a process may end between two orders, unless that leaves what it left before, and no
  /// promise could see a difference.
  @inline(never)
  private final func noteCuts(_ places: Range<Int>, at number: Int, _ world: UInt32) {
    steps.holdsPassing = true
    for place in places {
      guard steps.isRunning(Int(tree.cuts[place].process), in: world) else { continue }
      let cut = CutPlace(cut: place, node: number, world: world)
      if cuts.count > 0, isSame(cut, as: cuts[cuts.count - 1]) { continue }
      cuts.append(cut)
    }
  }

  /// Whether the end of a process leaves what it left at another place, and no promise could see a
  /// difference.
  private final func isSame(_ place: CutPlace, as last: CutPlace) -> Bool {
    let (cut, other) = (tree.cuts[place.cut], tree.cuts[last.cut])
    // Mostly this tells, and no world need be asked what would be left of it.
    guard cut.left == other.left, cut.seen == other.seen else { return false }
    return place.world == last.world && cut.process == other.process
      || steps.isSame(left(at: place, by: cut), left(at: last, by: other))
  }

  /// The world that the end of the process would leave.
  private final func left(at place: CutPlace, by cut: StepTree.Cut) -> UInt32 {
    let order = steps.cutOff(process: Int(cut.process))
    return halves(of: steps.outcome(of: order, in: place.world)).0
  }
}
