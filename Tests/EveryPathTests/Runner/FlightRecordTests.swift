import EveryPath
import EveryPathTesting
import Foundation
import Testing

@MainActor
@Suite struct FlightRecordTests {
  /// A gate that is swept away on its way to Settings, after an event came too early.
  private func recorded() async throws -> FlightRecord {
    let run = try GateRun([.read: .denied, .dismissAlert: .alertGone])
    var record = FlightRecord(of: run.runner.graph)
    let steps = await run.steps {
      run.runner.start()
      run.driver.answer(.read, with: .denied)
      run.driver.answer(.showAlert, with: .settingsTapped)
      run.runner.send(.foregrounded)
      run.clock.advance(by: .milliseconds(200))
    }
    for step in steps { record.append(step) }
    return record
  }

  @Test func `A record tells the story by ids`() async throws {
    let record = try await recorded()
    #expect(record.flow == "Gate")
    #expect(record.fingerprint == (try FlowGraph(Gate())).compiled.fingerprint)
    #expect(
      record.description == """
        1. start: started, nowhere > checking, performs read
        2. answer denied: moved, checking > explaining, performs showAlert
        3. answer denied: stale
        4. answer settingsTapped: moved, explaining > explaining/settingsTapped/alertGone, \
        performs dismissAlert
        5. answer alertGone: moved, explaining/settingsTapped/alertGone > \
        explaining/settingsTapped/wait 0.2 s
        6. event foregrounded: deferred
        7. timer explaining/settingsTapped/wait 0.2 s: moved, \
        explaining/settingsTapped/wait 0.2 s > explaining/settingsTapped/leftApp, performs \
        openSettings
        8. abandon dropped: abandoned, delivers dropped, ends
        """)
  }

  @Test func `A record survives JSON`() async throws {
    let record = try await recorded()
    let bytes = try JSONEncoder().encode(record)
    #expect(try JSONDecoder().decode(FlightRecord.self, from: bytes) == record)
  }

  @Test func `The version of iOS survives JSON, and is kept from a record that lacks it`()
    async throws
  {
    var record = try await recorded()
    #expect(!String(decoding: try JSONEncoder().encode(record), as: UTF8.self).contains("iOS"))
    for (version, text) in [
      (FlightRecord.Version(26, 1), "26.1"), (.init(18), "18.0"), (.init(17, 6, 1), "17.6.1"),
      (.init(-3, 10_000, 0), "0.9999"),
    ] {
      record.iOS = version
      #expect("\(version)" == text)
      let bytes = try JSONEncoder().encode(record)
      #expect(try JSONDecoder().decode(FlightRecord.self, from: bytes) == record)
    }
    #expect(FlightRecord.Version(26, 9) < FlightRecord.Version(26, 10))
    #expect(FlightRecord.Version(26) < FlightRecord.Version(26, 0, 1))
  }

  @Test(arguments: ["", "26.", "26.1.0.1", "26.1 ", "-1", "26,1", "12345", "２６", "Anna's phone"])
  func `What is no version is not decoded, for it could be anything`(text: String) {
    let record =
      #"{"format":"flight-record/1","flow":"Gate","fingerprint":"","iOS":"\#(text)","steps":[]}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FlightRecord.self, from: Data(record.utf8))
    }
  }

  @Test func `A record of another format is not decoded`() async throws {
    let text = #"{"format": "flight-record/9", "flow": "Gate", "fingerprint": "", "steps": []}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FlightRecord.self, from: Data(text.utf8))
    }
  }

  @Test func `A resumed attempt begins with what was remembered`() async throws {
    let run = try GateRun()
    var record = FlightRecord(of: run.runner.graph)
    let compiled = run.runner.graph.compiled
    let steps = try await run.steps {
      try run.runner.resume(
        Intent(flow: compiled.name, fingerprint: compiled.fingerprint, state: "inSettings"))
    }
    for step in steps { record.append(step) }
    #expect(record.steps.map(\.kind) == [.resume, .abandon])
    #expect(record.steps[0].id == "inSettings")
    #expect(record.steps[0].after == "checking")
  }

  @Test func `What the flow never mentions leaves no trace of its value`() async throws {
    let driver = ScriptedDriver<Letterbox>()
    let runner = try Runner(Letterbox(), driver: driver)
    var record = FlightRecord(of: runner.graph)
    let steps = runner.steps
    runner.start()
    runner.send(.posted("a secret"))
    runner.send(.posted("expected"))
    for await step in steps { record.append(step) }
    #expect(record.steps.map(\.id) == [nil, nil, "posted(\"expected\")"])
    #expect(record.steps.map(\.disposition) == [.started, .refused, .moved])
    let text = String(decoding: try JSONEncoder().encode(record), as: UTF8.self)
    #expect(!text.contains("secret"))
    #expect(!record.description.contains("secret"))
  }
}

/// A flow whose events carry what somebody wrote.
private struct Letterbox: Flow {
  enum State: Hashable, Sendable { case waiting, closed }
  enum Event: Hashable, Sendable { case posted(String) }
  enum Effect: Hashable, Sendable { case nothing }
  enum Outcome: Hashable, Sendable { case full }

  var start: State { .waiting }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .waiting: On(.posted("expected")) { Go(to: .closed) }
    case .closed: Finish(.full)
    }
  }

  func answers(to effect: Effect) -> [Event] { [] }
  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.full) }
  func abandoned(_ reason: Abandonment) -> Outcome { .full }
}
