import EveryPath
import EveryPathTesting
import FlowChecker
import FlowModel
import Testing

/// Real runners, recorded, and held against their model.
@MainActor
@Suite struct ExplainTests {
  private func misfit(_ record: FlightRecord) throws -> FlightMisfit? {
    let found = try river().explain(record)
    guard case .unexplained(let misfit) = found.verdict else { return nil }
    #expect(misfit.step == found.explained + 1)
    return misfit
  }

  @Test func `A recorded flight is explained by the journey that it was`() async throws {
    let record = try await FerryProcess.crossing()
    #expect(
      record.description == """
        1. start: started, nowhere > asking, performs ask
        2. answer allowed: moved, asking > asking/allowed/loaded, performs load
        3. event bell: deferred
        4. answer loaded: moved, asking/allowed/loaded > crossing
        5. event bell, deferred until now: moved, performs ring
        6. timer crossing/after 3 s: moved, crossing > closed(landed), performs moor, \
        delivers landed, ends
        """)
    let found = try river().explain(record)
    #expect(found.verdict == .explained)
    #expect(found.explained == 6)
    #expect(found.unrecorded == 0)
    #expect(
      found.journey.steps.map(\.choice)
        == ["call", "yes", "ring", "load", "wait-crossing-after-3-s"])
    #expect(found.journey.expectation.outcomes == ["landed"])
    #expect(Replay(found.journey, in: try river()).result == .matched)
    #expect(try river().cover(by: [found.journey]).misfits.isEmpty)
  }

  @Test func `A recorded flight is explained wherever it ends`() async throws {
    let record = try await FerryProcess.crossing()
    for count in 0...record.steps.count {
      var begun = record
      begun.steps.removeSubrange(count...)
      let found = try river().explain(begun)
      #expect(found.verdict == .explained)
      #expect(found.explained == count)
    }
  }

  @Test func `the record of an app that was ended and went on is one journey`() async throws {
    let store = MemoryStore()
    var record = try await FerryProcess.record(store: store) { ferry in
      ferry.runner.start()
      ferry.driver.answer(.ask, with: .allowed)
    }
    record = try await FerryProcess.record(into: record, store: store) { ferry in
      try ferry.runner.resume(try #require(ferry.runner.remembered))
      ferry.driver.answer(.ask, with: .forbidden)
    }
    let found = try river().explain(record)
    #expect(found.verdict == .explained)
    #expect(found.unrecorded == 0)
    #expect(
      found.journey.steps.map(\.choice) == ["call", "yes", "kill", "launch", "no"])
    #expect(found.journey.expectation.outcomes == ["refused"])
  }

  @Test func `the record of the second process alone takes the first for unrecorded`() async throws
  {
    let store = MemoryStore()
    _ = try await FerryProcess.record(store: store) { ferry in
      ferry.runner.start()
      ferry.driver.answer(.ask, with: .allowed)
    }
    let record = try await FerryProcess.record(store: store) { ferry in
      try ferry.runner.resume(try #require(ferry.runner.remembered))
    }
    let found = try river().explain(record)
    #expect(found.verdict == .explained)
    #expect(found.journey.steps.map(\.choice) == ["call", "yes+kill-1", "launch"])
    #expect(found.unrecorded == 1)
  }

  @Test func `the record of several attempts is one journey`() async throws {
    var record = try await FerryProcess.crossing()
    let second = try await FerryProcess.record { ferry in
      ferry.runner.start()
      ferry.driver.answer(.ask, with: .forbidden)
    }
    record.steps += second.steps
    let found = try river().explain(record)
    #expect(found.verdict == .explained)
    #expect(found.journey.expectation.outcomes == ["landed", "refused"])
  }

  @Test func `holds what changes nothing, and that needs no explanation`() async throws {
    let record = try await FerryProcess.record { ferry in
      ferry.runner.send(.bell)
      ferry.runner.start()
      ferry.runner.start()
      ferry.driver.answer(.ask, with: .allowed)
      ferry.driver.answer(.ask, with: .forbidden)
    }
    #expect(record.steps.map(\.disposition) == [.refused, .started, .refused, .moved, .stale])
    let found = try river().explain(record)
    #expect(found.verdict == .explained)
    #expect(found.journey.steps.map(\.choice) == ["call", "yes"])
  }

  @Test func `an abandoned attempt is explained by what abandons it in the model`() async throws {
    let swept = try await FerryProcess.record { ferry in
      ferry.runner.start()
      ferry.runner.abandon(.dropped)
    }
    #expect(try river().explain(swept).journey.steps.map(\.choice) == ["call", "sweep"])
    let cancelled = try await FerryProcess.record { ferry in
      ferry.runner.start()
      ferry.runner.abandon(.cancelled)
    }
    #expect(
      try misfit(cancelled)?.description == """
        step 2, "abandon cancelled": at "asking" the model never tells the flow that. It can tell \
        it "event bell", "answer allowed", "answer forbidden" or "abandon dropped".
        """)
  }

  @Test func `A recorded flight is explained the same way each time`() async throws {
    let record = try await FerryProcess.crossing()
    let found = try river().explain(record)
    for _ in 0..<5 { #expect(try river().explain(record) == found) }
  }

  @Test func `a record that breaks a property says so by its journey`() async throws {
    let record = try await FerryProcess.crossing()
    let system = try river()
    let noisy = System(
      "river", system.summary, components: system.components, worlds: [River(isFoggy: true)]
    ) { system.properties }
    #expect(
      try noisy.explain(record).journey.expectation.broken == ["never: a landing in fog"])
  }
}
