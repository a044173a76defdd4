import FlowExplorer
import FlowModel
import PermissionFlow
import PopupsFlow
import PopupsLessons
import PopupsModel
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
    let suite = Suite(kind, of: graph.plan)
    #expect(suite.uncovered == [])
    for test in suite { #expect(test.mismatch(on: Self.scheduler, like: graph) == nil) }
  }

  @Test func `Two events in a row do what the graph says`() throws {
    let graph = try ReducerGraph(PopupScheduler(catalogue: [Popup("only")])).lowered()
    let suite = Suite(.pairs, of: graph.plan)
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

  @Test func `Every mutant that this world can provoke breaks a promise`() {
    let stage = PopupStage("two", [.init(Popup("low")), .init(Popup("higher", priority: 10))])
    let scheduler = Drawn(popups: stage.popups)
    let provoked = provoked(PopupSystems.system("two", "", { _ in scheduler }, on: [stage]))
    let mutants = ReducerGraph(scheduler).mutants().filter {
      provoked.contains(Provoked(state: $0.state, event: $0.event))
    }
    let survivors = mutants.filter { mutant in
      let system = PopupSystems.system("mutant", "", { _ in mutant }, on: [stage])
      let report = explore(system, limits: SearchLimits()).report
      return !report.promises.contains { $0.verdict == .broken }
    }
    #expect(mutants.count > 100)
    #expect(survivors.map(\.description) == [])
  }

  /// An event, and what the scheduler knew when it was told.
  private struct Provoked: Hashable {
    let state: PopupState
    let event: PopupEvent
  }

  /// What the scheduler is told in a world, and when.
  private func provoked<R: Reducer>(_ system: System<PopupWorld<R>>) -> Set<Provoked>
  where R.State == PopupState, R.Event == PopupEvent, R.Effect == PopupEffect {
    var result: Set<Provoked> = []
    for state in explore(system, limits: SearchLimits()).graph.states {
      for way in system.successors(of: state) {
        for case .told(let event) in way.log.signs {
          result.insert(Provoked(state: state.world.reduced.state, event: event))
        }
      }
    }
    return result
  }
}

/// A scheduler with the events that a world without whims brings.
private struct Drawn: Reducer {
  let popups: [Popup]

  var start: PopupState { PopupState() }
  var alphabet: [PopupEvent] {
    popups.flatMap { [.add($0), .appeared($0.id), .disappeared($0.id), .closed($0.id)] }
  }
  func reduce(_ state: inout PopupState, _ event: PopupEvent) -> [PopupEffect] {
    PopupScheduler().reduce(&state, event)
  }
}
