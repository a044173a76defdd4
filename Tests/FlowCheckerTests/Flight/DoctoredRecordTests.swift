import EveryPath
import EveryPathTesting
import FlowChecker
import FlowModel
import StateSpace
import Testing

/// Records of what no ferry does.
@MainActor
@Suite struct DoctoredRecordTests {
  /// Says the first step that is not explained of a crossing with a change.
  private func misfit(
    _ change: (inout [FlightRecord.Step]) -> Void
  ) async throws -> String? {
    var record = try await FerryProcess.crossing()
    change(&record.steps)
    let found = try river().explain(record)
    guard case .unexplained(let misfit) = found.verdict else { return nil }
    #expect(misfit.step == found.explained + 1)
    // What is explained is a journey like any other.
    #expect(Replay(found.journey, in: try river()).result == .matched)
    return misfit.description
  }

  @Test func `performs another effect`() async throws {
    #expect(
      try await misfit { $0[1].effects = ["moor"] } == """
        step 2, "answer allowed": at "asking" the record says moved, asking > \
        asking/allowed/loaded, performs moor; the model says moved, asking > \
        asking/allowed/loaded, performs load.
        """)
  }

  @Test func `comes to another position`() async throws {
    #expect(
      try await misfit { $0[3].after = "asking" } == """
        step 4, "answer loaded": at "asking/allowed/loaded" the record says moved, \
        asking/allowed/loaded > asking; the model says moved, asking/allowed/loaded > crossing.
        """)
  }

  @Test func `A doctored record is somewhere else`() async throws {
    #expect(
      try await misfit { $0[4].before = "asking" } == """
        step 5, "event bell, deferred until now": the record says it is at "asking"; the model is at \
        "crossing".
        """)
  }

  @Test func `delivers another outcome`() async throws {
    #expect(
      try await misfit { $0[5].outcome = "refused" }?.hasSuffix(
        """
        performs moor, delivers refused, ends; the model says moved, crossing > closed(landed), \
        performs moor, delivers landed, ends.
        """) == true)
  }

  @Test func `takes an answer for news`() async throws {
    #expect(
      try await misfit { $0[1].kind = .event }?.hasPrefix(
        "step 2, \"event allowed\": at \"asking\" the model never tells the flow that.") == true)
  }

  @Test func `A doctored record is told something that never comes there`() async throws {
    #expect(
      try await misfit {
        $0[3] = FlightRecord.Step(number: 4, .timer, "crossing/after 3 s", .moved)
        $0[3].before = "asking/allowed/loaded"
        $0[3].after = "crossing"
      } == """
        step 4, "timer crossing/after 3 s": at "asking/allowed/loaded" the model never tells the \
        flow that. It can tell it "event bell", "answer loaded" or "abandon dropped".
        """)
  }

  @Test func `lacks a step, and says so by its numbers`() async throws {
    #expect(
      try await misfit { $0.remove(at: 3) } == """
        step 4, "event bell, deferred until now": it is number 5 of its attempt and follows number 3.
        """)
  }

  @Test func `lacks a step that is counted away`() async throws {
    #expect(
      try await misfit {
        $0.remove(at: 3)
        for place in 3..<5 { $0[place].number -= 1 }
      }?.hasPrefix("step 4, \"event bell, deferred until now\": the record says it is at") == true)
  }

  @Test func `begins in the middle of an attempt`() async throws {
    #expect(
      try await misfit { $0.removeFirst(2) } == """
        step 1, "event bell": it is number 3 of its attempt, and those before are missing; read \
        `runner.steps` before the start.
        """)
  }

  @Test func `holds an event that the flow does not know`() async throws {
    #expect(
      try await misfit {
        $0[2] = FlightRecord.Step(number: 3, .event, nil, .refused)
        $0[2].before = "asking/allowed/loaded"
        $0[2].after = "asking/allowed/loaded"
      } == """
        step 3, "event the flow does not mention": the flow never mentions it.
        """)
  }

  @Test func `goes on after the end`() async throws {
    #expect(
      try await misfit { steps in
        var again = steps[4]
        again.number = 7
        steps.append(again)
      }?.contains("those before are missing") == true)
  }

  @Test func `starts twice without an end of the first process is explained by one`() async throws {
    #expect(
      try await misfit { steps in
        steps.removeSubrange(3...)
        steps += steps.prefix(2)
      } == nil)
  }
}

