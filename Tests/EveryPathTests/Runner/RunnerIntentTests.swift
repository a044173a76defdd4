import EveryPath
import EveryPathTesting
import Testing

@MainActor
@Suite struct RunnerIntentTests {
  static let toSettings: [Gate.Effect: Gate.Event] = [
    .read: .denied, .showAlert: .settingsTapped, .dismissAlert: .alertGone, .openSettings: .leftApp,
  ]

  /// A gate on its way to Settings, and what it has remembered.
  private func remembered() throws -> (run: GateRun, intent: Intent) {
    let run = try GateRun(Self.toSettings)
    run.runner.start()
    run.clock.advance(by: .seconds(1))
    return (run, try #require(run.runner.remembered))
  }

  @Test func `The intent is saved before the next effect begins`() async throws {
    let run = try GateRun(Self.toSettings)
    var seen: [Gate.Effect: Intent] = [:]
    run.driver.whenPerforming = { [store = run.store] effect in
      seen[effect] = store.load(flow: "Gate")
    }
    run.runner.start()
    run.clock.advance(by: .seconds(1))
    #expect(seen[.dismissAlert] == nil)
    #expect(seen[.openSettings]?.state == "explaining")
    #expect(seen[.openSettings]?.fingerprint == run.runner.graph.compiled.fingerprint)
  }

  @Test func `Forget clears the intent of this flow only`() async throws {
    let (run, _) = try remembered()
    let other = Intent(flow: "Other", fingerprint: "1", state: "waiting")
    try run.store.save(other)
    run.driver.script = [:]
    run.runner.send(.foregrounded)
    #expect(run.runner.state == .checking)
    #expect(run.store.intents == ["Other": other])
  }

  @Test func `An attempt whose driver ended keeps its intent`() async throws {
    let (run, intent) = try remembered()
    run.runner.abandon(.driverEnded)
    #expect(run.runner.outcome == .driverEnded)
    #expect(run.runner.remembered == intent)
  }

  @Test func `An attempt that is given up forgets its intent`() async throws {
    let (run, _) = try remembered()
    run.runner.abandon(.dropped)
    #expect(run.runner.remembered == nil)
  }

  @Test func `A new process goes on with what was remembered`() async throws {
    let (_, intent) = try remembered()
    let next = try GateRun([.read: .allowed, .startSession: .sessionStarted])
    #expect(try await next.runner.run(resuming: intent) == .allowed)
    #expect(next.runner.state == .running)
  }

  @Test func `Ended before any of its effects, a journey goes on in the next process`() async throws
  {
    let run = try GateRun(Self.toSettings)
    var moments: [(effect: Gate.Effect, intents: [String: Intent])] = []
    run.driver.whenPerforming = { [store = run.store] effect in
      moments.append((effect, store.intents))
    }
    run.runner.start()
    run.clock.advance(by: .seconds(1))
    run.runner.send(.foregrounded)
    #expect(
      moments.map(\.effect) == [
        .read, .showAlert, .dismissAlert, .openSettings, .read, .showAlert, .dismissAlert,
      ])
    for moment in moments {
      let next = try GateRun([.read: .allowed, .startSession: .sessionStarted])
      for intent in moment.intents.values { try next.store.save(intent) }
      if let intent = next.runner.remembered {
        #expect(moment.effect == .openSettings)
        #expect(try await next.runner.run(resuming: intent) == .allowed)
      } else {
        #expect(moment.effect != .openSettings)
        #expect(await next.runner.run() == .allowed)
      }
    }
  }

  @Test func `A remembered state that is not gone on with ends at once with its outcome`()
    async throws
  {
    let run = try GateRun()
    let compiled = run.runner.graph.compiled
    let intent = Intent(flow: compiled.name, fingerprint: compiled.fingerprint, state: "asking")
    try run.store.save(intent)
    let stream = run.runner.steps
    #expect(try await run.runner.run(resuming: intent) == .denied)
    #expect(run.driver.effects == [])
    #expect(run.runner.remembered == nil)
    let steps = await stream.all
    #expect(steps.map(\.input) == [.resume(intent)])
    #expect(steps.map(\.outcome) == [.denied])
  }

  @Test(arguments: [
    (Intent(flow: "Other", fingerprint: "0", state: "asking"), "belongs to Other, not to Gate"),
    (Intent(flow: "Gate", fingerprint: "0", state: "asking"), "has changed since this intent"),
  ])
  func `An intent that does not fit is refused with a sentence and nothing changes`(
    intent: Intent, words: String
  ) async throws {
    let run = try GateRun()
    let stream = run.runner.steps
    let refusal = try #require(throws: Refusal.self) { try run.runner.resume(intent) }
    #expect(refusal.description.contains(words))
    #expect(run.runner.position == nil)
    #expect(run.driver.effects == [])
    run.runner.start()
    run.runner.abandon(.dropped)
    let steps = await stream.all
    #expect(steps.map(\.disposition) == [.refused, .started, .abandoned])
    #expect(steps.first?.problems == [.intentRefused(refusal)])
  }

  @Test func `An intent is refused while an attempt runs`() async throws {
    let (run, intent) = try remembered()
    #expect(throws: Refusal.self) { try run.runner.resume(intent) }
    #expect(run.runner.state == .inSettings)
  }

  @Test func `If saving fails the flow goes on and the step says so`() async throws {
    struct DiskFull: Error, CustomStringConvertible { var description: String { "disk full" } }
    let run = try GateRun(Self.toSettings)
    run.store.failure = DiskFull()
    let steps = await run.steps {
      run.runner.start()
      run.clock.advance(by: .seconds(1))
      #expect(run.runner.state == .inSettings)
    }
    #expect(
      steps.flatMap(\.problems) == [.intentNotSaved("disk full"), .intentNotCleared("disk full")])
    #expect(
      steps.flatMap(\.problems).first?.description
        == "the intent was not saved (disk full); if the app ends now, the journey starts over")
  }

  @Test func `Remember without a store is reported`() async throws {
    let driver = ScriptedDriver<Gate>(Self.toSettings)
    let clock = ManualClock()
    let runner = try Runner(Gate(), driver: driver, clock: clock)
    let stream = runner.steps
    runner.start()
    clock.advance(by: .seconds(1))
    runner.abandon(.dropped)
    let problems = await stream.all.flatMap(\.problems)
    #expect(problems == [.noStore])
    #expect(driver.effects.last == .openSettings)
  }
}
