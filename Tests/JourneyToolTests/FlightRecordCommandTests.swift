import EveryPath
import EveryPathTesting
import FlowModel
import Foundation
import JourneyTool
import Testing

/// What an app's runner published, played and covered.
@MainActor
@Suite struct FlightRecordCommandTests {
  private func run(_ arguments: [String], _ console: FakeConsole) throws -> ExitCode {
    Tool(
      systems: [try porch("street"), try porch()], console: console, environment: Environment()
    ).run(arguments)
  }

  /// The lamp burnt its time.
  private func record(_ change: (inout FlightRecord) -> Void = { _ in }) async throws -> String {
    let clock = ManualClock()
    let runner = try Runner(
      PorchFlow(), driver: ScriptedDriver<PorchFlow>([.light: .lit]), clock: clock)
    var record = FlightRecord(of: runner.graph)
    let steps = runner.steps
    runner.start()
    clock.advance(by: .seconds(5))
    for await step in steps { record.append(step) }
    change(&record)
    return String(decoding: try JSONEncoder().encode(record), as: UTF8.self)
  }

  @Test func `A flight record is played: it is explained, and how is told`() async throws {
    let console = FakeConsole(files: ["r": try await record()])
    #expect(try run(["play", "r", "--system", "porch"], console) == .yes)
    #expect(
      console.output == """
        r: explained by porch, 3 steps in a journey of 3:
          journey walk porch --steps 'ring,lamp-on,wait-burning-after-5-s'

        """)
    #expect(console.errors == "")
  }

  @Test func `a record may begin with a byte order mark`() async throws {
    let console = FakeConsole(files: ["r": "\u{FEFF}" + (try await record())])
    #expect(try run(["play", "r"], console) == .yes)
    #expect(console.errors == "")
  }

  @Test func `a record is held against the first system that runs its flow`() async throws {
    let console = FakeConsole(files: ["r": try await record()])
    #expect(try run(["play", "r"], console) == .yes)
    #expect(console.output.hasPrefix("r: explained by street, 3 steps"))
  }

  @Test func `becomes a journey that plays, covers and is walked from`() async throws {
    let console = FakeConsole(files: ["r": try await record()])
    #expect(try run(["play", "r", "--system", "porch", "--save", "j"], console) == .yes)
    #expect(console.errors == "journey: Saved 3 steps in j.\n")
    #expect(try run(["play", "j"], console) == .yes)
    #expect(console.output.hasSuffix("j: fits, 3 steps: Recorded: PorchFlow, 3 steps\n"))
    #expect(try run(["walk", "--from", "j", "--no-input"], console) == .yes)
    #expect(try run(["play", "r", "--save", "j"], console) == .askedWrongly)
    #expect(console.errors.hasSuffix("j exists and is left alone; --force replaces it.\n"))
    #expect(try run(["play", "r", "--save", "j", "--force"], console) == .yes)
  }

  @Test func `a record that is not explained names the step, and what comes before it`()
    async throws
  {
    let console = FakeConsole(files: ["r": try await record { $0.steps[1].effects = ["darken"] }])
    #expect(try run(["play", "r", "--system", "porch", "--save", "j"], console) == .no)
    #expect(
      console.output == """
        r: not explained by porch, step 2, "answer lit": at "lighting" the record says moved, \
        lighting > burning, performs darken; the model says moved, lighting > burning.
          journey walk porch --steps 'ring'

        """)
    #expect(try run(["play", "j"], console) == .yes)
  }

  @Test func `A flight record is told as JSON`() async throws {
    let console = FakeConsole(files: ["r": try await record { $0.fingerprint = "0" }])
    #expect(try run(["play", "r", "--system", "porch", "--json"], console) == .yes)
    let fingerprint = try FlowGraph(PorchFlow()).compiled.fingerprint
    #expect(
      console.output == """
        {"version": 1, "outcome": "ok", "journeys": [{"name": "r", \
        "title": "Recorded: PorchFlow, 3 steps", "steps": 3, "fits": true, "warning": "PorchFlow has changed since this record was made (fingerprint 0, \
        now \(fingerprint)); it is explained by name", "complaints": [], "broken": [], \
        "system": "porch", "explained": 3, "unrecorded": 0, \
        "journey": ["ring", "lamp-on", "wait-burning-after-5-s"], "rareMoves": [], \
        "needsRareMoves": false}]}

        """)
  }

  /// A porch whose lamp hardly ever lights.
  private func rarely(_ arguments: [String], _ console: FakeConsole) throws -> ExitCode {
    var old = Porch()
    old.lightsRarely = true
    return Tool(
      systems: [try porch(worlds: [old])], console: console, environment: Environment()
    ).run(arguments)
  }

  @Test func `a record that only rare moves explain says so, and names them`() async throws {
    let console = FakeConsole(files: ["r": try await record()])
    #expect(try rarely(["play", "r"], console) == .yes)
    #expect(
      console.output == """
        r: explained only by rare moves, by porch, 3 steps in a journey of 3:
          journey walk porch --steps 'ring,lamp-on,wait-burning-after-5-s'
          Rare: the lamp lights (lamp-on). No explanation does without rare moves: the model may \
        lack what happened.

        """)
    console.output = ""
    #expect(try rarely(["play", "r", "--json"], console) == .yes)
    #expect(console.output.hasSuffix(#""rareMoves": ["lamp-on"], "needsRareMoves": true}]}\#n"#))
    #expect(try rarely(["cover", "r"], console) == .yes)
    #expect(console.errors.hasPrefix("journey: r: Rare: the lamp lights (lamp-on). No explan"))
  }

  @Test func `a record of rare moves says what is not decided where a limit kept from more`()
    async throws
  {
    let console = FakeConsole(files: ["r": try await record()])
    // The moths are no rarity, and there are more of them than may be waited for.
    #expect(try rarely(["play", "r", "--max-depth", "3"], console) == .yes)
    #expect(console.output.hasPrefix("r: explained by porch, 3 steps in a journey of 3:\n"))
    #expect(
      console.output.contains(
        "Whether an explanation does without rare moves is not decided, truncated (depth), "))
    console.output = ""
    #expect(try rarely(["play", "r", "--max-depth", "3", "--json"], console) == .yes)
    #expect(console.output.hasSuffix(#""rareMoves": ["lamp-on"], "needsRareMoves": null}]}\#n"#))
  }

  @Test func `a record of another version is explained by name, with a warning`() async throws {
    let console = FakeConsole(files: ["r": try await record { $0.fingerprint = "0\u{1B}[2J" }])
    #expect(try run(["play", "r"], console) == .yes)
    #expect(
      console.errors.hasPrefix(
        "journey: r: PorchFlow has changed since this record was made (fingerprint 0\\u{1b}[2J"))
  }

  @Test func `a record that a limit keeps from an answer ends with 3`() async throws {
    let console = FakeConsole(files: ["r": try await record()])
    #expect(try run(["play", "r", "--max-states", "1", "--save", "j"], console) == .unfinished)
    #expect(console.output.hasPrefix("r: not decided, truncated (states), "))
    #expect(console.files["j"] == nil)
  }

  @Test func `a record of an unknown flow asks whether another was meant`() async throws {
    let console = FakeConsole(files: ["r": try await record { $0.flow = "PorchFlaw" }])
    #expect(try run(["play", "r"], console) == .askedWrongly)
    #expect(
      console.errors == """
        journey: r: no system here runs a flow "PorchFlaw". Did you mean "PorchFlow"? See \
        `journey list`.

        """)
    #expect(try run(["play", "r", "--system", "porch"], console) == .askedWrongly)
    #expect(console.errors.hasSuffix("Did you mean \"PorchFlow\"? It has \"PorchFlow\".\n"))
  }

  @Test(arguments: [
    (#"{"format": "flight-record/9"}"#, "format is"),
    (#"{"format": "flight-record/1", "flow": 7}"#, "flow must be a text"),
    (
      #"{"format": "flight-record/1", "flow": "PorchFlow", "fingerprint": "1", "steps": []}"#,
      "nothing is recorded in it, so there is nothing to explain.\n"
    ),
  ])
  func `a record that is ruined is refused with its place`(text: String, sentence: String) throws {
    for command in ["play", "cover"] {
      let console = FakeConsole(files: ["r": text])
      #expect(try run([command, "r"], console) == .askedWrongly)
      #expect(console.errors.hasPrefix("journey: r: \(sentence)"))
    }
  }

  @Test func `covers what its journey covers`() async throws {
    let console = FakeConsole(files: ["r": try await record()])
    #expect(try run(["play", "r", "--system", "porch", "--save", "j"], console) == .yes)
    console.output = ""
    #expect(try run(["cover", "porch", "j"], console) == .yes)
    let expected = console.output
    console.output = ""
    #expect(try run(["cover", "porch", "r"], console) == .yes)
    #expect(console.output == expected)
    #expect(try run(["cover", "r"], console) == .yes)
    #expect(console.output.contains("street: 1 journey, 3 steps"))
    #expect(try run(["cover", "r", "j"], console) == .askedWrongly)
    #expect(console.errors.hasSuffix("take one system at a time.\n"))
  }

  @Test func `covers nothing if it is not explained`() async throws {
    let console = FakeConsole(files: ["r": try await record { $0.steps[1].after = "dark" }])
    #expect(try run(["cover", "porch", "r"], console) == .no)
    #expect(console.errors.hasPrefix("journey: r: not explained by porch, step 2, \"answer lit\""))
    #expect(console.output == "")
    #expect(try run(["cover", "porch", "r", "--max-states", "1"], console) == .unfinished)
  }

  @Test func `A flight record is not walked from, and a journey is not explained`() async throws {
    let journey = JourneyFile(Walk(try porch(), taking: ["ring"]).journey(title: "t")).text
    let console = FakeConsole(files: ["r": try await record(), "j": journey])
    #expect(try run(["walk", "--from", "r", "--no-input"], console) == .askedWrongly)
    #expect(
      console.errors == """
        journey: r is a flight record; `journey play r --save FILE` makes a journey of it.

        """)
    #expect(try run(["play", "j", "--system", "porch"], console) == .askedWrongly)
    #expect(console.errors.hasSuffix("--system is for flight records; j is none.\n"))
    #expect(try run(["play", "r", "j", "--save", "k"], console) == .askedWrongly)
    #expect(console.errors.hasSuffix("one flight record; name one file.\n"))
  }

  @Test(arguments: [
    ("{\"number\": 0}", "steps[1].number must be a whole number from 1."),
    ("{\"number\": 99999999999999999999}", "steps[1].number must be a whole number from 1."),
    ("{\"number\": 1}", "steps[1] lacks \"kind\"."),
    (
      "{\"number\": 1, \"kind\": \"start\", \"disposition\": \"started\", \"isLast\": 1}",
      "steps[1].isLast must be true or false."
    ),
  ])
  func `A record that is wrong is refused with its place`(step: String, sentence: String) throws {
    let head = "{\"format\": \"flight-record/1\", \"flow\": \"Gate\", \"fingerprint\": \"\""
    let console = FakeConsole(files: ["r": "\(head), \"steps\": [\(step)]}"])
    #expect(try run(["play", "r"], console) == .askedWrongly)
    #expect(console.errors == "journey: r: \(sentence)\n")
  }

  @Test func `What is not known of a record is named`() async throws {
    let text = try await record()
      .replacing("\"number\"", with: "\"speed\": 3, \"number\"", maxReplacements: 1)
      .replacing("\"flow\"", with: "\"app\": \"1.2\", \"flow\"")
    let console = FakeConsole(files: ["r": text])
    #expect(try run(["play", "r"], console) == .yes)
    #expect(
      console.errors == "journey: r: this version does not know \"app\", \"steps[1].speed\".\n")
  }
}
