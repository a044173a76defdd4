import EveryPath
import FlowChecker
import FlowModel
import Reducers
import StateSpace
import Testing

@Suite struct ReducerTests {
  @Test func `A graph has every state and every reaction of the alphabet`() {
    let graph = ReducerGraph(Lift(floors: 2))
    #expect(graph.completeness == .complete)
    // On each of two floors nothing is wanted, or the other floor is.
    #expect(graph.states.count == 4)
    #expect(graph.effects(of: 0, on: 1) == [.go(to: 1)])
    #expect(graph.reactions(in: 0) == [1])
    #expect(ReducerGraph(Lift()).states.count == 3 * 5)
  }

  @Test func `A reducer without bounds is truncated, and no graph is made of it`() {
    let graph = ReducerGraph(Lift(repeats: true), limits: SearchLimits(maxStates: 100))
    #expect(graph.completeness != .complete)
    #expect {
      try graph.lowered()
    } throws: {
      "\($0)".hasPrefix("the search of `Lift` is truncated (states)")
        && "\($0)".hasSuffix("give it a smaller alphabet")
    }
  }

  @Test(arguments: Suite.Kind.allCases)
  func `Each suite fits the reducer it was made from`(_ kind: Suite.Kind) throws {
    let graph = try ReducerGraph(Lift()).lowered()
    let suite = Suite(kind, of: graph.compiled)
    #expect(suite.count > 0)
    for test in suite { #expect(test.mismatch(on: Lift(), like: graph) == nil) }
  }

  @Test func `Every event everywhere tries what changes nothing, too`() throws {
    let graph = try ReducerGraph(Lift()).lowered()
    let suite = Suite(.everyEventEverywhere, of: graph.compiled)
    #expect(suite.count == (ReducerGraph(Lift()).states.count + 1) * 6)
  }

  @Test func `A suite finds another reducer, and says where`() throws {
    let graph = try ReducerGraph(Lift(floors: 2)).lowered()
    let suite = Suite(.transitions, of: graph.compiled)
    let found = suite.compactMap { $0.mismatch(on: Lift(repeats: true), like: graph) }
    #expect(found.isEmpty)
    let everything = Suite(.everyEventEverywhere, of: graph.compiled)
    let second = everything.compactMap { $0.mismatch(on: Lift(repeats: true), like: graph) }
    #expect(second.first?.description.contains("expected ignored") == true)
  }

  @Test func `Every mutant is killed by the suite of transitions`() throws {
    let reducer = ReducerGraph(Lift())
    let graph = try reducer.lowered()
    let cases = Array(Suite(.transitions, of: graph.compiled))
    let mutants = reducer.mutants()
    #expect(mutants.count > 50)
    for mutant in mutants {
      #expect(
        cases.contains { $0.mismatch(on: mutant, like: graph) != nil },
        "nothing would notice if \(mutant)")
    }
  }

  @Test func `A mutant that nobody could tell from the original is left out`() {
    // A reducer with two names for the same behaviour.
    struct Twins: Reducer {
      enum State: Hashable, Sendable { case off, left, right }
      enum Event: Hashable, Sendable { case left, right, off }
      enum Effect: Hashable, Sendable { case light }
      var start: State { .off }
      var alphabet: [Event] { [.left, .right, .off] }
      func reduce(_ state: inout State, _ event: Event) -> [Effect] {
        switch (state, event) {
        case (.off, .left): state = .left
        case (.off, .right): state = .right
        case (.off, .off): return []
        case (_, .off): state = .off
        default: return []
        }
        return [.light]
      }
    }
    let mutants = ReducerGraph(Twins()).mutants().map(\.description)
    #expect(mutants.contains { $0.hasPrefix("on left in \"off\", leads to \"off\"") })
    #expect(!mutants.contains { $0.hasPrefix("on left in \"off\", leads to \"right\"") })
  }

  @Test func `A world with a reducer is checked like any other`() {
    func system(_ world: House) -> System<House> {
      System("house", "", components: [], worlds: [world]) {
        AtNoTime("a wish is there twice") { transition in
          let wishes = transition.world.reduced.state.wishes
          return Set(wishes).count < wishes.count
        }
        LeadsTo(
          "who calls is fetched", fairly: [.strong(.system)],
          { $0.saw(.told(.call(2))) && !$0.world.reduced.state.wishes.isEmpty },
          { $0.saw(.ordered(.open)) })
      }
    }
    let report = system(House()).check()
    #expect(report.isComplete)
    #expect(report.outcome == .ok)
    let broken = system(House(Lift(repeats: true))).check(limits: SearchLimits(maxStates: 500))
    #expect(broken.properties.first?.verdict == .broken)
    #expect(broken.properties.first?.steps.map(\.id) == ["call-1", "call-1"])
  }

  @Test func `An answer at once waits for the end of the reaction`() {
    var house = House()
    house.isInstant = true
    var walk = Walk(System("house", "", components: [], worlds: [house]) {})
    let isTaken = walk.take("call-2")
    #expect(isTaken)
    #expect(
      walk.steps[0].log.observations == [
        .told(.call(2)), .ordered(.go(to: 2)), .told(.arrived(2)), .ordered(.ring),
        .ordered(.open),
      ])
  }

  @Test func `A flow lives beside a reducer and orders of it`() throws {
    // A guest who calls the lift to the top and leaves when a door opens.
    let guest = Sketch { state in
      switch state {
      case .a:
        Enter { Perform(.show) }
        On(.alarm) { Go(to: .z) }
      default: Finish(.done)
      }
    }
    let component = try Component<House>(
      "guest", guest,
      perform: { effect, _, house, output in
        if effect == .show { house.tell(.call(2), &output) }
      },
      hear: { _ in .alarm })
    var house = House()
    house.hasGuest = true
    let system = System("house", "", components: [component], worlds: [house]) {
      LeadsTo("the guest gets out", fairly: [.everyTransition], { $0.began() }, { $0.delivered() })
    }
    let report = system.check()
    #expect(report.isComplete)
    #expect(report.properties.map(\.verdict) == [.holds])
    var walk = Walk(system)
    let mismatch = walk.take(["begin", "arrive-2"])
    #expect(mismatch == nil)
    #expect(walk.outcomes == ["done"])
    #expect(walk.positions == ["z", "State(floor: 2, wishes: [])"])
  }

  @Test func `The fingerprint follows the behaviour`() {
    func fingerprint(_ lift: Lift) -> String {
      System("house", "", components: [], worlds: [House(lift)]) {}.fingerprint
    }
    #expect(fingerprint(Lift()) == fingerprint(Lift()))
    #expect(fingerprint(Lift()) != fingerprint(Lift(repeats: true)))
  }
}
