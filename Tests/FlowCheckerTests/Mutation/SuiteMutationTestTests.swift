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
  func `the default suite notices every change that can be seen`(_ mutation: Mutation) throws {
    for flow in [SuiteTests.porch, SuiteTests.square, OperatorTests.porch, Self.idle] {
      let compiled = try compiled(flow)
      let score = SuiteMutationTest(of: compiled).score(compiled.mutants([mutation]))
      #expect(score.survivors.map(\.sentence) == [])
      #expect(score.undecided.map(\.id) == [])
      #expect(score.count.percent ?? 100 == 100)
    }
  }

  @Test func `each transition once does not notice a hidden state, and a journey shows it`() throws
  {
    let compiled = try compiled(SuiteTests.square)
    let score = SuiteMutationTest(of: compiled, by: [.transitions]).score(
      compiled.mutants([.cloneState]))
    let survivor = try #require(score.survivors.first)
    #expect(survivor.id == "clone-state: a/tap > ping")
    #expect(
      survivor.sentence == "nothing would notice if after `tap` in `a`, `a` did nothing on `ping`")
    // A row that does nothing anyway can do nothing unseen.
    #expect(score.results.first { $0.id == "clone-state: a/tap > tap" }?.status == .equivalent)
    #expect(try #require(score.count.percent) < 100)
    let ping = try #require(score.survivors.first { $0.id == "clone-state: a/tap > ping" })
    guard case .survived(let difference) = ping.status else {
      Issue.record("\(ping.status)")
      return
    }
    #expect(difference.journey == ["start", "tap", "ping"])
    #expect("\(difference)" == "start > tap > ping: moved at b, not moved at a")
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

  @Test func `no case at all leaves everything alive that can be seen`() throws {
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

  @Test func `a mutant nobody can tell from the flow is equivalent`() throws {
    let twice = Sketch { state in
      switch state {
      case .a: On(.tap) { Go(to: .b) }
      case .b:
        Enter {
          Perform(.show)
          Perform(.show)
          Perform(.beep)
        }
        On(.tap) { Go(to: .c) }
      case .c:
        // It never rests here: what it does on entering leads on.
        Enter { Go(to: .a) }
        On(.ping) { Stay() }
      default: Finish(.done)
      }
    }
    let compiled = try compiled(twice)
    func status(_ id: String) throws -> MutantStatus {
      try #require(compiled.mutants().first { $0.id == id }).bareFate
    }
    #expect(try status("drop-row: c/ping") == .equivalent)
    #expect(try status("drop-step: a/tap beep").word == "survived")
    // Two of the same in a row: it does not matter which is left out.
    #expect(try status("drop-step: a/tap show").word == "survived")
    #expect(!compiled.mutants([.swapSteps]).contains { $0.id == "swap-steps: a/tap show < show" })
  }

  @Test func `a question that lives on one side alone is a difference`() throws {
    let asking = Sketch { state in
      switch state {
      case .a:
        Enter { Perform(.ask) }
        On(.tap) { Go(to: .a) }
        On(.ping) { Stay() }
        Ignore(.yes, .no, because: "whoever asks knows")
      default: Finish(.done)
      }
    }
    let compiled = try compiled(asking)
    for mutant in compiled.mutants([.dropStep]) { #expect(mutant.bareFate.word == "survived") }
  }
}
