public import StateSpace

extension Section {
  /// One core, states that are a word each, and states that are structs.
  static let search = Section(
    name: "search", summary: "exhaustive searches on one core, exact, with parents"
  ) { report, effort in
    let size = effort.isQuick ? 4 : 7
    let counters = Counters(size)
    measureSearch(
      "(a) \(size) counters", report, effort, expected: counters.expectedStates,
      leastSpeed: 5e6, mostBytes: 20
    ) { packedSearch(counters) }
    let automata = PermissionAutomata(size)
    measureSearch(
      "(b) \(size) permission automata", report, effort, expected: automata.expectedStates,
      leastSpeed: 7e6, mostBytes: 20
    ) { packedSearch(automata) }
    let structs = StructCounters(effort.isQuick ? 3 : 6)
    measureSearch(
      "\(structs.count) counters in a Hashable struct", report, effort,
      expected: Counters(structs.count).expectedStates, leastSpeed: 0.25e6, mostBytes: nil
    ) { Explorer(structs, storage: HashedStorage(), record: ParentList()) }
  }
}

/// A search of states that are a word each, which has not begun.
func packedSearch<Model: TransitionSystem>(
  _ model: Model
) -> Explorer<Model, PackedStorage<Model.State>, ParentList<Model.Action>>
where Model.State: PackedState {
  Explorer(model, storage: PackedStorage(), record: ParentList())
}

/// What is counted of a search.
struct SearchFigures {
  let states: Int
  let transitions: Int
  let bytes: Int

  init<Model, Storage, Record>(_ found: Explorer<Model, Storage, Record>) {
    states = found.states.count
    transitions = found.transitionCount
    bytes = found.bytes
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

/// Searches several times and says how fast that was; to forget what was found is not counted.
func measureSearch<Model, Storage, Record>(
  _ name: String, _ report: Report, _ effort: Effort, expected: Int, leastSpeed: Double,
  mostBytes: Double?, begin: () -> Explorer<Model, Storage, Record>
) {
  var seconds: [Double] = []
  var last: Explorer<Model, Storage, Record>?
  for _ in 0..<effort.rounds {
    last = nil
    let (timing, found) = Timing.of { whole(begin()) }
    seconds.append(timing.processor)
    last = found
  }
  guard let last else { return }
  let figures = SearchFigures(last)
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

/// The same, once it has seen everything.
@inlinable
func whole<Model, Storage, Record>(
  _ search: consuming Explorer<Model, Storage, Record>
) -> Explorer<Model, Storage, Record> {
  search.run()
  return search
}
