import StateSpace
import Testing

/// A search of all states.
@Suite struct ExplorerTests {
  @Test func `a search of three counters finds a thousand states, the last after 27 steps`() {
    let found = hashed(Counters(count: 3)).ran()
    #expect(found.completeness == .complete)
    #expect(found.states.count == 1_000)
    #expect(found.expandedCount == 1_000)
    #expect(found.transitionCount == 2_700)
    #expect(found.states[999] == 0x999)
    #expect(found.depth(of: 999) == 27)
    #expect(found.steps(to: 999).map(\.action).count == 27)
  }

  /// One start, from which each other state is reached in one step.
  private struct Star: TransitionSystem {
    var initialStates: [UInt64] { [0] }

    func transitions(from state: UInt64, into found: inout TransitionList<Int, UInt64>) {
      guard state == 0 else { return }
      for ray in 1...5_000 { found.append(ray, to: UInt64(ray)) }
    }
  }

  @Test func `a search of one state with many ways knows where each of them began`() {
    let found = hashed(Star()).ran()
    #expect(found.states.count == 5_001)
    #expect(found.parent(of: 0) == nil)
    #expect((1...5_000).allSatisfy { found.parent(of: $0) == 0 })
    #expect(found.steps(to: 3_000).map(\.action) == [3_000])
  }

  /// Some starts that lead nowhere but for the first; of what that leads to, each time the last
  /// leads on.
  private struct Comb: TransitionSystem {
    static let length = 1_000

    let startCount: Int
    var initialStates: [UInt64] { [0] + (1..<startCount).map { 1_000_000 + UInt64($0) } }

    func transitions(from state: UInt64, into found: inout TransitionList<Int, UInt64>) {
      guard state % UInt64(Self.length) == 0, state < 5_000 else { return }
      for tooth in 1...Self.length { found.append(tooth, to: state + UInt64(tooth)) }
    }
  }

  @Test(arguments: [1, 2, 70])
  func `knows the parents behind any number of dead ends`(_ startCount: Int) {
    let found = hashed(Comb(startCount: startCount)).ran()
    #expect(found.states.count == 5 * Comb.length + startCount)
    #expect(found.initialCount == startCount)
    for number in 0..<found.states.count {
      let last =
        found.states[number] > 1_000_000 ? nil : (found.states[number] + 999) / 1_000 * 1_000
      #expect(
        found.parent(of: number).map { found.states[$0] }
          == last.flatMap { $0 == 0 ? nil : $0 - 1_000 })
    }
  }

  @Test func `agrees with the whole graph, whatever its words look like`() {
    for maze in Maze.all {
      let model = WordMaze(maze: maze)
      let graph = model.stateGraph()
      let words = hashed(model).ran()
      #expect(Findings(words) == Findings(graph))
      for number in 0..<words.states.count {
        let path = graph.shortestPath(to: number)
        #expect(
          words.steps(to: number).map(\.action)
            == path.map { graph.choices[Int(graph.choiceNumbers[$0])] })
        #expect(words.shortestPath(to: number).last == number)
      }
    }
  }

  @Test func `a search of structs agrees with one of words`() {
    for maze in Maze.all {
      let words = hashed(WordMaze(maze: maze)).ran()
      let structs = hashed(StructMaze(maze: maze)).ran()
      #expect(Findings(structs) { $0.word } == Findings(words))
      #expect(
        structs.steps(to: structs.states.count - 1).map(\.action)
          == words.steps(to: words.states.count - 1).map(\.action))
    }
  }

  @Test func `a search of a hundred thousand states finds each once`() {
    let found = hashed(Counters(count: 5)).ran()
    let states = Set((0..<found.states.count).map { found.states[$0] })
    #expect(states.count == 100_000)
    #expect(found.states.count == 100_000)
    #expect(found.states.contains(0x99999))
    #expect(!found.states.contains(0x9999A))
  }

  @Test func `a search without a start is complete and empty`() {
    let found = hashed(WordMaze(maze: Maze(seed: 1, starts: 0) { UInt64($0) })).ran()
    #expect(found.states.count == 0)
    #expect(found.initialCount == 0)
    #expect(found.completeness == .complete)
  }

  @Test func `tells its progress every thousand states or so`() {
    var told: [SearchProgress] = []
    var found = hashed(Counters(count: 4))
    found.run(progress: { told.append($0) })
    #expect(found.states.count == 10_000)
    #expect(told.count == 10)
    #expect(told.map(\.depth) == told.map(\.depth).sorted())
    #expect(told.map(\.states) == told.map(\.states).sorted())
  }
}

