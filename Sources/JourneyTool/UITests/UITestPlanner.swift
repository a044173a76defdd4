import EveryPath
import FlowChecker
import FlowModel
import StateSpace

/// Finds the screens that a model allows after each touch of a person's road.
///
/// It follows the sets of states in which the phone may be, with the outcome told last: by what
/// comes by itself as a rule, and apart from it by what hardly ever happens.
struct UITestPlanner<W: World> {
  private typealias Moments = [Moment]

  /// What a choice is to a test.
  private enum Kind: Hashable {
    case touch(Int32, isRare: Bool)
    /// It comes by itself, if the phone is prepared like that; 0 for however it is.
    case itself(preparation: Int32, isRare: Bool)
  }

  private struct Edge {
    let kind: Kind
    let target: Int32
    /// The outcome it tells; nil if none, 0 if a process ends that was told some.
    let outcome: Int32?
  }

  /// A state, and the outcome that was told last.
  private struct Moment {
    let state: Int
    let outcome: Int32
  }

  private let system: System<W>
  private(set) var plan: UITestPlan
  private var touches = Interner<Touch>()
  private var preparations = Interner<Preparation>()
  private var edges: [[Edge]] = []
  /// The screen of each state; nil where none is to be told.
  private var sights: [SeenScreen?] = []
  private var screens = Interner<ScreenKey>()
  private var isResting: [Bool] = []
  private let starts: Moments
  private let outcomes: [String]
  /// Answers to the system's questions that no journey needs, since they tell the app nothing, and
  /// the roads to them.
  private var ungiven: [Touch] = []
  private var answers: [Touch: RoadKey] = [:]
  /// In which set each moment was put last, by state and outcome.
  private var marks: [Int] = []
  private var mark = 0

  /// Nil for a world of which there are no UI tests.
  init?(_ all: System<W>, limits: SearchLimits, told: ((SearchProgress) -> Void)?) throws {
    guard all.worlds.first?.sight != nil else { return nil }
    system = all.asking { _ in false }
    plan = UITestPlan(all.name, all.summary)
    let search = SystemSearch(system)
    let report = search.run(limits: limits, progress: told).report
    guard report.isComplete else {
      throw ToolError(all.name, notSearchedWhole: report.completeness)
    }
    let (graph, steps) = search.byNumbers
    starts = [Moment(state: 0, outcome: 0)]
    outcomes = system.components[0].compiled.outcomes
    read(graph, steps)
    marks = Array(repeating: 0, count: sights.count * (outcomes.count + 1))
    follow(system.cover(by: [], limits: limits, progress: told))
  }

  // MARK: - The states

  private mutating func read(_ graph: StateGraph<UInt64, UInt32>, _ steps: SystemTable<W>) {
    var shown: [UInt32: SeenScreen?] = [:]
    var found: [StepTable.Successor] = []
    var kinds: [[UInt32]: Kind] = [:]
    for (number, word) in graph.states.enumerated() {
      let world = StateWord.numbers(of: word).world
      let state = steps.state(word)
      if shown[world] == nil { shown[world] = .some(state.world.sight) }
      sights.append(shown[world] ?? nil)
      found.removeAll(keepingCapacity: true)
      steps.expand(word, into: &found)
      var isBusy = state.world.isBusy
      edges.append(
        zip(graph.edges(of: number), found).map { edge, successor in
          let choice = graph.choices[Int(graph.choiceNumbers[edge])]
          let move = steps.move(choice)
          if isSoon(move) { isBusy = true }
          let key = [world, choice]
          let kind = kinds[key] ?? self.kind(of: move, in: state)
          kinds[key] = kind
          return Edge(
            kind: kind, target: graph.targets[edge],
            outcome: outcome(of: steps.transition(successor, from: word)))
        })
      isResting.append(!isBusy)
    }
  }

  /// The outcome that the first component tells in a step, by its number from 1.
  private func outcome(of step: Transition<W>) -> Int32? {
    guard step.state.world.isRunning else { return 0 }
    return step.log.outcomes.last { $0.component == 0 }.map { Int32($0.outcome) + 1 }
  }

