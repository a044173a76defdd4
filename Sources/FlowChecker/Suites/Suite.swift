public import EveryPath

/// A list of tests generated from a flow's rows, built one by one as they are asked for.
///
/// Each case begins afresh and takes a shortest path to what it tests. What it expects comes from a
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

    /// What a flow should at least pass: together they notice nearly every change of the first
    /// order.
    ///
    /// What only a third step tells apart, such as a hidden twin of a state whose question is
    /// forgotten, may escape them.
    public static let usual: [Kind] = [.pairs, .everyEventEverywhere]

    /// The name it is typed with.
    public var name: String { self == .everyEventEverywhere ? "every-event" : rawValue }

    /// The kind with a name; nil if there is none.
    public init?(named name: String) {
      guard let kind = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = kind
    }
  }

  struct Recipe: Sendable {
    let node: Int
    let inputs: [SuiteInput]
    let name: String
  }

  /// What the suite tries.
  public let kind: Kind
  package let compiled: CompiledFlow
  /// What there was to be tried, and what has become of it.
  public let requirements: [Requirement]
  /// How many steps all cases have together.
  public let stepCount: Int
  let map: SuiteMap
  let recipes: [Recipe]

  /// A suite for a flow.
  public init<F: Flow>(_ kind: Kind, of graph: FlowGraph<F>) {
    self.init(kind, of: graph.compiled)
  }

  package init(_ kind: Kind, of compiled: CompiledFlow) {
    let map = SuiteMap(compiled)
    let writer = SuiteWriter(map)
    self.kind = kind
    self.compiled = compiled
    self.map = map
    let written =
      switch kind {
      case .transitions: writer.transitions()
      case .pairs: writer.pairs()
      case .everyEventEverywhere: writer.everyEventEverywhere()
      }
    recipes = Self.toldApart(written.recipes)
    requirements = written.requirements
    let depths = map.depths
    stepCount = recipes.reduce(0) { $0 + depths[$1.node] + $1.inputs.count }
  }

  /// The same cases; those that would be called the same have names of their own.
  private static func toldApart(_ recipes: [Recipe]) -> [Recipe] {
    var known: [String: Int] = [:]
    return recipes.map { recipe in
      known[recipe.name, default: 0] += 1
      guard let number = known[recipe.name], number > 1 else { return recipe }
      return Recipe(
        node: recipe.node, inputs: recipe.inputs, name: "\(recipe.name), case \(number)")
    }
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
    return SuiteCase(
      name: recipe.name, inputs: map.path(to: recipe.node) + recipe.inputs,
      from: map.nodes[0].oracle)
  }
}

extension Suite: CustomStringConvertible {
  /// `camera pairs: 1,024 cases, 9,000 steps; 1,000 of 1,010 covered`.
  public var description: String {
    let covered = requirements.count(where: \.isCovered)
    return "\(compiled.name) \(kind.rawValue): \(count) cases, \(stepCount) steps; "
      + "\(covered) of \(requirements.count) covered"
  }
}

/// Something a suite is to try.
public struct Requirement: Sendable, Hashable, CustomStringConvertible {
  /// What has become of it.
  public enum Status: Sendable, Hashable, CustomStringConvertible {
    /// Some case tries it.
    case covered
    /// No case can: proved, with the reason.
    case infeasible(String)
    /// No case does, although one could; with the reason.
    case skipped(String)

    /// What has become of it, and why.
    public var description: String {
      switch self {
      case .covered: "covered"
      case .infeasible(let reason): "infeasible, \(reason)"
      case .skipped(let reason): "skipped, \(reason)"
      }
    }
  }

  /// Why the limit of the search leaves something out.
  static let tooManyDeferred = "there are too many orders in which events can be deferred"

  /// What is to be tried, in words.
  public let name: String
  /// What has become of it.
  public let status: Status
  /// The beginning of the name that it shares with all of its kind; empty for none.
  package var head = ""

  /// Whether some case tries it.
  public var isCovered: Bool { status == .covered }

  /// Whether it is skipped because so much is never deferred at a time in a suite.
  public var isBeyondLimits: Bool { status == .skipped(Self.tooManyDeferred) }

  /// The name, and what has become of it.
  public var description: String { "\(name): \(status)" }
}
