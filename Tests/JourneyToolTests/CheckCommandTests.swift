import EveryPath
import FlowModel
import FlowTestSupport
import Foundation
import JourneyTool
import Testing

@Suite struct CheckCommandTests {
  private func run(_ arguments: [String], _ console: FakeConsole) throws -> ExitCode {
    Tool(
      catalogs: [ListedCatalog("Porch", [try porch()], of: "PorchSystems.catalog", in: "Porches")],
      console: console, environment: Environment()
    )
    .run(arguments)
  }

  @Test func `ends each broken property with a command that leads there`() throws {
    let console = FakeConsole()
    #expect(try run(["check", "porch"], console) == .no)
    let mark = "  Look at it: journey "
    let commands = console.output.split(separator: "\n").filter { $0.hasPrefix(mark) }
    #expect(commands.count == 3)
    for command in commands {
      let words = shellWords(command.dropFirst(mark.count))
      let walked = FakeConsole()
      #expect(try run(words + ["--no-input"], walked) == .yes)
      #expect(walked.output.contains("PROPERTY BROKEN: "))
    }
  }

  @Test func `shows a journey that does what some journey is to do`() throws {
    let console = FakeConsole()
    let lit = Sometimes<Porch>("the lamp is lit") { $0.world.lampIsOn }.property
    let porch = try porch()
    let system = System("porch", "", components: porch.components, worlds: porch.worlds) { lit }
    let tool = Tool(systems: [system], console: console, environment: Environment())
    _ = tool.run(["check", "porch"])
    #expect(
      console.output.contains("  holds     the lamp is lit\n            for example after: ring"))
  }

  @Test func `says what to look at where no other choice would have made the property hold`() throws
  {
    let porch = try porch()
    func told(_ property: AtNoTime<Porch>) -> String {
      let console = FakeConsole()
      let system = System("porch", "", components: porch.components, worlds: porch.worlds) {
        property
      }
      let tool = Tool(systems: [system], console: console, environment: Environment())
      _ = tool.run(["check", "porch"])
      return console.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let afterwards = told(
      AtNoTime("anything after the end") { $0.before.components[0].machine.hasEnded })
    #expect(
      afterwards.contains(
        "Decided at step 3: after step 2 the property still holds, but on no path from there. "
          + "Look first at what is done in step 3"), "\(afterwards)")
    let lighting = told(AtNoTime("anything once it begins") { $0.wasRunning() || $0.began() })
    #expect(lighting.contains(" Look at it: "), "\(lighting)")
  }

  @Test func `judges the properties it is asked about, with or without their first word`() throws {
    let console = FakeConsole()
    let properties = [
      "--property", "one outcome a ring", "--property", "the lamp is off without power",
    ]
    #expect(try run(["check", "porch"] + properties, console) == .no)
    #expect(console.output.contains(", 2 properties, "))
    #expect(console.output.contains("  holds     one outcome a ring\n"))
    #expect(
      try run(["check", "porch", "--property", "one outcome a rnig"], console) == .askedWrongly)
    #expect(
      console.errors.hasSuffix(
        "journey: porch has no property \"one outcome a rnig\". Did you mean \"one outcome a ring\"? "
          + "`check porch --json` names its 5 properties.\n"))
    #expect(try run(["check", "porch", "--property", "off without"], console) == .askedWrongly)
    #expect(console.errors.contains("Did you mean \"the lamp is off without power\"?"))
  }

  @Test func `says once what lint could not look for, and fails nothing by it`() throws {
    let note =
      "`Bulb` lists no `events`, so what is unused is not found (unused-event); write the list"
    let components = try ["one", "two"].map {
      try Component<Porch>($0, Bulb(), perform: { _, _, _, _ in }, hear: { _ in nil })
    }
    let system = System("bulbs", "", components: components, worlds: try porch().worlds) {}
    func output(_ arguments: [String]) -> String {
      let console = FakeConsole()
      let tool = Tool(systems: [system], console: console, environment: Environment())
      _ = tool.run(["check", "bulbs"] + arguments)
      return console.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    #expect(output([]).components(separatedBy: note).count == 2)
    #expect(output(["--json"]).contains("\"notes\": [\"\(note)\"]"))
  }

  @Test func `judges nothing but the properties it is asked about`() throws {
    let console = FakeConsole()
    #expect(try run(["check", "porch", "--property", "one outcome a ring"], console) == .yes)
    #expect(!console.output.contains("Findings about the definition"))
    #expect(
      console.output.hasSuffix(
        """
        The property that was asked for holds over every path; 4 others and the
        definition were not checked. The search is complete.

        """))
    let properties = [
      "--property", "one outcome a ring", "--property", "nothing clicks before somebody rings",
    ]
    #expect(try run(["check", "porch"] + properties, console) == .yes)
    #expect(
      console.output.contains("The properties that were asked for hold over every path; 3 others"))
    let json = FakeConsole()
    #expect(
      try run(["check", "porch", "--json", "--property", "one outcome a ring"], json) == .yes)
    #expect(json.output.contains("\"notLookedAt\": 4"))
  }

  @Test func `leaves the clocks of properties out that it is not asked about`() throws {
    func states(_ properties: [Property<Porch>], _ arguments: [String]) throws -> Substring {
      let system = System("porch", "", components: try porch().components, worlds: [Porch()]) {
        AtNoTime<Porch>("two lamps burn") { _ in false }
        properties
      }
      let console = FakeConsole()
      _ = Tool(systems: [system], console: console, environment: Environment())
        .run(["check", "porch"] + arguments)
      return try #require(console.output.firstMatch(of: /porch: (\d+) states/)).1
    }
    let timed = Within<Porch>("lit", .seconds(600), of: { $0.began() }) { $0.saw(.click) }.property
    let (alone, asked) = (try states([], []), ["--property", "two lamps burn"])
    #expect(try states([timed], asked) == alone)
    #expect(try states([timed], []) != alone)
  }

  @Test func `explains all that is known of a broken property`() throws {
    let console = FakeConsole()
    let property = ["--property", "the lamp burns for nobody"]
    #expect(try run(["check", "porch", "--explain"] + property, console) == .no)
    #expect(
      console.output.contains(
        """
        BROKEN: the lamp burns for nobody
          1. person  ring the bell
                       visitor nobody > at the door
                       flow not started > lighting
                       the attempt began, JourneyToolTests/PorchFlow.swift:15
          2. person  walk away
                       visitor at the door > nobody
                       left ignored (the lamp is busy)
          3. system  the lamp lights
                       screen dark-porch > lit-porch
                       lamp off > on
                       flow lighting > burning
                       the relay clicks
                       lit moved, JourneyToolTests/PorchFlow.swift:16
          Decided at step 3. Had this happened instead, the property would hold:
             system  the lamp is dead
          What else could have happened at step 3:
             person  ring the bell: the property can hold, in 2 steps
             system  the lamp is dead: the property can hold, in 1 step
             system  the power fails: ends a process, which is not counted as a way out
          Look at it: journey walk porch --steps 'ring,walk-away,lamp-on'
          A test that fails as long as it is broken:
            import FlowModel
            import Porches
            import Testing

            @Test("the lamp burns for nobody (porch)")
            func theLampBurnsForNobodyPorch() throws {
              let system = try #require(PorchSystems.catalog.first { $0.name == "porch" })
              let broken = try system.broken(
                taking: [
                  "ring", "walk-away", "lamp-on",
                ])
              #expect(!broken.contains("the lamp burns for nobody"))
            }

        """))
  }

  @Test func `says the same however many threads it uses`() throws {
    func report(_ jobs: String) throws -> String {
      let console = FakeConsole()
      _ = try run(["check", "porch", "--json", "--jobs", jobs], console)
      return console.output.replacing(/"seconds": [0-9.e-]+/, with: "")
    }
    let alone = try report("1")
    #expect(alone.contains("the lamp burns for nobody"))
    #expect(try report("2") == alone)
    #expect(try report("5") == alone)
  }

  @Test func `writes a JUnit report in which nothing unproved passes`() throws {
    let console = FakeConsole()
    #expect(try run(["check", "porch", "--junit", "out.xml"], console) == .no)
    let text = String(decoding: console.files["out.xml"] ?? [], as: UTF8.self)
    #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites tests=\"5\""))
    #expect(text.contains("<testcase classname=\"porch\" name=\"one outcome a ring\" time=\"0\"/>"))
    #expect(text.contains("Look at it: journey walk porch --steps 'ring,walk-away,lamp-on'"))
    #expect(!text.contains("\u{1B}"))
    #expect(try run(["check", "porch", "--junit", "out.xml"], console) == .askedWrongly)
    let limits = ["--max-states", "1", "--junit", "out.xml", "--force"]
    _ = try run(["check", "porch"] + limits, console)
    let cut = String(decoding: console.files["out.xml"] ?? [], as: UTF8.self)
    #expect(cut.contains("undecided: the search was not finished"))
    #expect(cut.contains("name=\"the search is complete\""))
  }

  @Test func `says that there is nothing to prove without a property`() {
    let console = FakeConsole()
    let still = System("still", "nothing happens", components: [], worlds: [Still()]) {}
    let tool = Tool(systems: [still], console: console, environment: Environment())
    #expect(tool.run(["check", "still"]) == .yes)
    #expect(console.output.contains("There is no property to break. The search is complete."))
  }

  @Test func `shows the journey that costs a person least`() throws {
    let console = FakeConsole()
    #expect(try run(["check", "porch", "--shortest", "effort"], console) == .no)
    #expect(
      console.output.contains("BROKEN: the lamp burns for nobody\n  1. person  ring the bell\n"))
    #expect(try run(["check", "porch", "--shortest", "taps"], console) == .askedWrongly)
  }

  @Test func `begins a walk in the world it is told`() throws {
    let console = FakeConsole()
    #expect(
      try run(["walk", "porch", "--world", "1", "--no-input", "--steps", "ring"], console) == .yes)
    #expect(
      try run(["walk", "porch", "--world", "2", "--no-input", "--steps", "ring"], console)
        == .askedWrongly)
    #expect(console.errors == "journey: porch has 1 world, so there is no world 2.\n")
  }
}

/// Lists its states, and not its events.
private struct Bulb: Flow {
  enum State: Hashable, Sendable, CaseIterable { case dark, lit }
  enum Event: Hashable, Sendable { case turn(Bool) }
  enum Effect: Hashable, Sendable {}
  enum Outcome: Hashable, Sendable { case gone }
  var start: State { .dark }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .dark: On(.turn(true)) { Go(to: .lit) }
    case .lit: On(.turn(false)) { Go(to: .dark) }
    }
  }

  func answers(to effect: Effect) -> [Event] {}
  func resume(from state: State) -> Resumption<State, Outcome> { .drop(.gone) }
  func abandoned(_ reason: Abandonment) -> Outcome { .gone }
}
