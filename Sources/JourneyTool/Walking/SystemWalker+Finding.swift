import EveryPath
import FlowChecker
import FlowModel
package import StateSpace

extension SystemWalker {
  package func find(
    _ question: String, isStopped: (SearchProgress) -> Bool
  ) -> FoundWalk {
    do throws(WrongQuestion) {
      let question = try Question(question, about: system)
      let search = QuestionSearch(system)
      // What was found until it was stopped may be enough.
      _ = search.run(limits: SearchLimits(maxStates: 2_000_000, seconds: 60), isStopped: isStopped)
      let answer = try search.answer(question)
      let walk = answer.journeys.first.map { found in
        var walk = Walk(system, world: found.journey.world ?? 1)
        _ = walk.take(found.journey.steps.map(\.choice))
        return SystemWalker(walk)
      }
      return .answered(answer, walk)
    } catch {
      return .wrong(error.description)
    }
  }

  package func fits(_ question: String) -> Bool {
    guard let question = try? Question(question, about: system) else { return false }
    var walk = walk
    walk.goBack(to: at)
    return question.fits(walk)
  }

  package mutating func finish() -> Int? {
    guard !isAtRest(state, state, StepLog()) else { return 0 }
    guard let moves = wayToRest(certainly: true) ?? wayToRest(certainly: false) else { return nil }
    for move in moves {
      guard let choice = successors.firstIndex(where: { $0.move == move }), take(choice) else {
        return nil
      }
    }
    return moves.count
  }

  package func lastChange(of fact: String) -> Int? {
    var last: Int?
    for (number, step) in walk.transitions.prefix(max(0, at - 1)).enumerated() {
      let changes = SeenChange.betweenAll(facts(of: step.before), facts(of: step.state))
      if changes.contains(where: { $0.name == fact }) { last = number + 1 }
    }
    return last
  }

  /// How many states are looked at for a moment of rest.
  private static var mostStates: Int { 2_000 }

  /// The shortest way to a moment of rest, by what comes by itself; nil if none is near.
  private func wayToRest(certainly: Bool) -> [SystemMove<W>]? {
    var known: Set<SystemState<W>> = [state]
    var open = [(state: state, moves: [SystemMove<W>]())]
    var next = 0
    while next < open.count, open.count < Self.mostStates {
      let (from, moves) = open[next]
      next += 1
      for step in system.successors(of: from) where comesByItself(step, from, certainly) {
        guard known.insert(step.state).inserted else { continue }
        if isAtRest(from, step.state, step.log) { return moves + [step.move] }
        open.append((step.state, moves + [step.move]))
      }
    }
    return nil
  }

  /// Whether a step is one that waiting brings: no touch, nothing rare, and no process ends or
  /// begins by it.
  private func comesByItself(
    _ step: System<W>.Successor, _ state: SystemState<W>, _ certainly: Bool
  ) -> Bool {
    let text = system.text(of: step.move, in: state)
    guard text.by != .person, !text.isRare, step.move.cut == nil,
      step.log.endedProcesses.isEmpty, step.log.launchedProcesses.isEmpty
    else { return false }
    return !certainly || text.isCertain || text.by == .time
  }

  private func isAtRest(
    _ before: SystemState<W>, _ state: SystemState<W>, _ log: StepLog<W>
  ) -> Bool {
    Transition(system: system, before: before, state: state, log: log).isSettled
  }
}
