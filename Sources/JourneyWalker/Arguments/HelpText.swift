/// The help, at most 80 columns wide.
package enum HelpText {
  package static let version = "journey 0.1.0"

  /// The help for the tool.
  package static var tool: String {
    var lines = [
      "OVERVIEW: Walk through permission journeys on a simulated phone.", "", "EXAMPLES:",
      "  journey                              walk the first system",
      "  journey list                         see what there is",
      "  journey walk camera --steps 'a,b'    start two steps in",
      "  journey check camera                 try everything",
      "  journey suite camera                 try each of its rows, alone and in pairs",
      "  journey play bug-482.journey         replay one, check that it still holds", "",
      "USAGE: journey [<command>] [<options>]", "", "COMMANDS:",
    ]
    for command in CommandSpec.all { lines += entry(command.name, command.overview) }
    lines += ["", "OPTIONS:"]
    for option in CommandSpec.everywhere { lines += entry(option.label, option.help) }
    lines += [
      "", "Without a command `walk` is meant. `journey help <command>` tells more.", "",
      "EXIT STATUS:",
      "  0 yes   1 no: a mismatch, a broken rule, less than was asked for",
      "  2 asked wrongly   3 a limit was hit   74 the output could not be written",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The help for a command.
  package static func command(_ command: CommandSpec) -> String {
    let operands = command.operands.enumerated().map { place, operand in
      place < command.least ? "<\(operand.name)>" : "[<\(operand.name)>]"
    }
    var lines = ["OVERVIEW: \(command.overview)", ""]
    if !command.examples.isEmpty {
      lines += ["EXAMPLES:"] + command.examples.map { "  \($0)" } + [""]
    }
    lines += [
      (["USAGE: journey", command.name] + operands + ["[<options>]"]).joined(separator: " ")
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
