import EveryPath
import FlowModel
import JourneyTool
import Testing

@Suite struct ToolTests {
  private func run(
    _ arguments: [String], _ console: FakeConsole = FakeConsole(),
    _ environment: Environment = Environment()
  ) throws -> ExitCode {
    Tool(
      systems: [try porch(), try porch("porch-two")], console: console, environment: environment
    )
    .run(arguments)
  }

  @Test func `A system without flows has nothing to draw unless it says so, and no row lint`()
    throws
  {
    let bare = System("bare", "", components: [], worlds: [Still()]) {}
    let drawn = System("drawn", "", components: [], worlds: [Still()]) {}
      .drawing { [try FlowGraph(PorchFlow()).compiled] }
    let console = FakeConsole()
    let tool = Tool(systems: [bare, drawn], console: console, environment: Environment())
    #expect(tool.run(["export", "bare"]) == .askedWrongly)
    #expect(console.errors == "journey: bare has nothing that can be drawn.\n")
    #expect(tool.run(["export", "drawn"]) == .yes)
    #expect(console.output.contains("flowchart"))
    #expect(tool.run(["check", "bare"]) == .yes)
    #expect(console.output.contains("It has no rows, so the rules about rows find nothing."))
    #expect(tool.run(["check", "bare", "--json"]) == .yes)
  }

  @Test(arguments: [
    (["frobnicate"], "journey: There is no command \"frobnicate\". See `journey help`.\n"),
    (
      ["chekc"],
      "journey: There is no command \"chekc\". Did you mean \"check\"? See `journey help`.\n"
    ),
    (
      ["porch"],
      "journey: There is no command \"porch\". To walk the system, write `journey walk porch`.\n"
    ),
    (["check"], "journey: check needs a system. See `journey help check`.\n"),
    (["play"], "journey: play needs a file. See `journey help play`.\n"),
    (
      ["list", "porch"],
      "journey: There is no table \"porch\". To walk the system, write `journey walk porch`; "
        + "`journey check porch --json` names its properties.\n"
    ),
    (
      ["help", "check", "porch"],
      "journey: \"porch\" is one argument too many for help. See `journey help help`.\n"
    ),
    (
      ["export", "porch", "--component", "zzz"],
      "journey: porch has no component \"zzz\". It has lamp.\n"
    ),
    (
      ["walk", "pörch", "--ascii"],
      "journey: There is no system \"p\\u{f6}rch\". Did you mean \"porch\"? "
        + "See `journey list`.\n"
    ),
    (
      ["list", "a", "b", "c"],
      "journey: \"c\" is one argument too many for list. See `journey help list`.\n"
    ),
    (
      ["check", "proch"],
      "journey: There is no system \"proch\". Did you mean \"porch\"? See `journey list`.\n"
    ),
    (
      ["walk", "--screen"],
      "journey: --screen needs a terminal for input and output; use --lines.\n"
    ),
    (["walk", "--screen", "--lines"], "journey: --lines and --screen exclude each other.\n"),
    (
      ["walk", "--no-input"],
      "journey: walk asks what happens next; with --no-input say it with --steps or --from.\n"
    ),
    (["play", "nowhere"], "journey: Cannot read nowhere: No such file or directory.\n"),
    (["play", ""], "journey: The name of a file is empty.\n"),
    (
      ["help", "chekc"],
      "journey: There is no command \"chekc\". Did you mean \"check\"? See `journey help`.\n"
    ),
    (
      ["export", "porch", "--component", "lmap"],
      "journey: porch has no component \"lmap\". Did you mean \"lamp\"?\n"
    ),
    (
      ["walk", "porch", "--steps", "journey:porch-two/1 ring"],
      "journey: The walk cannot be of porch and of porch-two at once.\n"
    ),
    (["suite"], "journey: suite needs a system. See `journey help suite`.\n"),
    (
      ["suite", "porch", "--kind", "pair"],
      "journey: --kind takes transitions, pairs and every-event, not \"pair\". Did you mean "
        + "\"pairs\"?\n"
    ),
    (
      ["suite", "porch", "--shard", "3/2"],
      "journey: --shard needs a share such as 2/5, not \"3/2\".\n"
    ),
    (
      ["suite", "porch", "--component", "lmap"],
      "journey: porch has no component \"lmap\". Did you mean \"lamp\"?\n"
    ),
    (
      ["check", "porch", "--shard", "0/2"],
      "journey: --shard needs a share such as 2/5, not \"0/2\".\n"
    ),
  ])
  func `answers a wrong question with one sentence and 2`(
    arguments: [String], sentence: String
  ) throws {
    let console = FakeConsole()
    #expect(try run(arguments, console) == .askedWrongly)
    #expect(console.errors == sentence)
    #expect(console.output.isEmpty)
  }

