import EveryPath
import FlowModel
import PermissionModels
import StateSpace

/// Whether each run of a component, seen through what a coordinator hears, is one of the abstract
/// attempt; found by a search of all runs, each beside the attempts that it may be one of.
struct AttemptRuns: SystemVisitor {
  /// What came of a comparison.
  struct Comparison {
    /// The choices of a shortest run that is none, and what came last; nil if there is none.
    var mismatch: (journey: [String], last: AttemptSign)?
    /// How many pairs of a state and what it may be were compared.
    var pairs: Int
    /// What was heard on some run.
    var heard: Set<AttemptSign>
    /// Whether all runs were followed.
    var isComplete: Bool
  }

  /// How the abstract attempt goes on; a test leaves something out.
  var after: (AbstractAttempt, AbstractAttempt.Step) -> AbstractAttempt? = { $0.after($1) }

  /// The result for each component, in order.
  func visit<W: World>(_ system: System<W>) -> [Comparison] {
    system.components.indices.map { number in
      let runs = Runs(system.asking { _ in false }, number, after)
      var search = Explorer(runs, storage: HashedStorage(), record: PredecessorMap())
      let found = search.run { $1.action.mismatch != nil }
      let mismatch = found.flatMap { found in
        found.transition.action.mismatch.map { sign in
          let steps = search.steps(to: found.source).map(\.action) + [found.transition.action]
          return (steps.map { runs.text(of: $0) }, sign)
        }
      }
      return Comparison(
        mismatch: mismatch, pairs: search.states.count, heard: runs.heard,
        isComplete: search.completeness == .complete)
    }
  }
}

/// A component's runs beside those of the abstract attempt.
private final class Runs<W: World>: TransitionSystem {
  struct State: Hashable {
    let system: UInt64
    /// The number of the set of attempts that it may be.
    let known: Int32
  }

  struct Action {
    let choice: UInt32
    let source: UInt64
    /// What no attempt that it may be can do.
    var mismatch: AttemptSign?
  }

  private struct Step: Hashable {
    let known: Int32
    let signs: Int32
  }

  let initialStates: [State]
  private(set) var heard: Set<AttemptSign> = []
  private let table: SystemTable<W>
  private let reader: SignReader
  private let after: (AbstractAttempt, AbstractAttempt.Step) -> AbstractAttempt?
  private var sets = Interner<Set<AbstractAttempt>>()
  private var lists = Interner<[AttemptSign]>()
  /// The number of the signs of what happened, by its number and that of the choice.
  private var signs: [UInt64: Int32] = [:]
  private var steps: [Step: (known: Int32, mismatch: AttemptSign?)] = [:]

  init(
    _ system: System<W>, _ component: Int,
    _ after: @escaping (AbstractAttempt, AbstractAttempt.Step) -> AbstractAttempt?
  ) {
    table = SystemTable(system)
    reader = SignReader(system.components, of: component)
    self.after = after
    let start = sets.insert([AbstractAttempt()]).number
    initialStates = table.starts.map { State(system: $0, known: start) }
  }

  func text(of action: Action) -> String {
    table.system.text(of: table.move(action.choice), in: table.state(action.source)).id
  }

  func transitions(from state: State, into found: inout TransitionList<Action, State>) {
    var successors: [StepTable.Successor] = []
    table.expand(state.system, into: &successors)
    for successor in successors {
      let (known, mismatch) = follow(Step(known: state.known, signs: signs(of: successor)))
      found.append(
        Action(choice: successor.choice, source: state.system, mismatch: mismatch),
        to: State(system: successor.state, known: known))
    }
  }

  private func signs(of successor: StepTable.Successor) -> Int32 {
    let key = UInt64(successor.choice) << 32 | UInt64(successor.log)
    if let known = signs[key] { return known }
    let found = reader.signs(
      in: table.log(successor.log), cut: table.move(successor.choice).cut)
    heard.formUnion(found)
    let number = lists.insert(found).number
    signs[key] = number
    return number
  }

  private func follow(_ step: Step) -> (known: Int32, mismatch: AttemptSign?) {
    if let known = steps[step] { return known }
    var attempts = sets.values[Int(step.known)]
    var mismatch: AttemptSign?
    for sign in lists.values[Int(step.signs)] {
      let next = attempts.withUnheard(after).compactMap { sign.follow($0, after) }
      guard !next.isEmpty else {
        mismatch = sign
        break
      }
      attempts = Set(next)
    }
    let result = (sets.insert(attempts).number, mismatch)
    steps[step] = result
    return result
  }
}

extension Set<AbstractAttempt> {
  /// With what they may have come to meanwhile.
  fileprivate func withUnheard(
    _ after: (AbstractAttempt, AbstractAttempt.Step) -> AbstractAttempt?
  ) -> Self {
    var (all, open) = (self, Array(self))
    while let attempt = open.popLast() {
      for next in AbstractAttempt.Step.unheard.compactMap({ after(attempt, $0) })
      where all.insert(next).inserted {
        open.append(next)
      }
    }
    return all
  }
}
