public import PermissionFlow

/// A list of tests generated from a flow's plan, built one by one as they are asked for.
///
/// Each case begins afresh and takes a shortest way to what it tests. What it expects comes from a
/// second reading of the authored rows, not from the machine under test. The order and the names
/// are the same on every run. Memory is linear in the number of cases.
public struct Suite: Sendable {
  /// What a suite tries.
  public enum Kind: String, Sendable, CaseIterable {
    /// Each transition once, in each state of the machine that has it.
    case transitions
    /// Each two transitions in a row.
    case pairs
    /// Each event, as an answer, too late and unasked, and each timer, in each reachable state of
    /// the machine, declared there or not.
    case everyEventEverywhere
  }

  struct Recipe: Sendable {
    let node: Int
    let inputs: [SuiteInput]
    let name: String
  }

  /// What the suite tries.
  public let kind: Kind
  /// The flow's plan.
  public let plan: Plan
  /// What there was to be tried, and what has become of it.
  public let requirements: [Requirement]
  /// How many steps all cases have together.
  public let stepCount: Int
  let map: SuiteMap
  let recipes: [Recipe]

  /// A suite for a plan.
  public init(_ kind: Kind, of plan: Plan) {
    let map = SuiteMap(plan)
    let writer = SuiteWriter(map)
    self.kind = kind
    self.plan = plan
    self.map = map
    switch kind {
    case .transitions: (recipes, requirements) = writer.transitions()
    case .pairs: (recipes, requirements) = writer.pairs()
    case .everyEventEverywhere: (recipes, requirements) = writer.everyEventEverywhere()
    }
    var depths = [Int](repeating: 0, count: map.nodes.count)
    for (number, node) in map.nodes.enumerated() where node.parent >= 0 {
      depths[number] = depths[node.parent] + 1
    }
    stepCount = recipes.reduce(0) { $0 + depths[$1.node] + $1.inputs.count }
  }

  /// What no case tries, and why.
  public var uncovered: [Requirement] { requirements.filter { !$0.isCovered } }
}

extension Suite: RandomAccessCollection {
  /// The first case.
  public var startIndex: Int { 0 }

  /// One past the last case.
  public var endIndex: Int { recipes.count }

  /// A case, built in time linear in its length.
  public subscript(index: Int) -> SuiteCase {
    let recipe = recipes[index]
    var oracle = SuiteOracle(like: map.nodes[0].oracle)
    let inputs = map.path(to: recipe.node) + recipe.inputs
    let steps = inputs.map { input in
      let says = oracle.words(for: input)
      return SuiteCase.Step(
        input: input, says: says,
        expected: oracle.take(input).reactions.map { reaction in
          SuiteCase.Reaction(
            verdict: reaction.verdict,
            position: reaction.position.map { plan.positions[$0].id } ?? "not started",
            orders: reaction.orders.map { plan.words(ordering: $0) })
        })
    }
    return SuiteCase(name: recipe.name, steps: steps)
  }
}

extension Suite: CustomStringConvertible {
  /// `camera pairs: 1,024 cases, 9,000 steps; 1,000 of 1,010 covered`.
  public var description: String {
    let covered = requirements.count(where: \.isCovered)
    return "\(plan.name) \(kind.rawValue): \(count) cases, \(stepCount) steps; "
      + "\(covered) of \(requirements.count) covered"
  }
}
