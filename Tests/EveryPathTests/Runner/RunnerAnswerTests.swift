import Dispatch
import EveryPath
import EveryPathTesting
import Testing

@MainActor
@Suite struct RunnerAnswerTests {
  @Test func `A late answer changes nothing`() async throws {
    let run = try GateRun()
    run.runner.start()
    run.runner.send(.undecided)
    #expect(run.runner.position == "asking")
    #expect(run.driver.answer(.read, with: .denied) == .droppedAsStale)
    #expect(run.runner.position == "asking")
  }

  @Test func `A doubled answer counts once`() async throws {
    let run = try GateRun()
    run.runner.start()
    #expect(run.driver.answer(.read, with: .undecided) == .moved)
    #expect(run.driver.answer(.read, with: .undecided) == .droppedAsStale)
    #expect(run.driver.effects == [.read, .ask])
  }

  @Test func `An answer given before perform returns is taken after the reaction`() async throws {
    let run = try GateRun([.read: .undecided])
    let steps = await run.steps { #expect(run.runner.start() == .started) }
    #expect(steps.map(\.after) == ["checking", "asking", "asking"])
    guard case .answer(.undecided) = steps[1].input else {
      Issue.record("not an answer: \(steps[1])")
      return
    }
  }

  @Test func `An answer that never comes leaves the caller to the timeout`() async throws {
    let run = try GateRun()
    let caller = await run.caller()
    run.clock.advance(by: .seconds(5))
    #expect(await caller.value == .denied)
  }

  @Test func `An answer of an earlier attempt does not reach the next one`() async throws {
    let run = try GateRun()
    run.runner.start()
    let old = try #require(run.driver.reply(to: .read))
    run.runner.abandon(.dropped)
    run.runner.start()
    #expect(old.ticket == run.driver.reply(to: .read)?.ticket)
    #expect(old.resolve(.allowed) == .droppedAsStale)
    #expect(run.runner.position == "checking")
  }

  @Test func `Answering an effect that asks nothing changes nothing`() async throws {
    let run = try GateRun([.read: .allowed, .startSession: .sessionStarted])
    run.runner.start()
    run.runner.send(.doneTapped)
    #expect(run.driver.reply(to: .stopSession)?.ticket == Ticket(0))
    #expect(run.driver.answer(.stopSession, with: .denied) == .droppedAsStale)
  }

  @Test func `An answer may come from another queue`() async throws {
    let run = try GateRun()
    let caller = await run.caller()
    let reply = try #require(run.driver.reply(to: .read))
    DispatchQueue(label: "elsewhere").async { reply.resolveFromAnyThread(.allowed) }
    #expect(await becomesTrue { run.runner.position != "checking" })
    run.driver.answer(.startSession, with: .sessionStarted)
    #expect(await caller.value == .allowed)
  }

  @Test func `Of many answers from many tasks the first counts and the rest are stale`()
    async throws
  {
    let run = try GateRun()
    let stream = run.runner.steps
    run.runner.start()
    let reply = try #require(run.driver.reply(to: .read))
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { reply.resolveFromAnyThread(.undecided) } }
    }
    var dispositions: [RunnerDisposition] = []
    for await step in stream {
      guard case .answer = step.input else { continue }
      dispositions.append(step.disposition)
      if dispositions.count == 50 { break }
    }
    #expect(dispositions == [.moved] + Array(repeating: .droppedAsStale, count: 49))
  }

  @Test func `Answers given one after the other elsewhere keep their order`() async throws {
    let run = try GateRun()
    let stream = run.runner.steps
    run.runner.start()
    let reply = try #require(run.driver.reply(to: .read))
    await Task.detached {
      for event in Gate.Event.allCases { reply.resolveFromAnyThread(event) }
    }.value
    var events: [Gate.Event] = []
    for await step in stream {
      guard case .answer(let event) = step.input else { continue }
      events.append(event)
      if events.count == Gate.Event.allCases.count { break }
    }
    #expect(events == Gate.Event.allCases)
  }

  @Test func `An event sent during a reaction is queued and every reaction completes`() async throws
  {
    let run = try GateRun([.read: .denied])
    var dispositions: [RunnerDisposition] = []
    run.driver.whenPerforming = { [runner = run.runner] effect in
      guard effect == .showAlert else { return }
      dispositions.append(runner.send(.foregrounded))
      dispositions.append(runner.send(.cancelTapped))
    }
    let steps = await run.steps { run.runner.start() }
    #expect(dispositions == [.queued, .queued])
    #expect(steps.map(\.disposition) == [.started, .moved, .refused, .moved])
    #expect(steps.map(\.after) == ["checking", "explaining", "explaining", "closed(denied)"])
    #expect(run.driver.effects == [.read, .showAlert, .dismissAlert])
  }

  @Test func `An event before the start or after the end is refused`() async throws {
    let run = try GateRun()
    #expect(run.runner.send(.allowed) == .refused)
    #expect(run.runner.abandon(.dropped) == .refused)
    run.runner.start()
    #expect(run.runner.start() == .refused)
    run.runner.abandon(.dropped)
    #expect(run.runner.send(.allowed) == .refused)
    #expect(run.driver.effects == [.read])
  }

  @Test func `Answers still due at the end are cancelled at the driver`() async throws {
    let run = try GateRun([.read: .undecided, .ask: .denied])
    run.runner.start()
    #expect(run.driver.cancelled == [])
    run.runner.abandon(.driverEnded)
    #expect(run.driver.cancelled == [.showAlert])
  }

  @Test func `What the last step orders is not cancelled`() async throws {
    let run = try GateRun([.read: .denied])
    run.runner.start()
    run.driver.answer(.showAlert, with: .cancelTapped)
    #expect(run.driver.effects.last == .dismissAlert)
    #expect(run.driver.cancelled == [])
  }

  @Test func `A handler that comes after the end is called at once`() async throws {
    let run = try GateRun()
    run.runner.start()
    let reply = try #require(run.driver.reply(to: .read))
    run.runner.abandon(.dropped)
    var calls = 0
    reply.onCancel { calls += 1 }
    #expect(calls == 1)
  }
}
