import BenchModels
import CameraFlow
import CameraModel
import FlowExplorer
import FlowModel
import PopupsModel
import SimulatedPhone

extension Section {
  /// The same by two cores; by the wall, since that is the point of it.
  static let workers = Section(
    name: "workers", summary: "one worker and two, the same states in the same order, by the wall"
  ) { report, effort in
    let size = effort.isQuick ? 4 : 7
    await measureWords("(a) \(size) counters", Counters(size), report, effort)
    await measureWords(
      "(b) \(size) permission automata", PermissionAutomata(size), report, effort)
    let camera = try CameraSystems.system("camera", "", CameraFlow())
    await measureSystem("(c) camera and phone", camera, report, effort)
    guard !effort.isQuick else { return }
    await measureSystem("(d) seven popups", PopupSystems.seven, report, effort)
  }

  @MainActor
  private static func measureWords<Model: SearchModel & Sendable>(
    _ name: String, _ model: Model, _ report: Report, _ effort: Effort
  ) async where Model.State: PackedState & Sendable, Model.Choice: Sendable {
    await measureWorkers(
      name, report, effort, one: { survey(model) }, two: { await survey(model, workers: 2) },
      figures: { SurveyFigures($0) }, digest: { digest($0) { $0.word } })
  }

  @MainActor
  private static func measureSystem<W: World>(
    _ name: String, _ system: System<W>, _ report: Report, _ effort: Effort
  ) async {
    let bare = system.asking { _ in false }
    await measureWorkers(
      name, report, effort, leastSpeed: 1e6, mostBytes: 30,
      one: { survey(NumberedSystem(bare)) },
      two: { await survey(NumberedSystem(bare), workers: 2) },
      figures: { SurveyFigures($0, moreBytes: $0.model.size.bytes) },
      digest: { survey in
        // The numbers are each model's own; what they stand for is the same.
        digest(survey) { UInt64(truncatingIfNeeded: survey.model.state($0).hashValue) }
      })
  }

  @MainActor
  private static func measureWorkers<Found>(
    _ name: String, _ report: Report, _ effort: Effort, leastSpeed: Double? = nil,
    mostBytes: Double? = nil, one: () -> Found, two: @MainActor () async -> Found,
    figures: (Found) -> SurveyFigures, digest: (Found) -> UInt64
  ) async {
    var ratios: [Double] = []
    var digests: Set<UInt64> = []
    var seconds: [Double] = []
    var last: SurveyFigures?
    for _ in 0..<effort.rounds {
      let (alone, first) = Timing.of(one)
      let (shared, second) = await Timing.of(two)
      ratios.append(alone.wall / shared.wall)
      seconds.append(shared.wall)
      digests.insert(digest(first))
      digests.insert(digest(second))
      last = figures(second)
    }
    report.same("\(name): different orders", digests.count, 1)
    guard let last else { return }
    let (ratio, time) = (Figures(ratios), Figures(seconds))
    report.line(
      "\(name): two workers take \(short(time.median)) s, \(short(ratio.median)) x as fast as one "
        + "(spread \(short(ratio.spread * 100)) %): "
        + "\(short(last.speed(in: time.median) / 1e6)) M states/s, \(short(last.bytesEach)) bytes each"
    )
    guard !effort.isQuick, leastSpeed != nil || mostBytes != nil else { return }
    last.tell(
      "\(name) by two workers", in: time.median, leastSpeed: leastSpeed, mostBytes: mostBytes,
      report)
  }

  private static func digest<Model, Seen>(
    _ survey: Survey<Model, Seen>, _ word: (Model.State) -> UInt64
  ) -> UInt64 {
    (0..<survey.count).reduce(14_695_981_039_346_656_037) { sum, number in
      let parent = UInt64(survey.parent(of: number) ?? number)
      return ((sum ^ word(survey[number])) &* 1_099_511_628_211 ^ parent) &* 1_099_511_628_211
    }
  }
}
