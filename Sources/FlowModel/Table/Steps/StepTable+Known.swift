/// Steps of a world of which is known what comes of its moves: see ``MoveRows``.
extension StepTable {
  /// Lets each move happen of a world of which is known what came of it in another setting.
  func expandKnown(_ state: UInt64, into ways: inout [Way]) {
    let setting = StateWord.parts(of: state).setting
    let moveRoot = hasLatencies ? -1 : tree.moveRoot(setting)
    var place = 0
    while place < moves.count, !steps.isStuck {
      let move = moves[place]
      if move.kind != .whole || moveRoot < 0 {
        place = expandKnown(state, from: place, into: &ways)
        continue
      }
      if !append(move, root: moveRoot, from: state, to: &ways) {
        expandAnew(state, move.choice, into: &ways)
      }
      place += 1
    }
  }

  /// The same for one move that may be cut short, or only possible at some moments; where the next
  /// one is.
  @inline(never)
  private func expandKnown(
    _ state: UInt64, from first: Int, into ways: inout [Way]
  ) -> Int {
    var end = first + 1
    while end < moves.count, moves[end].kind == .cut { end += 1 }
    let (choice, count) = (moves[first].choice, ways.count)
    guard let opened = hasLatencies ? opened(choice, state) : state else { return end }
    let setting = StateWord.parts(of: opened).setting
    for place in first..<end {
      let root = root(of: moves[place].choice, setting)
      guard append(moves[place], root: root, from: opened, to: &ways) else {
        ways.removeLast(ways.count - count)
        expandAnew(opened, choice, into: &ways)
        break
      }
    }
    return end
  }

  /// Appends where a known move leads; false if that is not known in this setting.
  @inline(__always)
  private func append(
    _ move: MoveRows.Move, root: Int, from state: UInt64, to ways: inout [Way]
  ) -> Bool {
    guard move.trace != StepTree.noTrace else { return false }
    let leaf = tree.leaf(root, move.trace)
    guard leaf >= 0, case .done(let setting, let log) = tree.nodes[leaf].kind else { return false }
    var way = Way(choice: move.choice, state: StateWord.of(move.world, setting), log: log)
    if hasClocks { way.state = watch(way, from: state) }
    ways.append(way)
    return true
  }

  /// Lets a move happen of which is not known what comes of it in this setting.
  @inline(never)
  private func expandAnew(_ state: UInt64, _ choice: UInt32, into ways: inout [Way]) {
    let (order, world) = (steps.choices[Int(choice)].order, StateWord.parts(of: state).world)
    let moved = order.map { steps.outcome(of: $0, in: world) } ?? WorldSteps.unknown
    expand(opened: state, choice, moved, into: &ways)
  }
}
