import EveryPath
import FlowChecker
import FlowModel
import FlowTestSupport
import PopupsFlow
import PopupsModel
import StateSpace
import Testing

@Suite struct PopupSuiteTests {
  /// Two popups of one group, one of them higher and with a duration.
  static let scheduler: PopupScheduler = {
    var higher = Popup("higher", priority: 10)
    higher.duration = .seconds(2)
    return PopupScheduler(catalogue: [Popup("low"), higher])
  }()

  @Test(arguments: [Suite.Kind.transitions, .everyEventEverywhere])
  func `Whatever comes, whenever it comes, the scheduler does what its graph says`(
    _ kind: Suite.Kind
  ) throws {
    let graph = try ReducerGraph(Self.scheduler).lowered()
    let suite = Suite(kind, of: graph.compiled)
    #expect(suite.uncovered == [])
    for test in suite { #expect(test.mismatch(on: Self.scheduler, like: graph) == nil) }
  }

  @Test func `Two events in a row do what the graph says`() throws {
    let graph = try ReducerGraph(PopupScheduler(catalogue: [Popup("only")])).lowered()
    let suite = Suite(.pairs, of: graph.compiled)
    #expect(suite.count > 500)
    for test in suite {
      #expect(
        test.mismatch(on: PopupScheduler(catalogue: [Popup("only")]), like: graph) == nil)
    }
  }

  @Test func `The graph has every state, and late events change nothing`() {
    let graph = ReducerGraph(Self.scheduler)
    #expect(graph.completeness == .complete)
    let nothing = graph.events.indices.filter { event in
      switch graph.events[event] {
      case .appeared, .disappeared, .closed, .tappedOutside, .timedOut: true
      default: false
      }
    }
    #expect(graph.reactions(in: 0).allSatisfy { !nothing.contains($0) })
    #expect(Set(graph.states.map { Self.scheduler.name(of: $0) }).count == graph.states.count)
  }

  @Test(.optimised) func `Every mutant that its world can provoke breaks a property`() throws {
    let mutants = try PopupSystems.shipped().mutants()
    let provoked = mutants.compactMap(\.system)
    #expect(provoked.count > 100)
    var mutationTest = ReducerMutationTest(flow: "popups")
    let score = try MutationScore(mutants.map { try mutationTest.result(of: $0) })
    #expect(score.survivors.map(\.id) == [])
    #expect(score.count.killed == provoked.count)
  }
}
