import EveryPath
import EveryPathTesting
import Testing

@MainActor
@Suite struct RunnerStepTests {
  @Test func `The steps tell the whole story in words`() async throws {
    let run = try GateRun([.read: .denied, .dismissAlert: .alertGone])
    let steps = await run.steps {
      run.runner.start()
      run.driver.answer(.read, with: .denied)
      run.runner.send(.leftApp)
      run.driver.answer(.showAlert, with: .settingsTapped)
      run.runner.send(.foregrounded)
      run.clock.advance(by: .milliseconds(200))
      run.driver.answer(.openSettings, with: .leftApp)
    }
    #expect(
      steps.map(\.description) == [
        "1. start: started, nowhere > checking, performs read",
        "2. denied: moved, checking > explaining, performs showAlert",
        "3. denied: dropped as stale",
        "4. leftApp: refused",
        "5. settingsTapped: moved, explaining > explaining/settingsTapped/alertGone, "
          + "performs dismissAlert",
        "6. alertGone: moved, explaining/settingsTapped/alertGone > "
          + "explaining/settingsTapped/wait 0.2 s",
        "7. foregrounded: deferred",
        "8. explaining/settingsTapped/wait 0.2 s: moved, "
          + "explaining/settingsTapped/wait 0.2 s > explaining/settingsTapped/leftApp, "
          + "performs openSettings",
        "9. leftApp: moved, explaining/settingsTapped/leftApp > inSettings",
        "10. foregrounded, deferred until now: moved, inSettings > checking, performs read",
        "11. denied: moved, checking > explaining, performs showAlert",
        "12. abandon dropped: abandoned, delivers dropped, ends",
      ])
  }

  @Test func `A step has its tickets, its line and its end`() async throws {
    let run = try GateRun([.read: .allowed, .startSession: .sessionStarted])
    let steps = await run.steps {
      run.runner.start()
      run.runner.send(.doneTapped)
    }
    #expect(steps.map(\.effects) == [[.read], [.startSession], [], [.stopSession]])
    #expect(steps.map(\.tickets) == [[Ticket(1)], [Ticket(2)], [], [nil]])
    #expect(steps[1].input == .answer(.allowed))
    #expect(steps[3].input == .event(.doneTapped))
    #expect(steps[0].line == nil)
    #expect(steps[1].line?.file == "EveryPathTests/Gate.swift")
    #expect(steps.map(\.isLast) == [false, false, false, true])
    #expect(steps.map(\.number) == [1, 2, 3, 4])
  }

  @Test func `What is tolerated says why`() async throws {
    let run = try GateRun([.read: .undecided])
    run.runner.start()
    #expect(
      run.runner.send(.foregrounded) == .ignored(because: "the prompt itself bounces the app"))
  }

  @Test func `Several subscribers get the same steps, and all come to an end`() async throws {
    let run = try GateRun([.read: .denied, .showAlert: .cancelTapped])
    let streams = [run.runner.steps, run.runner.steps, run.runner.steps]
    run.runner.start()
    var stories: [[RunnerStep<Gate>]] = []
    for stream in streams {
      let story = await stream.all
      stories.append(story)
    }
    #expect(stories.map(\.count) == [3, 3, 3])
    #expect(Set(stories).count == 1)
  }

  @Test func `A subscriber that stops listening does not disturb the others`() async throws {
    let run = try GateRun()
    let stream = run.runner.steps
    let listener = Task { [stream = run.runner.steps] in
      for await _ in stream { return }
    }
    run.runner.start()
    await listener.value
    run.runner.abandon(.dropped)
    let count = await stream.all.count
    #expect(count == 2)
  }

  @Test func `The next attempt may start while the last one ends`() async throws {
    let run = try GateRun()
    let first = run.runner.steps
    var second: AsyncStream<RunnerStep<Gate>>?
    run.runner.start()
    run.driver.reply(to: .read)?.onCancel { [runner = run.runner] in
      second = runner.steps
      runner.start()
    }
    run.runner.abandon(.dropped)
    #expect(run.runner.isRunning)
    run.runner.abandon(.cancelled)
    for stream in [first, try #require(second)] {
      let dispositions = await stream.all.map(\.disposition)
      #expect(dispositions == [.started, .abandoned])
    }
  }

  @Test func `A subscription before the next attempt sees the next attempt`() async throws {
    let run = try GateRun()
    _ = await run.steps { run.runner.start() }
    let steps = await run.steps {
      // Late news of the first attempt is not part of the second.
      run.driver.answer(.read, with: .allowed)
      run.runner.start()
    }
    #expect(steps.map(\.number) == [1, 2])
    #expect(steps.map(\.disposition) == [.started, .abandoned])
  }
}
