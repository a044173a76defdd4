import Foundation
import PermissionDoctor
package import ToolSupport

/// Answers a coding agent that speaks the Model Context Protocol: one JSON message a line.
///
/// It keeps nothing between two messages, and so speaks both versions: 2025-11-25, whose clients
/// greet with `initialize`, and 2026-07-28, whose requests each name their version.
package struct ContextServer {
  /// The version whose requests name it.
  static let modern = "2026-07-28"
  /// The version whose clients greet.
  static let greeted = "2025-11-25"
  /// The most bytes of a message.
  static let longest = 4 << 20

  let tool: Tool

  /// Answers until the input ends.
  func run() throws(OutputLost) {
    while let line = tool.console.readLine(longest: Self.longest) {
      guard !trimmed(line).isEmpty, let answer = answer(to: line) else { continue }
      try tool.console.write(answer.text + "\n")
    }
  }

  /// The answer to a message; nil for one that wants none.
  func answer(to line: String) -> JSONNode? {
    guard line.utf8.count <= Self.longest else {
      return Refusal(-32600, "The message is longer than \(Self.longest >> 20) MB.").answer(.null)
    }
    let message: JSONNode
    do throws(Unreadable) {
      message = try decodedJSON(JSONNode.self, from: Array(line.utf8))
    } catch {
      return unreadable(line, error)
    }
    // What has no method answers a question, and none was asked.
    guard message["method"] != nil || message["result"] == nil && message["error"] == nil else {
      return nil
    }
    guard message["jsonrpc"] == .string("2.0"), let method = message["method"]?.asString else {
      return Refusal(-32600, "The message is no JSON-RPC 2.0 request.").answer(message["id"])
    }
    guard let id = message["id"] else { return nil }
    do throws(Refusal) {
      let result = try result(of: method, message["params"] ?? .object([]), id)
      return .object([.jsonRPC, .init("id", id), .init("result", result)])
    } catch {
      return error.answer(id)
    }
  }

  /// The answer to what is no JSON, or is JSON with a value that is none here.
  private func unreadable(_ line: String, _ error: Unreadable) -> JSONNode {
    struct Head: Decodable { let id: JSONNode }
    guard let head = try? JSONDecoder().decode(Head.self, from: Data(line.utf8)) else {
      return Refusal(-32700, "The line cannot be read: \(error.sentence)").answer(.null)
    }
    return Refusal(-32600, "The request cannot be read: \(error.sentence)").answer(head.id)
  }

  private func result(
    of method: String, _ parameters: JSONNode, _ id: JSONNode
  ) throws(Refusal) -> JSONNode {
    guard id.isID else { throw Refusal(-32600, "The id of a request is a text or a number.") }
    let isModern = try names2026(parameters["_meta"])
    switch (method, isModern) {
    case ("initialize", false): return .object(greeting)
    case ("ping", false): return .object([])
    case ("server/discover", true): return .object(discovery)
    case ("tools/list", _):
      guard [nil, .null].contains(parameters["cursor"]) else {
        throw Refusal(-32602, "There is one page.")
      }
      return .object(members(isModern, isKept: true) + [toolList])
    case ("tools/call", _):
      return .object(members(isModern) + (try call(parameters)))
    default: throw Refusal(-32601, "There is no method \(quoted(method)) here.")
    }
  }

  /// Whether a request names the version of 2026.
  private func names2026(_ meta: JSONNode?) throws(Refusal) -> Bool {
    guard let version = meta?["io.modelcontextprotocol/protocolVersion"] else { return false }
    guard let name = version.asString else {
      throw Refusal(-32602, "The protocol version of _meta is no text.")
    }
    guard name != Self.greeted else { return false }
    guard name == Self.modern else {
      let known: [JSONNode] = [.string(Self.modern), .string(Self.greeted)]
      throw Refusal(
        -32022, "This server speaks \(Self.modern) and, after initialize, \(Self.greeted).",
        [.init("supported", .array(known)), .init("requested", .string(name))])
    }
    guard case .object? = meta?["io.modelcontextprotocol/clientCapabilities"] else {
      throw Refusal(-32602, "_meta lacks io.modelcontextprotocol/clientCapabilities, an object.")
    }
    return true
  }

  private var identity: JSONNode {
    .object([
      .init("name", .string(tool.environment.toolName)), .init("version", .string(toolVersion)),
    ])
  }

  private var abilities: [JSONNode.Member] {
    [
      .init("capabilities", .object([.init("tools", .object([]))])),
      .init("instructions", .string(ContextTool.instructions)),
    ]
  }

  private var greeting: [JSONNode.Member] {
    [.init("protocolVersion", .string(Self.greeted)), .init("serverInfo", identity)] + abilities
  }

  private var discovery: [JSONNode.Member] {
    members(true, isKept: true)
      + [.init("supportedVersions", .array([.string(Self.modern)]))] + abilities
  }

  /// What the version of 2026 adds to a result, which a client may keep for a minute.
  private func members(_ isModern: Bool, isKept: Bool = false) -> [JSONNode.Member] {
    guard isModern else { return [] }
    let meta = JSONNode.object([.init("io.modelcontextprotocol/serverInfo", identity)])
    let kept: [JSONNode.Member] = [
      .init("ttlMs", .number(60_000)), .init("cacheScope", .string("private")),
    ]
    return [.init("resultType", .string("complete")), .init("_meta", meta)] + (isKept ? kept : [])
  }

  private var toolList: JSONNode.Member {
    .init("tools", .array(ContextTool.all.map(\.node)))
  }

  /// What a call of a tool gives; a wrong argument is the caller's to read.
  private func call(_ parameters: JSONNode) throws(Refusal) -> [JSONNode.Member] {
    guard let name = parameters["name"]?.asString else {
      throw Refusal(-32602, "tools/call needs the name of a tool.")
    }
    guard let called = ContextTool.all.first(where: { $0.name == name }) else {
      let near = nearest(to: name, among: ContextTool.all.map(\.name))
      throw Refusal(-32602, "There is no tool \(quoted(name)).\(didYouMean(near))")
    }
    do throws(ToolError) {
      let given = try called.read(parameters["arguments"] ?? .object([]))
      return run(called.line(given), on: called.input(given))
    } catch {
      return [content(error.sentence), .init("isError", .bool(true))]
    }
  }

  private func run(_ line: [String], on input: String) -> [JSONNode.Member] {
    let console = AnswerConsole(over: tool.console, input: input)
    let code = tool.on(console).run([line[0], "--json"] + line.dropFirst())
    let text = trimmed(console.output)
    let document = try? JSONDecoder().decode(JSONNode.self, from: Data(text.utf8))
    let isError =
      ![.yes, .no, .unfinished].contains(code) || document?["outcome"] == .string("error")
    return [content(text)]
      + (document.map { [.init("structuredContent", $0)] } ?? [])
      + [.init("isError", .bool(isError))]
  }

  private func content(_ text: String) -> JSONNode.Member {
    let block = JSONNode.object([.init("type", .string("text")), .init("text", .string(text))])
    return .init("content", .array([block]))
  }
}

/// Why a request has no result.
private struct Refusal: Error {
  let code: Int
  let sentence: String
  let data: [JSONNode.Member]

  init(_ code: Int, _ sentence: String, _ data: [JSONNode.Member] = []) {
    (self.code, self.sentence, self.data) = (code, sentence, data)
  }

  /// The answer to the request with an id; an id that is none is null.
  func answer(_ id: JSONNode?) -> JSONNode {
    let id = id.flatMap { $0.isID ? $0 : nil } ?? .null
    let error: [JSONNode.Member] = [
      .init("code", .number(code)), .init("message", .string(sentence)),
    ]
    let more: [JSONNode.Member] = data.isEmpty ? [] : [.init("data", .object(data))]
    return .object([.jsonRPC, .init("id", id), .init("error", .object(error + more))])
  }
}

extension JSONNode.Member {
  fileprivate static let jsonRPC = Self("jsonrpc", .string("2.0"))
}

extension JSONNode {
  /// The first member of a name; nil if there is none, or this is no object.
  package subscript(name: String) -> JSONNode? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.node
  }

  /// Whether it may be the id of a request.
  fileprivate var isID: Bool {
    switch self {
    case .string, .digits: true
    default: false
    }
  }

  /// The text that it is.
  var asString: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
}
