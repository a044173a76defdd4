public import EveryPath
import FlowChecker
public import Testing

extension FlowJourney {
  /// Takes the journey in a runner with an app's own driver, on fakes, and compares state, effects
  /// and outcome after every step.
  ///
  /// ```swift
  /// @Test(arguments: try CameraFlow().journeys().filter(\.isDrivable))
  /// func journey(_ journey: FlowJourney<CameraFlow>) async {
  ///   let fakes = Fakes()
  ///   await journey.verify(on: CameraDriver(fakes)) { effect, event in
  ///     fakes.prepare(effect, toAnswer: event)
  ///   }
  /// }
  /// ```
  ///
  /// The driver may answer at once, later, or on another thread: its answer reaches the flow when
  /// the journey is there. Issues, recorded at the row of the flow, are an answer that is missing,
  /// that is not the journey's or none of the effect's, and a second one, also some turns later.
  /// Answers that the journey gives too late or twice are given for the driver.
  ///
  /// Where `prepare` is given no answer, the driver should be silent. It is an issue if it answers
  /// although the flow waits for that and the journey lets time pass instead, and if it answers for
  /// a person (see `Flow.role(of:)`) although the attempt ends without that. An answer that nothing
  /// waits for is no issue, nor is a system's that an event of the journey overtakes, such as a
  /// status that is read at once.
  ///
  /// - Parameters:
  ///   - store: keeps the intent; a store of its own unless given.
  ///   - prepare: called before an effect is performed, with the answer it is to lead to; nil if
  ///     the journey gives none, and fakes have to be silent: an asynchronous one does not return.
  ///   - connect: called before the start, for a driver that sends its runner what happens.
  ///   - tell: sends the flow what it did not ask for, at once or by a task; the runner is sent the
  ///     event unless given. What the flow ignores need not be handed on.
  @MainActor
  public func verify(
    on driver: any Driver<F.Effect, F.Event>, store: (any IntentStore)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    prepare: @escaping @MainActor (F.Effect, F.Event?) -> Void = { _, _ in },
    connect: @MainActor (Runner<F>) -> Void = { _ in },
    tell: @MainActor (F.Event, Runner<F>) -> Void = { $1.send($0) }
  ) async {
    await problems(
      on: driver, store: store, sourceLocation: sourceLocation, prepare: prepare, connect: connect,
      tell: tell
    ).record()
  }

  /// Returns what ``verify(on:store:sourceLocation:prepare:connect:tell:)`` records.
  @MainActor
  public func problems(
    on driver: any Driver<F.Effect, F.Event>, store: (any IntentStore)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    prepare: @escaping @MainActor (F.Effect, F.Event?) -> Void = { _, _ in },
    connect: @MainActor (Runner<F>) -> Void = { _ in },
    tell: @MainActor (F.Event, Runner<F>) -> Void = { $1.send($0) }
  ) async -> [Problem] {
    guard let schedule else {
      let text = "no driver can be brought to this; take the journeys that are `isDrivable`"
      return [Problem("\(test.name): \(text)", or: sourceLocation)]
    }
    let answers = firstAnswers
    let staged = StagedDriver<F>(driver) { prepare($0, answers[$1]) }
    let run = DrivenRun(self, staged, store: store ?? MemoryStore())
    defer { run.end() }
    connect(run.runner)
    var machine = TestedMachine(graph)
    var expected = Expectation<F>()
    var complaints = DriverComplaints(graph, answered: Set(answers.keys))
    for (number, step) in test.steps.enumerated() {
      let before = machine
      let heard = machine.take(step.input)
      expected.note(heard, at: machine)
      complaints.note(
        step, heard, from: before, isEnd: machine.hasEnded && !before.hasEnded)
      var difference = await run.take(step.input, at: schedule.times[number], tell)
      if difference == nil {
        difference = await run.difference(from: expected, isSpontaneous: step.input.isSpontaneous)
      }
      if difference == nil, number == test.steps.count - 1 {
        await run.settle()
        difference = await run.difference(from: expected, isSpontaneous: false)
      }
      if let difference {
        let line = heard.line ?? machine.state.flatMap { graph.line(of: $0) }
        let text = "\(test.name)\n  \(words(upTo: number))\n  \(difference)"
        return [Problem(text, at: line, or: sourceLocation)]
      }
    }
    return complaints.complaints(about: staged.performed).map { text, line in
      Problem("\(test.name): \(text)", at: line, or: sourceLocation)
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

extension SuiteInput {
  /// Whether it is something that was not asked for.
  fileprivate var isSpontaneous: Bool { if case .tell = self { true } else { false } }
}

extension FlowJourney {
  /// Whether a runner and its driver can be brought to take this journey.
  ///
  /// A machine can receive anything. In a runner a timer is over only while it runs and in its
  /// turn, a called component ends only while called, and only what was performed is answered.
  public var isDrivable: Bool { schedule != nil }

  /// When each step happens in a runner; nil if the journey cannot be driven.
  var schedule: JourneySchedule? {
    var machine = TestedMachine(graph)
    var steps: [(fires: Int?, orders: [Order])] = []
    var asks = 0
    var calls: Set<Int> = []
    for step in test.steps {
      var fires: Int?
      switch step.input {
      case .timer(let timer): fires = timer
      case .answer(_, let ask):
        guard ask < asks else { return nil }
      case .tell(let symbol):
        guard let called = graph.calledOutcome(of: symbol) else { break }
        let isCalled = { graph.compiled.calls[$0].component == called.component }
        guard let call = calls.sorted().first(where: isCalled) else { return nil }
        calls.remove(call)
      case .start, .resume: break
      }
      var orders = machine.take(step.input).orders
      // The end of an attempt stops whatever runs.
      if machine.hasEnded { orders += graph.compiled.timers.indices.map { .stop(timer: $0) } }
      for order in orders {
        switch order {
        case .perform(_, let asking): if asking != .nobody { asks += 1 }
        case .call(let call): calls.insert(call)
        case .cancelCall(let call): calls.remove(call)
        case .start, .stop, .remember, .forget, .deliver, .tell: break
        }
      }
      steps.append((fires, orders))
    }
    return JourneySchedule(steps, of: graph.compiled)
  }
}
