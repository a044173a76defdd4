public import FlowModel

/// A system as a model for a survey: its states and choices are numbers, made up as they are found.
///
/// ```swift
/// let model = NumberedSystem(system)
/// let found = survey(model)
/// let last = model.state(found[found.count - 1])
/// ```
///
/// Worlds are kept packed, in some ten or twenty bytes each, and what their moves led to, in three
/// bytes a move, unless hardly any is met again: a world that is met again in another setting need not
/// be asked, as long as the parts give the same orders. All else is worked out whenever it happens.
/// Where steps are kept, everything is worked out once and looked up from then on, in ten times the
/// memory: that pays where a model is surveyed more than once.
///
/// What the world notes is kept only if a promise runs a clock: nobody else may ask for it. A model
/// changes while it is asked, so nobody else may ask it at the same time; the workers of
/// ``survey(_:workers:limits:isolation:progress:)`` have tables of their own.
public final class NumberedSystem<W: World>: SearchModel {
  private let table: SystemTable<W>
  // Touched by one line at a time; unchecked, since a search would check it for every state.
  @exclusivity(unchecked) private var ways: [StepTable.Way] = []
  /// Those who work out steps for a survey by several workers.
  private var crew: StepCrew<W>?

  /// The numbers of the start states.
  public let starts: [UInt64]

  /// A system of which nothing is worked out yet.
  ///
  /// - Parameter keepsSteps: whether what was worked out is kept.
  public init(_ system: System<W>, keepsSteps: Bool = false) {
    table = SystemTable(system, keepsSigns: system.hasClocks, isLean: !keepsSteps)
    starts = table.starts
  }

  /// Appends every way on from a state, in a fixed order.
  public func successors(of state: UInt64, into found: inout Successors<UInt32, UInt64>) {
    ways.removeAll(keepingCapacity: true)
    table.expand(state, into: &ways)
    for place in ways.indices { found.append(ways[place].choice, to: ways[place].state) }
  }

  /// The state with a number.
  public func state(_ number: UInt64) -> SystemState<W> { table.state(number) }

  /// The choice with a number.
  public func move(_ number: UInt32) -> SystemMove<W> { table.move(number) }

  /// How much was worked out, to see what a search costs.
  public var size: NumberedSize {
    (crew?.sizes ?? []).reduce(table.size) { $0.with($1) }
  }

  /// Some who work out steps; nil if one must do it alone.
  func crew(of count: Int) -> StepCrew<W>? {
    if count < 2 || !table.isReadable {
      crew = nil
    } else if crew?.count != count {
      crew = StepCrew(table, count: count)
    }
    return crew
  }
}
