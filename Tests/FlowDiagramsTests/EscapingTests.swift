import EveryPath
import FlowDiagrams
import Foundation
import Testing

/// Three states, the second of which has the name under test.
private func compiled(named name: String) throws -> CompiledFlow {
  try FlowGraph(Chain(length: 3, prefix: name)).compiled
}

/// Names cannot break a diagram.
@Suite struct EscapingTests {
  static let names = [
    "say \"no\"", "a < b > c", "end", "two\nlines", "tab\tand\r\nreturn", "back\\slash\\N",
    "#quot; 50%; %%{init}%%", "`code` *bold* __init__", "fa:fa-car", "a --> b", "]) }} |", "é 🚪 門",
    "\u{0}\u{1B}[31m\u{202E}\u{2028}", "$$x$$", "style:#1;", "direction TB", "fl°°34¶ß", "", " ",
  ]

  @Test(arguments: names)
  func `Mermaid has one statement on each line, and no sign inside a label`(name: String) throws {
    let text = try diagram(of: compiled(named: name), format: .mermaid)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 11)
    let label = /"((?:[^"#<>&:;\\`*_~$%|°¶]|#[0-9]+;|<br\/>)*)"/
    for line in lines where line.contains("\"") {
      #expect(line.filter { $0 == "\"" }.count == 2)
      #expect(line.firstMatch(of: label) != nil, "\(line)")
    }
  }

  @Test(arguments: names)
  func `DOT has balanced quotes and braces`(name: String) throws {
    let text = try diagram(of: compiled(named: name), format: .dot)
    var isQuoted = false
    var isEscaped = false
    var depth = 0
    for character in text {
      if isEscaped {
        isEscaped = false
      } else if isQuoted, character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
      } else if !isQuoted, character == "{" || character == "}" {
        depth += character == "{" ? 1 : -1
      } else if isQuoted {
        #expect(character != "\n", "a label goes over the end of its line")
      }
      #expect(depth >= 0)
    }
    #expect(!isQuoted)
    #expect(depth == 0)
    #expect(text.hasSuffix("\n}\n"))
  }

  @Test(arguments: names)
  func `JSON gives the name back`(name: String) throws {
    let text = try diagram(of: compiled(named: name), format: .json)
    let graph = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let nodes = try #require(graph["nodes"] as? [[String: Any]])
    #expect(nodes.map { $0["name"] as? String } == ["\(name)1", "\(name)2", "\(name)3"])
  }

  @Test func `an empty name is still a label`() throws {
    #expect(
      try diagram(of: FlowGraph(Nameless()).compiled, format: .mermaid).contains("s0([\" \"])"))
  }

  @Test(arguments: [
    ("say \"no\"", "say #34;no#34;"), ("a < b", "a #60; b"), ("two\nlines", "two#92;nlines"),
    ("1. one", "#49;. one"), ("direction TB", "#100;irection TB"), ("", ""),
    ("- dash", "#45; dash"), ("#1;", "#35;1#59;"),
  ])
  func `Mermaid gets numbers for signs`(name: String, label: String) throws {
    let text = try diagram(of: compiled(named: name), format: .mermaid)
    #expect(text.contains("  s0(\"\(label)1\")\n"))
  }
}

/// A flow whose one state has no name.
private struct Nameless: Flow {
  typealias Event = Chain.Event
  typealias Effect = Chain.Effect
  typealias Outcome = Chain.Outcome

  var start: Int { 1 }
  func transitions(from state: Int) -> Transitions { Finish(.done) }
  func abandoned(_ reason: Abandonment) -> Outcome { .done }
  func name(of state: Int) -> String { "" }
  func answers(to effect: Effect) -> [Event] {}
}
