import EveryPath
import FlowDiagrams
import FlowModel
import Testing

/// A component whose attempt goes on without callers, written for a model checker.
@Suite struct OutlivesTests {
  @Test func `An attempt that outlives its callers is not cancelled with the last`() throws {
    for outlives in [false, true] {
      let house = Composition(
        "house",
        [
          try FlowComponent("visit", Visit()),
          try FlowComponent("door", Knock(), outlivesCallers: outlives),
        ])
      let promela = house.structure(.promela)
      #expect(promela.contains("post(1, CANCEL, 0)") == !outlives)
      #expect(promela.contains("what == CANCEL") == !outlives)
      let tla = house.structure(.tla)
      #expect(tla.contains("Outlives_2 == \(outlives ? "TRUE" : "FALSE")"))
      #expect(tla.contains("Outlives_1 == FALSE") && tla.contains("\\/ Outlives[p] THEN"))
    }
  }
}
