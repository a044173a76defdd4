import FlowModel
import JourneyTool
import Testing

/// When the tool asks, when it does not, and what a script is told.
@Suite struct PromptTests {
  private func run(
    _ arguments: [String], _ console: FakeConsole = FakeConsole(),
    _ environment: Environment = Environment()
  ) throws -> ExitCode {
    Tool(systems: [try porch()], console: console, environment: environment).run(arguments)
  }

  @Test(arguments: [[], ["--ascii"], ["--color", "never"], ["-q"], ["--no-input"]])
  func `A prompt is none where neither a command nor a terminal is there`(arguments: [String])
    throws
  {
    let console = FakeConsole(input: ["ring"])
    for isTerminal in [false, true] {
      let environment = Environment(inputIsTerminal: isTerminal)
      #expect(try run(arguments, console, environment) == .askedWrongly)
    }
    #expect(console.output == "")
    #expect(console.input == ["ring"])
    #expect(console.errors.hasPrefix("USAGE: journey [<command>] [<options>]\nCOMMANDS: walk, "))
    #expect(console.errors.hasSuffix("`journey help` shows more.\n"))
    #expect(console.errors.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [["--lines"], ["walk"], ["walk", "--lines"], ["--steps", "ring"]])
  func `A prompt is one where it is asked for`(arguments: [String]) throws {
    let console = FakeConsole()
    #expect(try run(arguments, console) == .yes)
    #expect(
      console.output.hasSuffix(
        "The input ended at step \(arguments.count == 2 && arguments[0] == "--steps" ? 1 : 0).\n"))
  }

  @Test func `A prompt is one where the output is on a terminal`() throws {
    let console = FakeConsole(input: ["ring"])
    #expect(try run([], console, Environment(outputIsTerminal: true)) == .yes)
    #expect(console.output.hasSuffix("The input ended at step 1.\n"))
  }

  @Test(arguments: [["walk", "--no-input", "--lines"], ["--lines", "--no-input"]])
  func `does not ask a person`(arguments: [String]) throws {
    let console = FakeConsole(input: ["ring"])
    let terminal = Environment(inputIsTerminal: true, outputIsTerminal: true)
    #expect(try run(arguments, console, terminal) == .askedWrongly)
    #expect(
      console.errors
        == "journey: walk asks what happens next; with --no-input say it with --steps or --from.\n")
    console.errors = ""
    #expect(try run(arguments + ["--steps", "ring"], console, terminal) == .yes)
    #expect(console.output.hasPrefix("Step 1."))
    #expect(console.errors == "")
    #expect(console.input == ["ring"])
  }

  @Test func `reads its script with no input of a person`() throws {
    let console = FakeConsole(input: ["ring"])
    #expect(try run(["walk", "--no-input", "--lines"], console) == .yes)
    #expect(console.output.hasSuffix("The input ended at step 1.\n"))
    #expect(console.errors == "")
  }

  @Test func `needs no screen`() throws {
    let console = FakeConsole()
    #expect(try run(["walk", "--no-input", "--screen"], console) == .askedWrongly)
    #expect(console.errors == "journey: --no-input and --screen exclude each other.\n")
  }

  @Test(arguments: [
    ["play", "-"], ["cover", "-"], ["cover", "porch", "-"], ["walk", "--from", "-"],
  ])
  func `waits for no file that a person would type`(arguments: [String]) throws {
    let console = FakeConsole(input: ["journey:porch ring"])
    let terminal = Environment(inputIsTerminal: true)
    #expect(try run(arguments + ["--no-input"], console, terminal) == .askedWrongly)
    #expect(
      console.errors
        == "journey: With --no-input nothing is read from a terminal; name a file instead of -.\n")
    #expect(console.input.count == 1)
  }

  @Test(arguments: [
    "9", "0", "l", "zebra", "goto 7", "goto", "undo", "redo", "save", "save there", "save!",
    String(repeating: "x", count: 9000),
  ])
  func `ends with no if a line of it was refused`(line: String) throws {
    let console = FakeConsole(input: ["choices", line, "2"], files: ["there": ""])
    let code = try run(["walk"], console)
    #expect(code == .no)
    #expect(console.errors == "journey: Line 2 of the input was refused.\n")
    #expect(console.output.contains("The input ended at step 1."))
    let quitting = FakeConsole(input: ["x", "y", "q"])
    #expect(try run(["walk", "--save", "kept"], quitting) == .no)
    #expect(
      quitting.errors.hasPrefix(
        "journey: 2 lines of the input were refused, the first is line 1.\n"))
    #expect(quitting.files["kept"] != nil)
  }

  @Test(arguments: ["choices", "properties", "path", "help", "why", "why zebra", "", "save a", "1"])
  func `ends with yes if each was taken`(line: String) throws {
    let console = FakeConsole(input: [line])
    #expect(try run(["walk"], console) == .yes)
    #expect(console.errors == "")
  }

  @Test func `lets a person mistype`() throws {
    let console = FakeConsole(input: ["zebra", "q"])
    #expect(try run(["walk", "--lines"], console, Environment(inputIsTerminal: true)) == .yes)
    #expect(!console.errors.contains("refused"))
  }

  @Test func `a script may begin with a byte order mark, as any file may`() throws {
    let console = FakeConsole(
      input: ["\u{FEFF}ring"],
      files: [
        "a": "\u{FEFF}" + JourneyFile(Walk(try porch(), taking: ["ring"]).journey(title: "t")).text,
        "b": "\u{FEFF}journey:porch ring\r\n",
      ])
    #expect(try run(["walk"], console) == .yes)
    #expect(console.output.hasSuffix("The input ended at step 1.\n"))
    for arguments in [
      ["play", "a", "b"], ["cover", "a"], ["cover", "b"], ["walk", "--from", "a", "--no-input"],
      ["walk", "--from", "b", "--no-input"],
    ] {
      #expect(try run(arguments, console) != .askedWrongly, "\(arguments)")
    }
    console.input = ["\u{FEFF}journey:porch ring"]
    #expect(try run(["play", "-"], console) == .yes)
  }
}
