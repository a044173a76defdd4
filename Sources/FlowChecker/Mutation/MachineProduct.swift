import EveryPath
import StateSpace

/// Two machines side by side, told the same: a flow's and a mutant's.
///
/// They are alike if no inputs tell them apart by disposition, position or orders. The search tries
/// the whole alphabet everywhere: beginnings, each symbol, each timer, and whether each question
/// still counts. It is exact and finite, for three reasons:
/// - A living question only lets in an answer, and what is made of that is what is made of the same
///   symbol unasked. So it is enough to see that no question lives on one side alone, and questions
///   that are alike on both sides are one.
/// - What is deferred is told when the sequence ends, one by one, each looked up afresh: as if it
///   were told then. So it is enough to see that both sides hold the same, and drop the same.
/// - All else (position, spent timeouts, whether there was an outcome) is finite.
///
/// Only an answer to a question of a state can be dropped where other deferred events are not: it
/// dies with the state that asked. Where such an answer may be deferred, the two sides settle
/// differently what is held, and nothing else tells them apart, they are searched once more with
/// all that is deferred, in order, and with answers beside what nobody asked for. As many questions
/// of a kind live there as it has answers; where there were more, those that never run out must not
/// tell the two apart either. Only if they do, or if a search does not come to an end, is the
/// answer "undecided".
final class MachineProduct: TransitionSystem {
  enum Comparison {
    case alike
    case different(Difference)
    case undecided(String)
  }

  /// What the two are in.
  struct Pair: Hashable {
    var original = MachineState()
    var mutant = MachineState()
    /// The effects of the living questions.
    var asked: [Int] = []
  }

  private enum Outcome {
    case same(Pair)
    case different(question: Int?, expected: String, actual: String)
  }

  /// The label of an input that tells the two apart; it leads nowhere.
  private static let different: UInt32 = 1

  let compiled: CompiledFlow
  let mutant: CompiledFlow
  private let inputs: [SuiteInput]
  private var appearance: Appearance
  private let originalOrders: [Int32]
  private let mutantOrders: [Int32]
  private let mutantPositions: [Int]
  /// Where something may be deferred, in the flow and in the mutant.
  private let mayHold: (original: [Bool], mutant: [Bool])
  /// Whether what is deferred may be settled differently.
  private var mayHoldOtherwise = false
  /// Whether an answer that dies with a state may be deferred.
  private var mayHoldAnswer = false
  private var depth = Depth.asIfTold
  /// Whether more questions of one kind lived than are told apart.
  private var hasMoreQuestions = false
  /// What the last input that tells the two apart shows.
  private var difference: (question: Int?, expected: String, actual: String)?

  /// What is looked at.
  private enum Depth {
    /// Nothing is deferred: whatever a sequence holds is as if it were told at its end.
    case asIfTold
    /// All that is deferred, and each question answered once.
    case deferred
    /// The same, but as many questions of one kind as are told apart never run out.
    case deferredAndMore
  }

  init(
    _ compiled: CompiledFlow, _ mutant: CompiledFlow, _ appearance: Appearance,
    beginnings: [SuiteInput]
  ) {
    self.compiled = compiled
    self.mutant = mutant
    self.appearance = appearance
    originalOrders = appearance.originalOrders
    mutantOrders = self.appearance.orders(of: mutant)
    mutantPositions = appearance.positions(of: mutant)
    mayHold = (Self.mayHold(compiled), Self.mayHold(mutant))
    inputs =
      beginnings + compiled.symbols.indices.map { .tell(symbol: $0) }
      + compiled.timers.indices.map { .timer($0) }
  }

  /// The positions that a running sequence, in which events are deferred, leads to, itself
  /// included: what is deferred is told one by one where it ends.
  private static func mayHold(_ compiled: CompiledFlow) -> [Bool] {
    var mayHold = compiled.positions.map(\.isWaypoint)
    var grows = mayHold.contains(true)
    while grows {
      grows = false
      for edge in compiled.edges where mayHold[edge.source] && !mayHold[edge.target] {
        mayHold[edge.target] = true
        grows = true
      }
    }
    return mayHold
  }

  /// Searches for a shortest journey that tells the two apart.
  ///
  /// - Parameter limit: after how many pairs of states to give up.
  func compare(limit: Int = 1_000_000) -> Comparison {
    let comparison = search(limit: limit)
    guard case .alike = comparison, mayHoldOtherwise, mayHoldAnswer else { return comparison }
    let limit = min(limit, 100_000)
    depth = .deferred
    hasMoreQuestions = false
    let exact = search(limit: limit)
    guard case .alike = exact, hasMoreQuestions else { return exact }
    depth = .deferredAndMore
    switch search(limit: limit) {
    case .alike: return .alike
    case .undecided(let reason): return .undecided(reason)
    case .different(let difference):
      return .undecided(
        "only more unanswered questions of one kind than it has answers could tell, as in "
          + "\(difference)")
    }
  }