  /// Whether it is a timer for which a test waits.
  private func isSoon(_ move: SystemMove<W>) -> Bool {
    guard case .timer(let component, let timer) = move.kind else { return false }
    return system.components[component].compiled.timers[timer].duration < .seconds(5)
  }

  /// Whether it is a timer of some seconds while something is bound to come, which takes none.
  private func isLate(_ move: SystemMove<W>, in world: W) -> Bool {
    guard case .timer(let component, let timer) = move.kind,
      system.components[component].compiled.timers[timer].duration >= .seconds(3)
    else { return false }
    var moves: [W.Move] = []
    world.offer(&moves)
    return moves.contains { world.touch(for: $0) == .wait }
  }

  private mutating func kind(of move: SystemMove<W>, in state: SystemState<W>) -> Kind {
    let isRare = system.text(of: move, in: state).isRare || isLate(move, in: state.world)
    guard case .world(let world) = move.kind, move.cut == nil else {
      return .itself(preparation: 0, isRare: isRare)
    }
    if let preparation = state.world.preparation(for: world) {
      return .itself(preparation: preparations.insert(preparation).number + 1, isRare: isRare)
    }
    guard let touch = state.world.touch(for: world), touch != .wait else {
      return .itself(preparation: 0, isRare: isRare)
    }
    return .touch(touches.insert(touch).number, isRare: isRare)
  }

  // MARK: - The roads

  private mutating func follow(_ report: CoverageReport) {
    var roads: [RoadKey: [String]] = [:]
    var left: [String: Int] = [:]
    var seen: Set<[String]> = []
    for item in report.items {
      guard case .missed(let journey) = item.status,
        seen.insert(journey.steps.map(\.choice)).inserted
      else { continue }
      let found = UITestJourney(item.says, Replay(journey, in: system).walk)
      plan.counts[found.class, default: 0] += 1
      switch found.class {
      case .luck: left["Luck: \(found.luck ?? "")", default: 0] += 1
      case .impossible: left["Impossible: \(found.never ?? "")", default: 0] += 1
      default:
        let key = RoadKey(preparations: found.preparations, touches: found.touches)
        roads[key, default: []].append(found.title)
      }
    }
    plan.left = left.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let merged = RoadKey.merged(roads)
    let given = Set(merged.flatMap(\.0.touches))
    ungiven = touches.values.filter { if case .answer = $0 { !given.contains($0) } else { false } }
    for (key, journeys) in merged { plan.roads.append(road(key, journeys)) }
    for touch in ungiven {
      if let key = answers[touch] { plan.roads.append(road(key, [])) }
    }
  }

  /// Keeps the shortest road to each answer that no road gives, on a phone that is prepared if any is.
  private mutating func noteAnswers(_ moments: Moments, after key: RoadKey, steps: Int) {
    let length = (steps, -key.preparations.count)
    for touch in ungiven
    where answers[touch].map({ ($0.touches.count - 1, -$0.preparations.count) > length }) ?? true
      && !taken(touch, moments, rarely: false).from.isEmpty
    {
      answers[touch] = RoadKey(
        preparations: key.preparations, touches: key.touches.prefix(steps) + [touch])
    }
  }

  private mutating func road(_ key: RoadKey, _ journeys: [String]) -> UITestPlan.Road {
    var road = UITestPlan.Road(
      preparations: key.preparations, steps: key.touches.map { UITestPlan.Step(touch: $0) },
      journeys: journeys)
    let fitting = fitting(key.preparations)
    var usual = closure(starts, fitting, rarely: false)
    var all = closure(starts, fitting, rarely: true)
    var reached = key.touches.first.map { taken($0, usual, rarely: false).to } ?? []
    for (number, touch) in key.touches.enumerated() {
      usual = closure(reached, fitting, rarely: false)
      noteAnswers(usual, after: key, steps: number + 1)
      all = closure(taken(touch, all, rarely: true).to, fitting, rarely: true)
      let resting = seen(usual.filter { isResting[$0.state] })
      var goesOn = resting
      if number + 1 < key.touches.count {
        let next = taken(key.touches[number + 1], usual, rarely: false)
        (goesOn, reached) = (seen(next.from), next.to)
      }
      road.steps[number].goesOn = goesOn.sorted()
      road.steps[number].ends = resting.subtracting(goesOn).sorted()
      road.steps[number].rare = seen(all.filter { isResting[$0.state] })
        .subtracting(resting).subtracting(goesOn).sorted()
    }
    return road
  }

