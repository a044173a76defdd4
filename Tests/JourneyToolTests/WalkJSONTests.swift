import FlowModel
import FlowTestSupport
import Foundation
import JourneyTool
import Testing

/// A place of a walk as programs get it.
@Suite struct WalkJSONTests {
  private func run(_ arguments: [String]) throws -> (code: ExitCode, console: FakeConsole) {
    let console = FakeConsole()
    let tool = Tool(systems: [try porch()], console: console, environment: Environment())
    return (tool.run(["walk", "porch", "--json"] + arguments), console)
  }

  @Test func `The document of a place`() throws {
    let (code, console) = try run(["--steps", "ring,lamp-on"])
    #expect(code == .yes)
    #expect(console.errors == "")
    #expect(console.output == Self.golden)
  }

  @Test func `A step that does not fit is an error with the nearest id`() throws {
    let (code, console) = try run(["--steps", "ring,lamp-onn"])
    #expect(code == .no)
    #expect(
      console.output.hasPrefix(
        "{\"version\": 1, \"outcome\": \"error\", \"says\": \"In --steps, step 2: "))
    #expect(console.output.contains("Did you mean \\\"lamp-on\\\"?"))
  }

  @Test func `The document excludes the other ways to show a walk`() throws {
    #expect(try run(["--lines"]).code == .askedWrongly)
    #expect(try run(["--screen"]).code == .askedWrongly)
  }

  @Test func `Lines and documents say the same of four hundred random places`() throws {
    var generator = SeededGenerator(seed: 17)
    var places = 0
    while places < 400, let system = Sample.catalog.randomElement(using: &generator) {
      var walker = try system.accept(Begun())
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        let count = walker.snapshot.choices.count
        guard count > 0 else { break }
        _ = walker.take(Int.random(in: 0..<count, using: &generator))
        places += 1
        let lines = account(of: walker)
        let document = try JSONDecoder().decode(
          JSONNode.self, from: Data(WalkJSON.text(of: walker).utf8))
        #expect(complaints(document, lines) == [], "\(walker.line)")
      }
    }
  }

  /// What the lines say, with the choices that they fold into one.
  private func account(of walker: any Walker) -> [String] {
    var session = LineSession(walker, columns: 1_000_000)
    let account = session.account
    guard account.last?.contains("type kills to see them") == true,
      case .say(let kills) = session.take("kills")
    else { return account }
    return account.dropLast() + kills
  }

  /// What of a document the lines do not say, and the lines of choices that it does not give.
  private func complaints(_ document: JSONNode, _ lines: [String]) -> [String] {
    let choices = document["choices"].items.enumerated().map { number, choice in
      let seen = choice["visits"].word
      return "\(number + 1). \(choice["by"].word): \(choice["says"].word) (\(choice["do"].word)). "
        + (seen == "0" ? "New." : seen == "1" ? "Seen once." : "Seen \(seen) times.")
    }
    let changes = document["changes"].items.map {
      "\($0["name"].word) from \($0["old"].word) to \($0["new"].word)"
    }
    let known = ["components", "remembered"].flatMap { document[$0].items }.map(sentence)
    let changed = changes.isEmpty ? "nothing that can be seen" : changes.joined(separator: "; ")
    let events = document["events"].items.map { "Happened: \($0.word)." }
    let all = choices + known + events + ["Changed: \(changed)."]
    let facts = document["facts"].items.map(sentence).filter { fact in
      !lines.contains { $0.contains(fact) }
    }
    let head = "Step \(document["step"].word). "
    return all.filter { !lines.contains($0) } + facts
      + (lines.first?.hasPrefix(head) == true ? [] : [head])
      + (Array(lines.suffix(choices.count)) == choices || choices.isEmpty ? [] : ["choices"])
  }

  private func sentence(_ fact: JSONNode) -> String {
    let (name, value) = (fact["name"].word, fact["value"].word)
    return "\(name.prefix(1).uppercased())\(name.dropFirst()): \(value)"
      + (value.hasSuffix(".") ? "" : ".")
  }

  private static let golden = """
    {"version": 1, "system": "porch", "world": null, "step": 2, \
    "line": "journey:porch/93b7 ring lamp-on", "path": [{"by": "person", "do": "ring", \
    "says": "ring the bell"}, {"by": "system", "do": "lamp-on", "says": "the lamp lights"}], \
    "screen": "lit-porch", "picture": {"surface": "app", "title": "Porch", "parts": \
    [{"kind": "text", "text": "The lamp burns."}, {"kind": "button", "text": "Ring"}], \
    "covers": [], "keyboard": false}, "facts": [{"name": "screen", "value": "lit-porch"}, \
    {"name": "visitor", "value": "at the door"}, {"name": "lamp", "value": "on"}, \
    {"name": "power", "value": "on"}], "components": [{"name": "flow", "value": "burning"}], \
    "remembered": [], "changes": [{"name": "screen", "old": "dark-porch", \
    "new": "lit-porch"}, {"name": "lamp", "old": "off", "new": "on"}, {"name": "flow", \
    "old": "lighting", "new": "burning"}], "events": ["the relay clicks"], \
    "choices": [{"by": "person", "do": "ring", "says": "ring the bell", "visits": 1, \
    "endsProcess": false}, {"by": "person", "do": "walk-away", "says": "walk away", \
    "visits": 0, "endsProcess": false}, {"by": "system", "do": "kill", \
    "says": "the power fails", "visits": 0, "endsProcess": true}, {"by": "time", \
    "do": "wait-burning-after-5-s", "says": "5 s pass (long enough to find the lock)", \
    "visits": 0, "endsProcess": false}, {"by": "system", \
    "do": "wait-burning-after-5-s+kill-1", \
    "says": "5 s pass (long enough to find the lock); killed after order 1", "visits": 0, \
    "endsProcess": true}], "notNow": [], \
    "properties": [{"name": "the lamp is off without power", "status": "holdsSoFar"}, \
    {"name": "nothing clicks before somebody rings", "status": "holdsSoFar"}, \
    {"name": "the lamp burns for nobody", "status": "holdsSoFar"}, \
    {"name": "one outcome a ring", "status": "holdsSoFar"}, {"name": "the lamp answers", \
    "status": "needsEveryPath"}]}

    """
}

/// A walk that has not begun.
struct Begun: SystemVisitor {
  func visit<W: World>(_ system: System<W>) -> any Walker { SystemWalker(Walk(system)) }
}

extension JSONNode {
  fileprivate subscript(_ name: String) -> JSONNode {
    guard case .object(let members) = self else { return .null }
    return members.first { $0.name == name }?.node ?? .null
  }

  fileprivate var items: [JSONNode] { if case .array(let nodes) = self { nodes } else { [] } }

  fileprivate var word: String {
    switch self {
    case .string(let text), .digits(let text): text
    default: ""
    }
  }
}
