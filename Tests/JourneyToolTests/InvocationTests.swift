import JourneyTool
import Testing

/// Command lines.
@Suite struct InvocationTests {
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
    (["export", "-o", "a.dot"], Invocation(command: "export", options: ["output": "a.dot"])),
    (["export", "-oa.dot"], Invocation(command: "export", options: ["output": "a.dot"])),
    (["play", "-"], Invocation(command: "play", operands: ["-"])),
    (["play", "--", "--help"], Invocation(command: "play", operands: ["--help"])),
    (["walk", "-h"], Invocation(command: "walk", options: ["help": ""])),
    (["walk", "--save", "-x"], Invocation(command: "walk", options: ["save": "-x"])),
    (["help", "walk"], Invocation(command: "help", operands: ["walk"])),
    (["walk", ""], Invocation(command: "walk", operands: [""])),
  ])
  func `command lines are read`(arguments: [String], expected: Invocation) throws {
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
    (
      ["export", "--format", "mermaidd"],
      "--format takes mermaid, dot, json, html, xcuitest, promela and tla, not \"mermaidd\". Did you mean "
        + "\"mermaid\"?"
    ),
    (
      ["mutate", "--operator", "drop-until", "--operator=change-delay"],
      "--operator is given twice, \"drop-until\" and \"change-delay\"; give it once."
    ),
  ])
  func `command lines are refused in a sentence`(arguments: [String], sentence: String) {
    #expect(throws: ToolError(sentence)) { try Invocation(parsing: arguments) }
  }

  /// What no option takes as a number.
  private static let noNumbers = [
    "0", "-1", "", " ", " 5", "5 ", "+5", "0x10", "1e9", "1e300", "1_000", "1,5", "inf", "nan",
    "infinity", "ten", "٣", "５", "²", "5\u{0}", "9223372036854775807", "9223372036854775808",
    "99999999999999999999999",
  ]

  @Test(
    arguments: CommandSpec.all.flatMap { command in
      command.options.map { (command.name, $0) }
    })
  func `take whole numbers by one property`(command: String, option: OptionSpec) throws {
    guard case .count(_, let most) = option.value else { return }
    for text in Self.noNumbers + ["0.5", "1.0", "\(most + 1)"] {
      let sentence =
        "--\(option.long) needs a whole number in digits, from 1 to \(most), "
        + "not \"\(text == "5\u{0}" ? "5\\u{0}" : text)\"."
      #expect(throws: ToolError(sentence)) {
        try Invocation(parsing: [command, "--\(option.long)", text])
      }
    }
    for text in ["1", "\(most)", "007"] where Int(text) ?? 0 <= most {
      #expect(try Invocation(parsing: [command, "--\(option.long)=\(text)"]).has(option.long))
    }
  }

  @Test(arguments: ["check", "cover", "play", "mutate", "export"])
  func `take seconds by one property`(command: String) throws {
    for text in Self.noNumbers + ["0.0", ".5", "5.", "1.2.3", "1000000000.1", "1000000001", "-0.5"]
    {
      let sentence =
        "--timeout needs seconds in digits, such as 90 or 0.5, above 0 and up to 1000000000, "
        + "not \"\(text == "5\u{0}" ? "5\\u{0}" : text)\"."
      #expect(throws: ToolError(sentence)) {
        try Invocation(parsing: [command, "--timeout", text])
      }
    }
    for text in ["1", "0.25", "10.0", "1000000000"] {
      #expect(try Invocation(parsing: [command, "--timeout", text]).has("timeout"))
    }
  }

  @Test(arguments: [
    ["--\u{1B}]0;x\u{7}"], ["-\u{1B}[2J"], ["list", "--a\n\u{202E}b"],
    ["check", "--max-states", "\u{9B}1m"],
    ["check", "--timeout", "\r1"], ["export", "--format", "\u{1B}[31mdot"],
    ["check", "--shortest", "\u{2066}steps"], ["walk", "--color", "\u{1B}c"],
  ])
  func `command lines are quoted so that no terminal obeys them`(arguments: [String]) {
    #expect {
      try Invocation(parsing: arguments)
    } throws: { error in
      let sentence = (error as? ToolError)?.sentence ?? "\u{1B}"
      return sentence.contains("\\u{")
        && sentence.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        && sentence.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format }
    }
  }

  @Test func `command lines are quoted at their beginning if they are long`() {
    let long = String(repeating: "x", count: 100_000)
    for arguments in [["--\(long)"], ["check", "--timeout", long], ["export", "--format", long]] {
      #expect {
        try Invocation(parsing: arguments)
      } throws: { ($0 as? ToolError)?.sentence.count ?? .max < 200 }
    }
  }

  @Test(arguments: CommandSpec.all)
  func `help has at most eighty columns`(command: CommandSpec) {
    for systems in [["camera", "camera-sketch", "im-login"], ["newsletter"], []] {
      let help = HelpText(tool: "journey", systems: systems)
      for line in (help.command(command) + help.tool).split(separator: "\n") {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }

  @Test(arguments: CommandSpec.all)
  func `help has examples about the systems that there are`(command: CommandSpec) {
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
    #expect(!own.tool.contains("--steps"))
    #expect(HelpText(tool: "mail", systems: []).tool.contains("  mail list "))
  }
}
