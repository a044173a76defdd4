import EveryPath

/// A flow made from a seed, the same on every machine: sequences with waits, answers, timeouts and
/// interrupts, in any mixture that the language allows.
struct RandomFlow: Flow {
  enum State: Int, Hashable, Sendable, CaseIterable { case a, b, c, end }
  enum Event: Int, Hashable, Sendable, CaseIterable { case yes, no, seen, tap, back }
  enum Effect: Int, Hashable, Sendable, CaseIterable { case ask, show, beep }
  enum Outcome: Hashable, Sendable { case done, dropped }

  /// A step of a sequence.
  enum Piece {
    case perform(Effect)
    case ask(Effect, until: Event, or: Event, to: State)
    case wait(Int)
  }

  /// What follows something: a sequence and the state it leads to.
  struct Way {
    var pieces: [Piece]
    var target: State
  }

  /// The rows of a state.
  struct Rows {
    var enter: [Piece] = []
    var ways: [(event: Event, way: Way, interrupts: Bool)] = []
    var timeout: Way?
  }

  private let rows: [State: Rows]

  init(seed: UInt64) {
    var state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    func target() -> State { State.allCases[next(4)] }
    func piece() -> Piece {
      switch next(5) {
      case 0: .ask(.ask, until: .yes, or: .no, to: target())
      case 1: .ask(.show, until: .seen, or: .yes, to: target())
      case 2: .wait(next(2) + 1)
      default: .perform(Effect.allCases[next(3)])
      }
    }
    func pieces(_ most: Int) -> [Piece] { (0..<next(most + 1)).map { _ in piece() } }
    func way() -> Way { Way(pieces: pieces(2), target: target()) }
    var rows: [State: Rows] = [:]
    for state in State.allCases.dropLast() {
      var here = Rows()
      if next(3) > 0 { here.enter = pieces(2) }
      for event in Event.allCases where next(2) == 0 {
        here.ways.append((event, way(), next(4) == 0))
      }
      if next(3) == 0 { here.timeout = way() }
      rows[state] = here
    }
    self.rows = rows
  }

  var start: State { .a }

  func transitions(from state: State) -> Transitions {
    if let here = rows[state] {
      if !here.enter.isEmpty { Enter { sequence(here.enter) } }
      for row in here.ways {
        if row.interrupts {
          Interrupt(row.event) { steps(row.way) }
        } else {
          On(row.event) { steps(row.way) }
        }
      }
      if let timeout = here.timeout {
        After(.seconds(4), because: "nobody came") { steps(timeout) }
      }
    } else {
      Finish(.done)
    }
  }

  @StepBuilder private func sequence(_ pieces: [Piece]) -> Steps {
    for piece in pieces {
      switch piece {
      case .perform(let effect): Perform(effect)
      case .ask(let effect, let answer, let other, let target):
        Perform(effect, until: answer) { Or(other) { Go(to: target) } }
      case .wait(let seconds): Wait(.seconds(seconds), because: "it moves")
      }
    }
  }

  @StepBuilder private func steps(_ way: Way) -> Steps {
    sequence(way.pieces)
    Go(to: way.target)
  }

  func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .ask: [.yes, .no]
    case .show: [.seen, .yes]
    case .beep: []
    }
  }

  func role(of event: Event) -> EventRole {
    event == .tap || event == .back ? .person : .system
  }

  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.dropped) }
  func abandoned(_ reason: Abandonment) -> Outcome { .dropped }
}
