import EveryPath
import FlowModel

/// Whose answers are open at each position: the effects whose tickets may live there.
///
/// A ticket belongs to the waypoint, or else to the state in which the transition ends; it dies
/// when that is left. See `TransitionTable` for the same at run time.
struct OpenQuestions {
  /// An effect that was asked, and what the answer belongs to.
  fileprivate struct Question: Hashable {
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
      let kind = compiled.positions[target].kind
      guard kind != .final else { return }
      let settled = kind == .state ? Set(arriving.map { $0.settled }) : arriving
      guard !settled.isSubset(of: questions[target]) else { return }
      questions[target].formUnion(settled)
      open.append(target)
    }
    func asked(_ orders: Range<Int>) -> Set<Question> {
      Set(
        compiled.orders[orders].compactMap { order in
          guard case .perform(let effect, let asking) = order, asking != .nobody else { return nil }
          return Question(effect: effect, owner: asking == .waypoint ? .waypoint : .arriving)
        })
    }
    for state in 0..<compiled.stateCount where reached.begun[state] {
      arrive(asked(compiled.entries[state].orders), compiled.entries[state].target)
    }
    for position in compiled.positions.indices where reached.positions[position] {
      for edge in compiled.edges(from: position).map({ compiled.edges[$0] }) {
        arrive(asked(edge.orders), edge.target)
      }
    }
    while let position = open.popLast() {
      for edge in compiled.edges(from: position).map({ compiled.edges[$0] }) {
        var left = questions[position].filter { question in
          guard answersOnce, case .symbol(let symbol) = edge.trigger else { return true }
          return !compiled.effects[question.effect].answers.contains(symbol)
        }
        left = left.filter { question in
          switch question.owner {
          case .waypoint: false
          case .arriving: !edge.interrupts || !edge.leaves
          case .state: !edge.leaves
          }
        }
        arrive(edge.interrupts ? Set(left.map(\.settled)) : left, edge.target)
      }
    }
    self.questions = questions
  }
}

extension OpenQuestions.Question {
  /// The same once the transition has ended: what its destination asked is the state's own.
  fileprivate var settled: Self { Self(effect: effect, owner: .state) }
}
