import FlowModel
import JourneyTool
import Testing

/// What the tool finds outside of it: its name, places to write to, what it is given.
@Suite struct ToolOutsideTests {
  private func run(
    _ arguments: [String], _ console: FakeConsole,
    _ environment: Environment = Environment()
  ) throws -> ExitCode {
    Tool(systems: [try porch()], console: console, environment: environment).run(arguments)
  }

  @Test(arguments: [
    ["help"], ["help", "walk"], ["--version"], ["frobnicate"], ["check"], ["check", "porhc"],
    ["check", "porch"], ["check", "porch", "--json"], ["cover", "porch", "--suggest", "2"],
    ["play", "journey:porch ring", "--nosuch"], ["list", "nosuch"],
  ])
  func `goes by the name it is called by, also in the commands it prints`(
    arguments: [String]
  ) throws {
    let console = FakeConsole()
    _ = try run(arguments, console, Environment(toolName: "porchwalk"))
    let text = console.output + console.errors
    #expect(text.contains("porchwalk"))
    #expect(text.matches(of: /\bjourney( (help|list|walk|check)\b|: | 0)/).isEmpty, "\(text)")
  }

  @Test(arguments: [
    ["check", "void"], ["walk", "void", "--lines"], ["cover", "void", "--suggest", "2"],
    ["mutate", "void"],
  ])
  func `says of a system without a world that it has none`(arguments: [String]) throws {
    let console = FakeConsole()
    let void = System<Still>("void", "", components: [], worlds: []) {}
    let tool = Tool(systems: [void], console: console, environment: Environment())
    #expect(tool.run(arguments) == .askedWrongly)
    #expect(
      console.errors
        == "journey: `void` has no world to start from, so nothing can happen; give it one "
        + "in `worlds:`.\n")
  }

  @Test(arguments: [
    ["check", "porch", "--junit"], ["export", "porch", "-o"],
    ["export", "porch", "--format", "tla", "-o"], ["walk", "porch", "--lines", "--save"],
  ])
  func `does no work whose answer could not be written`(arguments: [String]) throws {
    let console = FakeConsole()
    console.lostPlaces = ["there"]
    #expect(try run(arguments + ["there"], console) == .outputLost)
    #expect(console.output == "")
    #expect(console.errors == "journey: Cannot write there.\n")
  }

  @Test func `takes a dash for the standard output, and for no other file`() throws {
    let (plain, dashed) = (FakeConsole(), FakeConsole())
    #expect(try run(["export", "porch"], plain) == .yes)
    #expect(try run(["export", "porch", "-o", "-"], dashed) == .yes)
    #expect(dashed.output == plain.output)
    for place in [["check", "porch", "--junit", "-"], ["walk", "porch", "--save", "-"]] {
      let console = FakeConsole()
      #expect(try run(place, console) == .askedWrongly)
      #expect(
        console.errors
          == "journey: \"-\" is not a file to write to; write ./- for a file of that name.\n")
    }
  }

  @Test(arguments: [
    ["check", "prch", "--json"], ["check", "porch", "--property", "x", "--json"],
    ["suite", "prch", "--json"], ["cover", "nowhere", "--json"], ["mutate", "prch", "--json"],
    ["list", "x", "--json"], ["check", "porch", "--max-states", "x", "--json"],
    ["export", "prch", "--format", "json"], ["export", "prch", "--format=json"],
    ["export", "porch", "--format", "json", "--component", "x"], ["export", "--format", "json"],
    ["export", "porch", "--nosuch", "--format", "json"],
    ["export", "porch", "--format=json", "--nosuch"],
    ["export", "porch", "--format", "dot", "--format", "json", "--count"],
    ["check", "--json"], ["chekc", "--json"], ["walk", "prch", "--json"],
  ])
  func `refuses in JSON, too, if JSON is asked for`(_ arguments: [String]) throws {
    let console = FakeConsole()
    #expect(try run(arguments, console) == .askedWrongly)
    let sentence = console.errors.dropFirst("journey: ".count).dropLast()
    #expect(
      console.output
        == "{\"version\": 1, \"outcome\": \"error\", \"says\": "
        + "\"\(sentence.replacing("\"", with: "\\\""))\"}\n")
  }

  @Test(arguments: [
    ["export", "prch", "--format", "dot"], ["export", "prch", "--format", "json", "-o", "p.json"],
    ["export", "prch"], ["check", "prch"], ["play", "--", "--json"],
  ])
  func `refuses in a sentence alone where no JSON is read`(_ arguments: [String]) throws {
    let console = FakeConsole()
    #expect(try run(arguments, console) == .askedWrongly)
    #expect(console.output.isEmpty)
    #expect(!console.errors.isEmpty)
  }
}
