import StateSpace
import Testing

/// A maze some of whose places have other doors.
private struct AlteredMaze: TransitionSystem {
  let maze: Maze
  let altered: [UInt64: [UInt64]]

  var initialStates: [UInt64] { maze.starts }

  func transitions(from state: UInt64, into found: inout TransitionList<Int, UInt64>) {
    for (door, target) in (altered[state] ?? maze.targets(of: state)).enumerated() {
      found.append(door, to: target, label: altered[state] == nil ? 0 : 1)
    }
  }
}

@Suite struct OverlayTests {
  /// Some places of a maze lead to others, and to places that the maze does not have.
  private static func alter(_ maze: Maze, seed: UInt64) -> AlteredMaze {
    var numbers = Seeded(seed)
    let found = WordMaze(maze: maze).stateGraph().states
    var altered: [UInt64: [UInt64]] = [:]
    for _ in 0..<4 {
      altered[found[numbers.next(below: found.count)]] = (0..<numbers.next(below: 4)).map { door in
        door == 2 ? 0xABCD_0000 + seed : found[numbers.next(below: found.count)]
      }
    }
    return AlteredMaze(maze: maze, altered: altered)
  }

  @Test(arguments: 0..<20) func `finds what a search of the whole finds`(_ seed: UInt64) {
    for maze in Maze.all {
      let changed = Self.alter(maze, seed: seed)
      let base = graphed(WordMaze(maze: maze)).ran()
      let overlay = Overlay(
        changed, over: base.graph, numberedBy: base.states,
        whereTouched: base.states.values.map { changed.altered[$0] != nil })
      var search = Explorer(
        overlay, storage: OverlayStorage(knownCount: base.states.count), record: TransitionTable())
      search.run(limits: SearchLimits(maxStates: 30))
      search.run()
      let whole = changed.stateGraph()
      let graph = search.graph.mapping(states: overlay.state, choices: { $0 })
      #expect(Findings(graph) == Findings(whole))
      #expect(graph.choiceNumbers == whole.choiceNumbers)
      #expect(graph.targets == whole.targets)
      #expect(graph.labels == whole.labels)
      for number in 0..<search.states.count {
        #expect(search.states.number(of: search.states[number]) == number)
      }
    }
  }

  @Test func `asks the changed system only where it may be changed`() throws {
    let maze = try #require(Maze.all.first { WordMaze(maze: $0).stateGraph().states.count > 50 })
    let base = graphed(WordMaze(maze: maze)).ran()
    let asked = Asked(maze: maze)
    var touched = [Bool](repeating: false, count: base.states.count)
    touched[3] = true
    var search = Explorer(
      Overlay(asked, over: base.graph, numberedBy: base.states, whereTouched: touched),
      storage: OverlayStorage(knownCount: base.states.count), record: PredecessorMap())
    search.run()
    #expect(search.states.count == base.states.count)
    #expect(asked.states == [base.states[3]])
  }

  /// A maze that notes which places it was asked for.
  private final class Asked: TransitionSystem {
    let maze: Maze
    private(set) var states: [UInt64] = []

    init(maze: Maze) { self.maze = maze }

    var initialStates: [UInt64] { maze.starts }

    func transitions(from state: UInt64, into found: inout TransitionList<Int, UInt64>) {
      states.append(state)
      WordMaze(maze: maze).transitions(from: state, into: &found)
    }
  }
}