/// A search for a flight record.
@MainActor
@Suite struct RecordSearchTests {
  private func crossing() async throws -> FlightRecord {
    try await FerryProcess.record { ferry in
      ferry.runner.start()
      ferry.driver.answer(.ask, with: .allowed)
    }
  }

  /// Whatever a file says, the first step of an attempt is at no position.
  @Test(arguments: [1, 2])
  func `a record of an attempt that was never begun explains nothing`(_ number: Int) throws {
    var record = FlightRecord(flow: "Ferry", fingerprint: "")
    var step = FlightRecord.Step(number: number, .event, "bell", .moved)
    (step.before, step.after) = ("asking", "crossing")
    let idle = FlightRecord.Step(number: 1, .event, "bell", .refused)
    record.steps = number == 1 ? [step] : [idle, step]
    let found = try river().explain(record)
    guard case .unexplained(let misfit) = found.verdict else {
      Issue.record("\(found.verdict)")
      return
    }
    #expect(misfit.step == number)
    #expect(found.journey.steps.isEmpty)
  }

  @Test func `a search that hits a limit claims nothing`() async throws {
    var record = try await crossing()
    for limits in [
      SearchLimits(maxStates: 2), SearchLimits(maxDepth: 1), SearchLimits(seconds: -1),
    ] {
      let found = try river().explain(record, limits: limits)
      guard case .undecided(.truncated) = found.verdict else {
        Issue.record("\(found.verdict)")
        continue
      }
    }
    record.steps[1].effects = []
    let found = try river().explain(record, limits: SearchLimits(maxStates: 2))
    if case .unexplained = found.verdict { Issue.record("nothing was proved") }
  }

  @Test func `refuses a flow that the system does not have, and says which was meant`() throws {
    let record = FlightRecord(flow: "Fery", fingerprint: "")
    let refusal = #expect(throws: FlightRefusal.self) { try river().explain(record) }
    #expect(
      refusal?.description == """
        river has no flow "Fery". Did you mean "Ferry"? It has "Ferry".
        """)
  }

  @Test func `a record of another version says so, and goes by names`() async throws {
    var record = try await crossing()
    record.fingerprint = "0000000000000000"
    let found = try river().explain(record)
    #expect(found.verdict == .explained)
    #expect(found.warning?.hasPrefix("Ferry has changed since this record was made") == true)
  }

  @Test func `takes any answer for one where the component does`() async throws {
    var record = try await crossing()
    record.steps[1].kind = .event
    #expect(try river(trustsLateAnswers: true).explain(record).verdict == .explained)
  }

  @Test func `looks at places in proportion to the record`() async throws {
    func places(ringing count: Int) async throws -> Int {
      let record = try await FerryProcess.record { ferry in
        ferry.runner.start()
        ferry.driver.answer(.ask, with: .allowed)
        ferry.driver.answer(.load, with: .loaded)
        for _ in 0..<count { ferry.runner.send(.bell) }
      }
      let found = try river().explain(record)
      #expect(found.verdict == .explained)
      #expect(found.explained == count + 3)
      return found.states
    }
    let few = try await places(ringing: 100)
    #expect(try await places(ringing: 1_000) < few * 10)
  }

  @Test func `stands numbers that no attempt has`() throws {
    for number in [Int.max, Int.min, 0, -1] {
      var record = FlightRecord(flow: "Ferry", fingerprint: "")
      record.steps = [
        FlightRecord.Step(number: number, .start, nil, .started),
        FlightRecord.Step(number: number &+ 1, .start, nil, .started),
      ]
      guard case .unexplained(let misfit) = try river().explain(record).verdict else {
        Issue.record("\(number) is explained")
        continue
      }
      #expect(misfit.step == 1)
    }
  }
}
