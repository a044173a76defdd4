import EveryPath
import FlowDiagrams
import Foundation
import Testing

@Suite struct GraphJSONTests {
  @Test func `whole`() throws {
    let compiled = try FlowGraph(Visit()).compiled
    #expect(
      try diagram(of: compiled, format: .json)
        == #"""
        {
          "format": "everypath-graph",
          "version": 1,
          "flow": "Visit",
          "fingerprint": "\#(compiled.fingerprint)",
          "start": [
            {"to": "s3", "state": "s0", "orders": [{"perform": "look"}]}
          ],
          "nodes": [
            {"id": "s0", "name": "outside", "kind": "state"},
            {"id": "s1", "name": "inside", "kind": "state"},
            {"id": "s2", "name": "gone", "kind": "final"},
            {"id": "s3", "name": "outside/enter/seen", "kind": "awaiting", "state": "s0", "event": "seen", "effect": "look"},
            {"id": "s4", "name": "outside/bored/door: yes", "kind": "calling", "state": "s0", "event": "door: yes", "component": "door"}
          ],
          "arrows": [
            {"from": "s0", "to": "s4", "label": "bored / call door", "event": "bored", "interrupts": false, "leaves": false, "orders": [{"call": "door"}]},
            {"from": "s3", "to": "s0", "label": "seen", "event": "seen", "interrupts": false, "leaves": false, "orders": []},
            {"from": "s4", "to": "s1", "label": "door: yes", "event": "door: yes", "interrupts": false, "leaves": true, "orders": []},
            {"from": "s4", "to": "s2", "label": "door: no / deliver over", "event": "door: no", "interrupts": false, "leaves": true, "orders": [{"deliver": "over"}]},
            {"from": "s4", "to": "s0", "label": "bored / cancel door", "event": "bored", "interrupts": false, "leaves": false, "orders": [{"cancelCall": "door"}]},
            {"from": "s1", "to": "s3", "label": "bored / tell chain next, look", "event": "bored", "interrupts": false, "leaves": true, "orders": [{"tell": "chain", "event": "next"}, {"perform": "look"}]}
          ]
        }

        """#)
  }

  @Test func `the graph is written by its states, without what was folded`() throws {
    let text = try diagram(of: FlowGraph(Visit()).compiled, format: .json, scope: .states)
    let graph = try JSONDecoder().decode(Graph.self, from: Data(text.utf8))
    #expect(graph.nodes.map(\.kind) == ["state", "state", "final"])
    #expect(graph.arrows.map(\.event) == ["bored", "bored", "bored", "bored"])
    #expect(text.contains(#"{"to": "s0", "state": "s0", "folded": true}"#))
    #expect(text.contains(#"{"from": "s0", "to": "s2", "label": "bored … door: no …","#))
  }

  @Test func `delays and interrupts are members of their own`() throws {
    let compiled = try FlowGraph(Knock()).compiled
    let text = try diagram(of: compiled, format: .json)
    let graph = try JSONDecoder().decode(Graph.self, from: Data(text.utf8))
    let delay = try #require(graph.nodes.first { $0.kind == "delay" })
    #expect(delay.seconds == 0.2)
    #expect(delay.because == "the door still closes")
    #expect(graph.arrows.filter(\.interrupts).map(\.event) == ["left", "left"])
    #expect(graph.arrows.count == compiled.edges.count)
    let ids = Set(graph.nodes.map(\.id))
    #expect(ids.count == compiled.positions.count)
    #expect(graph.arrows.allSatisfy { ids.contains($0.from) && ids.contains($0.to) })
  }
}

/// What a program reads.
private struct Graph: Decodable {
  struct Node: Decodable {
    let id: String
    let kind: String
    let seconds: Double?
    let because: String?
  }

  struct Arrow: Decodable {
    let from: String
    let to: String
    let event: String?
    let interrupts: Bool
  }

  let nodes: [Node]
  let arrows: [Arrow]
}
