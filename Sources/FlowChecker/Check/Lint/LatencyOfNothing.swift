import EveryPath
import FlowModel
import StateSpace

extension WorldLint {
  /// Latencies of what never happens: they say how long something takes that there is not.
  var latenciesOfNothing: [Finding] {
    guard !system.latencies.isEmpty else { return [] }
    var happens = [Bool](repeating: false, count: system.latencies.count)
    for choice in graph.choices {
      guard case .world(let move) = choice.kind, let number = system.latency(of: move) else {
        continue
      }
      happens[number] = true
    }
    return happens.indices.filter { !happens[$0] }.map { number in
      let latency = system.latencies[number]
      let atMost = latency.atMost.map { ", at most \($0.inWords)" } ?? ""
      return Finding(
        rule: "latency-of-nothing",
        sentence: "nothing of latency number \(number + 1) of `\(system.name)` ever happens "
          + "(at least \(latency.atLeast.inWords)\(atMost)): no move that it is about is offered, "
          + "an earlier latency is about the same ones, or something else always comes first",
        lines: [])
    }
  }
}
