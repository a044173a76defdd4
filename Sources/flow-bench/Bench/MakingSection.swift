import CameraFlow
import EveryPath
import PermissionFlows

extension Section {
  /// What an app waits for before the first event: a runner validates its flow and makes a graph.
  static let making = Section(
    name: "making", summary: "the graph and the runner of a flow, made on the main actor of an app"
  ) { report, effort in
    let camera = CameraFlow()
    let graph = try milliseconds(effort) { _ = try FlowGraph(camera) }
    let runner = try milliseconds(effort) { _ = try Runner(camera, driver: IdleDriver()) }
    let access = try milliseconds(effort) { _ = try FlowGraph(LocationAlwaysFlow()) }
    for (name, figures) in [("FlowGraph(CameraFlow())", graph), ("its Runner", runner)] {
      let told = "\(short(figures.median)) ms (spread \(short(figures.spread * 100)) %)"
      guard !effort.isQuick else {
        report.line("\(name): \(told)")
        continue
      }
      report.target("\(name): at most 1.50 ms", figures.median <= 1.5, told)
    }
    report.line("FlowGraph(LocationAlwaysFlow()): \(short(access.median)) ms")
  }

  private static func milliseconds(
    _ effort: Effort, _ work: () throws -> Void
  ) rethrows -> Figures {
    // What the first one asks the runtime for is asked once.
    try work()
    return Figures(
      try (0..<(effort.isQuick ? 1 : 51)).map { _ in try Timing.of(work).0.processor * 1_000 })
  }
}

/// Does nothing.
@MainActor
private final class IdleDriver: Driver {
  func perform(_ effect: CameraFlow.Effect, reply: Reply<CameraFlow.Event>) {}
}
