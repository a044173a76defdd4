import EveryPath
import EveryPathTesting

/// A small journey with one of everything: answers, a timeout, a delay, an interrupt, a remembered
/// trip to Settings, and a life after the outcome.
struct Gate: Flow {
  enum State: Hashable, Sendable {
    case checking, asking, explaining, inSettings, running, stopped
    case closed(Outcome)
  }
  enum Event: Hashable, Sendable, CaseIterable {
    case allowed, denied, undecided, settingsTapped, cancelTapped, alertGone, alertStuck
    case leftApp, foregrounded, sessionStarted, doneTapped, swept
  }
  enum Effect: Hashable, Sendable {
    case read, ask, showAlert, dismissAlert, openSettings, startSession, stopSession
  }
  enum Outcome: Hashable, Sendable { case allowed, denied, cancelled, dropped, driverEnded }

  var start: State { .checking }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .checking:
      Enter { Perform(.read) }
      On(.allowed) { Go(to: .running) }
      On(.denied) {
        Perform(.showAlert); Go(to: .explaining)
      }
      On(.undecided) {
        Perform(.ask); Go(to: .asking)
      }
      After(.seconds(5), because: "the status is read at once or never") {
        Go(to: .closed(.denied))
      }
    case .asking:
      On(.allowed) { Go(to: .running) }
      On(.denied) {
        Perform(.showAlert); Go(to: .explaining)
      }
      Ignore(.foregrounded, because: "the prompt itself bounces the app")
    case .explaining: explaining
    case .inSettings:
      On(.foregrounded) {
        Forget(); Go(to: .checking)
      }
    case .running:
      Enter {
        Perform(.startSession, until: .sessionStarted); Deliver(.allowed)
      }
      On(.doneTapped) {
        Perform(.stopSession); Go(to: .stopped)
      }
    case .stopped: Finish()
    case .closed(let outcome): Finish(outcome)
    }
  }

  @RowBuilder private var explaining: Transitions {
    On(.settingsTapped) {
      Perform(.dismissAlert, until: .alertGone) {
        Or(.alertStuck) { Go(to: .closed(.denied)) }
        Timeout(.seconds(3), because: "the alert never said it was gone") {
          Go(to: .closed(.denied))
        }
      }
      Wait(.milliseconds(200), because: "opening Settings during a dismissal can crash")
      Remember()
      Perform(.openSettings, until: .leftApp)
      Go(to: .inSettings)
    }
    On(.cancelTapped) {
      Perform(.dismissAlert); Go(to: .closed(.denied))
    }
    Interrupt(.swept) { Go(to: .closed(.dropped)) }
  }

  func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .read: [.allowed, .denied, .undecided]
    case .ask: [.allowed, .denied]
    case .showAlert: [.settingsTapped, .cancelTapped]
    case .dismissAlert: [.alertGone, .alertStuck]
    case .openSettings: [.leftApp]
    case .startSession: [.sessionStarted]
    case .stopSession: []
    }
  }

  func resume(from state: State) -> Resumption<State, Outcome> {
    switch state {
    case .explaining, .inSettings: .at(.checking)
    case .checking, .asking, .running, .stopped, .closed: .drop(.denied)
    }
  }

  func abandoned(_ reason: Abandonment) -> Outcome {
    switch reason {
    case .cancelled: .cancelled
    case .dropped: .dropped
    case .driverEnded: .driverEnded
    }
  }
}

/// A gate at work: runner, driver, clock and store in one hand.
@MainActor
struct GateRun {
  let driver: ScriptedDriver<Gate>
  let clock = ManualClock()
  let store = MemoryStore()
  let runner: Runner<Gate>

  init(_ script: [Gate.Effect: Gate.Event] = [:]) throws {
    driver = ScriptedDriver(script)
    runner = try Runner(Gate(), driver: driver, clock: clock, store: store)
  }

  /// A caller of `run()`, once it waits.
  func caller() async -> Task<Gate.Outcome, Never> {
    let before = runner.waitingCallers
    let task = Task { [runner] in await runner.run() }
    _ = await becomesTrue { runner.waitingCallers > before }
    return task
  }

  /// All steps of what `body` does, up to the end, which is brought about if need be.
  func steps(_ body: () throws -> Void) async rethrows -> [RunnerStep<Gate>] {
    let stream = runner.steps
    try body()
    runner.abandon(.dropped)
    return await stream.all
  }
}
