import FlowExplorer
import Testing

@Suite struct `A survey` {
  @Test func `of three counters finds a thousand states, the last after 27 steps`() {
    let found = survey(Counters(count: 3))
    #expect(found.completeness == .complete)
    #expect(found.count == 1_000)
    #expect(found.expandedCount == 1_000)
    #expect(found.transitionCount == 2_700)
    #expect(found[999] == 0x999)
    #expect(found.depth(of: 999) == 27)
    #expect(found.shortestJourney(to: 999).count == 27)
  }

  /// One start, from which each other state is reached in one step.
  private struct Star: SearchModel {
    var starts: [UInt64] { [0] }

    func successors(of state: UInt64, into ways: inout Successors<Int, UInt64>) {
      guard state == 0 else { return }
      for ray in 1...5_000 { ways.append(ray, to: UInt64(ray)) }
    }
  }

  @Test func `of one state with many ways knows where each of them began`() {
    let found = survey(Star())
    #expect(found.count == 5_001)
    #expect(found.parent(of: 0) == nil)
    #expect((1...5_000).allSatisfy { found.parent(of: $0) == 0 })
    #expect(found.shortestJourney(to: 3_000) == [3_000])
  }

  /// Some starts that lead nowhere but for the first; of what that leads to, each time the last leads on.
  private struct Comb: SearchModel {
    static let length = 1_000

    let startCount: Int
    var starts: [UInt64] { [0] + (1..<startCount).map { 1_000_000 + UInt64($0) } }

    func successors(of state: UInt64, into ways: inout Successors<Int, UInt64>) {
      guard state % UInt64(Self.length) == 0, state < 5_000 else { return }
      for tooth in 1...Self.length { ways.append(tooth, to: state + UInt64(tooth)) }
    }
  }

  @Test(arguments: [1, 2, 70])
  func `knows the parents behind any number of dead ends`(_ startCount: Int) {
    let found = survey(Comb(startCount: startCount))
    #expect(found.count == 5 * Comb.length + startCount)
    #expect(found.startCount == startCount)
    for number in 0..<found.count {
      let last = found[number] > 1_000_000 ? nil : (found[number] + 999) / 1_000 * 1_000
      #expect(
        found.parent(of: number).map { found[$0] } == last.flatMap { $0 == 0 ? nil : $0 - 1_000 })
    }
  }

  @Test func `agrees with the whole graph, whatever its words look like`() {
    for maze in Maze.all {
      let model = PackedMaze(maze: maze)
      let graph = searchBreadthFirst(model)
      let packed = survey(model)
      #expect(Findings(packed) == Findings(graph))
      #expect(packed.bytes > 0)
      for number in 0..<packed.count {
        let path = graph.shortestPath(to: number)
        #expect(
          packed.shortestJourney(to: number)
            == path.map { graph.choices[Int(graph.choiceNumbers[$0])] })
        #expect(packed.shortestPath(to: number).last == number)
      }
    }
  }

  @Test func `of structs agrees with one of words`() {
    for maze in Maze.all {
      let packed = survey(PackedMaze(maze: maze))
      let hashed = survey(UnpackedMaze(maze: maze))
      #expect(Findings(hashed) { $0.word } == Findings(packed))
      #expect(
        hashed.shortestJourney(to: hashed.count - 1)
          == packed.shortestJourney(to: packed.count - 1))
    }
  }

  @Test func `of a hundred thousand states finds each once`() {
    let found = survey(Counters(count: 5))
    let states = Set((0..<found.count).map { found[$0] })
    #expect(states.count == 100_000)
    #expect(found.count == 100_000)
    #expect(found.states.contains(0x99999))
    #expect(!found.states.contains(0x9999A))
  }

  @Test func `finds a nearest state of which something is true`() throws {
    let found = survey(Counters(count: 3))
    let number = try #require(found.first { $0 & 15 == 3 })
    #expect(found.depth(of: number) == 3)
    #expect(found.shortestJourney(to: number) == [0, 0, 0])
    #expect(found.first { $0 & 15 > 9 } == nil)
  }

  @Test func `without a start is complete and empty`() {
    let found = survey(PackedMaze(maze: Maze(seed: 1, starts: 0) { UInt64($0) }))
    #expect(found.count == 0)
    #expect(found.startCount == 0)
    #expect(found.completeness == .complete)
  }

  @Test func `tells its progress every thousand states or so`() {
    var told: [SearchProgress] = []
    let found = survey(Counters(count: 4)) { told.append($0) }
    #expect(found.count == 10_000)
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
private struct GappyModel: SearchModel {
  var starts: [Gappy] { Gappy.copies(0, 0) }

  func successors(of state: Gappy, into ways: inout Successors<Int, Gappy>) {
    for (number, next) in Gappy.copies((state.small + 1) % 3, state.large).enumerated() {
      ways.append(number, to: next)
    }
    for (number, next) in Gappy.copies(state.small, (state.large + 1) % 4).enumerated() {
      ways.append(number, to: next)
    }
  }
}

@Suite struct `Packed states` {
  /// By how much the words of a list differ from each other, in bits of each half.
  static let widths: [(high: UInt64, low: UInt64)] = [
    (0, 32), (32, 0), (0, 3), (3, 0), (7, 13), (32, 32), (31, 32), (1, 1),
  ]

  @Test(arguments: widths) func `give back the words that were put in`(high: UInt64, low: UInt64) {
    func part(_ number: UInt64, _ width: UInt64) -> UInt64 {
      ((number &* 0x9E37_79B9_7F4A_7C15) >> 32) & ((1 << width) - 1)
    }
    let words = (0..<5_000 as Range<UInt64>).map {
      (part($0, high) + (1 << 32 - 1 << high)) << 32 | (part($0 &* 31, low) + (1 << 32 - 1 << low))
    }
    var seen = PackedStates<UInt64>()
    var order: [UInt64] = []
    for word in words where seen.insert(word) { order.append(word) }
    #expect((0..<seen.count).map { seen[$0] } == order)
    #expect(Set(words).count == order.count)
    #expect(words.allSatisfy(seen.contains))
  }
}

@Suite struct `Raw bytes` {
  @Test func `are not what makes two states one`() {
    let width = MemoryLayout<Gappy>.stride
    let bytes = Gappy.copies(1, 2).withUnsafeBytes { bytes in
      Set((0..<4).map { Array(bytes[$0 * width..<($0 + 1) * width]) })
    }
    #expect(bytes.count == 4, "the hole holds garbage, or this shows nothing")
    #expect(Set(Gappy.copies(1, 2)).count == 1)
    let found = survey(GappyModel())
    #expect(found.count == 12)
    #expect(found.startCount == 1)
    #expect(searchBreadthFirst(GappyModel()).states.count == 12)
  }
}
