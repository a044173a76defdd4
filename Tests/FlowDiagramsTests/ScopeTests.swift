import EveryPath
import FlowDiagrams
import Testing

/// How much is drawn.
@Suite struct ScopeTests {
  @Test func `waiting on entering is folded into the arrows that lead there`() throws {
    let compiled = try FlowGraph(Visit()).compiled
    #expect(
      try diagram(of: compiled, format: .dot, scope: .states) == #"""
        digraph "Visit" {
          node [shape=box, style=rounded, fontname="Helvetica"];
          edge [fontname="Helvetica", fontsize=10];
          start [shape=point, label=""];
          s0 [label="outside"];
          s1 [label="inside"];
          s2 [label="gone", peripheries=2];
          start -> s0 [label="…"];
          s0 -> s1 [label="bored …"];
          s0 -> s2 [label="bored … door: no …"];
          s0 -> s0 [label="bored … bored …"];
          s1 -> s0 [label="bored …"];
        }

        """#)
  }

  @Test func `a state that is only passed through is drawn as well`() throws {
    let compiled = try FlowGraph(Curtain()).compiled
    #expect(
      try diagram(of: compiled, format: .dot, scope: .states) == #"""
        digraph "Curtain" {
          node [shape=box, style=rounded, fontname="Helvetica"];
          edge [fontname="Helvetica", fontsize=10];
          start [shape=point, label=""];
          s0 [label="open"];
          s1 [label="falling"];
          s2 [label="shut", peripheries=2];
          start -> s0;
          s0 -> s1 [label="pulled …"];
          s1 -> s2 [label="…"];
          s1 -> s0 [label="… stuck …"];
        }

        """#)
  }

  @Test(arguments: [
    #"s4 [label="waits for door: yes", shape=component, style=dashed];"#,
    #"s0 -> s4 [label="bored / call door"];"#, #"s4 -> s2 [label="door: no / deliver over"];"#,
    #"s4 -> s0 [label="bored / cancel door"];"#,
    #"s1 -> s3 [label="bored / tell chain next, look"];"#,
  ])
  func `called and told components are named`(line: String) throws {
    let text = try diagram(of: FlowGraph(Visit()).compiled, format: .dot)
    #expect(text.contains("  \(line)\n"))
  }

  @Test func `an arrow from a node to itself is drawn once, with all that leads there`() throws {
    let text = try diagram(of: FlowGraph(Knock()).compiled, format: .mermaid)
    let own = text.split(separator: "\n").filter { line in
      let words = line.split(separator: " ")
      return words.count > 2 && words.first == words.last
    }
    #expect(own.count == 1)
  }

  @Test func `near no steps is the position alone`() throws {
    let compiled = try FlowGraph(Knock()).compiled
    let text = try diagram(of: compiled, format: .mermaid, scope: .near("closed", steps: 0))
    #expect(
      text == """
        flowchart TD
          s3(["closed<br/>…"])
          classDef final stroke-width:3px
          class s3 final

        """)
  }

  @Test func `near follows arrows both ways, and waiting places count`() throws {
    let compiled = try FlowGraph(Knock()).compiled
    let text = try diagram(of: compiled, format: .dot, scope: .near("end/tapped/allowed", steps: 1))
    for place in ["s0 [", "s1 [", "s2 [", "s3 [", "s4 ["] { #expect(text.contains("  \(place)")) }
    #expect(!text.contains("s5"))
  }

  @Test func `near more steps than there are is everything`() throws {
    let compiled = try FlowGraph(Knock()).compiled
    #expect(
      try diagram(of: compiled, format: .dot, scope: .near("closed", steps: .max))
        == diagram(of: compiled, format: .dot))
  }

  @Test func `an unknown position is refused, with the one that is spelt alike`() throws {
    let compiled = try FlowGraph(Knock()).compiled
    let refusal = #expect(throws: DiagramRefusal.self) {
      try diagram(of: compiled, format: .json, scope: .near("closd", steps: 2))
    }
    #expect(
      refusal?.description == "The flow has no position \"closd\". Did you mean \"closed\"?")
    let other = #expect(throws: DiagramRefusal.self) {
      try diagram(of: compiled, format: .json, scope: .near("kitchen\n", steps: 2))
    }
    #expect(
      other?.description
        == "The flow has no position \"kitchen\\n\". Take the id of a state or of a waiting place.")
  }

  @Test(arguments: DiagramFormat.allCases)
  func `the same flow gives the same bytes`(format: DiagramFormat) throws {
    for scope in [DiagramScope.all, .states, .near("end", steps: 1)] {
      let first = try diagram(of: FlowGraph(Knock()).compiled, format: format, scope: scope)
      let second = try diagram(of: FlowGraph(Knock()).compiled, format: format, scope: scope)
      #expect(Array(first.utf8) == Array(second.utf8))
      #expect(first.hasSuffix("\n"))
    }
  }
}