  /// The states that come by themselves.
  ///
  /// - Parameter fitting: whether each preparation, and none, can be what the phone turns out to be.
  private mutating func closure(
    _ moments: Moments, _ fitting: [Bool], rarely: Bool
  ) -> Moments {
    var all: Moments = []
    mark += 1
    for moment in moments { put(moment, in: &all) }
    var next = 0
    while next < all.count {
      let moment = all[next]
      for edge in edges[moment.state] {
        guard case .itself(let preparation, let isRare) = edge.kind, rarely || !isRare,
          fitting[Int(preparation)]
        else { continue }
        put(after(edge, moment), in: &all)
      }
      next += 1
    }
    return all
  }

  private func after(_ edge: Edge, _ moment: Moment) -> Moment {
    Moment(state: Int(edge.target), outcome: edge.outcome ?? moment.outcome)
  }

  private mutating func put(_ moment: Moment, in all: inout Moments) {
    let place = moment.state * (outcomes.count + 1) + Int(moment.outcome)
    guard marks[place] != mark else { return }
    marks[place] = mark
    all.append(moment)
  }

  /// Whether a phone that is prepared in some ways may turn out as each preparation says, which it
  /// never does where nothing prepares it; first comes what needs none.
  private func fitting(_ prepared: [Preparation]) -> [Bool] {
    [true]
      + preparations.values.map { found in
        prepared.contains(found)
          || found.never == nil && !prepared.contains { $0.subject == found.subject }
      }
  }

  /// The moments at which a touch is possible, and those to which it leads.
  private func taken(
    _ touch: Touch, _ moments: Moments, rarely: Bool
  ) -> (from: Moments, to: Moments) {
    guard let number = touches.values.firstIndex(of: touch) else { return ([], []) }
    var (from, to): (Moments, Moments) = ([], [])
    for moment in moments {
      for edge in edges[moment.state] {
        guard case .touch(Int32(number), let isRare) = edge.kind, rarely || !isRare else {
          continue
        }
        from.append(moment)
        to.append(after(edge, moment))
      }
    }
    return (from, to)
  }

  /// The screens of some moments.
  private mutating func seen(_ moments: Moments) -> Set<Int> {
    var numbers: Set<Int> = []
    for moment in moments {
      guard var sight = sights[moment.state] else { continue }
      if sight.front == .app, moment.outcome > 0 {
        sight.outcome = outcomes[Int(moment.outcome) - 1]
      }
      let (number, isNew) = screens.insert(ScreenKey(sight))
      if isNew { plan.screens.append(sight) }
      numbers.insert(Int(number))
    }
    return numbers
  }
}

/// What a screen is told by, without its name.
private struct ScreenKey: Hashable {
  private var sight: SeenScreen

  init(_ sight: SeenScreen) {
    self.sight = SeenScreen(
      "", sight.front, question: sight.question, alert: sight.alert, texts: sight.texts,
      buttons: sight.buttons)
    self.sight.outcome = sight.outcome
  }
}

/// What a person does, and on which phone.
private struct RoadKey: Hashable {
  let preparations: [Preparation]
  let touches: [Touch]

  /// Each road with its journeys, in their order; one that others continue goes into the first of
  /// them.
  static func merged(_ roads: [RoadKey: [String]]) -> [(RoadKey, [String])] {
    let keys = roads.keys.sorted { $0.text < $1.text }
    var merged: [(key: RoadKey, journeys: [String])] = []
    // Behind a road come those that continue it.
    for key in keys.reversed() {
      let journeys = roads[key] ?? []
      if let last = merged.last, last.key.continues(key) {
        merged[merged.count - 1].journeys += journeys
      } else {
        merged.append((key, journeys))
      }
    }
    return merged.reversed()
  }

  private func continues(_ other: RoadKey) -> Bool {
    preparations.starts(with: other.preparations) && touches.starts(with: other.touches)
  }

  private var text: String {
    (preparations.map(\.id) + [""] + touches.map { "\($0)" }).joined(separator: "\u{1}")
  }
}
