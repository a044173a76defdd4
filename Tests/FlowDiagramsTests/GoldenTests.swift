import EveryPath
import FlowDiagrams
import Testing

/// A small flow, drawn.
@Suite struct GoldenTests {
  @Test func `a small flow is drawn whole, in Mermaid`() throws {
    let compiled = try FlowGraph(Knock()).compiled
    #expect(
      try diagram(of: compiled, format: .mermaid, scope: .all)
        == #"""
        flowchart TD
          start(( ))
          s0("end")
          s1("say #34;no#34; #60;b#62;#92;nagain#59; 100#37;")
          s2(["#45; open #96;it#96;#58; #35;1 #42;now#42;"])
          s3(["closed"])
          s4[/"waits for allowed"/]
          s5{{"waits 0.2 s<br/>because the door still closes"}}
          start -->|"/ look"| s0
          s0 -->|"tapped / ask"| s4
          s0 -.->|"interrupted by left / deliver no"| s3
          s4 -->|"allowed / deliver yes"| s2
          s4 -->|"denied"| s1
          s4 -->|"timeout after 5 s because nobody is #34;home#34; / deliver no"| s3
          s4 -.->|"interrupted by left / deliver no"| s3
          s1 -->|"after 30 s because the lamp goes out / deliver no<br/>denied / say(#34;bye#34;), deliver no"| s3
          s1 -->|"tapped"| s5
          s1 -->|"waved / say(#34;a #92;#92; b#34;)<br/>left (re-enters)"| s1
          s5 -->|"then / remember, openSettings, look"| s0
          classDef final stroke-width:3px
          class s2,s3 final
          classDef waiting stroke-dasharray: 4 3
          class s4,s5 waiting

        """#)
  }

  @Test func `a small flow is drawn by its states, in Mermaid`() throws {
    let compiled = try FlowGraph(Knock()).compiled
    #expect(
      try diagram(of: compiled, format: .mermaid, scope: .states)
        == #"""
        flowchart TD
          start(( ))
          s0("end")
          s1("say #34;no#34; #60;b#62;#92;nagain#59; 100#37;")
          s2(["#45; open #96;it#96;#58; #35;1 #42;now#42;"])
          s3(["closed"])
          start --> s0
          s0 -->|"tapped …"| s2
          s0 -->|"tapped … denied …"| s1
          s0 -->|"tapped … timeout after 5 s …"| s3
          s0 -.->|"interrupted by left"| s3
          s1 -->|"after 30 s<br/>denied"| s3
          s1 -->|"tapped …"| s0
          s1 -->|"waved<br/>left"| s1
          classDef final stroke-width:3px
          class s2,s3 final

        """#)
  }

  @Test func `a small flow is drawn whole, in DOT`() throws {
    let compiled = try FlowGraph(Knock()).compiled
    #expect(
      try diagram(of: compiled, format: .dot, scope: .all)
        == #"""
        digraph "Knock" {
          node [shape=box, style=rounded, fontname="Helvetica"];
          edge [fontname="Helvetica", fontsize=10];
          start [shape=point, label=""];
          s0 [label="end"];
          s1 [label="say \"no\" <b>\\nagain; 100%"];
          s2 [label="- open `it`: #1 *now*", peripheries=2];
          s3 [label="closed", peripheries=2];
          s4 [label="waits for allowed", shape=parallelogram, style=dashed];
          s5 [label="waits 0.2 s\nbecause the door still closes", shape=hexagon, style=dashed];
          start -> s0 [label="/ look"];
          s0 -> s4 [label="tapped / ask"];
          s0 -> s3 [label="interrupted by left / deliver no", style=dashed];
          s4 -> s2 [label="allowed / deliver yes"];
          s4 -> s1 [label="denied"];
          s4 -> s3 [label="timeout after 5 s because nobody is \"home\" / deliver no"];
          s4 -> s3 [label="interrupted by left / deliver no", style=dashed];
          s1 -> s3 [label="after 30 s because the lamp goes out / deliver no\ndenied / say(\"bye\"), deliver no"];
          s1 -> s5 [label="tapped"];
          s1 -> s1 [label="waved / say(\"a \\\\ b\")\nleft (re-enters)"];
          s5 -> s0 [label="then / remember, openSettings, look"];
        }

        """#)
  }
}
