import EveryPath
import FlowModel
import StateSpace

/// Two systems side by side of which no more is known than can be seen: the choices that are open,
/// the screen, and what a step notes and delivers.
///
/// Their worlds may be of two kinds, as those are that hold a reducer and a changed one.
struct ObservationProduct {
  private typealias Pairs = Product<Side, Side>

  private var search: Explorer<Pairs, HashedStorage<Pairs.State>, PredecessorMap<Pairs.Action>>

  /// - Throws: what keeps a system from being built.
  init(_ original: any AnySystem, _ mutant: any AnySystem) throws {
    search = Explorer(
      Product(try original.accept(Looking()), try mutant.accept(Looking())),
      storage: HashedStorage(), record: PredecessorMap())
  }

  /// What becomes of the mutant, with a shortest journey that tells it from the original.
  mutating func status(mostPairs: Int) -> MutantStatus {
    let found = search.run(limits: SearchLimits(maxStates: mostPairs)) {
      $1.action.isDifference
    }
    if let found, let difference = difference(found.transition.action, after: found.source) {
      return .survived(difference)
    }
    return search.completeness == .complete
      ? .equivalent : .undecided("more than \(mostPairs) pairs of positions")
  }

  private func difference(_ action: Pairs.Action, after number: Int) -> Difference? {
    guard case .different(let left, let right) = action else { return nil }
    let journey = search.steps(to: number).compactMap { step -> String? in
      guard case .both(let seen) = step.action else { return nil }
      return seen.says
    }
    guard let left, let right else {
      let says = (left ?? right)?.says ?? ""
      return Difference(
        journey: journey,
        expected: left == nil ? "`\(says)` is not possible" : "`\(says)` is possible",
        actual: left == nil ? "it is" : "it is not")
    }
    guard left.id == right.id else {
      return Difference(
        journey: journey, expected: "`\(left.says)` comes next",
        actual: "`\(right.says)` comes next")
    }
    return Difference(
      journey: journey + [left.says], expected: "\(left.observed)", actual: "\(right.observed)")
  }
}

/// One of the two systems.
private struct Side: TransitionSystem {
  let initialStates: [UInt64]
  let steps: (UInt64) -> [(seen: SeenStep, state: UInt64)]

  func transitions(from state: UInt64, into found: inout TransitionList<SeenStep, UInt64>) {
    for step in steps(state) { found.append(step.seen, to: step.state) }
  }
}

/// A step as it is seen without a look into the world.
private struct SeenStep: Equatable {
  let id: String
  let says: String
  let observed: Observed

  struct Observed: Hashable, CustomStringConvertible {
    let screen: String
    let happened: [String]

    var description: String {
      happened.isEmpty ? screen : "\(screen) [\(happened.joined(separator: ", "))]"
    }
  }

  /// What a choice says of itself may differ where the rest does not.
  static func == (left: SeenStep, right: SeenStep) -> Bool {
    left.id == right.id && left.observed == right.observed
  }
}

/// Makes a side of a system.
private struct Looking: SystemVisitor {
  func visit<W: World>(_ system: System<W>) -> Side {
    let system = system.asking { _ in false }
    let table = SystemTable(system)
    return Side(initialStates: table.starts) { number in
      let before = table.state(number)
      var successors: [StepTable.Successor] = []
      table.expand(number, into: &successors)
      return successors.map { successor in
        let text = system.text(of: table.move(successor.choice), in: before)
        let world = table.state(successor.state).world
        let log = table.log(successor.log)
        let outcomes = log.outcomes.map {
          system.components[$0.component].compiled.outcomes[$0.outcome]
        }
        let observed = SeenStep.Observed(
          screen: world.screen, happened: log.observations.map { world.words(of: $0) } + outcomes)
        return (SeenStep(id: text.id, says: text.says, observed: observed), successor.state)
      }
    }
  }
}
