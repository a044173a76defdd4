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

  init<Model, Seen>(_ survey: Survey<Model, Seen>) {
    states = survey.count
    transitions = survey.transitionCount
    bytes = survey.bytes
  }

  var bytesEach: Double { Double(bytes) / Double(states) }

  /// How many states were found in a second.
  func speed(in seconds: Double) -> Double { Double(states) / seconds }

  /// Says how fast the states were found and what each takes, beside the targets of these.
  func tell(
    _ name: String, in seconds: Double, leastSpeed: Double, mostBytes: Double?, _ report: Report
  ) {
    let speed = speed(in: seconds)
    report.target(
      "\(name): at least \(short(leastSpeed / 1e6)) M states/s", speed >= leastSpeed,
      "\(short(speed / 1e6)) M states/s")
    if let mostBytes {
      report.target(
        "\(name): at most \(short(mostBytes)) bytes a state, by capacities", bytesEach <= mostBytes,
        "\(short(bytesEach)) bytes")
    } else {
      report.line("\(name): \(short(bytesEach)) bytes a state, by capacities")
    }
  }
}

/// Surveys a model several times and says how fast that was; to forget what was found is not counted.
func measureSurvey<Model, Seen>(
  _ name: String, _ report: Report, _ effort: Effort, expected: Int, leastSpeed: Double,
  mostBytes: Double?, survey: () -> Survey<Model, Seen>
) {
  var seconds: [Double] = []
  var last: Survey<Model, Seen>?
  for _ in 0..<effort.rounds {
    last = nil
    let (timing, found) = Timing.of(survey)
    seconds.append(timing.processor)
    last = found
  }
  guard let last else { return }
  let figures = SurveyFigures(last)
  report.same("\(name): states", figures.states, expected)
  let time = Figures(seconds)
  report.line(
    "\(name): \(grouped(figures.states)) states, \(grouped(figures.transitions)) transitions in "
      + "\(short(time.median)) s (spread \(short(time.spread * 100)) %), "
      + "\(short(Double(figures.transitions) / time.median / 1e6)) M transitions/s")
  if !effort.isQuick {
    figures.tell(name, in: time.median, leastSpeed: leastSpeed, mostBytes: mostBytes, report)
  }
}
