import EveryPath
import FlowModel

/// Whose answers are open at each position: the effects whose tickets may live there.
///
/// A ticket belongs to the waypoint, or else to the state in which the transition ends; it dies
/// when that is left. See `TransitionTable` for the same at run time.
struct OpenQuestions {
  /// An effect that was asked, and what the answer belongs to.
  struct Question: Hashable {
    let effect: Int
    let owner: LiveTicket.Owner
  }

  private let questions: [Set<Question>]

  /// The effects whose answers a position may get, in authored order.
  func effects(at position: Int) -> [Int] {
    Set(questions[position].map(\.effect)).sorted()
  }

  /// - Parameter answersOnce: whether an event that an open effect lists counts as its answer, so
  ///   that the ticket is dead from there on; it may as well have come by itself.
  init(_ compiled: CompiledFlow, _ reached: Reachability, answersOnce: Bool) {
    var questions = [Set<Question>](repeating: [], count: compiled.positions.count)
    var open: [Int] = []
    func arrive(_ arriving: Set<Question>, _ target: Int) {
      guard !arriving.isSubset(of: questions[target]) else { return }
      questions[target].formUnion(arriving)
      open.append(target)
    }
    for state in 0..<compiled.stateCount where reached.begun[state] {
      arrive(Self.begun(at: state, in: compiled), compiled.entries[state].target)
    }
    for position in compiled.positions.indices where reached.positions[position] {
      for edge in compiled.edges(from: position).map({ compiled.edges[$0] }) {
        arrive(Self.after(edge, [], in: compiled, answersOnce: answersOnce), edge.target)
      }
    }
    while let position = open.popLast() {
      for edge in compiled.edges(from: position).map({ compiled.edges[$0] }) {
        let left = Self.after(edge, questions[position], in: compiled, answersOnce: answersOnce)
        arrive(left, edge.target)
      }
    }
    self.questions = questions
  }
}

// MARK: - On one path

extension OpenQuestions {
  /// What is open where entering a state comes to rest, if a journey begins there.
  static func begun(at state: Int, in compiled: CompiledFlow) -> Set<Question> {
    let entry = compiled.entries[state]
    return arriving(asked(entry.orders, in: compiled), at: entry.target, in: compiled)
  }

  /// What is open where an edge leads to, if some is where it begins.
  static func after(
    _ edge: GraphEdge, _ open: Set<Question>, in compiled: CompiledFlow, answersOnce: Bool = true
  ) -> Set<Question> {
    let left = open.filter { question in
      if answersOnce, case .symbol(let symbol) = edge.trigger,
        compiled.effects[question.effect].answers.contains(symbol)
      {
        return false
      }
      return switch question.owner {
      case .waypoint: false
      case .arriving: !edge.interrupts || !edge.leaves
      case .state: !edge.leaves
      }
    }
    let all = edge.interrupts ? Set(left.map(\.settled)) : left
    return arriving(all.union(asked(edge.orders, in: compiled)), at: edge.target, in: compiled)
  }

  private static func asked(_ orders: Range<Int>, in compiled: CompiledFlow) -> Set<Question> {
    Set(
      compiled.orders[orders].compactMap { order in
        guard case .perform(let effect, let asking) = order, asking != .nobody else { return nil }
        return Question(effect: effect, owner: asking == .waypoint ? .waypoint : .arriving)
      })
  }

  private static func arriving(
    _ questions: Set<Question>, at target: Int, in compiled: CompiledFlow
  ) -> Set<Question> {
    switch compiled.positions[target].kind {
    case .final: []
    case .state: Set(questions.map(\.settled))
    case .awaiting, .calling, .delay: questions
    }
  }
}

extension OpenQuestions.Question {
  /// The same once the transition has ended: what its destination asked is the state's own.
  fileprivate var settled: Self { Self(effect: effect, owner: .state) }
}