  private func search(limit: Int) -> Comparison {
    var search = Explorer(self, storage: HashedStorage(), record: PredecessorMap())
    let found = search.run(limits: SearchLimits(maxStates: limit)) {
      $1.label == Self.different
    }
    guard let found, let difference else {
      return search.completeness == .complete
        ? .alike : .undecided("more than \(limit) pairs of states")
    }
    var journey = (search.steps(to: found.source).map(\.action) + [found.transition.action])
      .map(compiled.words)
    if let question = difference.question { journey.append(answer(to: question)) }
    return .different(
      Difference(journey: journey, expected: difference.expected, actual: difference.actual))
  }

  var initialStates: [Pair] { [Pair()] }

  /// Appends what each input leads to, up to the first that tells the two apart.
  func transitions(from pair: Pair, into found: inout TransitionList<SuiteInput, Pair>) {
    for input in inputs + answers(in: pair) {
      switch step(pair, input) {
      case .same(let next): found.append(input, to: next)
      case .different(let question, let expected, let actual):
        difference = (question, expected, actual)
        return found.append(input, to: pair, label: Self.different)
      }
    }
  }

  /// The answers to the living questions, where they are told apart from what nobody asked for.
  private func answers(in pair: Pair) -> [SuiteInput] {
    if depth == .asIfTold { return [] }
    return pair.asked.enumerated().flatMap { number, effect in
      compiled.effects[effect].answers.map { .answer(symbol: $0, ask: number) }
    }
  }

  private func answer(to effect: Int) -> String {
    let answer = compiled.effects[effect].answers.first.map { "`\(compiled.symbols[$0].id)`" }
    return "\(answer ?? "something") answers \(compiled.effects[effect].id)"
  }

  private func step(_ pair: Pair, _ input: SuiteInput) -> Outcome {
    var pair = pair
    var asked = pair.asked
    var living = pair.asked.indices.map { (Ticket(UInt32($0)), Ticket(UInt32($0))) }
    let isTold = if case .tell = input { true } else { false }
    if let another = another(of: input, &pair) {
      asked.append(asked[another])
      living.append((Self.anotherTicket, Self.anotherTicket))
    }
    var left = react(compiled, input, &pair.original)
    var right = react(mutant, input, &pair.mutant)
    while true {
      if let difference = difference(left, right, pair) { return difference }
      var tickets = (left?.firstTicket ?? 0, right?.firstTicket ?? 0)
      for order in left?.orders ?? 0..<0 {
        guard case .perform(let effect, let asking) = compiled.orders[order], asking != .nobody
        else {
          continue
        }
        asked.append(effect)
        living.append((Ticket(tickets.0), Ticket(tickets.1)))
        tickets.0 += 1
        tickets.1 += 1
      }
      compareRows(left, right)
      if depth == .asIfTold, isTold, case .deferred? = left?.disposition {
        pair.original.forgetDeferredSymbols()
        pair.mutant.forgetDeferredSymbols()
      }
      var ignored: UInt32 = 1 << 20
      let first = compiled.deliverDeferred(&pair.original, next: &ignored)
      let second = mutant.deliverDeferred(&pair.mutant, next: &ignored)
      if first == nil, second == nil { break }
      (left, right) = (first?.reaction, second?.reaction)
    }
    return settle(pair, asked, living)
  }

  private static let anotherTicket = Ticket(1 << 15)

  /// Before one of the questions that never run out is answered, there is another of them.
  ///
  /// - Returns: the number of the question that is answered.
  private func another(of input: SuiteInput, _ pair: inout Pair) -> Int? {
    guard depth == .deferredAndMore, case .answer(_, let ask) = input else { return nil }
    let effect = pair.asked[ask]
    let owners = owners(of: ask, pair)
    let count = pair.asked.indices.count {
      pair.asked[$0] == effect && self.owners(of: $0, pair) == owners
    }
    guard count == mostQuestions(about: effect) else { return nil }
    pair.original.askAgain(Ticket(UInt32(ask)), as: Self.anotherTicket)
    pair.mutant.askAgain(Ticket(UInt32(ask)), as: Self.anotherTicket)
    return ask
  }

  private func owners(of question: Int, _ pair: Pair) -> [UInt8?] {
    let ticket = Ticket(UInt32(question))
    return [pair.original.owner(of: ticket), pair.mutant.owner(of: ticket)]
  }

  /// How many questions of one kind are told apart.
  private func mostQuestions(about effect: Int) -> Int {
    depth == .asIfTold ? 1 : max(1, compiled.effects[effect].answers.count)
  }

