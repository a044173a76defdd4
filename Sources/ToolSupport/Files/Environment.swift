/// What the tool gets from its environment: its name, terminals and environment variables.
package struct Environment: Hashable, Sendable {
  /// The variables that are looked at.
  package static let names = [
    "TERM", "CI", "NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "LC_ALL", "LC_CTYPE", "LANG",
    "COLUMNS", "JOURNEY_TEST", "JOURNEY_ACCESSIBLE", "HOME", "XDG_STATE_HOME",
  ]

  /// The name of the program, before its messages.
  package var toolName: String
  /// How the program was started, in the commands it prints: `swift run journey`.
  package var command: String
  package var variables: [String: String]
  package var inputIsTerminal: Bool
  package var outputIsTerminal: Bool
  package var errorsAreOnTerminal: Bool

  package init(
    toolName: String = "journey", command: String? = nil, variables: [String: String] = [:],
    inputIsTerminal: Bool = false, outputIsTerminal: Bool = false, errorsAreOnTerminal: Bool = false
  ) {
    self.toolName = toolName
    self.command = command ?? toolName
    self.variables = variables
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.errorsAreOnTerminal = errorsAreOnTerminal
  }

  /// The command that starts a program as it was started.
  ///
  /// What the path finds is started by its name. The folder of builds of a package around `folder`
  /// is from where `swift run` starts; anything else is started by its path.
  ///
  /// - Parameters:
  ///   - path: the first argument of the process.
  ///   - folder: the folder in which the process was started; nil if that is not known.
  package static func command(startedAs path: String, in folder: String?) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, let name = parts.last else { return path }
    let written = path.contains { $0.isWhitespace || $0 == "'" } ? shellQuoted(path) : path
    guard let build = parts.firstIndex(of: ".build") else { return written }
    let package = parts[..<build]
    let isWhole = path.hasPrefix("/")
    // A person types the shorter way, through the link that is named after the kind of build.
    let isAround =
      isWhole
      ? "\(folder ?? "")/".hasPrefix(package.joined(separator: "/") + "/")
      : package.allSatisfy { $0 == ".." } && parts.count - build > 3
    guard isAround else { return written }
    let isRelease = parts[build...].contains("release")
    return "swift run \(isRelease ? "-c release " : "")\(name)"
  }

  private static func shellQuoted(_ text: String) -> String {
    "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }

  private func value(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a variable is there and does not say no: empty, `0` and `false` do.
  package func isSet(_ name: String) -> Bool {
    value(name).map { !["0", "false"].contains($0.lowercased()) } ?? false
  }

  /// Whether the terminal obeys more than the end of a line.
  package var hasCapableTerminal: Bool {
    value("TERM").map { $0 != "dumb" } ?? false
  }

  package var canUseScreen: Bool { inputIsTerminal && outputIsTerminal && hasCapableTerminal }

  /// Whether the whole screen is used unless something else is asked for.
  package var prefersScreen: Bool {
    canUseScreen && !isSet("CI") && !isSet("JOURNEY_ACCESSIBLE")
  }

  package var isUTF8: Bool {
    let text = (value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG") ?? "").lowercased()
    return text.contains("utf-8") || text.contains("utf8")
  }

  /// Whether results are coloured, for a value of `--color`.
  package func isColoured(_ wish: String?) -> Bool {
    switch wish {
    case "always": true
    case "never": false
    default:
      // Any text of NO_COLOR counts, as its standard says.
      value("NO_COLOR") == nil
        && (isSet("CLICOLOR_FORCE") || isSet("FORCE_COLOR")
          || outputIsTerminal && hasCapableTerminal)
    }
  }

  /// The folder in which the tool keeps what it is in the middle of; nil if the person has none.
  ///
  /// `$XDG_STATE_HOME`, which must be a whole path to count, or `~/.local/state`; on macOS
  /// `~/Library/Application Support`.
  package var stateFolder: String? {
    if let folder = value("XDG_STATE_HOME"), folder.hasPrefix("/") {
      return "\(folder)/\(toolName)"
    }
    #if canImport(Darwin)
      let usual = "Library/Application Support"
    #else
      let usual = ".local/state"
    #endif
    return value("HOME").map { "\($0)/\(usual)/\(toolName)" }
  }

  /// How wide lines of text may be.
  package var columns: Int {
    let number = value("COLUMNS").flatMap { Int($0) } ?? 80
    return min(max(number, 20), 99)
  }
}
