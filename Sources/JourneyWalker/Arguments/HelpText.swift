/// The help, at most 80 columns wide.
package enum HelpText {
  package static func version(of tool: String) -> String { "\(tool) 0.1.0" }

  /// The help for the tool.
  package static func tool(_ tool: String) -> String {
    var lines = [
      "OVERVIEW: Walk through permission journeys on a simulated phone.", "", "EXAMPLES:",
    ]
    let examples = [
      ("", "walk the first system"), ("list", "see what there is"),
      ("walk camera --steps 'a,b'", "start two steps in"), ("check camera", "try everything"),
      ("suite camera", "try each of its rows, alone and in pairs"),
      ("play bug-482.journey", "replay one, check that it still holds"),
    ]
    for (words, what) in examples { lines.append("  \(tool) \(padded(words, to: 29))\(what)") }
    lines += ["", "USAGE: \(tool) [<command>] [<options>]", "", "COMMANDS:"]
    for command in CommandSpec.all { lines += entry(command.name, command.overview) }
    lines += ["", "OPTIONS:"]
    for option in CommandSpec.everywhere { lines += entry(option.label, option.help) }
    lines += [
      "", "Without a command `walk` is meant. `\(tool) help <command>` tells more.", "",
      "EXIT STATUS:",
      "  0 yes   1 no: a mismatch, a broken rule, less than was asked for",
      "  2 asked wrongly   3 a limit was hit   74 the output could not be written",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The help for a command.
  package static func command(_ command: CommandSpec, of tool: String) -> String {
    let operands = command.operands.enumerated().map { place, operand in
      place < command.least ? "<\(operand.name)>" : "[<\(operand.name)>]"
    }
    var lines = ["OVERVIEW: \(command.overview)", ""]
    if !command.examples.isEmpty {
      lines += ["EXAMPLES:"] + command.examples.map { "  \(tool) \($0)" } + [""]
    }
    lines += [
      (["USAGE: \(tool)", command.name] + operands + ["[<options>]"]).joined(separator: " ")
    ]
    if !command.operands.isEmpty {
      lines += ["", "ARGUMENTS:"]
      for operand in command.operands { lines += entry("<\(operand.name)>", operand.help) }
    }
    lines += ["", "OPTIONS:"]
    for option in command.options + CommandSpec.everywhere {
      lines += entry(option.label, option.help)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func entry(_ label: String, _ help: String) -> [String] {
    let texts = wrapped(help, to: 80 - 26)
    let indent = String(repeating: " ", count: 26)
    guard cells(of: label) < 23 else { return ["  \(label)"] + texts.map { indent + $0 } }
    return [padded("  \(label)", to: 26) + (texts.first ?? "")]
      + texts.dropFirst().map { indent + $0 }
  }
}
