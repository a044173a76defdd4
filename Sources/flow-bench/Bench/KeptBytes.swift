import FlowChecker
import StateSpace

/// What a stream of paths keeps while it runs, counted by a process that can.
extension Section {
  /// The graphs: two whose paths grow tenfold in number and by one step in depth, two of few paths
  /// and great depth.
  private static var weighed: [(name: String, graph: PathGraph)] {
    [
      ("K8", .complete(8)), ("K9", .complete(9)), ("a line of 1,000", .line(1_000)),
      ("a line of 4,000", .line(4_000)),
    ]
  }

  /// Prints the most bytes kept between two simple journeys, then between two prime paths.
  static func printKeptBytes() throws {
    var most: [Int] = []
    for (_, graph) in weighed {
      most.append(try mostKept(SimplePaths(in: graph, from: 0)))
      most.append(try mostKept(PrimePaths(in: graph)))
    }
    print(most.map(String.init).joined(separator: " "))
  }

  private static func mostKept(_ stream: some PathStream) throws -> Int {
    guard let before = Allocations.keptBytes else { throw Failure("this process does not count") }
    var most = 0
    stream.visit { _, _ in
      most = max(most, (Allocations.keptBytes ?? 0) - before)
      return true
    }
    return most
  }

  static func countKeptBytes(_ report: Report) {
    do {
      let bytes = try Allocations.count(.journeys)
      guard bytes.count == weighed.count * 2 else {
        throw Failure("the counting process told \(bytes)")
      }
      for (number, (name, graph)) in weighed.enumerated() {
        let simple = PathFigures(SimplePaths(in: graph, from: 0))
        let prime = PathFigures(PrimePaths(in: graph))
        for (kind, figures, kept) in [
          ("simple journeys", simple, bytes[number * 2]),
          ("prime paths", prime, bytes[number * 2 + 1]),
        ] {
          let most = 1_024 + 256 * graph.vertexCount
          report.target(
            "\(name): \(grouped(figures.count)) \(kind) of at most \(grouped(figures.depth)) steps "
              + "keep at most 1 KB and 256 bytes a vertex, counted", kept <= most,
            "\(grouped(kept)) bytes")
        }
      }
    } catch { report.skip("counting what streams keep", because: "\(error)") }
  }
}
