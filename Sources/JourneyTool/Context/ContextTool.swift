import FlowModel

/// A command of the tool as a coding agent calls it.
struct ContextTool: Sendable {
  /// An argument of it.
  struct Argument: Sendable {
    enum Value: String, Sendable {
      case text = "string"
      case texts = "array"
      case number = "integer"
    }

    let name: String
    let value: Value
    let isNeeded: Bool
    let says: String

    init(_ name: String, _ value: Value, needed: Bool = false, _ says: String) {
      (self.name, self.value, self.isNeeded, self.says) = (name, value, needed, says)
    }
  }

  /// The arguments of a call, each as the texts that it holds.
  typealias Given = [String: [String]]

  let name: String
  let says: String
  let arguments: [Argument]
  /// The command line that answers, without `--json`.
  let line: @Sendable (Given) -> [String]
  /// What that reads from the standard input.
  var input: @Sendable (Given) -> String = { _ in "" }

  /// How the tool is listed.
  var node: JSONNode {
    let properties = arguments.map { JSONNode.Member($0.name, $0.node) }
    let needed = arguments.filter(\.isNeeded).map { JSONNode.string($0.name) }
    let schema: [JSONNode.Member] = [
      .init("type", .string("object")), .init("properties", .object(properties)),
      .init("required", .array(needed)), .init("additionalProperties", .bool(false)),
    ]
    let hints = JSONNode.object([
      .init("readOnlyHint", .bool(true)), .init("openWorldHint", .bool(false)),
    ])
    return .object([
      .init("name", .string(name)), .init("description", .string(says)),
      .init("inputSchema", .object(schema)), .init("annotations", hints),
    ])
  }

  /// Reads the arguments of a call.
  func read(_ node: JSONNode) throws(ToolError) -> Given {
    guard case .object(let members) = node else {
      throw ToolError("The arguments of \(name) are no object.")
    }
    var given: Given = [:]
    for member in members {
      guard let argument = arguments.first(where: { $0.name == member.name }) else {
        let near = nearest(to: member.name, among: arguments.map(\.name))
        throw ToolError("\(name) takes no \(quoted(member.name)).\(didYouMean(near))")
      }
      given[argument.name] = try argument.read(member.node)
    }
    for argument in arguments where argument.isNeeded && given[argument.name] == nil {
      throw ToolError("\(name) needs \(argument.name): \(argument.says)")
    }
    return given
  }
}

extension ContextTool.Argument {
  fileprivate var node: JSONNode {
    let items: [JSONNode.Member] =
      value == .texts ? [.init("items", .object([.init("type", .string("string"))]))] : []
    return .object(
      [.init("type", .string(value.rawValue)), .init("description", .string(says))] + items)
  }

  fileprivate func read(_ node: JSONNode) throws(ToolError) -> [String] {
    switch (value, node) {
    case (.text, .string(let text)): return [text]
    case (.number, .digits(let digits)) where Int(digits) != nil: return [digits]
    case (.texts, .array(let nodes)):
      let texts = nodes.compactMap(\.asString)
      if texts.count == nodes.count { return texts }
    default: break
    }
    throw ToolError("\(name) is a JSON \(value.rawValue)\(value == .texts ? " of strings" : "").")
  }
}

extension ContextTool {
  /// What a client may tell its agent of all of them.
  static let instructions =
    "EveryPath declares the journeys of an iOS app as finite state machines. List the systems, "
    + "take steps on the simulated iPhone, ask for states, and check every path. Each call stands "
    + "alone: hand the whole list of steps to step."

  static let all: [ContextTool] = [systems, step, find, check, explain, doctor, permission]

  private static let system = Argument(
    "system", .text, needed: true, "A system's name, as systems lists.")
  private static let seconds = Argument(
    "timeout", .number, "Stop after this many seconds (default: 60).")

  private static let systems = ContextTool(
    name: "systems", says: "List the systems that can be walked, searched and checked.",
    arguments: [], line: { _ in ["list"] })

  private static let step = ContextTool(
    name: "step",
    says: "Where a system is after steps: screen, facts, the choices that go on from there (hand "
      + "their `do` on in steps), what is not possible now and why, and the properties.",
    arguments: [
      system, Argument("steps", .texts, "The ids of the choices taken so far (default: none)."),
      Argument("world", .number, "Begin in this world of the system, counted from 1."),
    ],
    line: { given in
      let steps = (given["steps"] ?? []).joined(separator: ",")
      return ["walk"] + (steps.isEmpty ? [] : ["--steps=\(steps)"]) + options(["world"], given)
        + operands(["system"], given)
    })

  private static let find = ContextTool(
    name: "find",
    says: "Search all states for a question, and give a shortest journey there; without `where`, "
      + "list the names that a question may use.",
    arguments: [
      system,
      Argument(
        "where", .text,
        "Names with and, or, not and brackets; at FLOW STATE, did CHOICE, before(...), broke "
          + "\"PROPERTY\". A name with blanks stands in double quotes."),
      Argument("all", .number, "Give this many journeys, each to another state."), seconds,
    ],
    line: { given in
      guard given["where"] != nil else { return ["find", "--words"] + operands(["system"], given) }
      return ["find"] + limit(given) + options(["where", "all"], given)
        + operands(["system"], given)
    })

  private static let check = ContextTool(
    name: "check",
    says: "Visit every reachable state and judge every property; a broken one has a shortest "
      + "journey.",
    arguments: [
      system, Argument("property", .texts, "Judge only the properties of these names."), seconds,
    ],
    line: { given in
      ["check"] + limit(given) + options(["property"], given) + operands(["system"], given)
    })

  private static let explain = ContextTool(
    name: "explain",
    says: "Replay a journey, or say whether the model explains a flight record of an app.",
    arguments: [
      Argument("record", .text, needed: true, "The text of the file, or a journey:... line."),
      Argument("system", .text, "Explain a flight record by this system."),
      Argument("timeout", .number, "Stop to explain a flight record after this many seconds."),
    ],
    line: { given in ["play"] + options(["system", "timeout"], given) + ["-"] },
    input: { $0["record"]?.first ?? "" })

  private static let doctor = ContextTool(
    name: "doctor",
    says: "Compare an Info.plist and its translations with the permissions that an app uses.",
    arguments: [
      Argument("plist", .text, needed: true, "The path of the Info.plist."),
      Argument(
        "uses", .texts, needed: true, "The permissions that the app uses, as permission lists."),
      Argument("ios", .number, "The oldest iOS the app runs on."),
    ],
    line: { given in
      let uses = given["uses"] ?? []
      return ["doctor", "--uses=\(uses.isEmpty ? "none" : uses.joined(separator: ","))"]
        + options(["ios"], given) + operands(["plist"], given)
    })

  private static let permission = ContextTool(
    name: "permission",
    says: "What is known of a permission, with sources; without a name, of every one.",
    arguments: [Argument("name", .text, "A permission, such as camera.")],
    line: { given in ["list", "--", "permissions"] + (given["name"] ?? []) })

  /// The options that are given, as a command line has them; none can be taken for another.
  private static func options(_ names: [String], _ given: Given) -> [String] {
    names.flatMap { name in (given[name] ?? []).map { "--\(name)=\($0)" } }
  }

  private static func limit(_ given: Given) -> [String] {
    ["--timeout=\(given["timeout"]?.first ?? "60")"]
  }

  private static func operands(_ names: [String], _ given: Given) -> [String] {
    ["--"] + names.flatMap { given[$0] ?? [] }
  }
}
