public import FlowModel
public import StateSpace

/// Tries mutants of one component of a system on the system's properties, in its world.
///
/// A mutant is noticed if a property is broken, or never has to hold any more. One that no property
/// notices is equivalent if nothing in its world can see a difference. The system is searched once;
/// of a mutant only what the change touches, and what comes of that, is searched anew.
public struct PropertyMutationTest<W: World> {
  private let searched: SearchedSystem<W>
  private var mutants: MutantsInWorld<W>
  private let judges: [(name: String, judge: Judge)]
  /// Which judge each label of a transition is enough for; worked out as labels are met.
  private let breakers: Breakers<W>

  /// A mutation test of one component.
  ///
  /// - Parameters:
  ///   - component: the component's name; the only component, or the first, unless given.
  ///   - limits: how far the system may be searched; a mutant not further than five times the
  ///     number of the system's own positions and 10,000 more.
  ///   - progress: receives how far the search of the system is.
  /// - Throws: ``UnfitForMutants`` if there is no such component, a property does not hold, a step
  ///   does not come to its end, or the search of the system is not complete.
  public init(
    of system: System<W>, component: String? = nil, limits: SearchLimits = .usual,
    progress: ((SearchProgress) -> Void)? = nil
  ) throws(UnfitForMutants) {
    let facts = FactSets<W>()
    judges = Array(zip(system.properties.map(\.name), Judge.all(of: system, facts: facts)))
    searched = SearchedSystem(
      system, facts: FactTable(facts), limits: limits, progress: progress)
    guard searched.graph.completeness == .complete else {
      throw .unfinished(system.name, searched.graph.completeness)
    }
    if let sentence = searched.endlessStep { throw .endless(sentence, in: system.name) }
    breakers = Breakers(facts, judges.map { $0.judge.breaker })
    mutants = try MutantsInWorld(of: system, component: component, like: searched, limits: limits)
    // Nothing is touched: the search is the system's own.
    var search = MutantSearch(
      searched, system, [Bool](repeating: false, count: searched.graph.states.count))
    _ = search.run(mostStates: mutants.mostStates) { _ in false }
    let graph = search.graph
    for (name, judge) in judges {
      let verdict = judge.judge(graph).verdict
      guard verdict == .holds else { throw .unkept(name, verdict, in: system.name) }
    }
  }

  /// The same test for mutants of another component; nothing is searched anew.
  package func trying(component: Int) -> PropertyMutationTest {
    var mutationTest = self
    mutationTest.mutants.component = component
    return mutationTest
  }

  /// What becomes of a mutant of the component's flow.
  public func status(of mutant: Mutant) -> MutantStatus {
    let changed = mutant.changed
    let component = mutants.component
    guard let isTouched = searched.states(touchedBy: changed.touch, in: component) else {
      return .equivalent
    }
    let mutated = searched.system.running(changed.compiled, inComponent: component)
    var search = MutantSearch(searched, mutated, isTouched)
    switch search.run(
      mostStates: mutants.mostStates, until: { breakers.judge(brokenBy: $0) != nil })
    {
    case .label(let label):
      let broken = breakers.judge(brokenBy: label) ?? 0
      return .killed(by: judges[broken].name)
    case .endlessStep: return .killed(by: "the check itself: every step comes to its end")
    case nil: break
    }
    // A property may look into the components, where nothing in the world can see: so all of them
    // come first.
    guard search.isComplete else {
      let unnoticed = mutants.status(of: changed)
      guard case .survived = unnoticed else { return unnoticed }
      return .undecided("the search is \(search.completeness)")
    }
    let graph = search.graph
    for (name, judge) in judges {
      switch judge.judge(graph).verdict {
      case .broken: return .killed(by: name)
      case .vacuous: return .killed(by: "\(name) (it never has to hold)")
      case .holds, .undecided: continue
      }
    }
    return mutants.status(of: changed)
  }

  /// The score of every mutant of the component's flow.
  public func score() -> MutationScore { score(mutants.all) }

  /// The score of some mutants of the component's flow.
  public func score(_ list: some Sequence<Mutant>) -> MutationScore {
    MutationScore(
      list.map { MutationScore.Result($0, flow: mutants.name, status: status(of: $0)) })
  }
}

/// Which properties are broken by a single step, by the label of the step.
private final class Breakers<W: World> {
  private let sets: FactSets<W>
  private let facts: [(judge: Int, fact: Int)]
  private var judgeOfLabel: [Int?] = []

  init(_ sets: FactSets<W>, _ breakers: [Int?]) {
    self.sets = sets
    facts = breakers.enumerated().compactMap { number, fact in fact.map { (number, $0) } }
  }

  /// The first property that a step with a label breaks.
  func judge(brokenBy label: UInt32) -> Int? {
    while judgeOfLabel.count <= Int(label) {
      let next = UInt32(judgeOfLabel.count)
      judgeOfLabel.append(facts.first { sets.holds($0.fact, in: next) }?.judge)
    }
    return judgeOfLabel[Int(label)]
  }
}
