import StateSpace
import Testing

@Suite struct PathTests {
  private static let seeds = Array(UInt64(1)...300)

  @Test
  func `From a vertex of the complete graph of nine there are 109,601 paths, the empty one too`() {
    var count = 0
    var edges = 0
    SimplePaths(in: RandomGraph.complete(9), from: 0).visit { _, path in
      count += 1
      edges += path.count
      return true
    }
    #expect(count == 109_601)
    // Of each length k there are 8! / (8 - k)!.
    #expect(edges == 8 + 2 * 56 + 3 * 336 + 4 * 1_680 + 5 * 6_720 + 6 * 20_160 + 15 * 40_320)
  }

  @Test func `Simple paths are those that trying everything finds, on small graphs`() {
    for seed in Self.seeds {
      let successors = RandomGraph.successors(seed: seed, vertices: 2 + Int(seed % 5))
      let graph = PathGraph(successors)
      let paths = SimplePaths(in: graph, from: 0).map(graph.vertices)
      let expected = RandomGraph.simple(successors).filter { path in
        path[0] == 0 && (path.count == 1 || path[path.count - 1] != 0)
      }
      #expect(Set(paths) == Set(expected), "seed \(seed)")
      #expect(paths.count == expected.count, "seed \(seed)")
    }
  }

  @Test func `Prime paths are those that trying everything finds, on small graphs`() {
    for seed in Self.seeds {
      let successors = RandomGraph.successors(seed: seed, vertices: 1 + Int(seed % 6))
      let graph = PathGraph(successors)
      let paths = PrimePaths(in: graph).map(graph.vertices)
      let expected = RandomGraph.prime(successors)
      #expect(Set(paths) == Set(expected), "seed \(seed): \(successors)")
      #expect(paths.count == expected.count, "seed \(seed)")
    }
  }

  @Test func `A loop in a loop has the prime paths that one finds by hand`() {
    // 0 branches to a loop of 1, 2, 3 that is left at 1, and to 4, which waits for itself.
    let graph = PathGraph([[1, 4], [2, 5], [3], [1], [4, 6], [6], []])
    #expect(
      PrimePaths(in: graph).map(graph.vertices) == [
        [0, 1, 2, 3], [0, 1, 5, 6], [0, 4, 6], [1, 2, 3, 1], [2, 3, 1, 2], [2, 3, 1, 5, 6],
        [3, 1, 2, 3], [4, 4],
      ])
  }

  @Test func `Two ways between two vertices make two paths`() {
    let graph = PathGraph([[1, 1], []])
    #expect(SimplePaths(in: graph, from: 0).map(\.edges) == [[], [0], [1]])
    #expect(PrimePaths(in: graph).map(\.edges) == [[0], [1]])
  }

  @Test func `A stream of far too many paths gives the first ones at once`() {
    let graph = RandomGraph.complete(40)
    let paths = SimplePaths(in: graph, from: 7).prefix(1_000).map { $0 }
    #expect(paths.count == 1_000)
    #expect(Set(paths).count == 1_000)
    #expect(paths.allSatisfy { graph.holds($0) && $0.start == 7 })
    var seen = 0
    PrimePaths(in: graph).visit { _, _ in
      seen += 1
      return seen < 1_000
    }
    #expect(seen == 1_000)
  }

  @Test func `Paths that are kept stay what they were`() {
    let kept = Array(SimplePaths(in: RandomGraph.complete(4), from: 0))
    var lent: [[Int]] = []
    SimplePaths(in: RandomGraph.complete(4), from: 0).visit { _, edges in
      lent.append(Array(edges))
      return true
    }
    #expect(kept.map(\.edges) == lent)
    #expect(Set(lent).count == 1 + 3 + 6 + 6)
  }
}
