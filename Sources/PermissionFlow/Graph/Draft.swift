/// A flow's states and rows, collected by following every `Go`, before lowering.
struct Draft<F: Flow> {
  /// How many states a flow may have.
  static var limit: Int { 10_000 }

  let flow: F
  private(set) var states: [F.State] = []
  private(set) var rows: [[Row<F>]] = []
  private(set) var stateNumbers: [F.State: Int] = [:]
  /// How a state was first reached.
  struct Origin {
    /// From which state.
    let state: Int
    /// By which line; of a resumption, which has none, the first row of the state.
    let line: SourceLine
    /// Whether a new process goes on there, and no row leads there.
    var isResumption = false
  }

  /// How each state was first reached; nil for start, listed ones.
  private(set) var reachedFrom: [Origin?] = []
  private(set) var resumptions: [Resumption<F.State, F.Outcome>] = []
  let listsStates: Bool
  /// How many different states the written list has.
  private(set) var listedCount = 0
  /// The ids of the states.
  private(set) var names: [String] = []
  private(set) var isTooLarge = false

  init(_ flow: F) {
    self.flow = flow
    let listed = flow.states
    listsStates = !listed.isEmpty
    for state in listed { add(state, from: nil) }
    listedCount = states.count
    add(flow.start, from: nil)
    var next = 0
    while next < states.count {
      guard states.count <= Self.limit else {
        isTooLarge = true
        break
      }
      collect(next)
      next += 1
    }
    unlisted = listsStates ? Array(states.indices.dropFirst(listedCount)) : []
    names = states.map { flow.name(of: $0) }
  }

  /// The states that are reached but missing from the written list.
  private(set) var unlisted: [Int] = []

  /// The line of the first row of a state; of what led there, if it has none.
  func line(of state: Int) -> SourceLine {
    rows[state].first?.line ?? reachedFrom[state]?.line ?? .nowhere
  }

  private mutating func add(_ state: F.State, from: Origin?) {
    guard stateNumbers[state] == nil else { return }
    stateNumbers[state] = states.count
    states.append(state)
    reachedFrom.append(from)
  }

  private mutating func collect(_ number: Int) {
    let state = states[number]
    let written = flow.transitions(from: state).list
    let isFinal = written.contains { if case .finish = $0.kind { true } else { false } }
    let own = isFinal ? written.filter { !$0.isShared } : written
    rows.append(own)
    // A closed row leads nowhere: its guard may be the bound of a value that grows.
    for row in own where row.isOpen {
      for step in row.allSteps {
        if case .go(let target) = step.kind {
          add(target, from: Origin(state: number, line: step.line))
        }
      }
    }
    let resumption = flow.resume(from: state)
    resumptions.append(resumption)
    if case .at(let target) = resumption {
      add(target, from: Origin(state: number, line: line(of: number), isResumption: true))
    }
  }
}

extension Row {
  /// The event of an `On` or `Interrupt`.
  var event: F.Event? {
    if case .on(let event, _, _, _) = kind { event } else { nil }
  }

  /// Whether the row's guard is open, or there is none.
  var isOpen: Bool {
    if case .on(_, let condition, _, _) = kind { condition?.isOpen ?? true } else { true }
  }
}

extension Step {
  /// The answers of a waiting step.
  var answers: [Answer<F>] {
    switch kind {
    case .performUntil(_, _, let answers), .call(_, _, let answers): answers
    default: []
    }
  }

  /// The sequences of the blocks inside it.
  var innerSequences: [[Step<F>]] {
    var result: [[Step<F>]] = []
    for answer in answers {
      result.append(answer.steps)
      for step in answer.steps where step.waits { result += step.innerSequences }
    }
    return result
  }

  /// Whether it has a block of answers.
  var waits: Bool {
    switch kind {
    case .performUntil, .call: true
    default: false
    }
  }

  /// Whether the sequence ends here.
  var isEnd: Bool {
    switch kind {
    case .go, .stay: true
    default: false
    }
  }
}
