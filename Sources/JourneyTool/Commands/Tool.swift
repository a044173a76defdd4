import EveryPath
package import FlowModel
import PermissionDoctor
package import PermissionFacts

/// The tool with its outside passed in.
package struct Tool {
  let catalogs: [ListedCatalog]
  let systems: [any AnySystem]
  let tables: [ListedTable]
  let permissions: [Declaration]
  let console: any Console
  let environment: Environment
  /// In which characters it writes.
  private(set) var glyphs: Glyphs
  /// Whether a person may be asked for what is missing.
  private(set) var mayAsk = true
  /// Whether it does not say how far it is.
  private var isQuiet = false
  /// Whether its result is to be JSON, also if it is interrupted.
  private var isJSON = false

  package init(
    systems: [any AnySystem], tables: [ListedTable] = [],
    permissions: [Declaration] = [], console: any Console, environment: Environment
  ) {
    self.init(
      catalogs: [ListedCatalog(nil, systems)], tables: tables, permissions: permissions,
      console: console, environment: environment)
  }

  package init(
    catalogs: [ListedCatalog], tables: [ListedTable] = [],
    permissions: [Declaration] = [], console: any Console, environment: Environment
  ) {
    self.catalogs = catalogs
    systems = catalogs.flatMap(\.systems)
    self.tables = tables
    self.permissions = permissions
    self.console = console
    self.environment = environment
    glyphs = Glyphs(isASCII: !environment.isUTF8)
  }

  /// The tool with another console.
  func on(_ console: any Console) -> Tool {
    Tool(
      catalogs: catalogs, tables: tables, permissions: permissions, console: console,
      environment: Environment(
        toolName: environment.toolName, command: environment.command,
        variables: environment.variables))
  }

  /// How it was started, in the commands it prints.
  var toolName: String { environment.command }

  /// Runs a command line, without the program's name, and says how it ended.
  package func run(_ arguments: [String]) -> ExitCode {
    var tool = self
    // Also for what is said if the line cannot be read.
    let options = arguments.prefix { $0 != "--" }
    if options.contains("--ascii") { tool.glyphs.isASCII = true }
    if options.contains("--no-input") { tool.mayAsk = false }
    tool.isQuiet = options.contains("--quiet") || options.contains("-q")
    tool.isJSON = asksForJSON(arguments)
    return tool.answer(arguments)
  }

  private func answer(_ arguments: [String]) -> ExitCode {
    do {
      return try execute(try Invocation(parsing: arguments, of: toolName))
    } catch let trouble as ToolError {
      return refuse(trouble, arguments)
    } catch let lost as OutputLost {
      say("The output could not be written: \(lost.reason).")
      return .outputLost
    } catch let missing as MissingWorld {
      return refuse(ToolError(missing.description), arguments)
    } catch let mistakes as DefinitionErrors {
      return refuse(ToolError("\(mistakes)"), arguments)
    } catch let unbuilt as UnbuiltSystem {
      return refuse(ToolError(harmless(unbuilt.description)), arguments)
    } catch {
      return refuse(ToolError("This is a bug of the tool: \(error).", .fault), arguments)
    }
  }

  /// Says why there is no answer; a reader of JSON gets that, too.
  private func refuse(_ trouble: ToolError, _ arguments: [String]) -> ExitCode {
    voice.refuse(trouble, isJSON: asksForJSON(arguments))
  }

  /// Whether the standard output is to be JSON; so far as a line can be read if it is a wrong one.
  private func asksForJSON(_ arguments: [String]) -> Bool {
    if let invocation = try? Invocation(parsing: arguments) {
      return invocation.has("json")
        || invocation.options["format"] == "json" && outputFile(invocation) == nil
    }
    let words = arguments.prefix { $0 != "--" }
    return words.contains("--json") || words.contains("--format=json")
      || zip(words, words.dropFirst()).contains { $0 == ("--format", "json") }
  }

  /// Says what goes on while it takes long: on a terminal after a second, elsewhere after ten.
  func telling<Value, Trouble: Error>(
    _ text: String, after seconds: Int? = nil, _ body: () throws(Trouble) -> Value
  ) throws(Trouble) -> Value {
    let isOver = environment.errorsAreOnTerminal && environment.hasCapableTerminal
    let text = glyphs.written(text)
    let name = glyphs.written(environment.toolName)
    let words = "Interrupted while \(text), not finished."
    console.whenInterrupted(
      say: "\(name): \(words)\n",
      print: isJSON ? ProgressReporter.result(interrupted: words) : "")
    if !isQuiet {
      console.beginTelling(
        "\(name): \(text)", after: seconds ?? (isOver ? 1 : 10), writingOver: isOver)
    }
    defer { console.endTelling() }
    return try body()
  }

  private func execute(_ invocation: Invocation) throws -> ExitCode {
    if invocation.has("version") {
      try show(help.version + "\n")
      return .yes
    }
    let command = try command(invocation.command)
    if invocation.has("help") {
      try show(invocation.command == nil ? help.tool : help.command(command))
      return .yes
    }
    let pointer = "\(toolName) help"
    try command.checkMost(of: invocation, helpedBy: pointer)
    if command.kind == .help { return try help(invocation) }
    guard !invocation.asksForNothing || environment.outputIsTerminal else {
      console.writeError(glyphs.written(self.help.short))
      return .askedWrongly
    }
    if let mistake = mistakeInNames { throw ToolError(mistake) }
    try command.checkLeast(of: invocation, helpedBy: pointer)
    let needless: [CommandSpec.Kind] = [.list, .play, .measure, .doctor, .audit]
    guard !systems.isEmpty || needless.contains(command.kind) else {
      throw ToolError("There is no system to \(command.name) yet.")
    }
    if invocation.has("json") {
      let words = "Interrupted, not finished."
      console.whenInterrupted(
        say: "\(glyphs.written(environment.toolName)): \(words)\n",
        print: ProgressReporter.result(interrupted: words))
    }
    switch command.kind {
    case .walk: return try walk(invocation)
    case .play: return try play(invocation)
    case .measure: return try measure(invocation)
    case .check: return try check(invocation)
    case .find: return try find(invocation)
    case .suite: return try suite(invocation)
    case .cover: return try cover(invocation)
    case .mutate: return try mutate(invocation)
    case .list: return try list(invocation)
    case .export: return try export(invocation)
    case .doctor: return try doctor.check(invocation)
    case .audit: return try doctor.audit(invocation)
    case .mcp:
      try ContextServer(tool: self).run()
      return .yes
    case .help: return try help(invocation)
    }
  }

  /// Why a system of the list cannot be asked for by its name; nil if each can.
  private var mistakeInNames: String? {
    var known: Set<String> = []
    for name in systems.map(\.name) {
      if !known.insert(name).inserted {
        return "Two systems are called \"\(harmless(name))\"; each needs a name of its own."
      }
      // A name is an argument, and a word of a pasted line up to its first slash.
      if name.isEmpty || name.hasPrefix("-")
        || name.contains(where: { $0.isWhitespace || $0 == "/" }) || harmless(name) != name
      {
        return "A system is called \"\(harmless(name))\", which cannot be typed; a name has no "
          + "spaces or slashes and does not begin with a hyphen."
      }
    }
    return nil
  }

  private func command(_ name: String?) throws(ToolError) -> CommandSpec {
    let name = name ?? "walk"
    if let command = CommandSpec.all.first(where: { $0.name == name }) { return command }
    if systems.contains(where: { $0.name == name }) {
      throw ToolError(
        "There is no command \"\(name)\". To walk the system, write `\(toolName) walk \(name)`.")
    }
    let near = nearest(to: name, among: CommandSpec.all.map(\.name))
    throw ToolError(
      "There is no command \"\(harmless(name))\".\(didYouMean(near)) See `\(toolName) help`.")
  }

  private func help(_ invocation: Invocation) throws -> ExitCode {
    guard let name = invocation.operands.first else {
      try show(help.tool)
      return .yes
    }
    try show(help.command(try command(name)))
    return .yes
  }

  private var help: HelpText {
    HelpText(
      tool: environment.toolName, command: toolName, systems: systems.map(\.name))
  }

  func system(_ name: String) throws(ToolError) -> any AnySystem {
    try Self.system(name, among: systems, of: toolName)
  }

  static func system(
    _ name: String, among systems: [any AnySystem], of toolName: String
  ) throws(ToolError) -> any AnySystem {
    if let system = systems.first(where: { $0.name == name }) { return system }
    let near = nearest(to: name, among: systems.map(\.name))
    throw ToolError(
      "There is no system \"\(harmless(name))\".\(didYouMean(near)) See `\(toolName) list`.")
  }

  private var voice: Voice { Voice(outside: console, environment: environment, glyphs: glyphs) }

  /// Says something that is not a result.
  func say(_ sentence: String) { voice.say(sentence) }

  /// Writes a result in words; one in a format goes to the console as it is.
  func show(_ text: String) throws(OutputLost) { try voice.show(text) }

  /// The doctor, which this tool and a program of its own have in common.
  private var doctor: Doctor {
    Doctor(
      permissions: permissions, voice: voice,
      hint: toolName
        + (tables.contains { $0.name == "permissions" } ? " list permissions" : " help doctor"),
      command: "\(toolName) doctor")
  }

  /// Tells how far work on a system is.
  func progressReporter(of system: any AnySystem, _ invocation: Invocation) -> ProgressReporter {
    ProgressReporter(
      system: system.name, console: console, environment: environment, glyphs: glyphs,
      isQuiet: invocation.has("quiet"), isJSON: invocation.has("json"))
  }

  func paint(_ invocation: Invocation) -> Paint {
    Paint(isOn: environment.isColoured(invocation.options["color"]))
  }
}