  @Test func `builds only the system it works with, and shows its mistakes`() throws {
    let systems: [any AnySystem] = [
      LazySystem("porch", "A lamp.") { try porch() },
      LazySystem("bad", "A mistake.") {
        _ = try FlowGraph(NoWayOut())
        return try porch()
      },
    ]
    for (arguments, code) in [
      (["list"], ExitCode.yes), (["check", "porch"], .no), (["check", "bad"], .askedWrongly),
    ] {
      let console = FakeConsole()
      let tool = Tool(systems: systems, console: console, environment: Environment())
      #expect(tool.run(arguments) == code)
      #expect(console.errors.contains("NoWayOut has ") == (code == .askedWrongly))
    }
  }

  @Test func `lists the systems`() throws {
    let console = FakeConsole()
    #expect(try run(["list"], console) == .yes)
    #expect(
      console.output == """
        porch      A lamp that burns when somebody rings.
        porch-two  A lamp that burns when somebody rings.

        """)
  }

  @Test func `walks in lines where there is no terminal, and stops when the input ends`() throws {
    let console = FakeConsole(input: ["ring", "3"])
    #expect(try run(["walk"], console) == .yes)
    #expect(console.output.hasPrefix("Porch. Type a choice, or help.\nStep 0."))
    #expect(console.output.hasSuffix("The input ended at step 2.\n"))
    #expect(console.errors.isEmpty)
  }

  @Test func `asks where somebody sits`() throws {
    let console = FakeConsole(input: ["q"])
    #expect(try run(["walk", "--lines"], console, Environment(inputIsTerminal: true)) == .yes)
    #expect(console.errors == "Choose 1 to 2, a name, or help: ")
  }

  @Test(arguments: [
    (["TERM": "screen"], true), (["TERM": "dumb"], false), ([:], false),
    (["TERM": "screen", "CI": "true"], false), (["TERM": "screen", "CI": "1"], false),
    (["TERM": "screen", "CI": "anything"], false), (["TERM": "screen", "CI": ""], true),
    (["TERM": "screen", "CI": "false"], true), (["TERM": "screen", "CI": "FALSE"], true),
    (["TERM": "screen", "CI": "0"], true),
    (["TERM": "screen", "JOURNEY_ACCESSIBLE": "1"], false),
    (["TERM": "screen", "JOURNEY_ACCESSIBLE": "0"], true),
    (["TERM": "screen", "JOURNEY_ACCESSIBLE": "false"], true),
  ])
  func `uses the whole screen on a terminal that can`(
    variables: [String: String], expected: Bool
  ) throws {
    let console = FakeConsole()
    let environment = Environment(
      variables: variables, inputIsTerminal: true, outputIsTerminal: true)
    #expect(try run([], console, environment) == .yes)
    #expect(console.sessions.isEmpty != expected)
  }

  @Test func `begins with the steps it is given`() throws {
    let console = FakeConsole()
    #expect(try run(["walk", "porch", "--steps", "ring, lamp-on", "--no-input"], console) == .yes)
    #expect(console.output.hasPrefix("Step 2. System: the lamp lights.\n"))
    #expect(try run(["walk", "--steps", "ring,lamp-no"], console) == .no)
    #expect(
      console.errors.hasPrefix(
        "journey: In --steps, step 2: \"lamp-no\" is not offered here. Did you mean \"lamp-on\"?"))
  }

  @Test func `saves, plays and goes on from a journey`() throws {
    let console = FakeConsole(input: ["ring", "lamp-on", "save a.journey", "save a.journey", "q"])
    #expect(try run(["walk"], console) == .no)
    #expect(console.output.contains("Saved 2 steps in a.journey.\na.journey exists."))
    #expect(try run(["play", "a.journey"], console) == .yes)
    #expect(console.output.hasSuffix("a.journey: fits, 2 steps: 2 steps to lit-porch\n"))
    let saved = console.files["a.journey"]
    #expect(try run(["walk", "--from", "a.journey", "--save", "b.journey"], console) == .yes)
    #expect(console.files["b.journey"] == saved)
    let pasted = FakeConsole(files: ["p": "journey:porch ring"])
    #expect(
      try run(["walk", "--from", "p", "--steps", "lamp-on", "--no-input", "--save", "q"], pasted)
        == .yes)
    #expect(pasted.files["q"] == saved)
    #expect(try run(["walk", "--save", "b.journey"], console) == .askedWrongly)
    #expect(console.files["b.journey"] == saved)
    #expect(try run(["walk", "--save", "b.journey", "--force"], console) == .yes)
    #expect(console.files["b.journey"] != saved)
  }

  @Test func `keeps title, notes and unknown fields of a journey it goes on from`() throws {
    var file = JourneyFile(Walk(try porch(), taking: ["ring"]).journeyWithEnd(title: "Mine"))
    file.journey.steps[0].note = "a note"
    let text = file.text.replacing("\"title\"", with: "\"color\": 3,\n  \"title\"")
    let sorted = try decodedJSON(JourneyFile.self, from: Array(text.utf8)).text
    let console = FakeConsole(input: ["lamp-on"], files: ["a": sorted])
    #expect(try run(["walk", "--from", "a", "--no-input", "--save", "b"], console) == .yes)
    #expect(console.files["b"] == Array(sorted.utf8))
    #expect(try run(["walk", "--from", "a", "--save", "c"], console) == .yes)
    let further = try decodedJSON(JourneyFile.self, from: console.files["c"] ?? [])
    #expect(further.journey.title == "Mine")
    #expect(further.journey.steps.map(\.note) == ["a note", nil])
    #expect(further.unknownFields == ["color"])
  }

  @Test func `understands the examples of its help`() throws {
    for command in CommandSpec.all {
      for example in command.examples {
        let words = example.split(separator: " ").map(String.init)
        #expect(try Invocation(parsing: words).command == command.name)
      }
    }
  }

  @Test func `checks, in words and in JSON`() throws {
    let console = FakeConsole()
    #expect(try run(["check", "porch"], console) == .no)
    #expect(
      console.output.contains(
        """
        BROKEN: the lamp burns for nobody
          1. person  ring the bell
          2. person  walk away
          3. system  the lamp lights
          Decided at step 3. Had this happened instead, the property would hold:
             system  the lamp is dead
          Look at it: journey walk porch --steps 'ring,walk-away,lamp-on'

        """))
    // What is broken comes first, with its journey; what holds is one line each after it.
    let lines = console.output.split(separator: "\n")
    let lastBroken = try #require(lines.firstIndex(of: "BROKEN: the lamp answers"))
    let holding = try #require(
      lines.firstIndex(of: "  holds     nothing clicks before somebody rings"))
    #expect(lastBroken < holding)
    console.output = ""
    #expect(try run(["check", "porch", "--json"], console) == .no)
    #expect(
      console.output.hasPrefix(
        "{\"version\": 1, \"system\": \"porch\", \"outcome\": \"found\", \"complete\": true, \"states\": 11, "
          + "\"transitions\": 25, \"seconds\": "))
    #expect(
      console.output.contains(
        "{\"name\": \"nothing clicks before somebody rings\", \"verdict\": \"holds\", "
          + "\"journey\": []}"))
    #expect(
      console.output.contains(
        "{\"by\": \"person\", \"do\": \"ring\", \"says\": \"ring the bell\"}"))
  }

  @Test func `draws`() throws {
    let console = FakeConsole()
    #expect(try run(["export", "porch", "--format", "dot", "-o", "p.dot"], console) == .yes)
    let drawn = console.files["p.dot"]
    #expect(
      try run(["export", "porch", "--format", "json", "-o", "p.dot"], console) == .askedWrongly)
    #expect(console.files["p.dot"] == drawn)
    #expect(try run(["export", "porch", "--format", "dot", "-o", "p.dot", "-f"], console) == .yes)
    let text = String(decoding: console.files["p.dot"] ?? [], as: UTF8.self)
    #expect(text.contains("digraph"))
    #expect(console.output.isEmpty)
  }

  @Test(arguments: [
    (
      ["--format", "promela", "--scope", "components"],
      "the structure of its components, without a world."
    ),
    (["--format", "tla", "--scope", "components", "--component", "lamp"], "MayWait(p) == TRUE"),
    (["--format", "promela", "--scope", "components", "--count"], "4 states, 7 moves\n"),
  ])
  func `writes for a model checker`(options: [String], words: String) throws {
    let console = FakeConsole()
    #expect(try run(["export", "porch"] + options, console) == .yes)
    #expect(console.output.contains(words))
  }

  @Test(arguments: [
    (["--count"], "--count is for promela and tla, not for mermaid."),
    (
      ["--scope", "components"],
      "--scope components is for promela and tla; name one flow with --component."
    ),
    (
      ["--format", "promela", "--component", "lamp"],
      "Promela is written of the components, without their world; add --scope components."
    ),
    (
      ["--format", "tla", "--scope", "states"],
      "TLA+ is written of the components, without their world; add --scope components."
    ),
    (
      ["--format", "promela", "--scope", "components", "--component", "lmap"],
      "porch has no component \"lmap\". Did you mean \"lamp\"?"
    ),
    (
      ["--format", "promela", "--scope", "components", "--component", "lamp,lamp"],
      "--component names \"lamp\" twice; a flow is there once."
    ),
    (
      ["--format", "tla", "--scope", "components", "--component", ","],
      "--component names nothing beside a comma."
    ),
    (
      ["--format", "promela", "--count", "-o", "porch.pml"],
      "--count prints two numbers and writes no file; leave out --count or --output."
    ),
  ])
  func `refuses what no model checker takes`(options: [String], sentence: String) throws {
    let console = FakeConsole()
    #expect(try run(["export", "porch"] + options, console) == .askedWrongly)
    #expect(console.errors == "journey: \(sentence)\n")
  }

  @Test(arguments: [
    ("p.tla", "journey: TLC looks for the module in a file called porch.tla.\n"),
    ("porch.tla", ""), ("out/porch.tla", ""),
  ])
  func `says in which file TLC looks for a module`(path: String, said: String) throws {
    let console = FakeConsole()
    let arguments = ["export", "porch", "--format", "tla", "--scope", "components", "-o", path]
    #expect(try run(arguments, console) == .yes)
    #expect(console.errors == said)
  }

  @Test func `a search that was cut short is no count`() throws {
    let console = FakeConsole()
    let arguments = [
      "export", "porch", "--format", "promela", "--scope", "components", "--count",
      "--max-states", "3",
    ]
    #expect(try run(arguments, console) == .unfinished)
    #expect(console.errors.contains("porch was not searched whole: truncated (states)"))
    #expect(console.output.isEmpty)
  }

  @Test(arguments: [
    ["list"], ["list", "--json"], ["help"], ["--version"], ["check", "porch"], ["walk"],
  ])
  func `says that its output was lost`(arguments: [String]) throws {
    let console = FakeConsole()
    console.losesOutput = true
    #expect(try run(arguments, console) == .outputLost)
    #expect(
      console.errors == "journey: The output could not be written: No space left on device.\n")
  }

  @Test(arguments: [
    ([:], nil, true, true), (["NO_COLOR": "1"], nil, true, false),
    (["NO_COLOR": ""], nil, true, true), (["NO_COLOR": "1"], "always", true, true),
    (["NO_COLOR": "0"], nil, true, false), (["NO_COLOR": "false"], nil, true, false),
    (["CLICOLOR_FORCE": "1"], nil, false, true), (["CLICOLOR_FORCE": "0"], nil, false, false),
    (["FORCE_COLOR": "1"], nil, false, true), (["FORCE_COLOR": "false"], nil, false, false),
    (["CLICOLOR_FORCE": "0", "FORCE_COLOR": "1"], nil, false, true),
    (["FORCE_COLOR": "0"], nil, true, true),
    ([:], nil, false, false), ([:], "never", true, false),
  ])
  func `colours by flag, variable and terminal, in that order`(
    variables: [String: String], wish: String?, isTerminal: Bool, expected: Bool
  ) {
    let environment = Environment(
      variables: variables.merging(["TERM": "screen"]) { old, _ in old },
      outputIsTerminal: isTerminal)
    #expect(environment.isColoured(wish) == expected)
  }

  @Test(arguments: [
    (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false), (["LANG": "en_US.UTF-8"], true),
    (["LC_CTYPE": "C.utf8", "LANG": "C"], true), ([:], false), (["LC_ALL": "POSIX"], false),
  ])
  func `reads the locale`(variables: [String: String], isUTF8: Bool) {
    #expect(Environment(variables: variables).isUTF8 == isUTF8)
  }
}

/// A flow with a mistake: a row without an end.
private struct NoWayOut: Flow {
  enum State: Hashable, Sendable, CaseIterable { case here }
  enum Event: Hashable, Sendable, CaseIterable { case go }
  enum Effect: Hashable, Sendable { case none }
  enum Outcome: Hashable, Sendable { case done }

  var start: State { .here }
  func transitions(from state: State) -> Transitions {
    switch state {
    case .here: On(.go) { Deliver(.done) }
    }
  }
  func answers(to effect: Effect) -> [Event] { [] }
  func abandoned(_ reason: Abandonment) -> Outcome { .done }
}
