import EveryPath
import FlowChecker
import Testing

/// Suites tried on mutants.
@Suite struct SuiteMutationTestTests {
  /// Nothing is ever held in it: it has no sequence that waits.
  private static let idle = Sketch { state in
    switch state {
    case .a: On(.tap) { Go(to: .b) }
    case .b:
      On(.tap) { Go(to: .b) }
      On(.yes) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  private func compiled(_ flow: Sketch) throws -> CompiledFlow { try FlowGraph(flow).compiled }

  @Test(arguments: Mutation.allCases)
  func `the usual suites notice all but twins in which a row that does nothing does nothing`(
    _ mutation: Mutation
  ) throws {
    let twins = [
      [],
      [
        "a/tap > tap", "a/ping > tap", "b/tap > tap", "b/pong > tap", "begin a > tap",
      ],
      ["a/tap/wait 1 s/1 s pass > ping", "b/ping > ping"],
      ["a/tap > tap", "b/tap > tap"],
    ]
    let flows = [SuiteTests.porch, SuiteTests.square, OperatorTests.porch, Self.idle]
    for (flow, twins) in zip(flows, twins) {
      let compiled = try compiled(flow)
      let score = SuiteMutationTest(of: compiled).score(compiled.mutants([mutation]))
      let unnoticed = mutation == .cloneState ? twins.map { "clone-state: \($0)" } : []
      #expect(score.survivors.map(\.id) == unnoticed)
      #expect(score.undecided.map(\.id) == [])
    }
  }

  @Test func `each transition once does not notice a hidden state`() throws {
    let compiled = try compiled(SuiteTests.square)
    let score = SuiteMutationTest(of: compiled, by: [.transitions]).score(
      compiled.mutants([.cloneState]))
    let survivor = try #require(score.survivors.first { $0.id == "clone-state: a/tap > ping" })
    #expect(
      survivor.sentence == "nothing would notice if after `tap` in `a`, `a` did nothing on `ping`")
    #expect(try #require(score.count.percent) < 100)
    // A row that does nothing anyway can do nothing unseen, and nobody knows.
    #expect(score.unseen.map(\.id) == score.survivors.map(\.id))
    #expect(score.unseen.contains { $0.id == "clone-state: a/tap > tap" })
  }

  @Test func `a score reads as a line, and a line for each change that was not noticed`() throws {
    let compiled = try compiled(SuiteTests.square)
    let mutationTest = SuiteMutationTest(of: compiled, by: [.transitions])
    let score = mutationTest.score(compiled.mutants([.cloneState]))
    let lines = score.description.split(separator: "\n").map(String.init)
    let count = score.count
    #expect(
      lines.first
        == "\(count.killed) of \(count.counted) mutants killed, \(count.percent ?? 0)%; "
        + "\(count.equivalent) equivalent")
    #expect(Array(lines.dropFirst()) == score.survivors.map(\.sentence))
    #expect("\(MutationScore([]))" == "0 of 0 mutants killed; 0 equivalent")
  }

  @Test func `no case at all leaves everything alive`() throws {
    let compiled = try compiled(SuiteTests.square)
    let score = SuiteMutationTest(of: compiled, by: [SuiteCase]()).score(compiled.mutants())
    #expect(score.count.killed == 0)
    #expect(score.count.survived > 10)
    #expect(score.count.percent == 0)
  }

  @Test
  func `cases of one's own are tried; one that fails on the flow itself is named and left out`()
    throws
  {
    let compiled = try compiled(SuiteTests.square)
    let suite = Suite(.everyEventEverywhere, of: compiled)
    let other = Suite(.transitions, of: try self.compiled(SuiteTests.porch))
    let mutationTest = SuiteMutationTest(of: compiled, by: Array(suite) + [other[0]])
    #expect(mutationTest.failing == [other[0].name])
    #expect(mutationTest.caseCount == suite.count)
    #expect(mutationTest.score(compiled.mutants([.sneakRow])).count.percent == 100)
  }
}