  private func react(_ compiled: CompiledFlow, _ input: SuiteInput, _ state: inout MachineState)
    -> Reaction?
  {
    var next: UInt32 = 1 << 16
    switch input {
    case .start: return state.position == nil ? compiled.begin(&state, ticket: &next) : nil
    case .resume(let remembered):
      return state.position == nil ? compiled.resume(at: remembered, &state, ticket: &next) : nil
    case .tell(let symbol): return compiled.receive(symbol, &state, next: &next)
    case .answer(let symbol, let ask):
      return compiled.receive(symbol, ticket: Ticket(UInt32(ask)), &state, next: &next)
    case .timer(let timer): return compiled.fire(timer: timer, &state, next: &next)
    }
  }

  private func difference(_ left: Reaction?, _ right: Reaction?, _ pair: Pair) -> Outcome? {
    guard left != nil || right != nil else { return nil }
    let position = pair.mutant.position.map { mutantPositions[$0] }
    if let left, let right,
      SuiteCase.Disposition(left.disposition) == SuiteCase.Disposition(right.disposition),
      pair.original.position == position,
      originalOrders[left.orders].elementsEqual(mutantOrders[right.orders])
    {
      return nil
    }
    return .different(
      question: nil, expected: words(left, pair.original.position, compiled),
      actual: words(right, pair.mutant.position, mutant))
  }

  /// Whether the two rows settle what is deferred alike.
  private func compareRows(_ left: Reaction?, _ right: Reaction?) {
    guard case .moved(let first)? = left?.disposition, case .moved(let second)? = right?.disposition
    else {
      return
    }
    let rows = (compiled.edges[first], mutant.edges[second])
    guard mayHold.original[rows.0.source] || mayHold.mutant[rows.1.source] else { return }
    if rows.0.leaves != rows.1.leaves || rows.0.interrupts != rows.1.interrupts {
      mayHoldOtherwise = true
    }
  }

  private func settle(
    _ pair: Pair, _ asked: [Int], _ living: [(Ticket, Ticket)]
  ) -> Outcome {
    var seen: [[Int]: Int] = [:]
    var kept: [(key: [Int], tickets: (Ticket, Ticket))] = []
    for (effect, tickets) in zip(asked, living) {
      let owners = (pair.original.owner(of: tickets.0), pair.mutant.owner(of: tickets.1))
      switch owners {
      case (nil, nil): continue
      case (let first?, let second?):
        if first != second, mayHold(in: pair) { mayHoldOtherwise = true }
        let key = [effect, Int(first), Int(second)]
        if seen[key, default: 0] < mostQuestions(about: effect) {
          seen[key, default: 0] += 1
          kept.append((key, tickets))
        } else {
          hasMoreQuestions = true
        }
      case (nil, _?):
        return .different(question: effect, expected: "stale", actual: "accepted")
      case (_?, nil):
        return .different(question: effect, expected: "accepted", actual: "stale")
      }
    }
    kept.sort { $0.key.lexicographicallyPrecedes($1.key) }
    if !mayHoldAnswer { mayHoldAnswer = kept.contains { holdsAnswer($0.key, pair) } }
    var pair = pair
    pair.original.keep(kept.map(\.tickets.0))
    pair.mutant.keep(kept.map(\.tickets.1))
    pair.asked = kept.map { $0.key[0] }
    return .same(pair)
  }

  /// Whether an answer to a living question of a state would be deferred where the two are.
  ///
  /// - Parameter question: the effect, and whose question it is on either side.
  private func holdsAnswer(_ question: [Int], _ pair: Pair) -> Bool {
    guard question[1] != 0 || question[2] != 0 else { return false }
    return compiled.effects[question[0]].answers.contains { symbol in
      holds(symbol, pair.original.position, compiled) || holds(symbol, pair.mutant.position, mutant)
    }
  }

  private func holds(_ symbol: Int, _ position: Int?, _ compiled: CompiledFlow) -> Bool {
    position.map { compiled.cell(position: $0, symbol: symbol) == .hold } ?? false
  }

  /// Whether something may be deferred, or have been, where the two are.
  private func mayHold(in pair: Pair) -> Bool {
    let original = pair.original.position.map { mayHold.original[$0] }
    let mutant = pair.mutant.position.map { mayHold.mutant[$0] }
    return original ?? false || mutant ?? false
  }

  private func words(_ reaction: Reaction?, _ position: Int?, _ compiled: CompiledFlow) -> String {
    guard let reaction else { return "nothing" }
    let orders = compiled.orders[reaction.orders].map { compiled.words(ordering: $0) }
    return "\(SuiteCase.Disposition(reaction.disposition).rawValue) at "
      + "\(position.map { compiled.positions[$0].id } ?? "no position")"
      + (orders.isEmpty ? "" : " [\(orders.joined(separator: ", "))]")
  }
}