/// A state with a hole between its fields; what lies in the hole is not part of it.
private struct Gappy: Hashable {
  var small: UInt8
  var large: UInt32

  /// The same place again and again, each time with other garbage in the hole.
  static func copies(_ small: UInt8, _ large: UInt32) -> [Gappy] {
    var copies = [Gappy](repeating: Gappy(small: small, large: large), count: 4)
    copies.withUnsafeMutableBytes { bytes in
      for copy in 0..<4 {
        for place in 1..<4 { bytes[copy * MemoryLayout<Gappy>.stride + place] = UInt8(copy) * 85 }
      }
    }
    return copies
  }
}

/// Three by four places, each reached by ways that leave other garbage in the hole.
private struct GappyModel: TransitionSystem {
  var initialStates: [Gappy] { Gappy.copies(0, 0) }

  func transitions(from state: Gappy, into found: inout TransitionList<Int, Gappy>) {
    for (number, next) in Gappy.copies((state.small + 1) % 3, state.large).enumerated() {
      found.append(number, to: next)
    }
    for (number, next) in Gappy.copies(state.small, (state.large + 1) % 4).enumerated() {
      found.append(number, to: next)
    }
  }
}

@Suite struct RawByteTests {
  @Test func `raw bytes are not what makes two states one`() {
    let width = MemoryLayout<Gappy>.stride
    let bytes = Gappy.copies(1, 2).withUnsafeBytes { bytes in
      Set((0..<4).map { Array(bytes[$0 * width..<($0 + 1) * width]) })
    }
    #expect(bytes.count == 4, "the hole holds garbage, or this shows nothing")
    #expect(Set(Gappy.copies(1, 2)).count == 1)
    let found = hashed(GappyModel()).ran()
    #expect(found.states.count == 12)
    #expect(found.initialCount == 1)
    #expect(GappyModel().stateGraph().states.count == 12)
  }
}

/// A search for something.
@Suite struct GoalSearchTests {
  @Test func `stops at the first transition that is it, and can go on`() throws {
    for maze in Maze.all {
      let model = WordMaze(maze: maze)
      let whole = model.stateGraph()
      for goal in [0, whole.targets.count / 2, whole.targets.count - 1]
      where whole.targets.indices.contains(goal) {
        var asked = 0
        var search = graphed(model)
        let result = search.run { _, _ in
          asked += 1
          return asked == goal + 1
        }
        let found = try #require(result)
        #expect(found.source == whole.source(of: goal))
        #expect(found.transition.state == whole.states[Int(whole.targets[goal])])
        #expect(found.transition.action == whole.choices[Int(whole.choiceNumbers[goal])])
        #expect(asked == goal + 1)
        let rest = search.states.count - search.expandedCount
        #expect(
          search.completeness == (rest == 0 ? .complete : .truncated(.goal, frontier: rest)))
        #expect(Findings(search.ran()) == Findings(whole))
      }
    }
  }

  @Test func `finds the same whatever it keeps`() throws {
    for maze in Maze.all {
      let model = WordMaze(maze: maze)
      let last = try #require(hashed(model).ran().states.values.last)
      var words = hashed(model)
      var graph = graphed(model)
      let first = words.run { $1.state == last }
      let second = graph.run { $1.state == last }
      #expect(first?.source == second?.source)
      #expect(first?.transition.action == second?.transition.action)
    }
  }

  @Test func `ends with nothing where there is none, or a limit comes first`() {
    var search = hashed(Counters(count: 3))
    #expect(search.run(limits: SearchLimits(maxStates: 100)) { $1.state == 0x999 } == nil)
    #expect(search.completeness != .complete)
    #expect(search.run { $1.state == 0x99A } == nil)
    #expect(search.completeness == .complete)
  }

  @Test func `gives each transition its label once, and looks at that`() {
    var labelled: [UInt64] = []
    var search = Explorer(
      Counters(count: 3), storage: HashedStorage(), record: TransitionTable(),
      label: { transition, source in
        labelled.append(source)
        return UInt32(transition.state - source)
      })
    search.run(limits: SearchLimits(maxStates: 500))
    let found = search.run { $1.label == 0x100 && $1.state & 0xFF == 0x99 }
    #expect(found?.transition.state == 0x199)
    search.run()
    let graph = search.graph
    #expect(graph.labels.count == 2_700)
    #expect(labelled.count == 2_700)
    #expect(Set(graph.labels) == [1, 0x10, 0x100])
  }
}
