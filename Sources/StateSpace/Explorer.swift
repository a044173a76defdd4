/// A breadth-first search: exact, deterministic, complete or openly truncated.
///
/// What it keeps is chosen with it: a ``StateStorage`` numbers the states in the order of their
/// discovery, a ``TransitionRecord`` keeps of the transitions what is wanted. The search is the
/// same for all of them, and so are the numbers.
///
/// ```swift
/// var explorer = Explorer(Counters(), storage: HashedStorage(), record: PredecessorMap())
/// explorer.run(limits: SearchLimits(maxStates: 1_000_000))
/// while explorer.completeness != .complete {
///   explorer.run(limits: SearchLimits(maxStates: explorer.states.count + 1_000_000))
/// }
/// ```
///
/// A search that was stopped continues when it is run again, and comes to the end of one that was
/// not. Linear in the number of states and transitions; every state is stored once.
@frozen
public struct Explorer<
  Model: TransitionSystem, Storage: StateStorage<Model.State>,
  Record: TransitionRecord<Model.Action>
> {
  /// A transition of the system.
  public typealias Transition = TransitionList<Model.Action, Model.State>.Element

  /// A transition that a search was stopped for.
  public struct Found {
    /// The number of the state it starts from.
    public let source: Int
    /// What it is, and where it leads.
    public let transition: Transition

    @usableFromInline
    init(source: Int, transition: Transition) {
      self.source = source
      self.transition = transition
    }
  }

  /// What is searched.
  public let model: Model
  @usableFromInline var storage: Storage
  @usableFromInline var kept: Record
  @usableFromInline var expanded = 0
  @usableFromInline var transitions = 0
  @usableFromInline var levels = Levels(initialCount: 0)
  @usableFromInline var limit: Completeness.Limit?
  @usableFromInline let label: ((Transition, Model.State) -> UInt32)?
  @usableFromInline let growing: ((Storage, Levels) -> [String])?

  /// A search that has not begun.
  ///
  /// - Parameters:
  ///   - storage: an empty one, which decides how the states are kept.
  ///   - record: an empty one, which decides what is kept of the transitions.
  ///   - label: gives each transition its label; asked once for each, in order, with the state it
  ///     starts from. Without it a transition has the label it was appended with.
  ///   - growing: names what keeps growing in the states, of all that are known so far and where
  ///     each distance begins; asked as often as the states have doubled.
  @inlinable
  public init(
    _ model: Model, storage: Storage, record: Record,
    label: ((Transition, Model.State) -> UInt32)? = nil,
    growing: ((Storage, Levels) -> [String])? = nil
  ) {
    self.model = model
    self.storage = storage
    kept = record
    self.label = label
    self.growing = growing
  }

  /// The states in the order of their discovery, so by distance from an initial state.
  @inlinable public var states: Storage { storage }

  /// What was kept of the transitions.
  @inlinable public var record: Record { kept }

  /// How many of the states were looked at: all, unless the search was stopped.
  public var expandedCount: Int { expanded }

  /// How many transitions the states have that were looked at.
  public var transitionCount: Int { transitions }

  /// Whether everything was seen.
  public var completeness: Completeness {
    limit.map { .truncated($0, frontier: storage.count - expanded) } ?? .complete
  }
}

extension Explorer {
  /// How many of the states are initial; they come first.
  public var initialCount: Int { levels.initialCount }

  /// How many steps a state is away from the nearest initial state.
  ///
  /// Logarithmic in the greatest distance.
  public func depth(of number: Int) -> Int { levels.depth(of: number) }

  /// The number of the state from which another was first reached; nil for an initial state.
  public func parent(of number: Int) -> Int? { record.parent(of: number) }

  /// The states of a shortest path from an initial state to a state, both included, by number.
  public func shortestPath(to number: Int) -> [Int] {
    var path = [number]
    while let parent = parent(of: path[path.count - 1]) { path.append(parent) }
    return path.reversed()
  }
}

extension Explorer where Record == TransitionTable<Model.Action> {
  /// The graph of what was found so far.
  @inlinable public var graph: StateGraph<Model.State, Model.Action> {
    StateGraph(
      states: states.values, choices: record.actions.values, table: record, levels: levels,
      completeness: completeness)
  }
}

extension Explorer where Record == PredecessorMap<Model.Action> {
  /// The steps by which a state was first reached, each with the number of its source.
  @inlinable
  public func steps(to number: Int) -> [(source: Int, action: Model.Action)] {
    record.steps(to: number)
  }
}
