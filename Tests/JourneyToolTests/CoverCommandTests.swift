import FlowModel
import JourneyTool
import Testing

@Suite struct CoverCommandTests {
  private func run(
    _ arguments: [String], _ console: FakeConsole, journeys: [Journey] = []
  ) throws -> ExitCode {
    let porch = try porch()
    let own = System(
      "porch", porch.summary, components: porch.components, worlds: porch.worlds, journeys: journeys
    ) { porch.properties }
    return Tool(systems: [own], console: console, environment: Environment()).run(arguments)
  }

  private func file(_ choices: [String]) throws -> String {
    JourneyFile(Walk(try porch(), taking: choices).journeyWithEnd(title: "t")).text
  }

  @Test func `tells what journeys see`() throws {
    let console = FakeConsole(files: ["a": try file(["ring", "lamp-on"])])
    #expect(try run(["cover", "a"], console) == .yes)
    #expect(
      console.output == """
        porch: 1 journey, 2 steps
          states      2 of 3 (66%)
          transitions 1 of 3 (33%)
          pairs       0 of 1 (0%)
          properties  3 of 5 (60%)

        The search is complete: what is unreachable cannot happen in this world. A
        property is covered where its premise came up, whether it held or not.

        """)
  }

  @Test func `proves nothing if it was cut short, unless what was asked for was met`() throws {
    let console = FakeConsole(files: ["a": try file(["ring", "lamp-on"])])
    let cut = ["cover", "porch", "a", "--max-states", "1"]
    #expect(try run(cut, console) == .unfinished)
    #expect(console.output.contains("The search was not finished"))
    #expect(try run(cut + ["--min-states", "1"], console) == .yes)
    #expect(try run(cut + ["--min-states", "100"], console) == .unfinished)
    for (more, outcome) in [([], "limit"), (["--min-states", "1"], "ok")] {
      let document = FakeConsole(files: ["a": try file(["ring", "lamp-on"])])
      _ = try run(cut + more + ["--json"], document)
      #expect(document.output.contains("\"outcome\": \"\(outcome)\""))
    }
  }

  @Test func `asks for nothing where there is nothing to count`() {
    let console = FakeConsole()
    let still = System("still", "nothing happens", components: [], worlds: [Still()]) {}
    let tool = Tool(systems: [still], console: console, environment: Environment())
    #expect(tool.run(["cover", "still", "--suggest", "1", "--min-moves", "100"]) == .askedWrongly)
    #expect(console.errors.contains("still has no transitions of a flow to count"))
    #expect(tool.run(["cover", "still", "--suggest", "1"]) == .yes)
  }

  @Test func `lists what is missing with a way there, and journeys that close most of it`() throws {
    let console = FakeConsole(files: ["a": try file(["ring", "lamp-on"])])
    #expect(try run(["cover", "porch", "a", "--missing", "--suggest", "1"], console) == .yes)
    #expect(
      console.output.contains(
        """
        Pairs not covered:
        - lighting: lit > 5 s pass
            journey walk porch --steps 'ring,lamp-on,wait-burning-after-5-s'

        Properties not covered:
        - the lamp is off without power
            journey walk porch --steps 'kill'
        - one outcome a ring
            journey walk porch --steps 'ring,lamp-dead'

        Journeys that close the most gaps:
        - closes 4 gaps
            journey walk porch --steps 'ring,lamp-on,wait-burning-after-5-s'

        The search is complete: what is unreachable cannot happen in this world. A
        property is covered where its premise came up, whether it held or not.

        """))
  }

  @Test func `leaves out the journeys of other systems than the one that is named`() throws {
    let own = try file(["ring", "lamp-on"])
    let other = own.replacing("\"porch\"", with: "\"shed\"")
    let console = FakeConsole(files: ["a": own, "b": other])
    #expect(try run(["cover", "porch", "b", "a"], console) == .yes)
    #expect(console.output.hasPrefix("porch: 1 journey, 2 steps\n"))
    #expect(console.errors == "journey: b: left out, a journey of shed.\n")
  }

  @Test func `Coverage is one document in JSON`() throws {
    let console = FakeConsole(files: ["a": try file(["ring"])])
    #expect(try run(["cover", "a", "--json", "--suggest", "1"], console) == .yes)
    #expect(
      console.output.hasPrefix(
        """
        {"version": 1, "system": "porch", "outcome": "ok", "complete": true, "journeys": 1, "steps": 1, \
        "missedBars": [], "misfits": [], "coverage": [{"kind": "states", "seen": 1, "reachable": 3, \
        "percent": 33, "missed": [{"name": "burning", "steps": ["ring", "lamp-on"]}, \
        {"name": "dark", "steps": ["ring", "lamp-dead"]}], "unreachable": []}, \
        {"kind": "transitions",
        """))
    #expect(
      console.output.hasSuffix(
        """
        "suggestions": [{"gain": 7, "steps": ["ring", "lamp-on", "wait-burning-after-5-s"]}]}

        """))
  }

  @Test(arguments: [
    (["--min-states", "66"], ExitCode.yes), (["--min-states", "67"], .no),
    (["--min-moves", "33"], .yes), (["--min-moves", "34"], .no),
    (["--min-states", "100", "--max-depth", "1"], .unfinished),
    (["--min-states", "50", "--max-depth", "1"], .yes),
  ])
  func `answers no below the bar, and 3 where nobody knows`(
    options: [String], code: ExitCode
  ) throws {
    let console = FakeConsole(files: ["a": try file(["ring", "lamp-on"])])
    #expect(try run(["cover", "a"] + options, console) == code)
    let isMissed = code != .yes
    _ = try run(["cover", "a", "--json"] + options, console)
    let bar = "\"missedBars\": [\"\(options[0]) \(options[1])\"]"
    #expect(console.output.contains(isMissed ? bar : "\"missedBars\": []"))
  }

  @Test func `takes a journey in one line from a file`() throws {
    let console = FakeConsole(files: [
      "a": "journey:porch ring lamp-on\n", "b": "journey:porch rong",
    ])
    #expect(try run(["cover", "a"], console) == .yes)
    #expect(console.output.hasPrefix("porch: 1 journey, 2 steps\n"))
    #expect(try run(["cover", "b"], console) == .no)
    #expect(console.errors.contains("journey: b: step 1: \"rong\" is not offered here."))
    let pasted = FakeConsole(files: ["c": "journey:porch ring\njourney:porch ring\n"])
    #expect(try run(["cover", "journey:porch", "ring", "lamp-on"], pasted) == .yes)
    #expect(pasted.output.hasPrefix("porch: 1 journey, 2 steps\n"))
    #expect(try run(["cover", "c"], pasted) == .askedWrongly)
    #expect(pasted.errors.contains("These are 2 journeys in one; put each in a file"))
  }

  @Test func `takes the system's own journeys unless files are named`() throws {
    let own = Walk(try porch(), taking: ["ring"]).journey(title: "own")
    let console = FakeConsole()
    #expect(try run(["cover", "porch"], console, journeys: [own]) == .yes)
    #expect(console.output.hasPrefix("porch: 1 journey, 1 step\n"))
  }

  @Test func `Journeys are suggested where there is none yet`() throws {
    let console = FakeConsole()
    #expect(try run(["cover", "porch", "--suggest", "1"], console) == .yes)
    #expect(console.output.hasPrefix("porch: 0 journeys, 0 steps\n  states      0 of 3 (0%)\n"))
    #expect(console.output.contains("journey walk porch --steps 'ring,lamp-on,"))
  }

  @Test func `A journey that no longer fits is a no, and what comes before it counts`() throws {
    let text = try file(["ring", "lamp-on"]).replacing("lamp-on", with: "lamp-no")
    let console = FakeConsole(files: ["a": text])
    #expect(try run(["cover", "a"], console) == .no)
    #expect(console.output.hasPrefix("t: step 2: \"lamp-no\" is not offered here."))
    #expect(console.output.contains("\nporch: 1 journey, 1 step\n"))
  }

  @Test(arguments: [
    (
      ["cover", "prch"],
      "journey: Cannot read prch: No such file or directory. Did you mean the system \"porch\"?\n"
    ),
    (["cover"], "journey: cover needs a system or file. See `journey help cover`.\n"),
    (
      ["cover", "porch"],
      "journey: porch has no journeys of its own; name journey files, or let --suggest 5 find "
        + "some.\n"
    ),
    (["cover", "nowhere"], "journey: Cannot read nowhere: No such file or directory.\n"),
    (
      ["cover", "other"],
      "journey: There is no system \"prch\". Did you mean \"porch\"? See `journey list`.\n"
    ),
    (
      ["cover", "porch", "other"],
      "journey: None of the files is a journey of porch; other is one of prch.\n"
    ),
    (
      ["cover", "a", "--min-moves", "101"],
      "journey: --min-moves needs a whole number in digits, from 1 to 100, not \"101\".\n"
    ),
  ])
  func `answers a wrong question with one sentence and 2`(
    arguments: [String], sentence: String
  ) throws {
    let other = try file(["ring"]).replacing("\"porch\"", with: "\"prch\"")
    let console = FakeConsole(files: ["a": try file(["ring"]), "other": other])
    #expect(try run(arguments, console) == .askedWrongly)
    #expect(console.errors == sentence)
    #expect(console.output.isEmpty)
  }
}
