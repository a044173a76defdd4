import FlowExplorer
import FlowModel
import Testing

@Suite("A trace in ITF")
struct InformalTraceTests {
  private typealias Way = Crossing.Way

  private func trace(_ world: Crossing) throws -> InformalTrace {
    let report = check(
      crossing(world) {
        LeadsTo<Crossing>("light", { $0.world.place == 0 }) { $0.world.isLit }
      })
    return InformalTrace(try #require(report.promises[0].explanation))
  }

  @Test("has each variable in each state, and writes the state that closes the loop once")
  func lasso() throws {
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

  @Test("is a JSON document without a loop, if the journey just ends")
  func end() throws {
    let world = Crossing(ways: [[Way(by: .person, id: "left", target: 1)], []], lit: [])
    let text = try trace(world).text
    #expect(!text.contains("\"loop\""))
    #expect(text.contains("\"index\": 1"))
  }
}
