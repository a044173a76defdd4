import BenchModels
import FlowExplorer

extension Section {
  /// Time and memory for each state, while the models grow.
  static let growth = Section(
    name: "growth", summary: "time and memory a state while models grow; linear if both stay level"
  ) { report, effort in
    report.line("counters      states      s  ns/state  ns/transition  bytes/state")
    var costs: [Double] = []
    for size in 4...(effort.isQuick ? 5 : 7) {
      let model = Counters(size)
      let rounds = effort.isQuick ? 1 : 3
      var found: SurveyFigures?
      let seconds = Figures(
        (0..<rounds).map { _ in
          let (timing, figures) = Timing.of { SurveyFigures(survey(model)) }
          found = figures
          return timing.processor
        })
      guard let found else { return }
      report.same("\(size) counters: states", found.states, model.expectedStates)
      let cost = seconds.median / Double(found.transitions) * 1e9
      costs.append(cost)
      report.line(
        [
          padded("\(size)", 8), padded(grouped(found.states), 12), padded(short(seconds.median), 7),
          padded(short(seconds.median / Double(found.states) * 1e9), 10),
          padded(short(cost), 15), padded(short(Double(found.bytes) / Double(found.states)), 13),
        ].joined())
    }
    guard !effort.isQuick, let first = costs.first, let last = costs.last else { return }
    report.target(
      "a transition of the largest costs at most 4 x one of the smallest (caches)",
      last <= 4 * first, "\(short(last / first)) x")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
