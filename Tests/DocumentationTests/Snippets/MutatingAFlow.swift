import FlowExplorer
import PermissionFlow
import Testing

@Test func theSuiteOfTheNewsletterNoticesEveryChange() throws {
  let plan = try FlowGraph(Newsletter()).plan
  let score = SuiteTrial(of: plan).score(plan.mutants())
  #expect(score.count.counted > 0)
  #expect(score.survivors.isEmpty, "\(score.survivors.map(\.sentence))")
}
