import EveryPath

/// Test cases in numbers, to be run on many mutants of one compiled flow.
struct CompiledSuite {
  /// What must become of one input, or of what it releases.
  struct Expected: Sendable, Hashable {
    let disposition: SuiteCase.Disposition
    let position: Int
    let orders: [Int32]
  }

  /// One input, and what must follow.
  struct Step: Sendable {
    let input: SuiteInput
    let expected: [Expected]
  }

  struct Case: Sendable {
    let name: @Sendable () -> String
    let steps: [Step]
  }

  private let compiled: CompiledFlow
  /// The numbers of the orders: those that are the same in words have one.
  private let orders: [Int32]
  private let orderNumbers: [String: Int32]
  private let places: [String: Int]
  private(set) var cases: [Case] = []
  /// The names of the cases that fail on the flow itself: they can tell nothing of a mutant.
  private(set) var failing: [String] = []
  /// The cases that take an edge, that tell a symbol at a position, that begin by entering a state.
  private var byEdge: [Int: [Int]] = [:]
  private var byCell: [Mutant.Touch.Cell: [Int]] = [:]
  private var byEntry: [Int: [Int]] = [:]

  init(_ compiled: CompiledFlow) {
    self.compiled = compiled
    var numbers: [String: Int32] = [:]
    orders = compiled.orders.map { order in
      let words = compiled.words(ordering: order)
      let number = numbers[words] ?? Int32(numbers.count)
      numbers[words] = number
      return number
    }
    orderNumbers = numbers
    places = Dictionary(
      compiled.positions.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func add(_ suite: Suite) {
    for (number, recipe) in suite.recipes.enumerated() {
      var oracle = SuiteOracle(like: suite.map.nodes[0].oracle)
      let steps = (suite.map.path(to: recipe.node) + recipe.inputs).map { input in
        Step(
          input: input,
          expected: oracle.take(input).reactions.map { reaction in
            Expected(
              disposition: reaction.disposition, position: reaction.position ?? -1,
              orders: reaction.orders.indices.map { orders[$0] })
          })
      }
      add(Case(name: { "\(suite.kind.rawValue): \(suite.recipes[number].name)" }, steps: steps))
    }
  }

  /// Adds cases of one's own.
  mutating func add(_ tests: some Sequence<SuiteCase>) {
    for test in tests {
      let steps = test.steps.map { step in
        Step(
          input: step.input,
          expected: step.expected.map { reaction in
            Expected(
              disposition: reaction.disposition,
              position: reaction.position == SuiteCase.Reaction.nowhere
                ? -1 : places[reaction.position] ?? -2,
              orders: reaction.orders.map { orderNumbers[$0] ?? -1 })
          })
      }
      add(Case(name: { test.name }, steps: steps))
    }
  }

  private mutating func add(_ test: Case) {
    let number = cases.count
    var machine = BareMachine(compiled)
    let positions = Array(compiled.positions.indices)
    for step in test.steps {
      let seen = machine.take(step.input)
      guard Self.agrees(seen, step.expected, orders, positions) else {
        failing.append(test.name())
        return
      }
      for item in seen { note(item, step.input, number) }
    }
    cases.append(test)
  }

  private mutating func note(_ seen: BareMachine.Seen, _ input: SuiteInput, _ number: Int) {
    func add(_ number: Int, to list: inout [Int]) { if list.last != number { list.append(number) } }
    if case .moved(let edge) = seen.reaction.disposition {
      add(number, to: &byEdge[edge, default: []])
    }
    if let position = seen.from, case .symbol(let symbol)? = seen.trigger {
      add(number, to: &byCell[Mutant.Touch.Cell(position, symbol), default: []])
    }
    switch input {
    case .start: add(number, to: &byEntry[compiled.start, default: []])
    case .resume(let state):
      if case .at(let next) = compiled.resumptions[state] {
        add(number, to: &byEntry[next, default: []])
      }
    case .tell, .answer, .timer: return
    }
  }

  /// A case that fails on a mutant; nil if all pass.
  ///
  /// Only the cases that pass the changed place are run: the others cannot tell.
  func killer(of mutant: CompiledFlow, touching touch: Mutant.Touch) -> Case? {
    let orders =
      orders
      + mutant.orders.dropFirst(orders.count).map { orderNumbers[mutant.words(ordering: $0)] ?? -2 }
    // A twin has the number of the state it looks like.
    let positions =
      Array(compiled.positions.indices)
      + mutant.positions.dropFirst(compiled.positions.count).map { places[$0.id] ?? -3 }
    func fails(_ test: Case) -> Bool {
      var machine = BareMachine(mutant)
      return test.steps.contains { step in
        !Self.agrees(machine.take(step.input), step.expected, orders, positions)
      }
    }
    var near: [Int] = []
    for edge in touch.edges { near += byEdge[edge] ?? [] }
    for cell in touch.cells { near += byCell[cell] ?? [] }
    for entry in touch.entries { near += byEntry[entry] ?? [] }
    var tried: Set<Int> = []
    for number in near where tried.insert(number).inserted && fails(cases[number]) {
      return cases[number]
    }
    return nil
  }

  private static func agrees(
    _ seen: [BareMachine.Seen], _ expected: [Expected], _ orders: [Int32], _ positions: [Int]
  ) -> Bool {
    guard seen.count == expected.count else { return false }
    for (seen, expected) in zip(seen, expected) {
      guard seen.disposition == expected.disposition,
        seen.position.map({ positions[$0] }) ?? -1 == expected.position,
        seen.reaction.orders.count == expected.orders.count
      else { return false }
      for (order, wanted) in zip(seen.reaction.orders, expected.orders)
      where orders[order] != wanted { return false }
    }
    return true
  }
}
