import FlowModel
import JourneyTool
import Testing

/// What each command that takes a journey says of a property of which there is none.
@Suite struct MistypedPropertyTests {
  @Test(arguments: [
    (["play", "a"], ExitCode.no), (["cover", "a"], .yes), (["cover", "porch", "a"], .yes),
    (["walk", "--from", "a", "--no-input"], .yes),
  ])
  func `A mistyped property is told with the one that was meant`(
    arguments: [String], code: ExitCode
  ) throws {
    var journey = Walk(try porch(), taking: ["ring"]).journeyWithEnd(title: "t")
    journey.expectation.broken = ["the lamp anwsers"]
    let console = FakeConsole(files: ["a": JourneyFile(journey).text])
    let tool = Tool(systems: [try porch()], console: console, environment: Environment())
    #expect(tool.run(arguments) == code)
    let said = "porch has no such property. Did you mean \"the lamp answers\"?\n"
    #expect((console.output + console.errors).contains(said))
  }
}

@Suite struct PlayCommandTests {
  private func run(_ arguments: [String], _ console: FakeConsole) throws -> ExitCode {
    Tool(
      systems: [try porch(), try porch("porch-two")], console: console,
      environment: Environment()
    )
    .run(arguments)
  }

  @Test(arguments: [["play", "a"], ["walk", "--from", "a", "--no-input"]])
  func `what takes long says what it waits for and what it does`(arguments: [String]) throws {
    let file = JourneyFile(Walk(try porch(), taking: ["ring"]).journeyWithEnd(title: "fits"))
    let console = FakeConsole(files: ["a": file.text])
    console.pipes = ["a"]
    #expect(try run(arguments, console) == .yes)
    #expect(console.told.first == "journey: waiting for a, after 1")
    #expect(console.told.count == 3)
    #expect(console.lastWords.contains("step"))
    console.told = []
    #expect(try run(arguments + ["--quiet"], console) == .yes)
    #expect(console.told == [])
  }

  @Test func `plays every file and answers with the worst`() throws {
    let fits = JourneyFile(Walk(try porch(), taking: ["ring"]).journeyWithEnd(title: "fits"))
    var wrong = fits
    wrong.journey.steps[0].choice = "rnig"
    let files = ["fits": fits.text, "wrong": wrong.text, "cut": "{"]
    let console = FakeConsole(files: files)
    #expect(try run(["play", "fits"], console) == .yes)
    #expect(try run(["play", "wrong", "fits"], console) == .no)
    #expect(try run(["play", "cut", "wrong", "fits"], console) == .askedWrongly)
    #expect(
      console.output.hasSuffix(
        "wrong: step 1: \"rnig\" is not offered here. Did you mean \"ring\"? Offered: "
          + "ring (person), kill (system).\nfits: fits, 1 step: fits\n"))
    #expect(
      console.errors
        == "journey: cut: it is not JSON: Unexpected end of file during JSON parse.\n")
    console.output = ""
    #expect(try run(["play", "--json", "cut", "wrong", "fits"], console) == .askedWrongly)
    #expect(
      console.output.hasPrefix(
        "{\"version\": 1, \"outcome\": \"error\", \"journeys\": [{\"name\": \"cut\", "))
    #expect(
      console.output.contains(
        "{\"name\": \"wrong\", \"title\": \"fits\", \"steps\": 1, \"fits\": false, "
          + "\"warning\": null, \"complaints\": [\"step 1: \\\"rnig\\\" is not offered here. "))
    #expect(
      console.output.hasSuffix(
        "{\"name\": \"fits\", \"title\": \"fits\", \"steps\": 1, \"fits\": true, "
          + "\"warning\": null, \"complaints\": [], \"broken\": []}]}\n"))
  }

  @Test func `says what no single walk can tell of a journey`() throws {
    var file = JourneyFile(Walk(try porch(), taking: ["ring"]).journeyWithEnd(title: "endless"))
    file.journey.expectation.broken = ["the lamp answers"]
    let console = FakeConsole(files: ["endless": file.text])
    #expect(try run(["play", "endless"], console) == .yes)
    #expect(
      console.errors
        == "journey: endless: whether it breaks \"the lamp answers\" no single walk can tell; "
        + "a check of porch does.\n")
  }

  @Test func `plays a pasted line, quoted or not, and from standard input`() throws {
    let line = ["journey:porch/0000", "ring", "walk-away", "lamp-on"]
    let said =
      "journey:porch: fits, 3 steps, breaks \"the lamp burns for nobody\": a pasted line\n"
    for arguments in [["play"] + line, ["play", line.joined(separator: " ")]] {
      let console = FakeConsole()
      #expect(try run(arguments, console) == .yes)
      #expect(console.output == said)
      #expect(console.errors.contains("porch has changed since this line was made"))
    }
    let console = FakeConsole(input: [line.joined(separator: " ")])
    #expect(try run(["play", "-"], console) == .yes)
    // A line of a file goes by the file's name.
    #expect(console.output == said.replacing("journey:porch: ", with: "standard input: "))
  }

  @Test func `shows what a hostile file says harmlessly`() throws {
    var file = JourneyFile(Walk(try porch(), taking: ["ring"]).journey(title: "a\u{1B}[2J\u{9B}b"))
    let console = FakeConsole(files: ["f": file.text])
    #expect(try run(["play", "f"], console) == .yes)
    #expect(console.output == "f: fits, 1 step: a\\u{1b}[2J\\u{9b}b\n")
    file.journey.system = "\u{1B}c"
    console.files["f"] = Array(file.text.utf8)
    #expect(try run(["play", "f"], console) == .askedWrongly)
    #expect(console.errors.hasSuffix("f: There is no system \"\\u{1b}c\". See `journey list`.\n"))
  }
}
