import StateSpace
import Testing

/// A search that stopped.
@Suite struct ResumeTests {
  private static let limits: [SearchLimits] = [
    SearchLimits(maxStates: 0), SearchLimits(maxStates: 1), SearchLimits(maxStates: 17),
    SearchLimits(maxStates: 2), SearchLimits(maxStates: 60), SearchLimits(maxStates: 119),
    SearchLimits(maxStates: 150), SearchLimits(maxDepth: 0), SearchLimits(maxDepth: 1),
    SearchLimits(maxDepth: 4), SearchLimits(maxDepth: 9), SearchLimits(seconds: -1),
    SearchLimits(maxStates: 30, maxDepth: 2), SearchLimits(maxStates: 2, seconds: -1),
  ]

  @Test(arguments: limits) func `goes on to the same end`(_ limits: SearchLimits) {
    for maze in Maze.all {
      let model = WordMaze(maze: maze)
      let whole = Findings(hashed(model).ran())
      #expect(Findings(hashed(model).ran(limits).ran()) == whole)
      let structs = hashed(StructMaze(maze: maze)).ran(limits).ran()
      #expect(Findings(structs) { $0.word } == whole)
    }
  }

  @Test(arguments: limits) func `goes on with its graph to the same end`(_ limits: SearchLimits) {
    for maze in Maze.all {
      let model = WordMaze(maze: maze)
      let whole = model.stateGraph()
      expectSame(graphed(model).ran(limits).ran().graph, whole)
    }
  }

  private func expectSame(_ graph: StateGraph<UInt64, Int>, _ whole: StateGraph<UInt64, Int>) {
    #expect(Findings(graph) == Findings(whole))
    #expect(graph.choices == whole.choices)
    #expect(graph.choiceNumbers == whole.choiceNumbers)
    #expect(graph.firstEdge == whole.firstEdge)
    #expect(graph.targets == whole.targets)
    #expect(graph.labels == whole.labels)
    #expect(graph.parentEdge == whole.parentEdge)
  }

  @Test func `looks at the time wherever it goes on`() {
    for maze in Maze.all {
      let model = WordMaze(maze: maze)
      let stopped = hashed(model).ran(SearchLimits(maxStates: 17))
      #expect(stopped.ran(SearchLimits(seconds: -1)).states.count == stopped.states.count)
      let graph = graphed(model).ran(SearchLimits(maxStates: 17))
      #expect(graph.ran(SearchLimits(seconds: -1)).states.count == stopped.states.count)
    }
  }

  @Test(arguments: limits) func `stops at the same place in every kind`(_ limits: SearchLimits) {
    for maze in Maze.all {
      let model = WordMaze(maze: maze)
      let found = Findings(hashed(model).ran(limits))
      #expect(found == Findings(model.stateGraph(limits: limits)))
      #expect(found == Findings(hashed(StructMaze(maze: maze)).ran(limits)) { $0.word })
    }
  }

  @Test func `goes on state by state, and is never more than it says`() {
    let model = Counters(count: 3)
    var found = hashed(model).ran(SearchLimits(maxStates: 0))
    var stops = 0
    while found.completeness != .complete {
      let (expanded, frontier) = (found.expandedCount, found.states.count - found.expandedCount)
      #expect(found.completeness == .truncated(.states, frontier: frontier))
      // One more at least, and at most three ways on from each state.
      found.run(limits: SearchLimits(maxStates: found.states.count + 4))
      #expect(found.expandedCount > expanded)
      stops += 1
    }
    #expect(stops > 100)
    #expect(Findings(found) == Findings(hashed(model).ran()))
  }

  @Test func `has visited no more than it may, and did not leave room for more`() {
    for maze in Maze.all {
      let model = WordMaze(maze: maze)
      let whole = hashed(model).ran()
      for most in [0, 1, 2, 3, 10, 30, 60, whole.states.count - 1, whole.states.count] {
        let limits = SearchLimits(maxStates: most)
        let found = hashed(model).ran(limits)
        let graph = graphed(model).ran(limits)
        let count = found.states.count
        #expect(count <= most)
        #expect(graph.states.count == count)
        #expect(hashed(StructMaze(maze: maze)).ran(limits).states.count == count)
        #expect(graph.states.values == (0..<count).map { whole.states[$0] })
        // At most three ways lead on from a place, and one of them may be all that did not fit.
        if found.completeness != .complete { #expect(count > most - 3) }
        if most >= whole.states.count { #expect(found.completeness == .complete) }
        // However often it stops for a larger number, the end is the same.
        var (resumed, searched) = (found, graph)
        for more in stride(from: most, through: whole.states.count, by: 7) {
          resumed.run(limits: SearchLimits(maxStates: more))
          searched.run(limits: SearchLimits(maxStates: more))
          #expect(resumed.states.count <= more)
          #expect(Findings(resumed) == Findings(searched))
        }
        #expect(Findings(resumed.ran()) == Findings(whole))
      }
    }
  }

  @Test func `visits as many initial states as it may`() {
    let model = WordMaze(maze: Maze(seed: 3, starts: 9) { UInt64($0) << 6 })
    for most in 0...9 {
      let limits = SearchLimits(maxStates: most)
      let found = hashed(model).ran(limits)
      #expect(found.states.count == most)
      #expect(found.initialCount == most)
      #expect(model.stateGraph(limits: limits).startCount == most)
      if most < 9 { #expect(found.completeness == .truncated(.states, frontier: most)) }
    }
  }

  @Test func `A stopped search is a value: a copy stays where it was`() {
    var found = hashed(Counters(count: 4)).ran(SearchLimits(maxDepth: 8))
    let copy = found
    let before = Findings(copy)
    found.run()
    #expect(found.states.count == 10_000)
    #expect(Findings(copy) == before)
  }
}
