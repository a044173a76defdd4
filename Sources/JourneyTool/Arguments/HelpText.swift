/// The help, at most 80 columns wide.
package struct HelpText {
  private let toolName: String
  private let started: String
  private let systems: [String]

  /// - Parameters:
  ///   - tool: how the tool is called.
  ///   - command: how it is started; nil by that name.
  ///   - systems: the names of its systems, which the examples are about.
  package init(tool: String, command: String? = nil, systems: [String]) {
    toolName = tool
    started = command ?? tool
    self.systems = systems
  }

  package var version: String { "\(toolName) \(toolVersion)" }

  package var tool: String {
    var lines = [
      "OVERVIEW: Walk through journeys step by step, and check all of them.", "", "EXAMPLES:",
    ]
    let examples = [
      ("", "walk the first system"), ("list", "list the systems"),
      ("walk camera --steps launch", "start one step in"), ("check camera", "check every path"),
      ("suite camera", "try each of its rows, alone and in pairs"),
      ("play bug-482.journey", "replay a journey, and compare"),
    ]
    for (words, what) in examples {
      guard let words = fitting(words) else { continue }
      let line = "  \(started) \(padded(words, to: 29))\(cells(of: words) < 29 ? "" : " ")\(what)"
      lines += cells(of: line) > 80 ? ["  \(started) \(words)", "      \(what)"] : [line]
    }
    lines += ["", "USAGE: \(toolName) [<command>] [<options>]", "", "COMMANDS:"]
    for command in CommandSpec.all { lines += CommandSpec.entry(command.name, command.overview) }
    lines += ["", "OPTIONS:"]
    for option in CommandSpec.everywhere { lines += CommandSpec.entry(option.label, option.help) }
    lines += [
      "",
      "Without a command, a terminal gets `walk`. `\(started) help <command>` shows more.",
      "",
      "EXIT STATUS:",
      "  0 passed   1 failed: a mismatch, a broken property, less than was asked for",
      "  2 wrong usage   3 a limit was hit   74 the output could not be written",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What is said where no command is named and there is no terminal to walk on.
  package var short: String {
    let commands = wrapped(
      "COMMANDS: " + enumeration(CommandSpec.all.map(\.name)), to: 80, indent: 10)
    let lines =
      ["USAGE: \(toolName) [<command>] [<options>]"] + commands + [
        "The output is not a terminal, so name a command: `\(started) walk` walks in lines,",
        "`\(started) help` shows more.",
      ]
    return lines.joined(separator: "\n") + "\n"
  }

  package func command(_ command: CommandSpec) -> String {
    command.help(
      of: toolName, examples: command.examples.compactMap(fitting).map { "\(started) \($0)" })
  }

  /// An example that fits the tool's systems; nil if it says what only another system knows.
  private func fitting(_ example: String) -> String? {
    var words = example.split(separator: " ").map(String.init)
    let names = ["camera", "camera-sketch", "im-login"]
    for place in words.indices where names.contains(words[place]) && !systems.contains(words[place])
    {
      guard let first = systems.first, !words.contains("--property") else { return nil }
      if words.contains(where: { $0.contains("launch") || $0 == "components" }) { return nil }
      words[place] = first
    }
    let isPasted = words.contains { $0.hasPrefix("journey:") }
    return isPasted && !systems.contains("camera") ? nil : words.joined(separator: " ")
  }
}
