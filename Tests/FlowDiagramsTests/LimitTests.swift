import EveryPath
import FlowDiagrams
import Testing

/// Mermaid's limits.
@Suite struct LimitTests {
  @Test func `five hundred arrows are drawn`() throws {
    let compiled = try FlowGraph(Chain(length: 500)).compiled
    let text = try diagram(of: compiled, format: .mermaid)
    #expect(text.split(separator: "\n").filter { $0.contains("-->") }.count == 500)
  }

  @Test func `one arrow more is refused with a sentence and a hint`() throws {
    let compiled = try FlowGraph(Chain(length: 501)).compiled
    let refusal = #expect(throws: DiagramRefusal.self) {
      try diagram(of: compiled, format: .mermaid)
    }
    #expect(refusal == .tooManyArrows(count: 501, limit: 500))
    #expect(
      refusal?.description == """
        The diagram has 501 arrows, and Mermaid draws at most 500. Draw the states alone, or what \
        is near one position; or write DOT, which has no limit.
        """)
  }

  @Test func `parallel transitions count once, since they are drawn as one arrow`() throws {
    let compiled = try FlowGraph(Chain(length: 300, isDoubled: true)).compiled
    #expect(compiled.edges.count == 598)
    let text = try diagram(of: compiled, format: .mermaid)
    #expect(text.contains("  s1 -->|\"next<br/>skip\"| s2\n"))
  }

  @Test func `a diagram with too many characters is refused`() throws {
    let chain = Chain(length: 400, prefix: String(repeating: "long ", count: 30))
    let refusal = #expect(throws: DiagramRefusal.self) {
      try diagram(of: try FlowGraph(chain).compiled, format: .mermaid)
    }
    guard case .tooLong(let characters, 50_000) = refusal else {
      Issue.record("refused as \(String(describing: refusal))")
      return
    }
    #expect(characters > 60_000)
  }

  @Test(arguments: [DiagramFormat.dot, .json])
  func `other formats have no limit`(format: DiagramFormat) throws {
    let compiled = try FlowGraph(Chain(length: 2_000)).compiled
    #expect(try diagram(of: compiled, format: format).contains("s1999"))
  }

  @Test func `what is near a position is drawn however large the flow`() throws {
    let compiled = try FlowGraph(Chain(length: 2_000)).compiled
    let text = try diagram(of: compiled, format: .mermaid, scope: .near("1000", steps: 2))
    #expect(
      text == """
        flowchart TD
          s997("998<br/>…")
          s998("999")
          s999("1000")
          s1000("1001")
          s1001("1002<br/>…")
          s997 -->|"next"| s998
          s998 -->|"next"| s999
          s999 -->|"next"| s1000
          s1000 -->|"next"| s1001

        """)
  }
}
