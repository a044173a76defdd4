/// Something that a journey through a system can see.
public enum CoverageGoal: Hashable, Sendable {
  /// A component is at a position: in a state, or at a waiting place.
  case state(component: Int, position: Int)
  /// A component takes a transition.
  case transition(component: Int, edge: Int)
  /// A component takes two transitions in a row, within one process.
  case pair(component: Int, EdgePair)
  /// The premise of a property is met, so that it has to hold.
  case premise(property: Int)

  /// A kind of goal.
  public enum Kind: String, Sendable, CaseIterable {
    /// Positions of the components.
    case states
    /// Transitions of the components.
    case transitions
    /// Two transitions in a row.
    case pairs
    /// The premises of the properties.
    case properties
  }

  /// Its kind.
  public var kind: Kind {
    switch self {
    case .state: .states
    case .transition: .transitions
    case .pair: .pairs
    case .premise: .properties
    }
  }
}
