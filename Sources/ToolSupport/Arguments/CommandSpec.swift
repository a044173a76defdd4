package struct OptionSpec: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case none
    case text(String)
    /// A text that may be given several times.
    case texts(String)
    case oneOf(String, [String])
    /// A whole number above 0, and not above `most`: numbers are added and multiplied.
    case count(String, most: Int = 1_000_000_000_000)
    /// Seconds above 0, and not above ``mostSeconds``.
    case seconds(String)

    /// Thirty years: more than anybody waits for, and a time that a clock can tell.
    package static let mostSeconds = 1_000_000_000
  }

  package let long: String
  package let short: Character?
  package let value: Value
  package let help: String

  package init(_ long: String, _ short: Character? = nil, _ value: Value = .none, _ help: String) {
    self.long = long
    self.short = short
    self.value = value
    self.help = help
  }

  /// `-o, --output <file>`.
  package var label: String {
    let dashes = (short.map { "-\($0), " } ?? "") + "--\(long)"
    switch value {
    case .none: return dashes
    case .text(let name), .texts(let name), .oneOf(let name, _), .count(let name, _),
      .seconds(let name):
      return "\(dashes) <\(name)>"
    }
  }
}

extension OptionSpec {
  package init(_ long: String, _ help: String) { self.init(long, nil, .none, help) }
  package init(_ long: String, _ short: Character?, _ help: String) {
    self.init(long, short, .none, help)
  }
}

/// A command of a program: what it is called, takes and does.
package struct CommandSpec: Hashable, Sendable {
  package let name: String
  package let overview: String
  /// What stands after the name, as it is shown: `<system>`.
  package let operands: [Operand]
  package let least: Int
  package let most: Int
  package let options: [OptionSpec]
  /// Without the name of the tool.
  package let examples: [String]

  package struct Operand: Hashable, Sendable {
    package let name: String
    package let help: String

    package init(_ name: String, _ help: String) {
      self.name = name
      self.help = help
    }
  }

  package init(
    _ name: String, overview: String, operands: [Operand], least: Int, most: Int,
    options: [OptionSpec], examples: [String]
  ) {
    self.name = name
    self.overview = overview
    self.operands = operands
    self.least = least
    self.most = most
    self.options = options
    self.examples = examples
  }
}

extension CommandSpec {
  /// The options every command takes.
  package static let everywhere: [OptionSpec] = [
    OptionSpec("help", "h", "Show help."),
    OptionSpec("version", "Show the version."),
    OptionSpec("ascii", "Print ASCII only."),
    OptionSpec(
      "color", nil, .oneOf("when", ["auto", "always", "never"]), "Colour: auto, always or never."),
    OptionSpec("no-input", "Never ask; fail instead."),
    OptionSpec("quiet", "q", "Do not show progress."),
  ]
}
