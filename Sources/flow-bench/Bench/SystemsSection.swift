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
    measureSystem("(c) camera and phone", camera, 76_514, report, effort)
    guard !effort.isQuick else { return }
    measureSystem("(d) seven popups", PopupSystems.seven, nil, report, effort)
  }

  private static func measureSystem<W: World>(
    _ name: String, _ system: System<W>, _ expected: Int?, _ report: Report, _ effort: Effort
  ) {
    let bare = system.asking { _ in false }
    var size: NumberedSize?
    var figures: SurveyFigures?
    // A state is a number of tables: they count as much as the set of the numbers.
    measureSurvey(
      name, report, effort, expected: expected, leastSpeed: 1e6, mostBytes: 30
    ) {
      let model = NumberedSystem(bare)
      let found = survey(model)
      (size, figures) = (model.size, SurveyFigures(found))
      return SurveyFigures(found, moreBytes: model.size.bytes)
    }
    if let size, let figures {
      report.line(
        "\(name): \(grouped(size.worlds)) worlds, \(grouped(size.settings)) settings, "
          + "\(grouped(size.nodes)) places in steps, \(grouped(size.deeds)) deeds of worlds; "
          + "all but \(short(Double(figures.bytes) / Double(figures.states))) bytes a state are the "
          + "tables of these")
    }
    measureSurvey(
      "\(name), steps kept", report, effort, expected: expected, leastSpeed: nil, mostBytes: nil
    ) {
      let model = NumberedSystem(bare, keepsSteps: true)
      let found = survey(model)
      return SurveyFigures(found, moreBytes: model.size.bytes)
    }
    let model = NumberedSystem(bare, keepsSteps: true)
    _ = survey(model)
    measureSurvey(
      "\(name), steps known", report, effort, expected: expected, leastSpeed: 1e6, mostBytes: nil
    ) { SurveyFigures(survey(model)) }
    let (timing, explored) = Timing.of { explore(system) }
    report.line(
      "\(name): explored with \(system.promises.count) promises in \(short(timing.processor)) s, "
        + "\(grouped(explored.report.states)) states, "
        + "\(grouped(explored.report.transitions)) transitions")
  }
}
