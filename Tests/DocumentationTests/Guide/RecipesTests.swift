import EveryPath
import FlowChecker
import PermissionModels
import Testing

@Suite struct `Recipes` {
  @Test func `satisfy every property on every path`() throws {
    let report = try recipes.system().check()
    #expect(report.outcome == .ok, "\(report)")
  }

  @Test(arguments: Suite.Kind.allCases)
  func `do in every state what their rows say`(_ kind: Suite.Kind) throws {
    let graph = try FlowGraph(RecipesFlow())
    let suite = Suite(kind, of: graph)
    #expect(!suite.isEmpty)
    for test in suite {
      if let mismatch = test.mismatch(on: graph) {
        Issue.record(mismatch)
        return
      }
    }
  }
}
