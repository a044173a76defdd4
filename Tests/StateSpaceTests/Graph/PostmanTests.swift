import StateSpace
import Testing

@Suite struct PostmanTests {
  @Test func `A tour takes each edge, begins and ends at the start, and costs what it says`() throws
  {
    var tours = 0
    for seed in UInt64(1)...300 {
      for resetPrice in [0, 1, 3, 20] {
        let graph = PathGraph(
          RandomGraph.successors(seed: seed, vertices: 2 + Int(seed % 5), parallel: true))
        guard let tour = PostmanTour(of: graph, from: 0, resetPrice: resetPrice) else { continue }
        tours += 1
        var taken = Set<Int>()
        for (number, stretch) in tour.stretches.enumerated() {
          #expect(graph.holds(GraphPath(start: 0, edges: stretch)))
          taken.formUnion(stretch)
          guard number + 1 == tour.stretches.count else { continue }
          // Where the last stretch does not come back, a reset has been paid for.
          let isBack = stretch.last.map { graph.target(of: $0) } == 0
          #expect(isBack || tour.resetCount == tour.stretches.count)
        }
        #expect(taken == Set(0..<graph.edgeCount))
        #expect(tour.stepCount == tour.stretches.reduce(0) { $0 + $1.count })
        #expect(tour.price == tour.stepCount + tour.resetCount * resetPrice)
      }
    }
    #expect(tours > 400)
  }

  @Test func `No tour is cheaper, on small graphs`() throws {
    var tours = 0
    for seed in UInt64(1)...400 {
      let graph = PathGraph(
        RandomGraph.successors(seed: seed, vertices: 2 + Int(seed % 4), parallel: true))
      guard graph.edgeCount <= 9 else { continue }
      for resetPrice in [0, 1, 2, 5] {
        guard let tour = PostmanTour(of: graph, from: 0, resetPrice: resetPrice) else { continue }
        tours += 1
        #expect(
          tour.price == RandomGraph.tourPrice(graph, resetPrice: resetPrice),
          "seed \(seed), reset \(resetPrice)")
      }
    }
    #expect(tours > 300)
  }

  @Test func `A dear reset is walked around, a cheap one is taken`() throws {
    // A ring of five with a way back from the middle.
    let graph = PathGraph([[1], [2, 0], [3], [4], [0]])
    let dear = try #require(PostmanTour(of: graph, from: 0, resetPrice: 9))
    #expect(dear.resetCount == 0)
    #expect(dear.stretches == [[0, 1, 3, 4, 5, 0, 2]])
    let line = PathGraph([[1], [2], []])
    #expect(try #require(PostmanTour(of: line, from: 0, resetPrice: 9)).price == 11)
  }

  @Test func `Of what cannot be reached there is no tour`() {
    #expect(PostmanTour(of: PathGraph([[0], [0]]), from: 0, resetPrice: 1) == nil)
    #expect(PostmanTour(of: PathGraph([[0], []]), from: 0, resetPrice: 1)?.price == 1)
    #expect(PostmanTour(of: PathGraph([[]]), from: 0, resetPrice: 1)?.stretches == [])
  }
}
