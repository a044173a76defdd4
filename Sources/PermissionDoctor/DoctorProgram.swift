import PermissionFacts
package import ToolSupport

/// The program `permission-doctor`: what `journey` says of an app's permissions, and nothing else,
/// so that it is built in seconds.
package struct DoctorProgram {
  private let outside: any Outside
  private let environment: Environment

  package init(outside: any Outside, environment: Environment) {
    self.outside = outside
    self.environment = environment
  }

  /// What it can be asked: without a command, `doctor`.
  package static let commands: [CommandSpec] = [
    .doctor, .audit,
    CommandSpec(
      "list", overview: "List the permissions by the names that --uses takes, with their keys.",
      operands: [.init("permissions", "The only table that there is.")], least: 0, most: 1,
      options: [], examples: ["list"]),
    CommandSpec(
      "help", overview: "Show help for a command.", operands: [.init("command", "The command.")],
      least: 0, most: 1, options: [], examples: []),
  ]

  /// Runs a command line, without the program's name, and says how it ended.
  package func run(_ arguments: [String]) -> ExitCode {
    let options = arguments.prefix { $0 != "--" }
    let glyphs = Glyphs(isASCII: options.contains("--ascii") || !environment.isUTF8)
    let voice = Voice(outside: outside, environment: environment, glyphs: glyphs)
    do {
      return try answer(arguments, voice)
    } catch let trouble as ToolError {
      return voice.refuse(trouble, isJSON: options.contains("--json"))
    } catch let lost as OutputLost {
      voice.say("The output could not be written: \(lost.reason).")
      return .outputLost
    } catch {
      voice.say("This is a bug of the tool: \(error).")
      return .fault
    }
  }

  private func answer(_ arguments: [String], _ voice: Voice) throws -> ExitCode {
    let names = Self.commands.map(\.name)
    let isNamed = arguments.first.map { names.contains($0) } ?? false
    let invocation = try Invocation(
      parsing: isNamed ? arguments : ["doctor"] + arguments, of: environment.command,
      among: Self.commands, usually: "doctor")
    let command = Self.commands.first { $0.name == invocation.command } ?? .doctor
    if invocation.has("version") {
      try voice.show("\(environment.toolName) \(toolVersion)\n")
      return .yes
    }
    if invocation.has("help") || command.name == "help" {
      try voice.show(help(try helped(by: invocation, isNamed ? command : nil)))
      return .yes
    }
    guard arguments != [] else {
      voice.outside.writeError(voice.glyphs.written(help([.doctor])))
      return .askedWrongly
    }
    try command.checkMost(of: invocation, helpedBy: "\(environment.command) help")
    try command.checkLeast(of: invocation, helpedBy: "\(environment.command) help")
    return try run(command, invocation, voice)
  }

  /// The commands that help is asked for: one that is named, or all.
  private func helped(
    by invocation: Invocation, _ command: CommandSpec?
  ) throws(ToolError) -> [CommandSpec] {
    if let command, command.name != "help" { return [command] }
    guard command != nil, let name = invocation.operands.first else { return Self.commands }
    guard let named = Self.commands.first(where: { $0.name == name }) else {
      let near = nearest(to: name, among: Self.commands.map(\.name))
      throw ToolError("There is no command \(quoted(name)).\(didYouMean(near))")
    }
    return [named]
  }

  private func run(
    _ command: CommandSpec, _ invocation: Invocation, _ voice: Voice
  ) throws -> ExitCode {
    let doctor = Doctor(
      permissions: Declaration.all, voice: voice, hint: "\(environment.command) list",
      command: environment.command)
    switch command.name {
    case "audit": return try doctor.audit(invocation)
    case "list":
      let table = invocation.operands.first
      guard table == nil || table == "permissions" else {
        throw ToolError("There is no table \(quoted(table ?? "")), only permissions.")
      }
      for permission in Declaration.all { try voice.show("\(line(of: permission))\n") }
      return .yes
    default: return try doctor.check(invocation)
    }
  }

  private func line(of permission: Declaration) -> String {
    let keys = permission.keys.value.map(\.name)
    return "\(permission.name): \(keys.isEmpty ? "no key" : keys.joined(separator: ", "))"
  }

  private func help(_ commands: [CommandSpec]) -> String {
    commands.map { command in
      let start =
        command.name == "doctor" ? environment.command : "\(environment.command) \(command.name)"
      return command.help(
        of: environment.toolName,
        examples: command.examples.map { example in
          start + example.drop { $0 != " " }
        })
    }.joined(separator: "\n")
  }
}
