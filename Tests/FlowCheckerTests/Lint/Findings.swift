import EveryPath
import FlowChecker

/// What is odd about a flow that has a graph, and what follows from it.
func findings<F: Flow>(of flow: F) throws -> [Finding] {
  try FlowGraph(flow).findings.flatMap(\.all)
}

extension Finding {
  /// The numbers of its lines.
  var lineNumbers: [Int] { lines.map(\.line) }
}
