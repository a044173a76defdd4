import EveryPath
import FlowChecker
import Testing

@Test func theSuiteOfTheNewsletterNoticesNearlyEveryChange() throws {
  let graph = try FlowGraph(Newsletter())
  let score = SuiteMutationTest(of: graph).score(graph.mutants())
  #expect(score.count.percent ?? 0 >= 85, "\(score.survivors.map(\.sentence))")
}
