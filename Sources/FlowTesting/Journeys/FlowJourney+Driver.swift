import FlowExplorer
public import PermissionFlow
public import Testing

extension FlowJourney {
  /// Takes the journey in a runner with an app's own driver, on fakes, and compares state and
  /// effects after every step.
  ///
  /// ```swift
  /// @Test(arguments: try journeys(of: CameraFlow()).filter(\.isDrivable))
  /// func journey(_ journey: FlowJourney<CameraFlow>) async {
  ///   let fakes = Fakes()
  ///   await journey.verify(on: CameraDriver(fakes)) { effect, event in
  ///     fakes.prepare(effect, toAnswer: event)
  ///   }
  /// }
  /// ```
  ///
  /// The driver may answer at once, later, or on another thread: its answer reaches the flow when
  /// the journey is there. An answer that is not the journey's, a missing one and a doubled one are
  /// issues, recorded at the row of the flow. Answers that the journey gives too late or twice are
  /// given for the driver.
  ///
  /// - Parameters:
  ///   - store: keeps the intent; a store of its own unless given.
  ///   - prepare: called before an effect is performed, with the answer it is to lead to; nil if the
  ///     journey gives none.
  ///   - connect: called before the start, for a driver that tells its runner what happens by itself.
  ///   - tell: tells the flow what it did not ask for; the runner is sent the event unless given.
  @MainActor
  public func verify(
    on driver: any Driver<F.Effect, F.Event>, store: (any IntentStore)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    prepare: @escaping @MainActor (F.Effect, F.Event?) -> Void = { _, _ in },
    connect: @MainActor (Runner<F>) -> Void = { _ in },
    tell: @MainActor (F.Event, Runner<F>) -> Void = { $1.send($0) }
  ) async {
    guard let schedule else {
      record(
        "\(test.name): no driver can be brought to this; take the journeys that are `isDrivable`",
        at: nil, or: sourceLocation)
      return
    }
    let answers = firstAnswers
    let staged = StagedDriver<F>(driver) { prepare($0, answers[$1]) }
    let run = DrivenRun(self, staged, store: store ?? MemoryStore())
    connect(run.runner)
    var machine = TestedMachine(graph)
    for (number, step) in test.steps.enumerated() {
      let heard = machine.take(step.input)
      let known = staged.effects.count
      var complaint = await run.take(step.input, at: schedule.times[number], tell)
      complaint =
        complaint
        ?? run.difference(
          state: machine.position, hasEnded: machine.hasEnded, effects: heard.effects,
          since: known)
      if let complaint {
        let line = heard.line ?? graph.line(ofState: machine.state)
        record(
          "\(test.name)\n  \(words(upTo: number))\n  \(complaint)", at: line, or: sourceLocation)
        return run.end()
      }
    }
    run.end()
    for effect in staged.answeredTwice {
      record(
        "\(test.name): the driver answered \(effect) more than once", at: nil, or: sourceLocation)
    }
  }

  /// The first answer to each ask, by its ordinal.
  private var firstAnswers: [Int: F.Event] {
    var answers: [Int: F.Event] = [:]
    for case .answer(let symbol, let ask) in test.steps.map(\.input) where answers[ask] == nil {
      answers[ask] = graph.events[symbol]
    }
    return answers
  }
}

extension FlowGraph {
  /// Where a state is written; nil before the start.
  fileprivate func line(ofState state: F.State?) -> SourceLine? {
    state.flatMap { number(of: $0) }.map { plan.positions[$0].line }
  }
}
