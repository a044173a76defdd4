import FlowChecker
import FlowModel
import Testing

/// A trace in ITF.
@Suite struct InformalTraceTests {
  private typealias Way = Crossing.Way

  private func trace(_ world: Crossing) throws -> InformalTrace {
    let report = crossing(world) {
      LeadsTo<Crossing>("light", { $0.world.place == 0 }) { $0.world.isLit }
    }.check()
    return InformalTrace(try #require(report.properties[0].explanation))
  }

  @Test func `has each variable in each state, and writes the state that closes the loop once`()
    throws
  {
    let world = Crossing(
      ways: [
        [Way(by: .person, id: "left", target: 1)],
        [Way(by: .system, id: "push", target: 2), Way(by: .system, id: "pull", target: 3)],
        [Way(by: .person, id: "right", target: 1)], [],
      ], lit: [3])
    #expect(
      try trace(world).text == """
        {
          "#meta": {"format": "ITF", "format-description": \
        "https://apalache-mc.org/docs/adr/015adr-trace.html", "source": "crossing", \
        "status": "violation", "description": "light", \
        "loop-closed-by": {"by": "person", "do": "right", "says": "right to 1"}},
          "vars": ["screen", "place"],
          "loop": 1,
          "states": [
            {"#meta": {"index": 0}, "screen": "place-0", "place": "0"},
            {"#meta": {"index": 1, "action": \
        {"by": "person", "do": "left", "says": "left to 1"}}, "screen": "place-1", "place": "1"},
            {"#meta": {"index": 2, "action": \
        {"by": "system", "do": "push", "says": "push to 2"}}, "screen": "place-2", "place": "2"}
          ]
        }

        """)
  }

  @Test func `names its variables by identifiers, each of its own`() throws {
    struct Hall: QuietWorld {
      enum Stimulus: Hashable, Sendable { case none }
      enum Observation: Hashable, Sendable { case none }
      var isLit = false
      func offer(_ moves: inout [Int]) { moves.append(0) }
      func text(of move: Int) -> ChoiceText { ChoiceText(.person, "switch", "the switch") }
      mutating func take(_ move: Int, _ output: inout WorldOutput<Self>) { isLit = true }
      var facts: [(name: String, value: String)] {
        [("Under way", "a"), ("Under-way", "b"), ("#meta", "c"), ("2 lamps", "d")]
      }
    }
    let system = System<Hall>("hall", "", components: [], worlds: [Hall()]) {
      AtNoTime<Hall>("light") { $0.world.isLit }
    }
    let trace = InformalTrace(try #require(system.check().properties[0].explanation))
    #expect(trace.variables == ["screen", "Under_way", "Under_way_2", "meta", "n2_lamps"])
    #expect(
      trace.text.contains(
        "\"Under_way\": \"a\", \"Under_way_2\": \"b\", \"meta\": \"c\", \"n2_lamps\": \"d\"}"))
  }

  @Test func `A trace is a JSON document without a loop, if the journey just ends`() throws {
    let world = Crossing(ways: [[Way(by: .person, id: "left", target: 1)], []], lit: [])
    let text = try trace(world).text
    #expect(!text.contains("\"loop\""))
    #expect(text.contains("\"index\": 1"))
  }
}
