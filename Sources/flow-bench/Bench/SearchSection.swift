import BenchModels
import FlowExplorer

extension Section {
  /// One core, states that are a word each, and states that are structs.
  static let search = Section(
    name: "search", summary: "exhaustive surveys on one core, exact, with parents"
  ) { report, effort in
    let size = effort.isQuick ? 4 : 7
    let counters = Counters(size)
    measureSurvey(
      "(a) \(size) counters", report, effort, expected: counters.expectedStates,
      leastSpeed: 4e6, mostBytes: 20
    ) { survey(counters) }
    let automata = PermissionAutomata(size)
    measureSurvey(
      "(b) \(size) permission automata", report, effort, expected: automata.expectedStates,
      leastSpeed: 4e6, mostBytes: 20
    ) { survey(automata) }
    let structs = StructCounters(effort.isQuick ? 3 : 6)
    measureSurvey(
      "\(structs.count) counters in a Hashable struct", report, effort,
      expected: Counters(structs.count).expectedStates, leastSpeed: 0.25e6, mostBytes: nil
    ) { survey(structs) }
  }
}

/// What is counted of a survey.
struct SurveyFigures {
  let states: Int
  let transitions: Int
  let bytes: Int

  init<Model, Seen>(_ survey: Survey<Model, Seen>, moreBytes: Int = 0) {
    states = survey.count
    transitions = survey.transitionCount
    bytes = survey.bytes + moreBytes
  }
}

/// Surveys a model several times and says how fast that was; to forget what was found is not counted.
func measureSurvey<Model, Seen>(
  _ name: String, _ report: Report, _ effort: Effort, expected: Int?, leastSpeed: Double?,
  mostBytes: Double?, moreBytes: (Model) -> Int = { _ in 0 }, survey: () -> Survey<Model, Seen>
) {
  var seconds: [Double] = []
  var last: SurveyFigures?
  for _ in 0..<effort.rounds {
    let (timing, found) = Timing.of(survey)
    seconds.append(timing.processor)
    last = SurveyFigures(found, moreBytes: moreBytes(found.model))
  }
  guard let last else { return }
  if let expected { report.same("\(name): states", last.states, expected) }
  let time = Figures(seconds)
  let speed = Double(last.states) / time.median
  let bytes = Double(last.bytes) / Double(last.states)
  report.line(
    "\(name): \(grouped(last.states)) states, \(grouped(last.transitions)) transitions in "
      + "\(short(time.median)) s (spread \(short(time.spread * 100)) %), "
      + "\(short(Double(last.transitions) / time.median / 1e6)) M transitions/s")
  guard !effort.isQuick else { return }
  if let leastSpeed {
    report.target(
      "\(name): at least \(short(leastSpeed / 1e6)) M states/s", speed >= leastSpeed,
      "\(short(speed / 1e6)) M states/s")
  } else {
    report.line("\(name): \(short(speed / 1e6)) M states/s")
  }
  if let mostBytes {
    report.target(
      "\(name): at most \(short(mostBytes)) bytes a state, by capacities", bytes <= mostBytes,
      "\(short(bytes)) bytes")
  } else {
    report.line("\(name): \(short(bytes)) bytes a state, by capacities")
  }
}
