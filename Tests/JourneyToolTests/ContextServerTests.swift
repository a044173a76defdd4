import FlowModel
import Foundation
import JourneyTool
import Testing

/// What a coding agent gets over the Model Context Protocol; `.ci/agent.py` asks as another client.
@Suite struct ContextServerTests {
  private static let meta =
    "\"_meta\": {\"io.modelcontextprotocol/protocolVersion\": \"2026-07-28\", "
    + "\"io.modelcontextprotocol/clientCapabilities\": {}}"

  private func answers(_ messages: String..., files: [String: String] = [:]) throws -> [JSONNode] {
    let console = FakeConsole(input: messages, files: files)
    let table = ListedTable("permissions", columns: ["permission"], rows: [["lamp"]])
    let tool = Tool(
      systems: [try porch(), try porch("broken-porch", worlds: [Porch(), Porch()])],
      tables: [table], console: console, environment: Environment())
    #expect(tool.run(["mcp"]) == .yes)
    #expect(console.errors == "")
    return try console.output.split(separator: "\n").map {
      try JSONDecoder().decode(JSONNode.self, from: Data($0.utf8))
    }
  }

  private func request(_ method: String, _ parameters: String = "") -> String {
    "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"\(method)\", \"params\": {\(parameters)}}"
  }

  private func call(_ tool: String, _ arguments: String = "") throws -> JSONNode {
    let parameters = "\(Self.meta), \"name\": \"\(tool)\", \"arguments\": {\(arguments)}"
    let answer = try answers(request("tools/call", parameters))
    return try #require(answer.first?["result"])
  }

  private func code(_ message: String) throws -> JSONNode? {
    try answers(message).first?["error"]?["code"]
  }

