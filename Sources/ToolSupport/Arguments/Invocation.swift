/// What a command line asks for.
package struct Invocation: Hashable, Sendable {
  /// The command; nil if none was named.
  package var command: String?
  /// What stands after it, in order.
  package var operands: [String] = []
  /// The options by their long names; an empty text for one without a value.
  package var options: [String: String] = [:]

  /// The values of the options that may be given several times.
  package var lists: [String: [String]] = [:]

  /// Whether neither a command is named nor anything that one could do.
  package var asksForNothing: Bool {
    let anywhere = CommandSpec.everywhere.map(\.long)
    return command == nil && options.keys.allSatisfy(anywhere.contains)
  }

  package func has(_ option: String) -> Bool { options[option] != nil }

  package init(command: String? = nil, operands: [String] = [], options: [String: String] = [:]) {
    self.command = command
    self.operands = operands
    self.options = options
  }

  /// Reads a command line, without the program's name.
  ///
  /// - Parameters:
  ///   - tool: that name, for the help that is pointed to.
  ///   - commands: those of the program.
  ///   - usual: the command that is meant where none is named.
  ///
  /// Options may stand anywhere, also before the command; `--` ends them. One with a value is given
  /// once, unless it may be given several times. Nothing is abbreviated.
  package init(
    parsing arguments: [String], of tool: String, among commands: [CommandSpec],
    usually usual: String
  ) throws(ToolError) {
    self.init()
    var words: [String] = []
    var index = 0
    var spec: CommandSpec?
    while index < arguments.count {
      let word = arguments[index]
      index += 1
      if word == "--" {
        words += arguments[index...]
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        if spec == nil, words.isEmpty { spec = commands.first { $0.name == word } }
        words.append(word)
        continue
      }
      let (option, inline) = try Self.option(word, of: spec, among: commands, tool)
      guard option.value != .none else {
        guard inline == nil else { throw ToolError("--\(option.long) takes no value.") }
        options[option.long] = ""
        continue
      }
      var value = inline
      if value == nil, index < arguments.count {
        value = arguments[index]
        index += 1
      }
      guard let value else { throw ToolError("--\(option.long) needs a value: \(option.label).") }
      try Self.check(value, for: option)
      if case .texts = option.value {
        lists[option.long, default: []].append(value)
      } else if let first = options[option.long] {
        throw ToolError(
          "--\(option.long) is given twice, \(quoted(first)) and \(quoted(value)); give it once.")
      }
      options[option.long] = value
    }
    command = words.first
    operands = Array(words.dropFirst())
    let own = commands.first { $0.name == command ?? usual }
    for name in options.keys.sorted() {
      guard let own, !(own.options + CommandSpec.everywhere).contains(where: { $0.long == name })
      else { continue }
      throw Self.unknown("--\(name)", of: own, nil, tool)
    }
  }

  /// The option a word names, with the value it carries itself.
  private static func option(
    _ word: String, of command: CommandSpec?, among commands: [CommandSpec], _ tool: String
  ) throws(ToolError) -> (OptionSpec, inline: String?) {
    // Before the command is known any option may be meant.
    let options =
      (command.map { [$0] } ?? commands).flatMap(\.options) + CommandSpec.everywhere
    if word.hasPrefix("--") {
      let pieces = word.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(pieces.first ?? "")
      if let option = options.first(where: { $0.long == name }) {
        return (option, pieces.count > 1 ? String(pieces[1]) : nil)
      }
      let near = nearest(to: name, among: options.map(\.long)).map { "--\($0)" }
      throw unknown("--\(name)", of: command, near, tool)
    }
    let letters = word.dropFirst()
    if let letter = letters.first, let option = options.first(where: { $0.short == letter }) {
      let rest = letters.dropFirst()
      if rest.isEmpty { return (option, nil) }
      if option.value != .none { return (option, String(rest)) }
    }
    let near = nearest(to: String(letters), among: options.map(\.long)).map { "--\($0)" }
    throw unknown(word, of: command, near, tool)
  }

  private static func unknown(
    _ word: String, of command: CommandSpec?, _ near: String?, _ tool: String
  ) -> ToolError {
    let place = command.map { "\($0.name) has" } ?? "There is"
    let help = "\(tool) help" + (command.map { " \($0.name)" } ?? "")
    return ToolError("\(place) no option \(quoted(word)).\(didYouMean(near)) See `\(help)`.")
  }

  private static func check(_ value: String, for option: OptionSpec) throws(ToolError) {
    switch option.value {
    case .none: return
    case .text, .texts:
      guard value.isEmpty else { return }
      throw ToolError("--\(option.long) needs a value: \(option.label).")
    case .oneOf(_, let words):
      guard !words.contains(value) else { return }
      throw ToolError(
        "--\(option.long) takes \(enumeration(words)), not \(quoted(value))."
          + didYouMean(nearest(to: value, among: words)))
    case .count(_, let most):
      guard !(wholeNumber(value).map { (1...most).contains($0) } ?? false) else { return }
      throw ToolError(
        "--\(option.long) needs a whole number in digits, from 1 to \(most), "
          + "not \(quoted(value)).")
    case .seconds:
      let most = OptionSpec.Value.mostSeconds
      guard !(seconds(value).map { $0 > 0 && $0 <= Double(most) } ?? false) else { return }
      throw ToolError(
        "--\(option.long) needs seconds in digits, such as 90 or 0.5, above 0 and up to \(most), "
          + "not \(quoted(value)).")
    }
  }

  /// The seconds that a text says in digits, with a point or without; nil if it says none.
  private static func seconds(_ text: String) -> Double? {
    let pieces = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    return pieces.allSatisfy { wholeNumber($0) != nil } ? Double(text) : nil
  }
}
