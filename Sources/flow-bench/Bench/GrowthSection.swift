import FlowChecker
import StateSpace

extension Section {
  /// Time and memory for each state, while the models grow.
  static let growth = Section(
    name: "growth", summary: "time and memory a state while models grow; linear if both stay level"
  ) { report, effort in
    grow(
      "counters", 4...(effort.isQuick ? 5 : 7), report, effort,
      states: { Counters($0).expectedStates }
    ) { size in
      let model = Counters(size)
      return { SearchFigures(whole(packedSearch(model))) }
    }
    grow(
      "automata", 4...(effort.isQuick ? 5 : 7), report, effort,
      states: { PermissionAutomata($0).expectedStates }
    ) { size in
      let model = PermissionAutomata(size)
      return { SearchFigures(whole(packedSearch(model))) }
    }
  }

  /// A table of what a model costs as it grows.
  ///
  /// - Parameters:
  ///   - states: how many states a model of a size has.
  ///   - make: prepares a model of a size, and returns what is to be measured.
  private static func grow(
    _ name: String, _ sizes: ClosedRange<Int>, _ report: Report, _ effort: Effort,
    states: (Int) -> Int, _ make: (Int) -> () -> SearchFigures
  ) {
    report.line("\(name)      states      s  ns/state  ns/transition  bytes/state")
    var costs: [Double] = []
    for size in sizes {
      let measured = make(size)
      let rounds = effort.isQuick ? 1 : 3
      var found: SearchFigures?
      let seconds = Figures(
        (0..<rounds).map { _ in
          let (timing, figures) = Timing.of(measured)
          found = figures
          return timing.processor
        })
      guard let found else { return }
      report.same("\(size) \(name): states", found.states, states(size))
      let cost = seconds.median / Double(found.transitions) * 1e9
      costs.append(cost)
      report.line(
        [
          padded("\(size)", name.count), padded(grouped(found.states), 12),
          padded(short(seconds.median), 7),
          padded(short(seconds.median / Double(found.states) * 1e9), 10),
          padded(short(cost), 15), padded(short(Double(found.bytes) / Double(found.states)), 13),
        ].joined())
    }
    guard !effort.isQuick, let first = costs.first, let last = costs.last else { return }
    report.target(
      "\(name): a transition of the largest costs at most 4 x one of the smallest (caches)",
      last <= 4 * first, "\(short(last / first)) x")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