  @Test func `A client of 2025 greets, and a client of 2026 asks what there is`() throws {
    let greeting = try answers(request("initialize", "\"protocolVersion\": \"2025-11-25\""))
    #expect(greeting.first?["result"]?["protocolVersion"] == .string("2025-11-25"))
    let discovery = try answers(request("server/discover", Self.meta))
    #expect(
      discovery.first?["result"]?["supportedVersions"] == .array([.string("2026-07-28")]))
    #expect(discovery.first?["result"]?["resultType"] == .string("complete"))
    #expect(try answers(request("ping")).first?["result"] == .object([]))
  }

  @Test func `What the version of 2026 adds is not said to a client of 2025`() throws {
    let old = try #require(try answers(request("tools/list")).first?["result"])
    let new = try #require(try answers(request("tools/list", Self.meta)).first?["result"])
    #expect(old["tools"] == new["tools"])
    #expect(old["resultType"] == nil && old["ttlMs"] == nil && new["ttlMs"] != nil)
    guard case .array(let tools)? = new["tools"] else { throw Missing() }
    #expect(tools.count == 7)
  }

  @Test func `A step gives the place, as walk does`() throws {
    let result = try call("step", "\"system\": \"porch\", \"steps\": [\"ring\", \"lamp-on\"]")
    #expect(result["isError"] == .bool(false))
    #expect(result["structuredContent"]?["screen"] == .string("lit-porch"))
    let begun = try call("step", "\"system\": \"porch\"")
    #expect(begun["structuredContent"]?["step"] == .digits("0"))
  }

  @Test(arguments: [
    ("find", "\"system\": \"porch\", \"where\": \"did kill\"", "found"),
    ("find", "\"system\": \"porch\", \"where\": \"did kill and did ring\"", "none"),
    ("check", "\"system\": \"porch\", \"timeout\": 30", "found"),
    ("explain", "\"record\": \"journey:porch ring lamp-on\"", "ok"),
    ("systems", "", "ok"),
  ])
  func `Each command answers`(name: String, arguments: String, outcome: String) throws {
    let result = try call(name, arguments)
    #expect(result["isError"] == .bool(false))
    #expect(result["structuredContent"]?["outcome"] == .string(outcome))
  }

  @Test func `A permission is told by its name, and the words of a question`() throws {
    #expect(try call("permission", "\"name\": \"lamp\"")["isError"] == .bool(false))
    let words = try call("find", "\"system\": \"porch\"")
    #expect(words["structuredContent"]?["predicates"] != nil)
  }

  @Test(arguments: [
    ("step", "\"system\": \"porch\", \"steps\": [\"rung\"]", "Did you mean"),
    ("step", "\"sistem\": \"porch\"", "step takes no \"sistem\". Did you mean \"system\"?"),
    ("step", "", "step needs system"),
    ("step", "\"system\": \"porch\", \"steps\": [1]", "steps is a JSON array of strings."),
    ("step", "\"system\": \"porch\", \"world\": \"2\"", "world is a JSON integer."),
    ("step", "\"system\": \"--lines\"", "There is no system"),
    ("check", "\"system\": \"porch\", \"property\": [\"--junit\"]", "no property"),
    ("explain", "\"record\": \"nonsense\"", "standard input"),
    ("doctor", "\"plist\": \"/none\", \"uses\": []", "permissions"),
    ("permission", "\"name\": \"lump\"", "Did you mean"),
  ])
  func `A wrong argument is a sentence that the agent reads`(
    name: String, arguments: String, words: String
  ) throws {
    let result = try call(name, arguments)
    #expect(result["isError"] == .bool(true))
    #expect(
      result.text.replacing("\\\"", with: "\"").replacing("\\\\", with: "").contains(
        words.replacing("\"", with: "\"")))
  }

  @Test func `What is no request has no result`() throws {
    #expect(try code("ring") == .digits("-32700"))
    #expect(try code("[]") == .digits("-32600"))
    #expect(try code(request("tools/dance")) == .digits("-32601"))
    #expect(try code(request("server/discover")) == .digits("-32601"))
    #expect(try code(request("ping", Self.meta)) == .digits("-32601"))
    #expect(try code(request("tools/call", "\"name\": \"stop\"")) == .digits("-32602"))
    #expect(try code(request("tools/call")) == .digits("-32602"))
    let wrong = Self.meta.replacing("2026-07-28", with: "2030-01-01")
    #expect(try code(request("tools/list", wrong)) == .digits("-32022"))
    #expect(try code(request("tools/list", "\"cursor\": \"2\"")) == .digits("-32602"))
    let poor = Self.meta.replacing("clientCapabilities", with: "capabilities")
    #expect(try code(request("tools/list", poor)) == .digits("-32602"))
    #expect(try code(request("ping").replacing("1,", with: "null,")) == .digits("-32600"))
    #expect(try code(String(repeating: "x", count: 5 << 20)) == .digits("-32600"))
  }

  @Test(arguments: [
    ("{\"jsonrpc\": \"2.0\", \"id\": 4, \"method\": 5}", "4", "-32600"),
    (
      "{\"jsonrpc\": \"2.0\", \"id\": 4, \"method\": \"ping\", \"params\": {\"n\": 1e30}}", "4",
      "-32600"
    ),
    ("{\"jsonrpc\": \"2.0\", \"id\": {\"a\": 1}, \"method\": \"ping\"}", nil, "-32600"),
    ("{\"jsonrpc\": \"2.0\", \"id\": 4", nil, "-32700"),
  ])
  func `A refusal has the id of the request, where it can be read`(
    message: String, id: String?, code: String
  ) throws {
    let answer = try #require(try answers(message).first)
    #expect(answer["id"] == id.map { .digits($0) } ?? .null)
    #expect(answer["error"]?["code"] == .digits(code))
  }

  @Test func `Notifications, answers and empty lines are not answered`() throws {
    let notification = "{\"jsonrpc\": \"2.0\", \"method\": \"notifications/initialized\"}"
    #expect(
      try answers(notification, "", "{\"jsonrpc\": \"2.0\", \"id\": 7, \"result\": {}}") == [])
  }

  @Test func `Messages are answered in their order, each alone`() throws {
    let messages = (1...3).map { request("ping").replacing("\"id\": 1", with: "\"id\": \($0)") }
    let answers = try answers(messages[0], messages[1], messages[2])
    #expect(answers.map { $0["id"] } == [.digits("1"), .digits("2"), .digits("3")])
  }

  private struct Missing: Error {}
}
