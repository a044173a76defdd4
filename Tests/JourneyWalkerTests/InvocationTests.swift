import JourneyWalker
import Testing

@Suite struct `Command lines` {
  @Test(arguments: [
    ([], Invocation()),
    (["walk", "porch"], Invocation(command: "walk", operands: ["porch"])),
    (["--lines"], Invocation(options: ["lines": ""])),
    (["--lines", "walk"], Invocation(command: "walk", options: ["lines": ""])),
    (
      ["check", "--max-states", "10", "porch", "--json"],
      Invocation(command: "check", operands: ["porch"], options: ["max-states": "10", "json": ""])
    ),
    (
      ["check", "--max-states=10"],
      Invocation(command: "check", options: ["max-states": "10"])
    ),
    (
      ["check", "--max-depth", "1", "--max-depth", "2"],
      Invocation(command: "check", options: ["max-depth": "2"])
    ),
    (["export", "-o", "a.dot"], Invocation(command: "export", options: ["output": "a.dot"])),
    (["export", "-oa.dot"], Invocation(command: "export", options: ["output": "a.dot"])),
    (["play", "-"], Invocation(command: "play", operands: ["-"])),
    (["play", "--", "--help"], Invocation(command: "play", operands: ["--help"])),
    (["walk", "-h"], Invocation(command: "walk", options: ["help": ""])),
    (["walk", "--save", "-x"], Invocation(command: "walk", options: ["save": "-x"])),
    (["help", "walk"], Invocation(command: "help", operands: ["walk"])),
    (["walk", ""], Invocation(command: "walk", operands: [""])),
  ])
  func `are read`(arguments: [String], expected: Invocation) throws {
    #expect(try Invocation(parsing: arguments) == expected)
  }

  @Test(arguments: [
    (
      ["walk", "--stpes", "a"],
      "walk has no option \"--stpes\". Did you mean \"--steps\"? See `journey help walk`."
    ),
    (
      ["--colour", "never"],
      "There is no option \"--colour\". Did you mean \"--color\"? See `journey help`."
    ),
    (["list", "-x"], "list has no option \"-x\". See `journey help list`."),
    (
      ["list", "--steps", "a"],
      "list has no option \"--steps\". See `journey help list`."
    ),
    (["--steps", "a", "list"], "list has no option \"--steps\". See `journey help list`."),
    (["walk", "--steps"], "--steps needs a value: --steps <list>."),
    (["walk", "--lines=yes"], "--lines takes no value."),
    (["check", "--max-states", "0"], "--max-states needs a whole number above 0, not \"0\"."),
    (["check", "--max-depth", "ten"], "--max-depth needs a whole number above 0, not \"ten\"."),
    (["check", "--timeout", "nan"], "--timeout needs a number of seconds above 0, not \"nan\"."),
    (["check", "--timeout", "-1"], "--timeout needs a number of seconds above 0, not \"-1\"."),
    (
      ["check", "--timeout", "inf"],
      "--timeout needs a number of seconds up to 1000000000, not \"inf\"."
    ),
    (
      ["check", "--timeout", "1e300"],
      "--timeout needs a number of seconds up to 1000000000, not \"1e300\"."
    ),
    (
      ["cover", "--timeout", "1e10"],
      "--timeout needs a number of seconds up to 1000000000, not \"1e10\"."
    ),
    (["check", "--timeout", ""], "--timeout needs a number of seconds above 0, not \"\"."),
    (["check", "--max-states", ""], "--max-states needs a whole number above 0, not \"\"."),
    (["check", "--max-states", "nan"], "--max-states needs a whole number above 0, not \"nan\"."),
    (
      ["check", "--max-states", "9223372036854775807"],
      "--max-states needs a whole number up to 1000000000000, not \"9223372036854775807\"."
    ),
    (
      ["check", "--max-states", "9223372036854775808"],
      "--max-states needs a whole number up to 1000000000000, not \"9223372036854775808\"."
    ),
    (
      ["suite", "--hidden", "9223372036854775807"],
      "--hidden needs a whole number up to 1000, not \"9223372036854775807\"."
    ),
    (
      ["suite", "--reset-price", "1000001"],
      "--reset-price needs a whole number up to 1000000, not \"1000001\"."
    ),
    (["mutate", "--min", "nan"], "--min needs a whole number above 0, not \"nan\"."),
    (["mutate", "--min", "101"], "--min needs a whole number up to 100, not \"101\"."),
    (
      ["export", "--format", "mermaidd"],
      "--format knows mermaid, dot, json, promela and tla, not \"mermaidd\". Did you mean \"mermaid\"?"
    ),
  ])
  func `are refused in a sentence`(arguments: [String], sentence: String) {
    #expect(throws: Trouble(sentence)) { try Invocation(parsing: arguments) }
  }

  @Test(arguments: CommandSpec.all)
  func `have help of at most eighty columns`(command: CommandSpec) {
    for systems in [["camera", "camera-sketch", "im-login"], ["newsletter"], []] {
      let help = HelpText(tool: "journey", systems: systems)
      for line in (help.command(command) + help.tool).split(separator: "\n") {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }

  @Test(arguments: CommandSpec.all)
  func `have examples about the systems that there are`(command: CommandSpec) {
    let own = HelpText(tool: "mail", systems: ["newsletter"])
    #expect(!(own.command(command) + own.tool).contains("camera"))
    let shipped = HelpText(tool: "journey", systems: ["camera", "camera-sketch", "im-login"])
    for example in command.examples {
      #expect(shipped.command(command).contains("  journey \(example)\n"))
    }
  }

  @Test func `keep the examples that fit any system`() {
    let own = HelpText(tool: "mail", systems: ["newsletter"])
    #expect(own.tool.contains("  mail check newsletter "))
    #expect(own.tool.contains("  mail walk newsletter --steps 'a,b'"))
    #expect(HelpText(tool: "mail", systems: []).tool.contains("  mail list "))
  }
}
