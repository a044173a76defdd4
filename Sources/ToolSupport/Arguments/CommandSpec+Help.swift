extension CommandSpec {
  /// The help, at most 80 columns wide.
  ///
  /// - Parameters:
  ///   - tool: how the program is called.
  ///   - examples: lines that can be typed.
  package func help(of tool: String, examples: [String]) -> String {
    let names = operands.enumerated().map { place, operand in
      place < least ? "<\(operand.name)>" : "[<\(operand.name)>]"
    }
    var lines = ["OVERVIEW: \(overview)", ""]
    if !examples.isEmpty {
      lines += ["EXAMPLES:"] + examples.map { "  \($0)" } + [""]
    }
    lines += [
      (["USAGE: \(tool)", name] + names + ["[<options>]"]).joined(separator: " ")
    ]
    if !operands.isEmpty {
      lines += ["", "ARGUMENTS:"]
      for operand in operands { lines += Self.entry("<\(operand.name)>", operand.help) }
    }
    lines += ["", "OPTIONS:"]
    for option in options + Self.everywhere {
      lines += Self.entry(option.label, option.help)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A line of a list with two columns.
  package static func entry(_ label: String, _ help: String) -> [String] {
    let texts = wrapped(help, to: 80 - 26)
    let indent = String(repeating: " ", count: 26)
    guard cells(of: label) < 23 else { return ["  \(label)"] + texts.map { indent + $0 } }
    return [padded("  \(label)", to: 26) + (texts.first ?? "")]
      + texts.dropFirst().map { indent + $0 }
  }

  /// Refuses more operands than it takes.
  package func checkMost(of invocation: Invocation, helpedBy help: String) throws(ToolError) {
    guard invocation.operands.count > most else { return }
    throw ToolError(
      "\"\(harmless(invocation.operands[most]))\" is one argument too many for \(name). See "
        + "`\(help) \(name)`.")
  }

  /// Refuses fewer operands than it needs.
  package func checkLeast(of invocation: Invocation, helpedBy help: String) throws(ToolError) {
    guard invocation.operands.count < least else { return }
    let needed = operands[0].name.prefix { $0 != "." }
    throw ToolError("\(name) needs a \(needed). See `\(help) \(name)`.")
  }
}

/// The version of every program of the package.
package let toolVersion = "0.1.0"
