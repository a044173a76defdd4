import EveryPath
import FlowChecker
import Testing

@Test func theSuiteOfTheNewsletterNoticesEveryChange() throws {
  let graph = try FlowGraph(Newsletter())
  let score = SuiteMutationTest(of: graph).score(graph.mutants())
  #expect(score.count.counted > 0)
  #expect(score.survivors.isEmpty, "\(score.survivors.map(\.sentence))")
}
