import BenchModels
import FlowExplorer

extension Section {
  /// The same by two cores; by the wall, since that is the point of it.
  static let workers = Section(
    name: "workers", summary: "one worker and two, the same states in the same order, by the wall"
  ) { report, effort in
    let size = effort.isQuick ? 4 : 7
    await measureWords("(a) \(size) counters", Counters(size), report, effort)
    await measureWords(
      "(b) \(size) permission automata", PermissionAutomata(size), report, effort)
  }

  @MainActor
  private static func measureWords<Model: SearchModel & Sendable>(
    _ name: String, _ model: Model, _ report: Report, _ effort: Effort
  ) async where Model.State: PackedState & Sendable, Model.Choice: Sendable {
    var ratios: [Double] = []
    var digests: Set<UInt64> = []
    var seconds: [Double] = []
    var last: SurveyFigures?
    for _ in 0..<effort.rounds {
      let (alone, first) = Timing.of { survey(model) }
      let (shared, second) = await Timing.of { await survey(model, workers: 2) }
      ratios.append(alone.wall / shared.wall)
      seconds.append(shared.wall)
      digests.insert(digest(first))
      digests.insert(digest(second))
      last = SurveyFigures(second)
    }
    report.same("\(name): different orders", digests.count, 1)
    guard let last else { return }
    let (ratio, time) = (Figures(ratios), Figures(seconds))
    report.line(
      "\(name): two workers take \(short(time.median)) s, \(short(ratio.median)) x as fast as one "
        + "(spread \(short(ratio.spread * 100)) %): "
        + "\(short(last.speed(in: time.median) / 1e6)) M states/s, \(short(last.bytesEach)) bytes each"
    )
  }

  private static func digest<Model, Seen>(_ survey: Survey<Model, Seen>) -> UInt64
  where Model.State: PackedState {
    (0..<survey.count).reduce(14_695_981_039_346_656_037) { sum, number in
      let parent = UInt64(survey.parent(of: number) ?? number)
      return ((sum ^ survey[number].word) &* 1_099_511_628_211 ^ parent) &* 1_099_511_628_211
    }
  }
}
