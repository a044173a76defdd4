import EveryPath
import FlowChecker

/// The mistakes that keep a flow from having a graph; none if it has one.
func mistakes<F: Flow>(of flow: F) -> [Mistake] {
  do {
    _ = try FlowGraph(flow)
    return []
  } catch {
    return error.mistakes
  }
}

/// What is odd about a flow that has a graph, and what follows from it.
func findings<F: Flow>(of flow: F) throws -> [Finding] {
  try FlowGraph(flow).findings.flatMap(\.all)
}

extension Mistake {
  /// The numbers of its lines.
  var lineNumbers: [Int] { lines.map(\.line) }
}

extension Finding {
  /// The numbers of its lines.
  var lineNumbers: [Int] { lines.map(\.line) }
}

/// A test's own setup went wrong.
struct Unexpected: Error {}

extension AsyncStream where Element: Sendable {
  /// All of it, once it has ended.
  @MainActor var all: [Element] {
    get async {
      var all: [Element] = []
      for await element in self { all.append(element) }
      return all
    }
  }
}
