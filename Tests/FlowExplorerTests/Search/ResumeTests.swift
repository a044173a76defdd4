import FlowExplorer
import Testing

@Suite struct `A search that stopped` {
  private static let limits: [SearchLimits] = [
    SearchLimits(maxStates: 0), SearchLimits(maxStates: 1), SearchLimits(maxStates: 17),
    SearchLimits(maxStates: 2), SearchLimits(maxStates: 60), SearchLimits(maxStates: 119),
    SearchLimits(maxStates: 150), SearchLimits(maxDepth: 0), SearchLimits(maxDepth: 1),
    SearchLimits(maxDepth: 4), SearchLimits(maxDepth: 9), SearchLimits(seconds: -1),
    SearchLimits(maxStates: 30, maxDepth: 2), SearchLimits(maxStates: 2, seconds: -1),
  ]

  @Test(arguments: limits) func `goes on to the same end`(_ limits: SearchLimits) async {
    for maze in Maze.all {
      let model = PackedMaze(maze: maze)
      let whole = Findings(survey(model))
      var packed = survey(model, limits: limits)
      packed.resume()
      #expect(Findings(packed) == whole)
      var hashed = survey(UnpackedMaze(maze: maze), limits: limits)
      hashed.resume()
      #expect(Findings(hashed) { $0.word } == whole)
      var shared = await survey(model, workers: 2, limits: limits)
      await shared.resume(workers: 3)
      #expect(Findings(shared) == whole)
    }
  }

  @Test(arguments: limits) func `goes on with its graph to the same end`(_ limits: SearchLimits) {
    for maze in Maze.all {
      let model = PackedMaze(maze: maze)
      let whole = searchBreadthFirst(model)
      var graph = searchBreadthFirst(model, limits: limits)
      graph.resume(model)
      #expect(Findings(graph) == Findings(whole))
      #expect(graph.choices == whole.choices)
      #expect(graph.choiceNumbers == whole.choiceNumbers)
      #expect(graph.firstEdge == whole.firstEdge)
      #expect(graph.targets == whole.targets)
      #expect(graph.labels == whole.labels)
      #expect(graph.parentEdge == whole.parentEdge)
    }
  }

  @Test func `looks at the time wherever it goes on`() {
    for maze in Maze.all {
      let model = PackedMaze(maze: maze)
      var graph = searchBreadthFirst(model, limits: SearchLimits(maxStates: 17))
      var packed = survey(model, limits: SearchLimits(maxStates: 17))
      let states = graph.states.count
      graph.resume(model, limits: SearchLimits(seconds: -1))
      packed.resume(limits: SearchLimits(seconds: -1))
      #expect(graph.states.count == states)
      #expect(packed.count == states)
    }
  }

  @Test(arguments: limits) func `stops at the same place in every kind`(
    _ limits: SearchLimits
  ) async {
    for maze in Maze.all {
      let model = PackedMaze(maze: maze)
      let packed = Findings(survey(model, limits: limits))
      #expect(packed == Findings(searchBreadthFirst(model, limits: limits)))
      #expect(packed == Findings(survey(UnpackedMaze(maze: maze), limits: limits)) { $0.word })
      for workers in [1, 2, 5] {
        let shared = await survey(model, workers: workers, limits: limits)
        #expect(Findings(shared) == packed)
      }
    }
  }

  @Test func `goes on state by state, and is never more than it says`() {
    let model = Counters(count: 3)
    var found = survey(model, limits: SearchLimits(maxStates: 0))
    var stops = 0
    while found.completeness != .complete {
      let (expanded, frontier) = (found.expandedCount, found.count - found.expandedCount)
      #expect(found.completeness == .truncated(.states, frontier: frontier))
      // A start, and at most three ways on from each state.
      found.resume(limits: SearchLimits(maxStates: found.count + 4))
      #expect(found.expandedCount > expanded)
      stops += 1
    }
    #expect(stops > 100)
    #expect(Findings(found) == Findings(survey(model)))
  }

  @Test func `has visited no more than it may, and did not leave room for more`() async {
    for maze in Maze.all {
      let model = PackedMaze(maze: maze)
      let whole = survey(model)
      for most in [0, 1, 2, 3, 10, 30, 60, whole.count - 1, whole.count] {
        let limits = SearchLimits(maxStates: most)
        let graph = searchBreadthFirst(model, limits: limits)
        let packed = survey(model, limits: limits)
        let hashed = survey(UnpackedMaze(maze: maze), limits: limits)
        let shared = await survey(model, workers: 3, limits: limits)
        for count in [graph.states.count, packed.count, hashed.count, shared.count] {
          #expect(count == packed.count)
          #expect(count <= most)
        }
        #expect(graph.states == (0..<packed.count).map { whole[$0] })
        // At most three ways lead on from a place, and one of them may be all that did not fit.
        if packed.completeness != .complete { #expect(packed.count > most - 3) }
        if most >= whole.count { #expect(packed.completeness == .complete) }
        // However often it stops for a larger number, the end is the same.
        var resumed = packed
        var searched = graph
        for more in stride(from: most, through: whole.count, by: 7) {
          resumed.resume(limits: SearchLimits(maxStates: more))
          searched.resume(model, limits: SearchLimits(maxStates: more))
          #expect(resumed.count <= more)
          #expect(Findings(resumed) == Findings(searched))
        }
        resumed.resume()
        #expect(Findings(resumed) == Findings(whole))
      }
    }
  }

  @Test func `visits as many starts as it may`() async {
    let model = PackedMaze(maze: Maze(seed: 3, starts: 9) { UInt64($0) << 6 })
    for most in 0...9 {
      let limits = SearchLimits(maxStates: most)
      let found = survey(model, limits: limits)
      #expect(found.count == most)
      #expect(found.startCount == most)
      #expect(searchBreadthFirst(model, limits: limits).startCount == most)
      #expect(Findings(await survey(model, workers: 2, limits: limits)) == Findings(found))
      if most < 9 { #expect(found.completeness == .truncated(.states, frontier: most)) }
    }
  }

  @Test func `is a value: a copy stays where it was`() {
    var found = survey(Counters(count: 4), limits: SearchLimits(maxDepth: 8))
    let copy = found
    let before = Findings(copy)
    found.resume()
    #expect(found.count == 10_000)
    #expect(Findings(copy) == before)
  }
}

@Suite struct `Several workers` {
  @Test(arguments: 1...4) func `find the same in the same order as one`(_ workers: Int) async {
    let one = survey(Counters(count: 5))
    let several = await survey(Counters(count: 5), workers: workers)
    #expect(Findings(several) == Findings(one))
  }

  @Test func `may be more than there are states, or none`() async {
    let one = survey(Counters(count: 1))
    for workers in [-1, 0, 64] {
      let several = await survey(Counters(count: 1), workers: workers)
      #expect(Findings(several) == Findings(one))
    }
  }
}
