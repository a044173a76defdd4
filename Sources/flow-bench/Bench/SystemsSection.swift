import CameraFlow
import CameraModel
import FlowExplorer
import FlowModel
import PopupsModel
import SimulatedPhone

extension Section {
  /// Flow and world together, with no packing by hand.
  static let systems = Section(
    name: "systems", summary: "flow and world together, packed by the engine, no promises"
  ) { report, effort in
    let camera = try CameraSystems.system("camera", "", CameraFlow())
    measureSystem("(c) camera and phone", camera, 78_332, report, effort)
    guard !effort.isQuick else { return }
    measureSystem("(d) seven popups", PopupSystems.seven, nil, report, effort)
  }

  private static func measureSystem<W: World>(
    _ name: String, _ system: System<W>, _ expected: Int?, _ report: Report, _ effort: Effort
  ) {
    let bare = system.asking { _ in false }
    // A state is a number of tables: they count as much as the set of the numbers. The target of the
    // speed is for two workers.
    let lean = measureSurvey(
      name, report, effort, expected: expected, leastSpeed: nil, mostBytes: 30,
      moreBytes: { $0.size.bytes }
    ) { survey(NumberedSystem(bare)) }
    if let lean {
      let size = lean.model.size
      report.line(
        "\(name): \(grouped(size.worlds)) worlds, \(grouped(size.settings)) settings, "
          + "\(grouped(size.nodes)) places in steps, \(grouped(size.deeds)) deeds of worlds; "
          + "all but \(short(SurveyFigures(lean).bytesEach)) bytes a state are the tables of these")
    }
    measureSurvey(
      "\(name), steps kept", report, effort, expected: expected, leastSpeed: nil, mostBytes: nil,
      moreBytes: { $0.size.bytes }
    ) { survey(NumberedSystem(bare, keepsSteps: true)) }
    let model = NumberedSystem(bare, keepsSteps: true)
    _ = survey(model)
    measureSurvey(
      "\(name), steps known", report, effort, expected: expected, leastSpeed: 1e6, mostBytes: nil
    ) { survey(model) }
    let (timing, explored) = Timing.of { explore(system) }
    report.line(
      "\(name): explored with \(system.promises.count) promises in \(short(timing.processor)) s, "
        + "\(grouped(explored.report.states)) states, "
        + "\(grouped(explored.report.transitions)) transitions")
  }
}
