import FlowModel
import JourneyTool
import Testing

/// What the tool writes when names, files, arguments and variables are hostile or not ASCII.
@Suite struct HarmlessOutputTests {
  private static let lines: [[String]] = [
    ["list"], ["list", "täble"], ["list", hostile], ["help"], ["help", "play"], ["help", hostile],
    ["--version"], [], [hostile], ["--\(hostile)"], ["check", "bill-ü"], ["check", "pörch"],
    ["check", "bill-ü", "--explain"], ["check", "pörch", "--explain", "--suites"],
    ["check", "pörch", "--property", hostile], ["check", hostile],
    ["check", "pörch", "--shard", hostile],
    ["check", "pörch", "--suites"], ["check", "pörch", "--junit", hostile],
    ["check", "bill-ü", "--junit", "lost\(hostile)"], ["check", "pörch", "--timeout", hostile],
    ["suite", "pörch"], ["suite", "pörch", "--list"], ["suite", "pörch", "--component", hostile],
    ["suite", "pörch", "--kind", hostile], ["mutate", "pörch"], ["mutate", "pörch", "--list"],
    ["mutate", "pörch", "--only", hostile], ["mutate", "pörch", "--operator", hostile],
    ["mutate", "pörch", "--properties"],
    ["cover", "pörch", "--suggest", "3", "--missing"], ["cover", "pörch", "a"],
    ["cover", "a", "b"],
    ["cover", "bill-ü", "--suggest", "2"], ["cover", hostile], ["cover", "pörch", "c"],
    ["play", "a"], ["play", "b"], ["play", "c"], ["play", "d"], ["play", "e"], ["play", "f"],
    ["play", hostile], ["play", "journey:\(hostile)"], ["play", "journey:pörch \(hostile)"],
    ["play", "journey:pörch/\(hostile) ring"], ["play", "journey:bill-ü dreh-ü"],
    ["walk", "bill-ü"], ["walk", "pörch"], ["walk", "--from", "b"], ["walk", "--from", "c"],
    ["walk", "--from", "a", "--no-input"], ["walk", "--steps", hostile], ["walk", hostile],
    ["walk", "bill-ü", "--save", hostile], ["walk", "--from", hostile],
    ["export", "pörch", "--component", hostile], ["export", hostile],
    ["export", "pörch", "--format", "tla", "--scope", "components", "-o", "out\(hostile)"],
    ["export", "pörch", "--format", "promela", "--scope", "components", "--count"],
    ["export", "bill-ü", "--format", "promela", "--scope", "components"],
  ]

  private func written(
    _ arguments: [String], _ variables: [String: String], _ toolName: String = "journey"
  ) throws -> (output: String, errors: String) {
    let files = [
      "a": JourneyFile(Walk(try hostilePorch(), taking: ["ring"]).journeyWithEnd(title: hostile)),
      "b": JourneyFile(
        Journey(
          system: "pörch", fingerprint: hostile, title: hostile,
          steps: [Journey.Step(by: .person, choice: hostile, screen: hostile)])),
      "c": JourneyFile(
        Journey(
          system: hostile, fingerprint: hostile, title: hostile,
          steps: [Journey.Step(by: .person, choice: hostile, screen: hostile)])),
    ].mapValues(\.text)
    let console = FakeConsole(
      input: [
        "why", "properties", "path", "1", "why \(hostile)", hostile, "save \(hostile)",
        "save \(hostile)",
      ],
      files: files.merging([
        "d": hostile, "e": "journey:pörch \(hostile)",
        "f": "{\"format\": \"journey/1\", \"ü\u{1B}\u{202E}\": 3, \"model\": {}}",
      ]) { $1 })
    console.lostPlaces = ["lost\(hostile)"]
    let tool = Tool(
      systems: [try hostilePorch(), billboard()],
      tables: [ListedTable("täble", columns: ["a", hostile], rows: [[hostile, hostile]])],
      console: console,
      environment: Environment(
        toolName: toolName, variables: variables, errorsAreOnTerminal: true))
    _ = tool.run(arguments)
    return (console.output, console.errors + console.lastWords)
  }

  @Test(arguments: lines) func `Output is nothing that a terminal obeys`(arguments: [String]) throws
  {
    let (output, errors) = try written(arguments, ["LC_ALL": "C.UTF-8"])
    for text in [output, errors] {
      let obeyed = text.unicodeScalars.filter { scalar in
        scalar != "\n" && [.control, .format].contains(scalar.properties.generalCategory)
      }
      #expect(obeyed.isEmpty, "\(text.debugDescription)")
    }
  }

  @Test(arguments: lines) func `Output is ASCII if asked, and in a locale of ASCII`(
    arguments: [String]
  ) throws {
    let options = arguments.isEmpty ? arguments : [arguments[0], "--ascii"] + arguments.dropFirst()
    for (arguments, variables) in [
      (options.isEmpty ? ["--ascii"] : options, ["LC_ALL": "C.UTF-8"]),
      (arguments, ["LC_ALL": "C", "LANG": "en_US.UTF-8"]), (arguments, ["LC_ALL": "POSIX"]),
      (arguments, [:]),
    ] {
      let (output, errors) = try written(arguments, variables, "jöurney")
      for text in [output, errors] {
        let others = text.unicodeScalars.filter { $0.value > 0x7E || $0 != "\n" && $0.value < 0x20 }
        #expect(others.isEmpty, "\(text.debugDescription)")
      }
    }
  }

  @Test func `keeps the letters of other scripts where they can be shown`() throws {
    #expect(try written(["list"], ["LC_ALL": "C.UTF-8"]).output.contains("pörch"))
    #expect(try written(["check", "bill-ü"], ["LC_ALL": "C.UTF-8"]).output.contains("ü→한"))
    #expect(try written(["play", "a"], ["LC_ALL": "C.UTF-8"]).output.contains(": ü→한\\u{1b}"))
  }

  @Test func `breaks no sentence into two messages`() throws {
    for arguments in [
      ["--a\njourney: b"], ["check", "a\njourney: b"], ["play", "a\r\njourney: b"],
    ] {
      let errors = try written(arguments, [:]).errors
      // What an interruption would say is a message of its own.
      let most = arguments[0] == "play" ? 2 : 1
      #expect(errors.split { $0.isNewline }.count == most, "\(errors.debugDescription)")
    }
  }
}
